import { useState } from 'react';
import type { RoutePoint } from '#contract/route/legs.ts';
import type { Choice } from '#renderer/data/route/route-in-address.ts';
import type { MapPlace, RouteEdits } from '#renderer/data/route/route-map.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { movedChoices } from '../text-edits.ts';
import { useRoute } from '../route-state.ts';
import type { Parsed } from '../use-parsed.ts';
import { withInserted, withPlaced, withoutPoint, pointWords, type Written } from './point-edits.ts';
import { wordFor } from './add-word.ts';

type Act = (text: string, route: Written) => { text: string; done: string; choices?: readonly Choice[] };

const NOTHING: Written = { words: [], points: [] };

/** Changes of points on the map as changes of the text, each undone in one step; `done` says what the last one did. A flight plan message has none. */
export function useMapEdits(parsed: Parsed | undefined) {
  const [last, setLast] = useState({ text: '', done: '' });
  const text = useRoute((route) => route.text);
  const edit = (act: Act) =>
    useRoute.getState().edit((now) => {
      const { text: written, choices } = useRoute.getState();
      const edited = act(written, now?.route ?? NOTHING);
      setLast({ text: edited.text, done: edited.done });
      return { text: edited.text, choices: movedChoices(edited.choices ?? choices, written, edited.text) };
    }, parsed);
  const edits: RouteEdits = {
    move: (at, to) => edit((written, { points }) => placed(written, points, at, to)),
    insert: (before, place) => edit((written, read) => inserted(written, read, before, place)),
    remove: (at) => edit((written, read) => removed(written, read, at)),
  };
  return { edits: parsed?.route.form === 'message' ? undefined : edits, done: last.text === text ? last.done : '' };
}

const nameAt = (points: readonly RoutePoint[], at: number): string => (points[at] === undefined ? '' : pointName(points[at]));

function placed(text: string, points: Written['points'], at: number, to: MapPlace) {
  const { word, choices } = wordFor(to, points.toSpliced(at, 1), useRoute.getState().choices);
  return { text: withPlaced(text, { points }, at, word), choices, done: words.routeMap.done.moved(nameAt(points, at), word) };
}

function inserted(text: string, read: Written, before: number, place: MapPlace) {
  const { done } = words.routeMap;
  const { points } = read;
  const { word, choices } = wordFor(place, points, useRoute.getState().choices);
  const isBetween = before > 0 && before < points.length;
  const sentence = isBetween ? done.inserted(word, nameAt(points, before - 1), nameAt(points, before)) : done.added(word);
  return { text: withInserted(text, read, before, word), choices, done: sentence };
}

/** What was said of the point goes with it, and is named. */
function removed(text: string, read: Written, at: number) {
  const gone = pointWords(read, text, at);
  return {
    text: withoutPoint(text, read, at) ?? text,
    done: gone === undefined ? '' : words.routeMap.done.removed(text.slice(gone.from, gone.to)),
  };
}
