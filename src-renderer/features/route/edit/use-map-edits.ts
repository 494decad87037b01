import { useEffect, useRef, useState } from 'react';
import type { RoutePoint } from '#contract/route/legs.ts';
import type { Choice } from '#renderer/data/route/asked-route.ts';
import type { MapPlace, RouteEdits } from '#renderer/data/route/route-map.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { useRoute } from '../route-state.ts';
import type { Parsed } from '../use-parsed.ts';
import { useHistory } from './history.ts';
import { withAppended, withInserted, withMoved, withoutPoint, type ReadText } from './point-edits.ts';
import { wordFor } from './word-for.ts';

type MapEdits = {
  /** Undefined for a flight plan message. */
  edits: RouteEdits | undefined;
  /** What the last edit did, until the text is another. */
  done: string;
};

type Edited = { text: string; said: string; choices?: readonly Choice[] };
type Act = (route: ReadText, points: readonly RoutePoint[]) => Edited;

const nameAt = (points: readonly RoutePoint[], at: number): string => (points[at] === undefined ? '' : pointName(points[at]));

/** The word for a place, and what its words mean from then on; `others` are the points that stay. */
const wordOf = (place: MapPlace, others: readonly RoutePoint[]) => wordFor(place, others, useRoute.getState().choices);

/** Changes of points as changes of the text, each undone in one step. One that comes before the text is worked out waits for that. */
export function useMapEdits(parsed: Parsed | undefined): MapEdits {
  const [last, setLast] = useState({ text: '', said: '' });
  const text = useRoute((route) => route.text);
  const waiting = useRef<Act>(undefined);
  const route =
    parsed?.text === text
      ? { text, words: parsed.route.words, points: parsed.route.points }
      : text.trim() === ''
        ? { text, words: [], points: [] }
        : undefined;
  const make = (act: Act) => {
    if (route === undefined) return;
    const { choices, change } = useRoute.getState();
    const edited = act(route, route.points);
    change({ text: edited.text, choices: edited.choices ?? choices });
    setLast({ text: edited.text, said: edited.said });
  };
  useEffect(() => {
    if (waiting.current === undefined || route === undefined) return;
    const act = waiting.current;
    waiting.current = undefined;
    make(act);
  });
  const edit = (act: Act) => {
    if (route === undefined) waiting.current = act;
    else make(act);
  };
  const { done } = words.routeMap;
  const undo = useHistory((history) => history.undo);
  const redo = useHistory((history) => history.redo);
  const edits: RouteEdits = {
    move: (at, to) =>
      edit((read, points) => {
        const { word, choices } = wordOf(to, points.toSpliced(at, 1));
        return { text: withMoved(read, at, word), choices, said: done.moved(nameAt(points, at), word) };
      }),
    insert: (before, place) =>
      edit((read, points) => {
        const { word, choices } = wordOf(place, points);
        const isLast = before >= points.length;
        const said = before === 0 || isLast ? done.added(word) : done.inserted(word, nameAt(points, before - 1), nameAt(points, before));
        return { text: isLast ? withAppended(read, word) : withInserted(read, before, word), choices, said };
      }),
    remove: (at) =>
      edit((read) => {
        const { text: left, removed } = withoutPoint(read, at);
        return { text: left, said: done.removed(removed) };
      }),
    undo,
    redo,
  };
  return { edits: parsed?.route.form === 'message' ? undefined : edits, done: last.text === text ? last.said : '' };
}
