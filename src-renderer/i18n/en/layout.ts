export const layout = {
  screens: 'Screens',
  skip: 'Skip to content',
  statusBar: 'Status bar',
  briefingsChanged: (value: number, first: string) =>
    value === 1 ? `Briefing changed: ${first}` : `${value} briefings changed: ${first}, …`,
  noAnswer: 'Server not responding',
  importing: (step: string) => `Importing: ${step}`,
  offline: 'offline',
  networkOff: 'network off',
  clockIsRight: 'The clock is right',
  clockMoved: (days: number) =>
    `This computer’s clock moved ${days < 0 ? 'back ' : ''}by ${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`,
  problems: 'Problems',
  noSandbox: 'without sandbox',
  nothingHere: 'Nothing here',
  noScreen: 'There is no screen at this address.',
  goToSearch: 'Go to search',
  loading: 'Loading…',
  thisInstallation: 'this installation',
  removeKey: 'Remove key',
  signOut: 'Sign out',
};
