/** The names of keys on this keyboard: a Mac has ⌘ in place of Ctrl. */
const isMac = navigator.platform.startsWith('Mac');

/** `Control+P` or `a`, as keyboards have it: `Ctrl-P`, `A`. */
const keyInWords = (key: string): string =>
  key.replace('Control+', isMac ? '⌘' : 'Ctrl-').replace(/^[a-z]$/, (letter) => letter.toUpperCase());

/** For a control that has a key: its tooltip names it, and so do screen readers. `key` as in `aria-keyshortcuts`. */
export const withKey = (label: string, key: string) =>
  ({
    title: `${label} (${keyInWords(key)})`,
    'aria-keyshortcuts': key.startsWith('Control+') ? `${key} ${key.replace('Control', 'Meta')}` : key,
  }) as const;
