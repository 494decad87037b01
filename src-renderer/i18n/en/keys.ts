/** What each key of components/keyboard/key-list.ts does, by the same names. */
const lists = {
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
  home: {
    title: 'Home',
    rows: {
      box: 'Go to the box',
      cards: 'Move between the cards',
      open: 'Open the card, or do what the box says',
    },
  },
  search: {
    title: 'Search and airport',
    rows: {
      results: 'Move through the results',
      open: 'Open the airport',
      clear: 'Clear the box',
      favourite: 'Mark the airport as favourite, or unmark',
      favourites: 'List of favourites, also in the table of airports',
      wind: 'Go to the wind of the airport',
      note: 'Go to the note on the airport',
      times: 'Times in UTC or local',
    },
  },
  airports: {
    title: 'Airports, in the table',
    rows: {
      row: 'Move by a row',
      screenful: 'Move by a screenful',
      ends: 'First and last row',
      open: 'Open the airport',
      compare: 'Add to the comparison, or remove',
      favourite: 'Mark as favourite, or unmark',
      favourites: 'The favourites alone, or all',
    },
  },
  notams: {
    title: 'NOTAMs',
    rows: {
      next: 'Next and previous NOTAM, from anywhere',
      row: 'The same, in the list',
      open: 'Open or close the NOTAM',
      acknowledge: 'Acknowledge, or undo it',
      text: 'Go to the text filter',
      close: 'Close the NOTAM',
    },
  },
  map: {
    title: 'Map, with the map focused',
    rows: {
      move: 'Move the map',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      here: 'Show what is at the cross',
      measure: 'Measure from the cross',
      lists: 'Hide or show the lists',
      stop: 'Stop measuring',
    },
  },
  route: {
    title: 'Route',
    rows: {
      brief: 'Brief this route',
      undo: 'Undo',
      redo: 'Redo',
      suggestions: 'Move through the suggestions',
      point: 'On the map: next and previous point',
      moveHere: 'On the map: move the point to the cross',
      insert: 'On the map: insert the cross',
      append: 'On the map: add the cross at the end',
      remove: 'On the map and in the legs: remove the point',
      rings: 'On the map: range rings',
      whole: 'On the map: whole route',
      legUp: 'In the legs: move the point up',
      legDown: 'In the legs: move the point down',
    },
  },
  briefing: {
    title: 'Briefing',
    rows: {
      next: 'Next and previous NOTAM',
      acknowledge: 'Acknowledge, or undo it',
      open: 'Show all of the NOTAM',
      again: 'Make the briefing again',
      print: 'Save the PDF',
    },
  },
};

export const keys = {
  title: 'Keys',
  button: 'Keys of every screen',
  undo: 'Undo',
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
  lists,
};
