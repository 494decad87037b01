import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readQuery, writeQuery } from '#renderer/data/address-query.ts';
import { addressOf, readAddress, type TableQuery } from './filter/filter-address.ts';

const PATH = '/airports';

/** The last query of the screen, restored when it is opened again without a query in the address. */
let left = '';

/** Filter and order, which are kept in the address. `ask` changes parts of them. */
export function useTableQuery(): TableQuery & { ask: (part: Partial<Pick<TableQuery, 'filter' | 'order'>>) => void } {
  // Both render the screen again when the address changes.
  useLocation();
  useSearch();
  const query = readQuery();
  const hasArrived = useRef(false);
  useEffect(() => {
    // While the screen is open an empty query is the user's choice, not a return to the screen.
    if (!hasArrived.current && query === '' && left !== '') writeQuery(PATH, left);
    else left = query;
    hasArrived.current = true;
  }, [query]);

  return useMemo(() => {
    const asked = readAddress(query);
    const { filter, order } = asked;
    return { ...asked, ask: (part) => writeQuery(PATH, addressOf({ filter, order, ...part })) };
  }, [query]);
}
