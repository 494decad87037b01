/** Flights that are refused: `NO LDG ON RWY 09`, `LANDING PROHIBITED ON RWY 27`. */
import { audienceOf } from './audience.ts';
import { isVisitor } from './classes.ts';
import { type Finding, type Place, findingOf, unnamed } from './closure-of-subject.ts';
import { type Item, isDirect, isMain, isNoun } from './items.ts';
import { type Operation, operationOf } from './operations.ts';
import { subjectsIn } from './subjects.ts';
import type { Segment, Token } from './tokens.ts';
import { type Verb, verbsOf } from './verbs.ts';

const acts = /^(?:OPERATE|OPR|LAND|LANDING|USE|DEPART|DEP|TAKE|TKOF|ENTER|ARRIVE)$/;

const isNounBehind = (segment: Segment, from: number, to: number): boolean =>
  segment[from]?.meaning === 'to' && segment.slice(from, to).some(isNoun);

/** Reads a closure for some aircraft only: `ACFT ABOVE 5700KG ARE NOT PERMITTED TO OPERATE FROM RWY 03/21`. */
export function notPermitted(segment: Segment, start: number, verb: Verb, to: number): Finding[] {
  if (!isNounBehind(segment, verb.to, to) || !acts.test(segment[verb.to + 1]?.text ?? '')) return [];
  const noun = segment.findIndex((token, at) => at > verb.to && isNoun(token));
  if (noun > verb.to + 6) return [];
  const audience = audienceOf(segment, start - 1, verb.from, verb);
  if (audience === null || typeof audience === 'string') return [];
  const { items } = subjectsIn(segment, noun, to);
  const limits = { ...audience, words: { from: start, to } };
  return items
    .filter(isMain)
    .slice(0, 1)
    .map((item) => ({ ...item, kind: item.kind as Finding['kind'], limits, segment, clause: { from: start, to } }));
}

/** `LANDING PROHIBITED ON RWY 27`, `LANDINGS NOT PERMITTED RWY 27`. */
export function stoppedOn([item]: readonly Item[], { segment, verb, start, to }: Place): Finding[] {
  if (item?.kind !== 'operation' || !(isNoun(segment[verb.to]) || /^(?:ON|AT|FM|FROM|IN)$/.test(segment[verb.to]?.text ?? ''))) return [];
  const noun = segment.findIndex(
    (token, at) => at >= verb.to && token.meaning !== 'place' && token.meaning !== 'filler' && token.meaning !== 'all',
  );
  if (noun < 0 || !isNoun(segment[noun])) return [];
  const { items } = subjectsIn(segment, noun, to);
  const isEvery = segment.slice(verb.to, noun).some(({ meaning }) => meaning === 'all');
  // `UNTIL FURTHER NOTICE` is no condition.
  const isOnlyItsEnd = /^(?:UNTILL?|TILL?)$/.test(segment.slice(noun, to).find(({ meaning }) => meaning === 'condition')?.text ?? '');
  return items
    .filter(isMain)
    .slice(0, 1)
    .flatMap((main) =>
      findingOf(
        {
          ...main,
          at: item.at,
          operations: item.operations,
          isEvery: main.isEvery || isEvery,
          unknown: 0,
          isLength: false,
          isConditional: main.isConditional && !isOnlyItsEnd,
        },
        { segment, verb: { ...verb, to: main.next }, start, to },
      ),
    );
}

/** `NO LDG ON RWY 09`, `RWY 09 NO LDG`. */
export function refused(segment: Segment, start: number, verb: Verb, to: number): Finding[] {
  const operations = new Set<Operation>();
  for (let at = verb.from; at < verb.to; at++) {
    const operation = operationOf(segment[at] as Token);
    if (operation !== null) operations.add(operation);
  }
  let noun = verb.to;
  while (noun < to && !isNoun(segment[noun])) {
    const { meaning } = segment[noun] as Token;
    if (meaning !== 'place' && meaning !== 'all' && meaning !== 'to' && meaning !== 'filler' && meaning !== 'allowed') break;
    noun++;
  }
  if (noun >= to || !isNoun(segment[noun])) return refusedAt(segment, start, verb, { to, operations });
  const { items } = subjectsIn(segment, noun, to);
  // `DO NOT USE RWY 09 AT NIGHT`: words after the name limit it.
  const isDoNot = segment[verb.from]?.text === 'DO';
  return items.filter(isMain).flatMap((item) => {
    const isEvery = item.isEvery || segment.slice(verb.to, noun).some(({ meaning }) => meaning === 'all');
    return findingOf(
      { ...item, isEvery, operations, unknown: 0, isLength: false },
      { segment, verb: { ...verb, kind: 'stopped', to: isDoNot ? item.next : to }, start: verb.from, to },
    );
  });
}

/** What is named in front of `NO LDG`. */
function refusedAt(segment: Segment, start: number, verb: Verb, { to, operations }: { to: number; operations: Set<Operation> }): Finding[] {
  const { items } = subjectsIn(segment, start, verb.from);
  const item = items.at(-1);
  const next = segment[verb.to];
  const isEnd = next === undefined || next.meaning === 'due' || next.meaning === 'time' || next.text === ',';
  if (item && (item.kind === 'runway' || (isEnd && isMain(item))) && item.unknown === 0 && isDirect(segment, item.next, verb.from)) {
    const audience = operations.has('any') ? audienceOf(segment, verb.from, verb.to, verb) : null;
    const isSome = audience !== null && typeof audience !== 'string' && (audience.for !== 'someAircraft' || audience.when !== null);
    return findingOf({ ...item, operations }, { segment, verb: { ...verb, kind: 'stopped' }, start, to }).map((finding) =>
      isSome ? { ...finding, limits: audience } : finding,
    );
  }
  return [];
}

/** Flights of a sort that an aerodrome refuses: `NO VISITING ACFT`, `VFR FLT NOT ACCEPTED`; in a NOTAM of something else (`isOfAerodrome`) visitors alone, who come to one. */
export function sortsRefused(segment: Segment, isOfAerodrome: boolean): Finding[] {
  if (!isOfAerodrome && !segment.some(({ text }) => isVisitor(text))) return [];
  return verbsOf(segment).flatMap((verb) => {
    const [from, to] = verb.kind === 'noOperation' ? [verb.from, verb.to] : [sentenceOf(segment, verb.from), verb.from];
    // `NOT PERMITTED TO CONDUCT TRAINING`
    const isOther = segment[verb.to]?.text === 'TO' && !/^(?:LAND|OPERATE|USE)$/.test(segment[verb.to + 1]?.text ?? '');
    const isRefusal = verb.kind === 'noOperation' || (verb.kind === 'stopped' && segment[verb.from]?.meaning === 'not' && !isOther);
    // `HEL OPS REQUIRING RDO ALTIMETER DATA NOT AUTHORIZED`
    const isOfThing = segment.slice(from + 1, to).some(({ meaning }) => meaning === 'other');
    const found = isRefusal && !isOfThing ? audienceOf(segment, from, to, verb) : null;
    if (found === null || typeof found === 'string' || found.how !== 'aircraft' || found.for === 'someAircraft') return [];
    const limits = { ...found, words: { from: verb.kind === 'noOperation' ? from : from + 1, to: verb.to } };
    return isOfAerodrome || found.for === 'visitors' ? [unnamed('aerodrome', limits, segment, 0, segment.length)] : [];
  });
}

/** The place before the first word of what is said up to `at`. */
const sentenceOf = (segment: Segment, at: number): number => segment.slice(0, at).findLastIndex(({ text }) => text === ',' || text === ':');
