import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readQuery, writeQuery } from '#renderer/data/address-query.ts';

/** The query, where the screen is rendered again when the address changes. */
export function useQueryInAddress(): string {
  useLocation();
  useSearch();
  return readQuery();
}

type Same = {
  path: string;
  /** The query of what the screen shows. */
  own: string;
  /** Takes over that of an address; `isFirst` where the screen was just opened. */
  read: (query: string, isFirst: boolean) => void;
  /** Milliseconds that it must rest: browsers allow few changes of the address in a row. */
  rest: number;
};

/** Keeps what a screen shows and its address the same, so that reload, links and back find it again. `write` puts another path and query there at once. */
export function useSameAddress({ path, own, read, rest }: Same): { query: string; write: (path: string, query: string) => void } {
  const query = useQueryInAddress();
  const same = useRef<string>(undefined);
  const write = (newPath: string, newQuery: string) => {
    same.current = `${newPath}?${newQuery}`;
    writeQuery(newPath, newQuery);
  };
  const arrive = useEffectEvent((address: string) => {
    if (address === same.current) return;
    const isFirst = same.current === undefined;
    same.current = address;
    read(query, isFirst);
  });
  const follow = useEffectEvent(() => {
    const [, screen] = path.split('/');
    // A screen that is left stays in the page, out of sight, until the next one is loaded.
    if (location.hash.startsWith(`#/${screen}`)) write(path, own);
  });
  useEffect(() => arrive(`${path}?${query}`), [path, query]);
  useEffect(() => {
    if (`${path}?${own}` === same.current) return undefined;
    const timer = setTimeout(follow, rest);
    return () => clearTimeout(timer);
  }, [path, own, rest]);
  return { query, write };
}
