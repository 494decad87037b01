import { useFavourites } from '#renderer/data/airports/favourites.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { readAgain, useApi } from '#renderer/data/api/use-query.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';

/** The user's data about an airport, and the actions to change it; sends no request for an anonymous page. */
export function useMyNotes({ id: airportId, name }: { id: string; name: string }) {
  const isUser = !useIsAnonymous();
  const favourites = useApi('listFavourites', isUser ? {} : undefined);
  const notes = useApi('listNotes', isUser ? {} : undefined);
  const { busy, problem, act } = useAct();
  const change = (deed: () => Promise<unknown>) => async (): Promise<boolean> => {
    const isDone = await act(deed);
    // The list is fetched again: the server has the result.
    readAgain('listNotes');
    return isDone;
  };
  const favourite = favourites.latest?.items.find((one) => one.airportId === airportId);
  const params = { airportId };
  const held = notes.latest?.items.find((one) => one.airportId === airportId);
  const write = (text: string) => change(() => api('writeNote', { params, body: { text } }))();
  const erase = change(() => api('removeNote', { params }));
  const restore = held === undefined ? erase : () => write(held.text);
  const undoable = (sentence: string, deed: () => Promise<boolean>, undo: () => unknown) => () =>
    void deed().then((isDone) => isDone && offerUndo(sentence, undo));
  return {
    favourite,
    note: held,
    isKnown: notes.latest !== undefined,
    busy,
    problem: problem ?? favourites.problem ?? notes.problem,
    turn: () => void act(() => useFavourites.getState().toggle(airportId, name, favourite !== undefined)),
    write: (text: string) => undoable(words.menu.noteChanged, () => write(text), restore)(),
    erase: undoable(words.menu.noteRemoved, erase, restore),
  };
}

export type MyNotes = ReturnType<typeof useMyNotes>;
