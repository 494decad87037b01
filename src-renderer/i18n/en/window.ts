/** The frame of the window and every screen use these words: menus, keys, the palette, search, signing in, faults. */
import { common } from '#words/en/common.ts';

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
  thisInstallation: 'this installation',
  signOut: 'Sign out',
  notSignedIn: 'Not signed in',
  now: 'Now',
  clock: 'Time of all screens',
  clockBox: 'Show every screen at (UTC)',
  clockNotations: '2200, 222200, tomorrow 2200, +3h',
  clockFault: 'Not a time: write 2200, 222200, tomorrow 2200 or +3h.',
  clockHint: 'Home, airports, NOTAMs, map, comparison and route are of this time.',
};

/** Menus of what is shown, and what they say they did. */
export const menu = {
  label: 'Airport menu',
  of: (airport: string) => `Menu of ${airport}`,
  open: 'Open',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  copy: (code: string) => `Copy ${code}`,
  copyPosition: 'Copy position',
  copyText: 'Copy the text as received',
  openNotam: (notam: string) => `Open ${notam}`,
  favouriteAdded: (airport: string) => `${airport} added to favourites.`,
  favouriteRemoved: (airport: string) => `${airport} removed from favourites.`,
  noteChanged: 'Note changed.',
  noteRemoved: 'Note removed.',
  acknowledged: (notam: string) => `${notam} acknowledged.`,
  withdrawn: (notam: string) => `Acknowledgement of ${notam} withdrawn.`,
  recentCleared: 'Recent airports cleared.',
  routeRemoved: (name: string) => `Route ${name} removed.`,
};

export const keys = {
  title: 'Keys',
  button: 'Keys of every screen',
  /** Keyboards name them so, where that differs from the names of the web. */
  names: {
    Control: 'Ctrl',
    Shift: 'Shift',
    Alt: 'Alt',
    Escape: 'Esc',
    Enter: 'Enter',
    Delete: 'Delete',
    PageUp: 'PgUp',
    PageDown: 'PgDn',
    Home: 'Home',
    End: 'End',
  },
  /** It says what each key does, by the names of components/keyboard/key-list.ts; those of a screen are among its own words. */
  everywhere: {
    title: 'On every screen',
    rows: {
      box: 'Go to the box: places, routes, NOTAMs, times, commands',
      list: 'Jump to the next list or table',
      keys: 'Show these keys; F1 also from a field',
      close: 'Close what is open',
      print: common.print,
      undo: 'Undo the last change: a favourite, a note, an acknowledgement, a route',
      menu: 'Menu of an airport, a NOTAM or a place on the map, also by right click',
    },
  },
};

/** The window says these when a part of it fails by a fault of the program. */
export const faults = {
  label: (what: string) => `${what}: not shown`,
  failed: (what: string) => `“${what}” cannot be shown because of a fault in Aeroshelf. What it would say is missing here.`,
  rest: 'The rest of the window works. Your data is not affected.',
  failedAgain: 'It failed again. Reload the window, and if it still fails, report it with the details.',
  again: 'Try again',
  reload: 'Reload the window',
  copy: 'Copy details',
  details: 'Details',
  wholeWindow: 'The window',
};

export const box = {
  label: 'Name, code, route or time',
  placeholder: 'EGKK, Geneva, EGKK LFPB 0900, EGLL notams …',
  results: 'What Enter may do',
  hint: 'A code or name, EGKK to Nice 2200, gatwick notams, EGKK 240/15, EGLL 27R, 118.7, A1234/26, 51N000W, airports within 50 NM of EGKK, compare EGKK LFMN, a time or a command',
  enter: (does: string) => `Enter: ${does}`,
  unknown: (names: readonly string[]) =>
    `${names.map((name) => `“${name}”`).join(', ')} ${names.length === 1 ? 'is' : 'are'} not in your data`,
  alsoKnownAs: (name: string) => `also known as ${name}`,
  similar: 'similar spelling',
  stored: (notams: number) => (notams === 0 ? 'not stored' : `${notams} stored`),
  recent: 'open again',
  command: 'run this command',
  does: {
    at: (does: string, time: string) => `${does} at ${time}`,
    departing: (does: string, time: string) => `${does}, departing ${time}`,
    airport: (name: string) => `open ${name}`,
    runway: (name: string, end: string) => `open ${name} at runway ${end}`,
    onMap: (name: string) => `show ${name} on the map`,
    notams: (name: string) => `show the NOTAMs of ${name}`,
    notam: (number: string) => `show NOTAM ${number}`,
    unstoredNotam: (number: string) => `look for NOTAM ${number}, which is not in your data`,
    compare: (names: string) => `compare ${names}`,
    brief: 'brief this flight',
    route: 'plan this route',
    addToRoute: (word: string) => `add ${word} to the route where it adds least`,
    time: (time: string) => `show everything at ${time}`,
    wind: (wind: string) => `use ${wind} as the wind everywhere`,
    windAt: (wind: string, name: string) => `use ${wind} as the wind at ${name}`,
    frequency: (mhz: string) => `list airports with ${mhz}`,
    near: (name: string, radius: string) => `list airports within ${radius} of ${name}`,
  },
  commands: {
    goTo: (screen: string) => `Go to ${screen}`,
    themeSystem: 'Theme: system',
    themeLight: 'Theme: light',
    themeDark: 'Theme: dark',
    feet: 'Lengths in feet',
    metres: 'Lengths in metres',
    language: (name: string) => `Language: ${name}`,
    utc: 'Times in UTC',
    local: 'Times in this computer’s time zone',
    sync: 'Update data now',
    keys: 'Show all keys',
    clearRecent: 'Clear recent airports',
  },
};

export const search = {
  title: 'Search',
  keyList: {
    title: 'Search and airport',
    rows: {
      favourite: 'Mark the airport as favourite, or unmark',
      favourites: 'List of favourites, also in the table of airports',
      wind: 'Go to the wind of the airport',
      note: 'Go to the note on the airport',
      times: 'Times in UTC or local',
    },
  },
  find: 'Find an airport',
};

export const session = {
  user: 'User name or email',
  password: 'Password',
  showPassword: 'Show password',
  byKey: 'Use a key',
  apiKey: 'API key',
  keptInMemory: 'kept in memory only',
  showKey: 'Show key',
  enterKey: 'Use key',
  whereFrom:
    'Without a password or key: run “aeroshelf link” in a terminal; its link signs in the owner. For another key: aeroshelf keys add owner.',
  firstKey: 'Your first API key, for other programs on this computer. It is shown only once; this window does not need it.',
  expired: 'Your session has expired. Sign in again.',
  stay: 'Stay signed in on this browser',
  stayHint: 'Also after the browser is closed. Otherwise the session ends with this tab and those opened from it.',
  manage: 'Session and sign-in',
  sessions: 'Signed-in browsers',
  sessionsHow: 'Each stays signed in for 30 days at most. Ending one takes effect at once.',
  noSessions: 'No browser is signed in.',
  began: 'Signed in',
  ends: 'Ends',
  end: 'End session',
  beganBy: { password: 'with a password', link: 'by a link' },
  thisBrowser: 'This browser:',
  signInOrKey: 'Sign in or add a key',
};
