import { useEffect, useRef } from 'react';
import { useRoute } from '../route-state.ts';
import type { Parsed } from '../use-parsed.ts';

type Changed = Parameters<ReturnType<typeof useRoute.getState>['change']>[0];
/** What a change of the route makes of it; undefined for nothing. */
export type Edit = (parsed: Parsed) => Changed | undefined;

/** Edits need the places of words in the present text: one that comes while they are being worked out waits for them. */
export function useEdits(parsed: Parsed): (edit: Edit) => void {
  const waiting = useRef<Edit[]>([]);
  const run = (edit: Edit): void => {
    const changed = edit(parsed);
    if (changed !== undefined) useRoute.getState().change(changed);
  };
  useEffect(() => {
    const isPresent = parsed.text === useRoute.getState().text;
    const next = isPresent ? waiting.current.shift() : undefined;
    if (next !== undefined) run(next);
  });
  return (edit) => {
    if (parsed.text === useRoute.getState().text && waiting.current.length === 0) run(edit);
    else waiting.current.push(edit);
  };
}
