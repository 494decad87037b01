/**
 * Finds the points of a route: each word that the data, the user or its own figures place. Promise: no word is dropped: one without a
 * position has a fault and is in `via` of the next point; and where a word can mean several places, the answer has the one taken and the
 * others.
 */
import type { LatLon } from '#domain/lat-lon.ts';
import type { RouteWords, Word } from '../words/word.ts';
import { pointKinds } from '../words/words.ts';
import { addedBy, choose, FARTHEST_NM, type Sides } from './choose.ts';
import { optionsOf, type Known, type Referred } from './options.ts';
import type { Point } from './point.ts';
import { faultsOf, MOST_POINTS, WORDS_OF_WAYS, type PointFault, type WordSlot } from './point-faults.ts';

export type RoutePoints = { points: Point[]; alternates: Point[]; faults: PointFault[] };

/** A word that looks like an airway is the aerodrome of that code where it lies so close to the leg, nautical miles; an airway would by chance alone. */
const AS_POINT_NM = 50;

export function findPoints(text: string, { words, form }: Pick<RouteWords, 'words' | 'form'>, data: Known): RoutePoints {
  let count = 0;
  const slots = words.map((read): WordSlot => {
    const word = asOwnPoint(read, data);
    const isPoint = pointKinds.includes(word.kind);
    if (isPoint) count++;
    const isOneTooMany = count > MOST_POINTS;
    const { options, isKnown } = isOneTooMany ? { options: [], isKnown: true } : optionsOf(word, data);
    return { word, text: text.slice(word.from, word.to), options, isKnown, isPoint, isOneTooMany, isTooFar: false, taken: undefined };
  });
  choose(
    slots.filter(({ isPoint }) => isPoint),
    { hasEnds: !isItem15Alone(text, { words, form }) },
  );
  takeAsPoints(slots);
  const sides = sidesOf(slots);
  const alternates = slots.filter(({ word }) => word.kind === 'alternate');
  const destination = slots.findLast(({ isPoint, taken }) => isPoint && taken);
  for (const slot of alternates) slot.taken = nearest(slot.options, destination);
  return {
    points: pointsOf(slots),
    alternates: alternates.flatMap((slot) => pointOf(slot, {}, [])),
    faults: slots.flatMap((slot, at) => faultsOf(slot, sides[at] ?? {})),
  };
}

/**
 * Item 15 out of a message, by its hyphen or its ways, has no aerodromes: what it begins and ends with is on the way. A typed list with a speed in front has both.
 */
const isItem15Alone = (text: string, { words, form }: Pick<RouteWords, 'words' | 'form'>): boolean =>
  form === 'item15' && (/^\s{0,100}-/.test(text) || words.some(({ kind }) => kind === 'direct' || kind === 'airway'));

/** What an airway or procedure could be called is a point where the user has called one so. */
function asOwnPoint(word: Word, { lookup }: Known): Word {
  if (word.kind !== 'airway' && word.kind !== 'procedure') return word;
  return lookup(word.ident).some(({ kind }) => kind === 'waypoint') ? { ...word, kind: 'point' } : word;
}

/** Gives for each word the positions that the route comes from and goes to. */
function sidesOf(slots: readonly WordSlot[]): Sides[] {
  const sides: Sides[] = slots.map(() => ({}));
  for (const [order, side] of [
    [slots.keys().toArray(), 'before'],
    [slots.keys().toArray().toReversed(), 'after'],
  ] as const) {
    let position: LatLon | undefined;
    for (const at of order) {
      const [own, slot] = [sides[at], slots[at]];
      if (own && position) own[side] = position;
      if (slot?.isPoint && slot.taken) ({ position } = slot.taken);
    }
  }
  return sides;
}

const nearest = (options: readonly Referred[], to: WordSlot | undefined): Referred | undefined =>
  options.toSorted((a, b) => added(a, to) - added(b, to))[0];
const added = ({ position }: Referred, to: WordSlot | undefined) => addedBy(position, { before: to?.taken?.position }) ?? 0;

/** Words of the form of an airway or procedure that are an aerodrome off the leg, or are where no airway can be: at an end. */
function takeAsPoints(slots: readonly WordSlot[]): void {
  const sides = sidesOf(slots);
  for (const [at, slot] of slots.entries()) {
    if (!WORDS_OF_WAYS.includes(slot.word.kind)) continue;
    const { before, after } = sides[at] ?? {};
    if (before === undefined && after === undefined) continue;
    const added = ({ position }: Referred) => addedBy(position, { before, after }) ?? 0;
    const aerodromes = slot.options.filter(({ place }) => place?.kind === 'airport').toSorted((a, b) => added(a) - added(b));
    const [best] = aerodromes;
    if (best === undefined || added(best) > (before && after ? AS_POINT_NM : FARTHEST_NM)) continue;
    Object.assign(slot, { isPoint: true, taken: best, options: aerodromes });
  }
}

type Valid = Partial<Pick<Point, 'speed' | 'level' | 'rules' | 'traffic'>>;

/** A remark after a point is valid from there on; after a word that is not found, from the next point. */
function pointsOf(slots: readonly WordSlot[]): Point[] {
  const points: Point[] = [];
  let [valid, via]: [Valid, string[]] = [{}, []];
  let last: Point | undefined;
  for (const slot of slots) {
    const { word } = slot;
    if (slot.isPoint && slot.taken) {
      [last] = pointOf(slot, valid, via);
      if (last) points.push(last);
      via = [];
    } else if (slot.isPoint || WORDS_OF_WAYS.includes(word.kind) || word.kind === 'unknown') {
      via.push(slot.text);
      last = undefined;
    } else {
      const change = saidBy(word);
      valid = { ...valid, ...change };
      if (last) Object.assign(last, change);
      if (last && word.kind === 'stay') last.stayMinutes += word.minutes;
    }
  }
  return points;
}

function saidBy(word: Word): Valid {
  if (word.kind === 'rules') return { rules: word.rules };
  if (word.kind === 'traffic') return { traffic: word.traffic };
  if (word.kind !== 'speedLevel') return {};
  return { ...(word.speed && word.speed.value > 0 && { speed: word.speed }), ...(word.level && { level: word.level }) };
}

export function pointOf({ word: { from, to, kind }, taken }: WordSlot, { speed, level, rules, traffic }: Valid, via: string[]): Point[] {
  if (taken === undefined) return [];
  const { position, place, reference, label } = taken;
  const ofWord = kind === 'coordinates' || kind === 'bearingDistance' ? kind : (place?.kind ?? 'coordinates');
  const own = {
    kind: label ? ('waypoint' as const) : ofWord,
    place: reference ? undefined : place,
    reference,
    label,
  };
  return [{ from, to, ...own, position, speed, level, rules, traffic, stayMinutes: 0, via }];
}
