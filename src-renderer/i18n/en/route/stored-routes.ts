export const storedRoutes = {
  title: 'My routes',
  needsUser: 'Routes and waypoints are stored for a user: sign in or use a key.',
  none: 'No route is stored yet.',
  name: 'Name of the route',
  nameHint: 'LSGG – LFMN',
  save: 'Save route',
  change: (name: string) => `Save changes to ${name}`,
  saveNew: 'Save as a new route',
  ways: { asStored: 'Open', back: 'Return route', again: 'Copy for today' },
  removed: (name: string) => `${name} is deleted.`,
};
