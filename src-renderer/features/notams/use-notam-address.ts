import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readQuery, writeQuery } from '#renderer/data/address-query.ts';
import { choicesOf, queryOf } from './filters/address.ts';
import { useAsking, type Choices } from './filters/asking.ts';
import { useImporting } from './import/importing.ts';

/** Milliseconds that the search must rest: browsers allow few changes of the address in a row, and a slider makes many. */
const REST = 150;

const pathOf = (location: string): string => (location === '' ? '/notams' : `/notams/${encodeURIComponent(location)}`);

/**
 * Keeps the search and the address the same, so that reload, links and back find it again; `location` is the airport in the path, and `?import` opens the import.
 * The screen that is opened again without a search goes on with the last one. Returns what puts another airport into the address, with a change of the rest.
 */
export function useNotamAddress(location: string): (location: string, part: Partial<Choices>) => void {
  // Both render the screen again when the address changes.
  useLocation();
  useSearch();
  const path = pathOf(location);
  const query = readQuery();
  const asked = useAsking(queryOf);
  const written = useRef<string>(undefined);

  useEffect(() => {
    const address = `${path}?${query}`;
    if (address === written.current) return;
    const isOpenedAgain = written.current === undefined && location === '' && query === '';
    written.current = address;
    if (new URLSearchParams(query).has('import')) useImporting.getState().open();
    if (!isOpenedAgain) useAsking.getState().change(choicesOf(query));
  }, [path, query, location]);
  useEffect(() => {
    const address = `${path}?${asked}`;
    if (address === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = address;
      writeQuery(path, asked);
    }, REST);
    return () => clearTimeout(timer);
  }, [asked, path]);

  return (next, part) => {
    useAsking.getState().change(part);
    const search = queryOf(useAsking.getState());
    written.current = `${pathOf(next)}?${search}`;
    writeQuery(pathOf(next), search);
  };
}
