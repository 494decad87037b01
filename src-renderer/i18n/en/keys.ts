/** The sheet of all keys. Keys that do the same are divided by ` / `. */
type Row = readonly [key: string, does: string];
type List = { title: string; rows: readonly Row[] };

const lists = {
  everywhere: {
    title: 'On every screen',
    rows: [
      ['Ctrl-K', 'Search or run a command'],
      ['/', 'Go to the search box, or to the filter of the screen'],
      ['T', 'Jump to the next list or table'],
      ['? / F1', 'Show these keys; F1 also from a field'],
      ['Esc', 'Close what is open'],
      ['Ctrl-P', 'Print'],
      ['Ctrl-Z', 'Undo the last change: a favourite, a note, an acknowledgement, a route'],
      ['Shift-F10', 'Menu of an airport, also by right click'],
    ],
  },
  home: {
    title: 'Home',
    rows: [
      ['/', 'Go to the box'],
      ['← / → / ↑ / ↓', 'Move between the cards'],
      ['Enter', 'Open the card, or do what the box says'],
    ],
  },
  search: {
    title: 'Search and airport',
    rows: [
      ['↑ / ↓', 'Move through the results'],
      ['Enter', 'Open the airport'],
      ['Esc', 'Clear the box'],
      ['F', 'Mark the airport as favourite, or unmark'],
      ['*', 'List of favourites, also in the table of airports'],
      ['W', 'Go to the wind of the airport'],
      ['N', 'Go to the note on the airport'],
      ['L', 'Times in UTC or local'],
    ],
  },
  airports: {
    title: 'Airports, in the table',
    rows: [
      ['↑ / ↓', 'Move by a row'],
      ['PgUp / PgDn', 'Move by a screenful'],
      ['Home / End', 'First and last row'],
      ['Enter', 'Open the airport'],
      ['C', 'Add to the comparison, or remove'],
      ['F', 'Mark as favourite, or unmark'],
      ['*', 'The favourites alone, or all'],
    ],
  },
  notams: {
    title: 'NOTAMs',
    rows: [
      ['J / K', 'Next and previous NOTAM, from anywhere'],
      ['↑ / ↓', 'The same, in the list'],
      ['Enter', 'Open or close the NOTAM'],
      ['A', 'Acknowledge, or undo it'],
      ['/', 'Go to the text filter'],
      ['Esc', 'Close the NOTAM'],
    ],
  },
  map: {
    title: 'Map, with the map focused',
    rows: [
      ['← / → / ↑ / ↓', 'Move the map'],
      ['+ / −', 'Zoom'],
      ['Enter / C', 'Show what is at the cross'],
      ['M', 'Measure from the cross'],
      ['L', 'Hide or show the lists'],
      ['Esc', 'Stop measuring'],
    ],
  },
  route: {
    title: 'Route',
    rows: [
      ['Ctrl-B', 'Brief this route'],
      ['Ctrl-Z / Ctrl-Y', 'Undo and redo'],
      ['↑ / ↓', 'Move through the suggestions'],
      ['N / P', 'On the map: next and previous point'],
      ['M / I / A', 'On the map: move the point to the cross, insert the cross, add it at the end'],
      ['Delete', 'On the map: remove the point'],
      ['R / F', 'On the map: range rings, whole route'],
    ],
  },
  briefing: {
    title: 'Briefing',
    rows: [
      ['J / K', 'Next and previous NOTAM'],
      ['A', 'Acknowledge, or undo it'],
      ['Enter', 'Show all of the NOTAM'],
      ['R', 'Make the briefing again'],
      ['Ctrl-P', 'Save the PDF'],
    ],
  },
} as const satisfies Record<string, List>;

export const keys: {
  title: string;
  button: string;
  undo: string;
  lists: Record<keyof typeof lists, List>;
} = { title: 'Keys', button: 'Keys of every screen', undo: 'Undo', lists };
