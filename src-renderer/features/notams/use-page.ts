import { useState } from 'react';

/** The page of a list, from 1; another `list` (filter, page size) begins at its first page. */
export function usePage(list: string): readonly [number, (page: number) => void] {
  const [turned, setTurned] = useState({ list, page: 1 });
  return [turned.list === list ? turned.page : 1, (page) => setTurned({ list, page })];
}
