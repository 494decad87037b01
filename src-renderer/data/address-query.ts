/**
 * The query of a screen. A link inside the window puts it before the #, links from outside and the screens themselves after the path that follows it. The
 * chosen moment is in the address too, but is no part of it.
 */
import { withMoment, withoutMoment } from './moment.ts';

export const readQuery = (): string => withoutMoment(location.hash.split('?')[1] ?? location.search.slice(1));

/** Writes it after the path, where the router's own navigation would not put it, and without a new entry in the history. */
export function writeQuery(path: string, query: string): void {
  const before = location.href;
  const url = new URL(before);
  url.search = withMoment('');
  url.hash = query === '' ? path : `${path}?${query}`;
  history.replaceState(history.state, '', url);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL: before, newURL: url.href }));
}
