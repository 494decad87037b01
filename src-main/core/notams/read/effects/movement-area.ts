/** Finds taxiways, aprons and stands that are closed, by name: `TWY B, B1 AND TWY C BTN TWY B AND RWY 09/27 CLSD`. */
import type { EffectRule } from '#contract/notams/rules.ts';
import { oneLine } from '#core/text/line.ts';
import { effectOf } from '../closures/effect.ts';
import { endOfTail } from '../closures/items.ts';
import { placeOf, saidBy, type When, wordsAt } from '../closures/limits-in-effect.ts';
import { limitsOf } from '../closures/tail-limits.ts';
import { segmentsOf } from '../closures/segments.ts';
import type { Segment } from '../closures/tokens.ts';
import { type Verb, verbsOf } from '../closures/verbs.ts';
import type { Effect } from '../notice.ts';
import { aircraftLimitsIn, namesAircraft } from './aircraft-limits.ts';
import { joined, type Kind, kindOf, listedBehind, namesBehind, type Thing, thingsIn } from './movement-things.ts';

const rules: Readonly<Record<Kind, EffectRule>> = {
  closesTaxiway: 'taxiwayClosed',
  closesApron: 'apronClosed',
  closesStand: 'standClosed',
};

/** Words between a thing and the verb that are not understood. */
const MOST_UNKNOWN = 3;
/** Words for the place of a thing without a name: `APRON WEST OF RWY 18/36`. */
const MOST_OF_PLACE = 12;

/** Other notices name a part of the movement area as a place. */
const subjects = /^(?:[MFLINSC]|--|$)/;

export function movementAreaClosures(text: string, subject: string, when: When): Effect[] {
  if (!subjects.test(subject)) return [];
  return segmentsOf(text).flatMap((segment) => (segment.some((token) => kindOf(token) !== null) ? closuresIn(segment, text, when) : []));
}

function closuresIn(segment: Segment, text: string, span: When): Effect[] {
  const found: Effect[] = [];
  const verbs = verbsOf(segment);
  let behind = 0;
  let isClosed = false;
  for (const [index, verb] of verbs.entries()) {
    const start = index === 0 ? 0 : endOfTail(segment, behind, verb.from);
    const to = endOfTail(segment, verb.to, verbs[index + 1]?.from ?? segment.length);
    behind = verb.to;
    if (verb.kind !== 'closed' && verb.kind !== 'unserviceable') continue;
    isClosed = true;
    const things = closedAt(segment, start, verb, to);
    const limits = things.length === 0 ? null : limitsOf(segment, { from: verb.to, to }, verb);
    if (limits === null) continue;
    const tail = wordsAt(segment, limits.for === null ? null : { from: verb.to, to }, text);
    const { said } = saidBy(limits, segment, text, span);
    const quote = placeOf(segment, { from: start, to });
    const conditions = tail === null ? [] : aircraftLimitsIn(tail);
    for (const { kind, names, isPart } of things)
      found.push(effectOf(kind, { ...said, ...(isPart && { extent: 'part' }), conditions, quote, rule: rules[kind], names }, span));
  }
  return isClosed ? found : limitedIn(segment, text, span);
}

const limiting = /^(?:RESTRICTED|LIMITED|LTD|MAX|MAXIMUM)$/;

/** A limit closes a taxiway to all other aircraft: `TWY B MAX WINGSPAN 36M`, `TWY B AVBL FOR CODE C AND BELOW ONLY`. */
function limitedIn(segment: Segment, text: string, span: When): Effect[] {
  const isOnly = segment.some(({ meaning }) => meaning === 'only');
  const at = segment.findIndex(({ text: word, meaning }) => limiting.test(word) || (isOnly && meaning === 'usable'));
  const [first, limit, last] = [segment[0], segment[at], segment.at(-1)];
  if (first === undefined || limit === undefined || last === undefined) return [];
  const words = oneLine(text.slice(limit.from, last.to));
  if (!namesAircraft(words)) return [];
  const conditions = aircraftLimitsIn(`LTD ${words}`);
  const quote = { from: first.from, to: last.to };
  return joined(thingsIn(segment, 0, at)).map(({ kind, names }) =>
    effectOf(kind, { extent: 'part', rule: rules[kind], for: 'allButSome', words, names, conditions, quote }, span),
  );
}

/** What is named in front of the verb; `RAMP CLSD SPOTS 1-4` closes the spots. */
function closedAt(segment: Segment, start: number, verb: Verb, to: number): Thing[] {
  const at = /^(?:PRKG|PARKING)$/.test(segment[verb.to]?.text ?? '') ? verb.to + 1 : verb.to;
  if (kindOf(segment[at]) === 'closesStand') {
    const { names } = namesBehind(segment, at + 1, to);
    if (names.length > 0) return [{ kind: 'closesStand', names, isPart: false, next: to }];
  }
  const things = thingsIn(segment, start, verb.from);
  const last = things.at(-1);
  const colon = segment.findIndex(({ text }, word) => word >= verb.to && text === ':');
  const listed = last?.names.length === 0 && colon > 0 ? listedBehind(segment, last.kind, colon + 1) : [];
  if (listed.length > 0) return joined(listed);
  const unknown = last
    ? segment.slice(last.next, verb.from).filter(({ text, meaning }) => meaning === undefined && /^[A-Z0-9]/.test(text)).length
    : 0;
  if (!last || (verb.kind === 'unserviceable' ? unknown > 0 : unknown > MOST_UNKNOWN && !last.isPart)) return [];
  return joined(things.filter(({ names, next, isPart }) => names.length > 0 || verb.from - next < (isPart ? MOST_OF_PLACE : MOST_UNKNOWN)));
}
