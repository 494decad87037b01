import { useState } from 'react';
import type { Favourite, Note } from '#contract/user-data.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useSession } from '#renderer/data/session/session.ts';

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
export function useMyNotes(airportId: string): MyNotes {
  const isUser = useSession((session) => session.credential.kind !== 'anonymous');
  const [version, setVersion] = useState(0);
  const favourites = useApi('listFavourites', isUser ? {} : undefined, version);
  const notes = useApi('listNotes', isUser ? {} : undefined, version);
  const { busy, problem, act } = useAct();
  // The lists are fetched again: the server has the result.
  const change = (deed: () => Promise<unknown>) => () => void act(deed).then(() => setVersion((before) => before + 1));
  const params = { airportId };
  return {
    favourite: (favourites.body ?? favourites.earlier)?.items.find((one) => one.airportId === airportId),
    note: (notes.body ?? notes.earlier)?.items.find((one) => one.airportId === airportId),
    isKnown: notes.body !== undefined || notes.earlier !== undefined,
    busy,
    problem: problem ?? favourites.problem ?? notes.problem,
    mark: change(() => api('addFavourite', { params })),
    unmark: change(() => api('removeFavourite', { params })),
    write: (text) => change(() => api('writeNote', { params, body: { text } }))(),
    erase: change(() => api('removeNote', { params })),
  };
}
