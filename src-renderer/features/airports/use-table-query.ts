import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { addressOf, readAddress, type TableQuery } from './filter/filter-address.ts';

const PATH = '/airports';

/** The last query of the screen, restored when it is opened again without a query in the address. */
let left = '';

/** Writes the query after the path that follows the #, where the router's own navigation would not put it. */
function write(query: string): void {
  const before = location.href;
  const url = new URL(before);
  url.search = '';
  url.hash = query === '' ? PATH : `${PATH}?${query}`;
  history.replaceState(history.state, '', url);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL: before, newURL: url.href }));
}

/** Filter and order, which are kept in the address. `ask` changes parts of them. */
export function useTableQuery(): TableQuery & { ask: (part: Partial<Pick<TableQuery, 'filter' | 'order'>>) => void } {
  const [path] = useLocation();
  const search = useSearch();
  // A link inside the window puts its query before the #.
  const query = path.split('?')[1] ?? search;
  const hasArrived = useRef(false);
  useEffect(() => {
    // While the screen is open an empty query is the user's choice, not a return to the screen.
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
