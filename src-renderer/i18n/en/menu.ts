/** Menus of what is shown, and what they say they did. */
export const menu = {
  label: 'Airport menu',
  of: (airport: string) => `Menu of ${airport}`,
  open: 'Open',
  onMap: 'Show on map',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  copy: (code: string) => `Copy ${code}`,
  copyPosition: 'Copy position',
  copyText: 'Copy the text as received',
  openNotam: (notam: string) => `Open ${notam}`,
  dropOnRoute: 'Drop here to add it to the route',
  // What can be undone.
  favouriteAdded: (airport: string) => `${airport} added to favourites.`,
  favouriteRemoved: (airport: string) => `${airport} removed from favourites.`,
  noteChanged: 'Note changed.',
  noteRemoved: 'Note removed.',
  acknowledged: (notam: string) => `${notam} acknowledged.`,
  withdrawn: (notam: string) => `Acknowledgement of ${notam} withdrawn.`,
  recentCleared: 'Recent airports cleared.',
  routeRemoved: (name: string) => `Route ${name} removed.`,
};
