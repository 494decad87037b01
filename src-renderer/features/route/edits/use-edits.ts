import { useEffect } from 'react';
import { useRoute, type Fields } from '../route-state.ts';
import type { Parsed } from '../use-parsed.ts';

/** What a change of the route makes of it; undefined for nothing. */
export type Edit = (parsed: Parsed) => Partial<Fields> | undefined;

/** Edits need the places of words in the present text: one that comes while they are being worked out waits for them, and undo behind it. */
export const useEdits =
  (parsed: Parsed) =>
  (edit: Edit): void =>
    useRoute.getState().edit((now) => now && edit(now), parsed);

/** Makes what waits as soon as it can be made; dropped when the screen is left. */
export function useWaitingEdits(parsed: Parsed | undefined): void {
  const { settle } = useRoute();
  useEffect(() => settle(parsed));
  useEffect(() => () => useRoute.setState({ waiting: [] }), []);
}
