/**
 * Every key of the window, once: the sheet of keys and the tooltips of buttons have it from here. Keys are written as in `aria-keyshortcuts`; those that
 * do the same, or the one and its opposite, are divided by spaces. What each does is said in the catalogues.
 */
export const keyList = {
  everywhere: {
    box: '/ Control+K',
    list: 'T',
    keys: '? F1',
    close: 'Escape',
    print: 'Control+P',
    undo: 'Control+Z',
    menu: 'Shift+F10',
  },
  home: {
    cards: 'ArrowLeft ArrowRight ArrowUp ArrowDown',
    open: 'Enter',
    ready: 'G',
  },
  search: {
    favourite: 'F',
    favourites: '*',
    wind: 'W',
    note: 'N',
    times: 'L',
  },
  airports: {
    row: 'ArrowUp ArrowDown',
    screenful: 'PageUp PageDown',
    ends: 'Home End',
    open: 'Enter',
    compare: 'C',
    favourite: 'F',
    favourites: '*',
  },
  notams: {
    next: 'J K',
    row: 'ArrowUp ArrowDown',
    open: 'Enter',
    acknowledge: 'A',
    close: 'Escape',
  },
  map: {
    move: 'ArrowLeft ArrowRight ArrowUp ArrowDown',
    zoomIn: '+',
    zoomOut: '-',
    here: 'Enter C',
    measure: 'M',
    lists: 'L',
    stop: 'Escape',
  },
  route: {
    brief: 'Control+B',
    ready: 'G',
    undo: 'Control+Z',
    redo: 'Control+Y',
    suggestions: 'ArrowUp ArrowDown',
    point: 'N P',
    moveHere: 'M',
    insert: 'I',
    append: 'A',
    remove: 'Delete',
    rings: 'R',
    whole: 'F',
    legUp: 'Alt+ArrowUp',
    legDown: 'Alt+ArrowDown',
  },
  briefing: {
    next: 'J K',
    severe: 'Shift+J Shift+K',
    acknowledge: 'A',
    open: 'Enter',
    again: 'R',
    ready: 'G',
    print: 'Control+P',
  },
} as const;

type KeyList = typeof keyList;
/** A screen and what its key does are written `notams.acknowledge`. */
export type KeyName = { [Screen in keyof KeyList]: `${Screen}.${keyof KeyList[Screen] & string}` }[keyof KeyList];

/** Lists the keys of a name, in their order. */
export function keysOf(name: KeyName): readonly string[] {
  const [screen, does] = name.split('.') as [keyof KeyList, string];
  return (keyList[screen] as Readonly<Record<string, string>>)[does]?.split(' ') ?? [];
}
