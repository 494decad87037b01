import { useEffect, useEffectEvent, useState } from 'react';
import { useRoute, type Fields } from '../route-state.ts';
import type { Parsed } from '../use-parsed.ts';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { writeQuery } from '#renderer/data/address-query.ts';
import { routeAddressQuery, readWordInAddress } from '#renderer/data/route/route-in-address.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { addWord, type Added } from './add-word.ts';

/** What a change of the route makes of it; undefined for nothing. */
export type Edit = (parsed: Parsed) => Partial<Fields> | undefined;

/**
 * Edits need the places of words in the present text: one that comes while they are being computed waits for them, and so does an undo
 * after it.
 */
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

type Outcome = { text: string; added?: Added; problem?: ApiProblem | undefined };

/** Adds what the address asks for, once, and removes that from the address. `done` says where it was put, until the text is another. */
export function useAdded(query: string): { done: string; problem: ApiProblem | undefined } {
  const [last, setLast] = useState<Outcome>();
  const text = useRoute((route) => route.text);
  const units = useUnits();
  const add = useEffectEvent(async (addition: { word: string; id: string | undefined }): Promise<Outcome | undefined> => {
    writeQuery('/route', routeAddressQuery(useRoute.getState()));
    const before = useRoute.getState();
    try {
      const added = await addWord(before, addition);
      // Typed meanwhile: what was computed is of another text.
      if (useRoute.getState().text !== before.text) return undefined;
      if (added.kind === 'added') before.change({ text: added.text, choices: added.choices });
      return { text: useRoute.getState().text, added };
    } catch (thrown) {
      return { text: before.text, problem: problemFrom(thrown) };
    }
  });
  useEffect(() => {
    const addition = readWordInAddress(query);
    if (addition !== undefined) void (async () => setLast(await add(addition)))();
  }, [query]);
  if (last?.text !== text) return { done: '', problem: undefined };
  return { done: last.added === undefined ? '' : inWords(last.added, units), problem: last.problem };
}

function inWords(added: Added, units: ReturnType<typeof useUnits>): string {
  const { done, onlyText, notFound } = words.routeMap;
  if (added.kind === 'message') return onlyText;
  if (added.kind === 'notFound') return notFound(added.word);
  const { word, from, to, addedNm } = added;
  if (from === undefined || to === undefined || addedNm === null) return done.added(word);
  return done.insertedAdding(word, from, to, units.distance(addedNm));
}
