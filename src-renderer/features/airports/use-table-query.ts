import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { addressOf, readAddress, type TableQuery } from './filter/filter-address.ts';

const PATH = '/airports';

/** What the screen showed last; coming back without a question in the address finds it as it was left. */
let left = '';

/** Writes the question behind the path that is behind the #, where the router's own navigation would not put it. */
function write(query: string): void {
  const before = location.href;
  const url = new URL(before);
  url.search = '';
  url.hash = query === '' ? PATH : `${PATH}?${query}`;
  history.replaceState(history.state, '', url);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL: before, newURL: url.href }));
}

/** Filter and order, which live in the address. `ask` changes parts of them. */
export function useTableQuery(): TableQuery & { ask: (part: Partial<Pick<TableQuery, 'filter' | 'order'>>) => void } {
  const [path] = useLocation();
  const search = useSearch();
  // A link inside the window puts its question in front of the #.
  const query = path.split('?')[1] ?? search;
  const hasArrived = useRef(false);
  useEffect(() => {
    // With the screen open an empty question is a wish, and not a return.
    if (!hasArrived.current && query === '' && left !== '') write(left);
    else left = query;
    hasArrived.current = true;
  }, [query]);

  return useMemo(() => {
    const asked = readAddress(query);
    const { filter, order } = asked;
    return { ...asked, ask: (part) => write(addressOf({ filter, order, ...part })) };
  }, [query]);
}
