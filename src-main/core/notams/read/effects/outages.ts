/** Finds radio aids and lights out of service, each by what the text calls it, in whichever sentence: `RWY 09/27 CLSD. ILS AND PAPI RWY 27 U/S`. */
import { wordSet } from '#core/text/word-set.ts';
import type { HeadlineCode } from '#contract/notams/headline.ts';
import type { EffectRule } from '#contract/notams/rules.ts';
import { entryOf, type Meaning } from '#core/notams/lexicon/lexicon.ts';
import { namedIn, type Range, type Thing } from '../aids-and-lights.ts';
import type { About } from '../closures/closures.ts';
import { effectOf } from '../closures/effect.ts';
import { endOfTail } from '../closures/items.ts';
import { namesAt } from '../closures/names.ts';
import { placeOf, saidBy, wordsAt } from '../closures/times/limits-in-effect.ts';
import { segmentsOf } from '../closures/segments.ts';
import type { Limits } from '../closures/closure-limits.ts';
import { limitsOf } from '../closures/tail-limits.ts';
import type { Segment, Token } from '../closures/tokens.ts';
import { type Verb, verbsOf } from '../closures/verbs.ts';
import type { Effect, EffectKind } from '../notice.ts';
import { runwayOf } from '../runways.ts';
import { extentIn, quotedWords } from './row.ts';

/** An ILS that lacks one of these still has the rest. */
const parts: ReadonlySet<HeadlineCode> = new Set<HeadlineCode>(['glidePath', 'outerMarker', 'middleMarker', 'innerMarker', 'ilsDme']);
const ruleOf = ({ kind, code }: Thing): EffectRule => (parts.has(code) ? 'ilsPartOut' : kind);

export function outagesOf(text: string, about: About): Effect[] {
  const all = segmentsOf(text).flatMap((segment) => {
    const verbs = [...verbsOf(segment), ...switchedOff(segment)].toSorted((a, b) => a.from - b.from);
    if (verbs.length === 0 && segment[0]?.meaning === 'no') verbs.push(...noneIn(segment));
    const named = verbs.length === 0 ? [] : namedIn(segment);
    return named.length === 0 ? [] : outagesIn({ segment, named, verbs }, text, about);
  });
  // A text that gives reasons says the same twice.
  const told = new Map<string, Effect>();
  for (const outage of all) {
    const said = JSON.stringify({ ...outage, quote: null });
    if (!told.has(said)) told.set(said, outage);
  }
  return [...told.values()];
}

type Clause = { segment: Segment; named: readonly Thing[]; verbs: readonly Verb[] };

function outagesIn({ segment, named, verbs }: Clause, text: string, about: About): Effect[] {
  let behind = 0;
  return verbs.flatMap((found, index) => {
    const verb = withService(segment, found);
    const start = behind;
    const to = endOfTail(segment, verb.to, verbs[index + 1]?.from ?? segment.length);
    behind = verb.to;
    if (!isOut(segment, verb)) return [];
    const out = thingsAt(segment, named, start, verb);
    const limits = out.length === 0 ? null : limitsOf(segment, { from: verb.to, to }, verb);
    if (limits === null) return [];
    const { said } = saidBy(limits, segment, text, { ...about.span, place: about.place });
    // What is obscured burns, and may be seen from elsewhere.
    const isObscured = obscured.test(segment[verb.from]?.text ?? '');
    const extent = isObscured ? 'part' : said.extent === 'whole' ? extentIn(textOf(segment, start, to, text)) : said.extent;
    const quote = placeOf(segment, { from: start, to });
    const words =
      isObscured || extent === 'whole'
        ? said.words
        : quotedWords(wordsAt(segment, partAt(segment, limits, { from: start, verb, to }), text) ?? '');
    const outages: Effect[] = [];
    for (const [at, thing] of out.entries()) {
      const name = nameOf(segment, thing);
      const next = out[at + 1]?.from ?? verb.from;
      const written = runwayAt(segment, thing) ??
        runwaysIn(segment.slice(thing.to, next)) ??
        runwaysIn(segment.slice(start, verb.from)) ?? [null];
      const rule = ruleOf(thing);
      for (const ident of written) {
        const runway = ident?.includes('/') ? (runwayOf(ident, about.runways)?.name ?? ident) : ident;
        const alike = outages.find((outage) => outage.kind === thing.kind && outage.runway === runway);
        if (alike === undefined)
          outages.push(
            effectOf(
              thing.kind,
              { ...said, extent: rule === 'ilsPartOut' ? 'part' : extent, words, rule, quote, names: [name], runway },
              about.span,
            ),
          );
        else if (!alike.names.includes(name)) alike.names.push(name);
      }
    }
    return outages;
  });
}

/** `WITHDRAWN FM SER` */
const withService = (segment: Segment, verb: Verb): Verb =>
  /^(?:FM|FROM)$/.test(segment[verb.to]?.text ?? '') && /^(?:SER|SVC|SERVICE|USE)$/.test(segment[verb.to + 1]?.text ?? '')
    ? { ...verb, to: verb.to + 2 }
    : verb;

/** The runways that are named first: `RWY 09 AND 27` has two. */
const runwaysIn = (segment: Segment): readonly string[] | undefined =>
  segment.flatMap(({ meaning }, at) => (meaning === 'runway' ? [namesAt(segment, at + 1).names] : [])).find(({ length }) => length > 0);

/** What tells the part that is out: the whole tail, as in `UNUSABLE RADIAL 090-130 BEYOND 25NM`, or the clause where it is said in front of the verb. */
function partAt(segment: Segment, limits: Limits, { from, verb, to }: { from: number; verb: Verb; to: number }): Range {
  if (limits.words === null) return { from, to };
  const isOfTail = verb.to < limits.words.from && ofSector.test(segment[verb.to]?.text ?? '');
  return isOfTail ? { from: verb.to, to: limits.words.to } : limits.words;
}

/** A tail that begins so tells radials or a sector: `UNUSABLE 090-130 BLW 6000FT`. */
const ofSector = /^(?:RADIALS?|R|AZM|SECTORS?|BTN|BETWEEN|FM|FROM|WI|WITHIN|OUTSIDE|BEYOND|BYD|BLW|ABV|\d{3})$/;

/** `NO PAPI RWY 09`, and nothing else in the sentence: what is not there is out. */
function noneIn(segment: Segment): Verb[] {
  const thing = namedIn(segment)[0];
  if (thing?.from !== 1) return [];
  const behind = segment.slice(thing.to);
  const isPlain = behind.every(
    ({ text, meaning }) => smallWords.has(meaning) || meaning === 'usable' || /^(?:\d\d[LRC]?|\/|ON)$/.test(text),
  );
  return isPlain ? [{ from: segment.length, to: segment.length, kind: 'unserviceable' }] : [];
}

/** Stations are named by their letters, the others by their runway too: `ILS 25L`. */
const stations: ReadonlySet<HeadlineCode> = new Set<HeadlineCode>(['vor', 'vorDme', 'vortac', 'tacan', 'dme', 'ndb', 'locatorBeacon']);
function runwayAt(segment: Segment, { code, to }: Thing): readonly string[] | undefined {
  const { names, next } = stations.has(code) ? { names: [], next: to } : namesAt(segment, to);
  const isRunway = /^\d\d[LRC]?$/.test(names[0] ?? '') && !/^(?:\.|-|[MK]HZ|DEG|PCT|%)$/.test(segment[next]?.text ?? '');
  return names.length === 1 && isRunway ? names : undefined;
}

const isIdent = (token: Token | undefined): boolean =>
  token !== undefined && /^[A-Z]{2,3}$/.test(token.text) && entryOf(token.text) === undefined;

/** What a segment names of a kind, for a rule that does not tell it. */
export const namesIn = (segment: Segment, kind: EffectKind): string[] => [
  ...new Set(ownThings(segment, kind).map((thing) => nameOf(segment, thing))),
];

const ended: ReadonlySet<Meaning | undefined> = new Set<Meaning>(['unserviceable', 'closed', 'stopped', 'not']);

/** `LIGHTS` is a part of `APCH LIGHTS`, and `VOR/DME` is one station. */
function ownThings(segment: Segment, kind: EffectKind): Thing[] {
  const found: Thing[] = [];
  for (const thing of namedIn(segment)) {
    const last = found.at(-1);
    if (thing.kind !== kind || (last !== undefined && last.to > thing.from)) continue;
    // What follows the verb is how it may be done: `LOW INTST AVBL VIA PCL`.
    if (last !== undefined && segment.slice(last.to, thing.from).some(({ meaning }) => ended.has(meaning))) break;
    // `VORTAC VOR`, `ILS RWY 09 GP`: the second is the part that is meant.
    if (
      last !== undefined &&
      segment.slice(last.to, thing.from).every(({ text, meaning }) => meaning === 'runway' || /^(?:\d\d[LRC]?|\/)$/.test(text)) &&
      segment[last.to]?.text !== '/'
    )
      found.pop();
    if (last?.to === thing.from - 1 && segment[last.to]?.text === '/') found[found.length - 1] = { ...last, to: thing.to };
    else found.push(thing);
  }
  return found;
}

/** `VOR/DME`, `NDB UA`, `KRK DVOR/DME`: the name includes the identification. */
function nameOf(segment: Segment, { kind, code, from: first, to }: Thing): string {
  const isStation = kind === 'navaidOut';
  // `RWY 09/27 CL LGT`
  const nearest = code === 'lights' && whichLights.test(segment[first - 1]?.text ?? '') ? first - 1 : first;
  const from = isStation ? nearest : startOfSeveral(segment, nearest);
  const at = /^['"]$/.test(segment[to]?.text ?? '') ? to + 1 : to;
  const isQuoted = at > to && /^['"]$/.test(segment[at + 1]?.text ?? '');
  const [before, behind] = [segment[from - 1], segment[at]].map((token) =>
    isStation && (isIdent(token) || (isQuoted && token === segment[at])) ? (token?.text ?? '') : '',
  );
  const name = segment.slice(from, to).reduce((said, { text, gap }) => said + (gap === 'none' ? '' : ' ') + text, '');
  return `${before} ${name.trim()} ${before === '' ? behind : ''}`.trim();
}

/** `THR AND RWY END LGT` */
function startOfSeveral(segment: Segment, first: number): number {
  let from = first;
  while (joint.test(segment[from - 1]?.text ?? '') && ofSeveralLights.test(segment[from - 2]?.text ?? '')) from -= 2;
  return from;
}
const ofSeveralLights = /^(?:THR|THLD|THRESHOLD|CL|TDZ|END|EDGE)$/;

const textOf = (segment: Segment, from: number, to: number, text: string): string =>
  from < to ? text.slice((segment[from] as Token).from, (segment[to - 1] as Token).to) : '';

/** No aid is closed: what is said to be so is the runway it is named with. `MAY NOT BE AVBL` leaves it in service. */
function isOut(segment: Segment, { from, to, kind }: Verb): boolean {
  // `ON TEST, DO NOT USE`
  if (kind === 'noOperation') return segment[to - 1]?.text === 'USE' && !isOfOwnObject(segment[to]);
  const isClosure = entryOf(segment[from]?.text ?? '')?.sense?.code === 'closed';
  return /^(?:closed|unserviceable|stopped)$/.test(kind) && !isClosure && segment[from - 1]?.text !== 'MAY';
}

/** `PAPI RWY 09 RAISED, JETS DO NOT USE TWY A` */
const isOfOwnObject = (token: Token | undefined): boolean => /^(?:runway|aerodrome|helipad|other|operation)$/.test(token?.meaning ?? '');

/** `ILS RWY 05 OFF AIR`, `GP RWY 34L SWITCHED OFF`, `PAPI RWY 26 OBSCURED`. */
const switchedOff = (segment: Segment): Verb[] =>
  segment.flatMap(({ text }, at): Verb[] => {
    if (obscured.test(text)) return [{ from: at, to: at + 1, kind: 'unserviceable' }];
    const isOff = text === 'OFF' && (segment[at + 1]?.text === 'AIR' || /^(?:SWITCHED|TURNED)$/.test(segment[at - 1]?.text ?? ''));
    return isOff ? [{ from: segment[at + 1]?.text === 'AIR' ? at : at - 1, to: at + 1, kind: 'unserviceable' }] : [];
  });

const obscured = /^OBSC(?:URED)?$/;

/** These things are next to an aid or named after it: `SIGN FOR ILS`, `IAP NDB RWY 21`. */
const ofOther = wordSet(
  'SIGN SIGNS MARKING MARKINGS IAP IAPS IAC IAL SID SIDS STAR STARS OBST OBSTACLE OBSTRUCTION TOWER CRANE MAST CHECKPOINT VOT',
);

/** `LGT` is of a runway where nothing else is named before it: `RWY LGT`, `RWY 09/27 LGT`, `LGT FOR RWY 09/27`. */
const isOfRunway = (segment: Segment, start: number, { from, to }: Range): boolean =>
  segment
    .slice(start, from)
    .every(({ text, meaning }) => smallWords.has(meaning) || /^(?:\d{1,2}[LRC]?|\/|\.|\))$/.test(text) || whichLights.test(text)) &&
  segment.slice(start, to + 2).some(({ meaning }) => meaning === 'runway');
const whichLights = /^(?:CL|CENT(?:ER|RE)LINE|TDZ|END|EDGE)$/;
const smallWords: ReadonlySet<Meaning | undefined> = new Set(['runway', 'filler', 'all']);

const joint = /^(?:,|\/|&|AND|OR|-|\+)$/;
/** A place, an identification and a frequency belong to the name: `VOR FXD 113.4MHZ`, `ILS RWY 09`, `PAPI OF RWY 09`. */
const ofName = /^(?:[A-Z]{1,3}|\d{1,6}[A-Z]{0,4}|[MK]HZ|[.:()'"]|I[A-Z]{3}|ON|MAINT|MAINTENANCE|TESTS?|FREQ|CH\d{1,3}[XY]?|CHANNEL|FOR)$/;

/** The things that nothing but names stands between and the verb; of two in a row (`ILS RWY 09 GP`) the second is the part of the first that is meant. */
function thingsAt(segment: Segment, named: readonly Thing[], start: number, { from: end, kind }: Verb): Thing[] {
  // `PAPI RWY 09 NOT COINCIDENT, DO NOT USE`
  const isOrder = kind === 'noOperation';
  let found: Thing[] = [];
  let isBehindJoint = false;
  for (let at = start; at < end;) {
    const thing = named.find((one) => one.from === at && one.to <= end && (one.code !== 'lights' || isOfRunway(segment, start, one)));
    const { text, meaning } = segment[at] as Token;
    // `RTE W562 BTN VOR FXD AND LIG NOT AVBL`
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
      found.push(isStation ? { ...last, to: thing.to } : thing);
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
    if (joint.test(text)) isBehindJoint = true;
    else if ((meaning === 'other' && text !== 'FREQ') || (!isOrder && !smallWords.has(meaning) && !ofName.test(text))) found = [];
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
