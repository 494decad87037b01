export const keys = {
  title: 'Keys',
  button: 'Keys of every screen',
  /** As keyboards have them, where they differ from the names of the web. */
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
  /** What each key does, by the names of components/keyboard/key-list.ts; those of a screen are among its own words. */
  everywhere: {
    title: 'On every screen',
    rows: {
      palette: 'Search or run a command',
      box: 'Go to the search box, or to the filter of the screen',
      list: 'Jump to the next list or table',
      keys: 'Show these keys; F1 also from a field',
      close: 'Close what is open',
      print: 'Print',
      undo: 'Undo the last change: a favourite, a note, an acknowledgement, a route',
      menu: 'Menu of an airport, a NOTAM or a place on the map, also by right click',
    },
  },
};
