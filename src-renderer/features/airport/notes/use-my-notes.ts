import type { Favourite, Note } from '#contract/user-data.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { useFavourites } from '#renderer/data/airports/favourites.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { readAgain, useApi } from '#renderer/data/api/use-query.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';

export type MyNotes = {
  /** Undefined until loaded, and while there is none. */
  favourite: Favourite | undefined;
  note: Note | undefined;
  isKnown: boolean;
  busy: boolean;
  problem: ApiProblem | undefined;
  mark: () => void;
  unmark: () => void;
  write: (text: string) => void;
  erase: () => void;
};

/** The user's data about an airport, and the actions to change it; sends no request for an anonymous page. */
export function useMyNotes({ id: airportId, name }: { id: string; name: string }): MyNotes {
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
  const turn = (isMarked: boolean) => () => act(() => useFavourites.getState().mark(airportId, isMarked));
  const [mark, unmark] = [turn(true), turn(false)];
  const params = { airportId };
  const held = notes.latest?.items.find((one) => one.airportId === airportId);
  const write = (text: string) => change(() => api('writeNote', { params, body: { text } }))();
  const erase = change(() => api('removeNote', { params }));
  const restore = held === undefined ? erase : () => write(held.text);
  const undoable = (sentence: string, deed: () => Promise<boolean>, undo: () => unknown) => () =>
    void deed().then((isDone) => isDone && offerUndo(sentence, undo));
  return {
    favourite: favourites.latest?.items.find((one) => one.airportId === airportId),
    note: held,
    isKnown: notes.latest !== undefined,
    busy,
    problem: problem ?? favourites.problem ?? notes.problem,
    mark: undoable(words.menu.favouriteAdded(name), mark, unmark),
    unmark: undoable(words.menu.favouriteRemoved(name), unmark, mark),
    write: (text) => undoable(words.menu.noteChanged, () => write(text), restore)(),
    erase: undoable(words.menu.noteRemoved, erase, restore),
  };
}
