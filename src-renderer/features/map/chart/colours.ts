/** Reads the colours of theme/tokens.css for what style sheets do not draw, and again when the theme changes. */
import { useMemo, useSyncExternalStore } from 'react';

const names = ['page', 'sheet', 'raised', 'line', 'ink', 'dim', 'accent', 'limited', 'critical', 'sea', 'land', 'coast'] as const;
export type Colours = Record<(typeof names)[number], string>;

const ATTRIBUTE = 'data-mantine-color-scheme';
const root = document.documentElement;

export function readColours(): Colours {
  const style = getComputedStyle(root);
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])) as Colours;
}

function onTheme(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(root, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}

export function useColours(): Colours {
  const scheme = useSyncExternalStore(onTheme, () => root.getAttribute(ATTRIBUTE));
  // The attribute is a dependency: the colours follow it.
  return useMemo(() => (scheme === null ? readColours() : readColours()), [scheme]);
}
