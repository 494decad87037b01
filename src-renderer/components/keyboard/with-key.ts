import { words } from '#renderer/i18n/words.ts';
import { keysOf, type KeyName } from './key-list.ts';

/** A Mac has ⌘ in place of Ctrl. */
const isMac = navigator.platform.startsWith('Mac');
const arrows: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', '-': '−' };

/** Keyboards have `Control+P` as `Ctrl-P` or `⌘P`. */
export function keyInWords(key: string): string {
  const names: Readonly<Record<string, string>> = words.keys.names;
  if (isMac && key.startsWith('Control+')) return `⌘${key.slice('Control+'.length)}`;
  return key
    .split(/(?<=.)\+/)
    .map((part) => arrows[part] ?? names[part] ?? part)
    .join('-');
}

/** Screen readers say this attribute of an element that has a key. */
export const shortcut = (name: KeyName): { 'aria-keyshortcuts': string } => ({
  'aria-keyshortcuts': keysOf(name)
    .map((key) => (key.startsWith('Control+') ? `${key} ${key.replace('Control', 'Meta')}` : key))
    .join(' '),
});

/** The tooltip of a control that has a key names it, and so do screen readers. */
export const withKey = (label: string, name: KeyName) => ({ title: `${label} (${keyInWords(keysOf(name)[0] ?? '')})`, ...shortcut(name) });
