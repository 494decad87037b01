/** The menu of an airport, and what it says it did. */
export const menu = {
  label: 'Airport menu',
  of: (airport: string) => `Menu of ${airport}`,
  open: 'Open',
  notams: 'NOTAMs',
  onMap: 'Show on map',
  addToRoute: 'Add to route',
  compare: 'Compare',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  copy: (code: string) => `Copy ${code}`,
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
