/** Finds which radio aids and lights a segment names, and of which runways: `ILS AND PAPI RWY 27`, `RWY 09 ALS, RWY 27 PAPI`. */
import { wordSet } from '#core/text/word-set.ts';
import type { HeadlineCode } from '#contract/notams/headline.ts';
import type { EffectRule } from '#contract/notams/rules.ts';
import { entryOf, type Meaning } from '#core/notams/lexicon/lexicon.ts';
import { mayIdentify, namedIn, type Range, type Thing } from '../aids-and-lights.ts';
import { namesAt } from '../closures/names.ts';
import { isJoint, type Segment, type Token } from '../closures/tokens.ts';
import type { Verb } from '../closures/verbs.ts';
import type { EffectKind } from '../notice.ts';
import { kindOf } from './movement-things.ts';

/** An ILS that lacks one of these still has the rest. */
const parts: ReadonlySet<HeadlineCode> = new Set<HeadlineCode>([
  'glidePath',
  'outerMarker',
  'middleMarker',
  'innerMarker',
  'outerLocator',
  'ilsDme',
]);
const ruleOf = ({ kind, code }: Thing): EffectRule => (parts.has(code) ? 'ilsPartOut' : kind);

/** A radio aid, or lights, as the text calls it. */
export type Named = { kind: Thing['kind']; rule: EffectRule; name: string | null; runways: readonly (string | null)[] };

/** Each with its runways: those right behind it, else the last in front of it, else those of its neighbour: `RWY 09 ALS, RWY 27 PAPI`, `ILS AND PAPI RWY 09`. */
export function namedOf(
  segment: Segment,
  things: readonly Thing[],
  { start, end }: { start: number; end: number },
  otherwise: Named['runways'],
): Named[] {
  const isBefore = (runwaysIn(segment.slice(start, things[0]?.from ?? start)) ?? []).length > 0;
  const own = things.map((thing, at) => {
    const next = things[at + 1]?.from ?? end;
    const behind = segment.slice(thing.to, next);
    const before = isBefore ? runwaysBefore(segment.slice(things[at - 1]?.to ?? start, thing.from)) : undefined;
    return runwayAt(segment, thing) ?? before ?? (isBefore && at + 1 < things.length ? undefined : runwaysIn(behind));
  });
  return things.map((thing, at) => {
    const near = isBefore ? own.slice(0, at + 1).findLast((one) => one !== undefined) : own.slice(at).find((one) => one !== undefined);
    return {
      kind: thing.kind,
      rule: ruleOf(thing),
      name: nameOf(segment, thing),
      runways: near ?? runwaysIn(segment.slice(start, end)) ?? (stations.has(thing.code) ? [null] : otherwise),
    };
  });
}

const allRunways = (segment: Segment): (readonly string[])[] =>
  segment.flatMap(({ meaning }, at) => (meaning === 'runway' ? [namesAt(segment, at + 1).names] : [])).filter(({ length }) => length > 0);

/** The runways that are named first: `RWY 09 AND 27` has two. */
export const runwaysIn = (segment: Segment): readonly string[] | undefined => allRunways(segment)[0];
const runwaysBefore = (segment: Segment): readonly string[] | undefined => allRunways(segment).at(-1);

/** Stations are named by their letters, the others by their runway too: `ILS 25L`. */
const stations: ReadonlySet<HeadlineCode> = new Set<HeadlineCode>(['vor', 'vorDme', 'vortac', 'tacan', 'dme', 'ndb', 'locatorBeacon']);
function runwayAt(segment: Segment, { code, to }: Thing): readonly string[] | undefined {
  const { names, next } = stations.has(code) ? { names: [], next: to } : namesAt(segment, to);
  const isRunway = /^\d\d[LRC]?$/.test(segment[to]?.text ?? '') && !/^(?:\.|-|[MK]HZ|DEG|PCT|%)$/.test(segment[next]?.text ?? '');
  return names.length === 1 && isRunway ? names : undefined;
}

const isIdent = (token: Token | undefined): boolean =>
  token !== undefined && /^(?!WO$)[A-Z]{2,3}$/.test(token.text) && entryOf(token.text) === undefined;

const isBeforeFrequency = (segment: Segment, at: number): boolean =>
  mayIdentify(segment[at]?.text ?? '') && /^\d{3}$/.test(segment[at + 1]?.text ?? '');

/** A thing begins behind the joint, but not in a list of designators, nor where AND is between the ends of a place: `TWY E BTN TWY D AND RWY 10/28`. */
function beginsThing(segment: Segment, at: number): boolean {
  const token = segment[at];
  if (!isJoint(token) || token?.text === '/') return false;
  const before = segment.slice(0, at).findLast(({ text }) => text === 'AND' || text === '&' || /^(?:BTN|BETWEEN)$/.test(text));
  return !/^(?:BTN|BETWEEN)$/.test(before?.text ?? '');
}

/** The lights belong to a taxiway or an apron in `TWY N CL LGT`, but not in `TWY N RWY GUARD LGT`. */
function isOfElse(segment: Segment, { code, from }: Thing): boolean {
  const words = segment.slice(segment.slice(0, from).findLastIndex((_, at) => beginsThing(segment, at)) + 1, from);
  return (
    code === 'lights' && /^(?:TWY|TAXIWAY|APRON|APN)$/.test(words[0]?.text ?? '') && !words.some(({ meaning }) => meaning === 'runway')
  );
}

const ended: ReadonlySet<Meaning | undefined> = new Set<Meaning>(['unserviceable', 'closed', 'stopped', 'not']);

/** `LIGHTS` is a part of `APCH LIGHTS`, and `VOR/DME` is one station. */
export function ownThings(segment: Segment, kind: EffectKind): Thing[] {
  const found: Thing[] = [];
  for (const thing of namedIn(segment)) {
    const last = found.at(-1);
    if (thing.kind !== kind || (last !== undefined && last.to > thing.from) || isOfElse(segment, thing)) continue;
    // What follows the verb is how it may be done: `LOW INTST AVBL VIA PCL`.
    if (last !== undefined && segment.slice(last.to, thing.from).some(({ meaning }) => ended.has(meaning))) break;
    // `VORTAC VOR`, `ILS RWY 09 GP`: the second is the part that is meant.
    const isPart =
      last !== undefined &&
      segment
        .slice(last.to, thing.from)
        .every(
          ({ text, meaning }) =>
            meaning === 'runway' ||
            /^(?:\d{1,3}[LRC]?|\/|\.|:|[MK]HZ|OF)$/.test(text) ||
            (stations.has(last.code) && isIdent(segment[last.to]) && text === segment[last.to]?.text),
        ) &&
      segment[last.to]?.text !== '/';
    if (last?.to === thing.from - 1 && segment[last.to]?.text === '/') found[found.length - 1] = { ...last, to: thing.to };
    else found.splice(isPart ? -1 : found.length, 1, isPart ? partOf(last, thing) : thing);
  }
  return found;
}

/** `VOR/DME`, `NDB UA`, `KRK DVOR/DME`: the name includes the identification. */
function nameOf(segment: Segment, { kind, code, from: first, to }: Thing): string {
  const isStation = kind === 'navaidOut';
  // CL belongs to the name of the lights in `RWY 09/27 CL LGT`.
  const nearest =
    code === 'lights'
      ? segment.slice(0, first).findLastIndex(({ text }) => !(whichLights.test(text) || text === 'GUARD') || isSide(text)) + 1
      : first;
  const from = isStation ? nearest : startOfSeveral(segment, nearest);
  const at = /^['"]$/.test(segment[to]?.text ?? '') ? to + 1 : to;
  const isQuoted = at > to && /^['"]$/.test(segment[at + 1]?.text ?? '');
  // The name precedes the noun in quotes in `'FXD' VOR/DME`.
  const identAt = /^['"]$/.test(segment[from - 1]?.text ?? '') ? from - 2 : from - 1;
  const [before, behind] = [segment[identAt], segment[at]].map((token) =>
    isStation && (isIdent(token) || (token === segment[at] && (isQuoted || isBeforeFrequency(segment, at)))) ? (token?.text ?? '') : '',
  );
  const name = segment.slice(from, to).reduce((said, { text, gap }) => said + (gap === 'none' ? '' : ' ') + text, '');
  // The name of the station comes first in `VOR/DME FXD 115.9: VOR PORTION U/S`.
  const ofPlace = stations.has(code) && before === '' && behind === '' ? identOfPlace(segment, from, at) : undefined;
  if (ofPlace !== undefined) return `${name.trim()} ${ofPlace}`;
  const isBare = stations.has(code) && before === '' && behind === '';
  const station = isBare
    ? namedIn(segment).find((one) => one.to <= first && stations.has(one.code) && isIdent(segment[one.to]))
    : undefined;
  const ident = station === undefined ? behind : (segment[station.to]?.text ?? '');
  return `${before} ${name.trim()} ${before === '' ? ident : ''}`.trim();
}

/** `VOR/DME FOXDALE FXD 115.9`, `FOXDALE (FXD) VOR/DME`: the name of the place is next to the letters. */
function identOfPlace(segment: Segment, from: number, at: number): string | undefined {
  const [place, behind] = [segment[at], segment[at + 1]];
  const isOfStation = (token: Token | undefined): boolean => isIdent(token) && token?.text.length === 3;
  if (place?.meaning === undefined && /^[A-Z]{4,}$/.test(place?.text ?? '') && isOfStation(behind)) return behind?.text;
  const [open, letters, close] = segment.slice(Math.max(0, from - 3), from);
  return open?.text === '(' && close?.text === ')' && isOfStation(letters) ? letters?.text : undefined;
}

/** Several lights have one noun in `THR AND RWY END LGT` and `CENTRE LINE AND TDZ LGT`. */
function startOfSeveral(segment: Segment, first: number): number {
  let from = first;
  while (isJoint(segment[from - 1]) && ofSeveralLights.test(segment[from - 2]?.text ?? '')) {
    from -= 2;
    if (segment[from]?.text === 'LINE') from--;
  }
  return from;
}
const ofSeveralLights = /^(?:THR|THLD|THRESHOLD|R?CL|CENT(?:ER|RE)LINE|LINE|TDZ|END|EDGE)$/;

/** These things are next to an aid or named after it: `SIGN FOR ILS`, `IAP NDB RWY 21`. */
export const ofOther = wordSet(
  'SIGN SIGNS MARKING MARKINGS IAP IAPS IAC IAL SID SIDS STAR STARS OBST OBSTACLE OBSTRUCTION TOWER CRANE MAST CHECKPOINT VOT',
);

const procedures = wordSet('PROCEDURE PROCEDURES PROCEDIMIENTO PROCEDIMIENTOS PROCEDIMENTO PROCEDIMENTOS PROCEDURA');
const approachAbroad = wordSet('APROXIMACION APROXIMACAO APPROCHE AVVICINAMENTO');
/** The noun is `PROCEDURE`, or `PROCEDIMIENTO DE APROXIMACION`. */
function isOfProcedure(segment: Segment, at: number): boolean {
  const [third = '', , first = ''] = segment.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  return procedures.has(segment[at - 1]?.text ?? '') || (approachAbroad.has(first) && procedures.has(third));
}

/** Taxiways have such lights too. */
const ofTaxiwaysToo: ReadonlySet<HeadlineCode> = new Set<HeadlineCode>(['lights', 'leadOffLights', 'leadOnLights']);

/**
 * `LGT` is of a runway where nothing else is named before it and a runway is, or an aid that only a runway has: `RWY LGT`, `LGT FOR RWY 09/27`,
 * `EDGE LGT AND PAPI`.
 */
const isOfRunway = (
  segment: Segment,
  named: readonly Thing[],
  { start, member }: { start: number; member: number },
  { from, to }: Range,
): boolean =>
  segment
    .slice(member, from)
    .every(
      ({ text, meaning }) =>
        smallWords.has(meaning) ||
        meaning === 'usable' ||
        /^(?:\d{1,2}[LRC]?|\/|\.|\))$/.test(text) ||
        without.test(text) ||
        between.test(text) ||
        whichLights.test(text),
    ) &&
  (segment.slice(start, to + 2).some(({ meaning }) => meaning === 'runway') ||
    (named.some(({ code }) => !ofTaxiwaysToo.has(code)) && segment.every((token) => kindOf(token) === null)));
const whichLights = /^(?:R?CL|CENT(?:ER|RE)(?:LINE)?|LINE|TDZ|END|EDGE|LEFT|RIGHT)$/;
/** It says what is not there: `RWY 09/27 AVBL WITHOUT LGT`, `DISPONIBLE MAIS SANS FEUX`. */
export const without = /^(?:WO|WITHOUT|SANS|SIN|SEM|SENZA|OHNE)$/;
const between = /^(?:BUT|REMAINS?|RESTE|LA|MAIS|MAS|PERO)$/;
const isSide = (text: string): boolean => text === 'LEFT' || text === 'RIGHT';
export const smallWords: ReadonlySet<Meaning | undefined> = new Set(['runway', 'filler', 'all']);

/** Returns what two things in a row are together: `ILS RWY 09 DME`, `GP ILS RWY 09`. */
function partOf(first: Thing, second: Thing): Thing {
  if (second.code === 'ils') return first.to === second.from ? { ...first, to: second.to } : first;
  return first.code === 'ils' && second.code === 'dme' ? { ...second, code: 'ilsDme' } : second;
}

/** A place, an identification and a frequency belong to the name: `VOR FXD 113.4MHZ`, `ILS RWY 09`, `PAPI OF RWY 09`. */
const ofName = /^(?:[A-Z]{1,3}|\d{1,6}[A-Z]{0,4}|[MK]HZ|[.:()'"]|I[A-Z]{3}|ON|MAINT|MAINTENANCE|TESTS?|FREQ|CH\d{1,3}[XY]?|CHANNEL|FOR)$/;

/** The things that nothing but names stands between and the verb; of two in a row (`ILS RWY 09 GP`) the second is the part of the first that is meant. */
export function thingsAt(segment: Segment, named: readonly Thing[], start: number, { from: end, kind }: Verb): Thing[] {
  // The order after the comma is about the same thing in `PAPI RWY 09 NOT COINCIDENT, DO NOT USE`.
  const isOrder = kind === 'noOperation';
  let found: Thing[] = [];
  let isBehindJoint = false;
  let member = start;
  for (let at = start; at < end;) {
    const thing = named.find(
      (one) => one.from === at && one.to <= end && (!ofTaxiwaysToo.has(one.code) || isOfRunway(segment, named, { start, member }, one)),
    );
    const { text, meaning } = segment[at] as Token;
    // The approach is meant in `PROCEDURE VOR RWY 09 SUSPENDUE`.
    if (thing !== undefined && isOfProcedure(segment, at)) return [];
    // The stations are ends of a route in `RTE W562 BTN VOR FXD AND LIG NOT AVBL`.
    if (thing !== undefined && /^(?:BTN|BETWEEN)$/.test(segment[at - 1]?.text ?? '')) {
      at = thing.to;
      continue;
    }
    if (thing !== undefined) {
      const last = found.at(-1);
      const isPart = last !== undefined && !isBehindJoint && last.kind === thing.kind;
      // `VOR/DME` is one station.
      const isStation = last?.to === at - 1 && segment[at - 1]?.text === '/' && last.kind === thing.kind;
      if (isPart || isStation) found = found.slice(0, -1);
      found.push(isStation ? { ...last, to: thing.to } : isPart ? partOf(last, thing) : thing);
      isBehindJoint = false;
      at = thing.to;
      continue;
    }
    const reference = endOfReference(segment, named, at);
    if (reference !== null) {
      at = reference;
      continue;
    }
    if (meaning === 'condition' || ofOther.has(text)) return [];
    // One letter is AND in `PAPI E LUCI BORDO PISTA 09/27`.
    const isAnd = /^[EIY]$/.test(text) && named.some((one) => one.from === at + 1);
    if (isJoint(segment[at]) || text === 'WITH' || isAnd) {
      isBehindJoint = true;
      if (beginsThing(segment, at)) member = at + 1;
    } else if (
      !whichLights.test(text) &&
      ((meaning === 'other' && text !== 'FREQ') || (!isOrder && !smallWords.has(meaning) && !ofName.test(text)))
    )
      found = [];
    at++;
  }
  return found;
}

const referring = /^(?:COLL?OCATED|LOCATED|ASSOCIATED|PAIRED)$/;

/** `DME FXD CO-LOCATED WITH ILS RWY 09`: the ILS only tells which DME is meant. Null where no such words begin. */
function endOfReference(segment: Segment, named: readonly Thing[], from: number): number | null {
  const at = segment[from]?.text === 'CO' && segment[from + 1]?.text === '-' ? from + 2 : from;
  if (!referring.test(segment[at]?.text ?? '') || !/^(?:WITH|TO)$/.test(segment[at + 1]?.text ?? '')) return null;
  return named.find((thing) => thing.from === at + 2)?.to ?? at + 2;
}
