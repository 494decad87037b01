/** Finds aircraft that a sentence without a place refuses, `ACFT CODE E AND ABV NOT PERMITTED`: they are barred from what the NOTAM is of. */
import type { EffectRule } from '#contract/notams/rules.ts';
import { everything, isOfClass, ofRomance } from '../closures/classes.ts';
import { whole } from '../closures/closure-limits.ts';
import type { About } from '../closures/closures.ts';
import { effectOf } from '../closures/effect.ts';
import { isDuringTimes, isNoun } from '../closures/items.ts';
import { otherFlights } from '../closures/refusals.ts';
import { segmentsOf } from '../closures/segments.ts';
import { limitsOf } from '../closures/tail-limits.ts';
import { placeOf, saidBy, type When, wordsAt } from '../closures/times/limits-in-effect.ts';
import { isTime, timesFrom } from '../closures/times/times.ts';
import type { Segment, Token } from '../closures/tokens.ts';
import { type Verb, verbsOf } from '../closures/verbs.ts';
import type { Effect } from '../notice.ts';
import { firstRunway, runwayOf } from '../runways.ts';
import { aircraftLimitsIn, namesAircraft } from './aircraft-limits.ts';
import { kindOf, rules } from './movement-things.ts';

/** A NOTAM is about one of these by its Q-code; others name aircraft of a procedure. */
const subjects: readonly { code: RegExp; kind: Effect['kind']; rule: EffectRule }[] = [
  { code: /^MX/, kind: 'closesTaxiway', rule: rules.closesTaxiway },
  { code: /^MN/, kind: 'closesApron', rule: rules.closesApron },
  { code: /^M[KP]/, kind: 'closesStand', rule: rules.closesStand },
  { code: /^(?:[MF]|--|$)/, kind: 'closesAerodrome', rule: 'aerodromeClosedToSomeAircraft' },
];

const ofRunway = { kind: 'closesRunway', rule: 'runwayClosedToSomeAircraft' } as const;

/** `told` are the effects that other readers have found; what those quote has been read already. */
export function refusedAircraft(
  text: string,
  subject: string,
  told: readonly Effect[],
  { runways, ...when }: When & Pick<About, 'runways'>,
): Effect[] {
  return segmentsOf(text).flatMap((segment, at, all) => {
    // `RWY 08/26 SOFT. ACFT OVER 20T NOT ACCEPTED`; one that is closed is not what some alone are refused, nor is one that only a later sentence names.
    const before = text.slice(0, segment.at(-1)?.to);
    const only = subject.startsWith('MR') && told.length === 0 ? firstRunway(before) : null;
    const of = only === null ? subjects.find(({ code }) => code.test(subject)) : ofRunway;
    const runway = only && (runwayOf(only, runways)?.name ?? only);
    if (of === undefined) return [];
    const verbs = verbsOf(segment);
    const permission = verbs.length === 0 && /^closes(?:Aerodrome|Runway)$/.test(of.kind) ? permissionOf(segment) : null;
    const [verb, ...others] = permission === null ? verbs : [permission.verb];
    const quote = placeOf(segment, { from: 0, to: segment.length });
    // `NIGHT NOISE RESTRICTION: CHAPTER 2 ACFT NOT PERMITTED` has a heading.
    const begin =
      permission?.whom.from ?? (verb === undefined ? 0 : segment.slice(0, verb.from).findLastIndex(({ text: word }) => word === ':') + 1);
    const isRead = told.some((effect) => effect.quote && quote && effect.quote.from < quote.to && quote.from < effect.quote.to);
    if (
      isRead ||
      verb?.kind !== 'stopped' ||
      others.length > 0 ||
      segment
        .slice(0, endOfRefusal(segment))
        .some((...token) => isElse(...token) && !isOfPermission(permission, token[1]) && token[1] >= begin)
    )
      return [];
    const whom = permission?.whom ?? { from: begin, to: verb.from };
    const audience = wordsAt(segment, whom, text) ?? '';
    const isOfClasses = permission !== null && areClasses(segment.slice(whom.from, whom.to));
    if (
      !isOfClasses &&
      !(permission !== null && namesAircraft(audience)) &&
      (!sort.test(audience) || (!namesAircraft(audience) && (permission !== null || !/^[MF]/.test(subject))))
    )
      return [];
    const behind = limitsOf(segment, { from: verb.to, to: segment.length }, verb) ?? whole;
    // How long before it is needed is no condition: `PRIOR PERMISSION 72HR BEFORE ETA`.
    const limits = permission !== null && behind.when === 'underCondition' ? whole : behind;
    const { said } = saidBy({ ...limits, ...timesOfPeriod(segment, verb.to, all[at - 1]) }, segment, text, when);
    const words = wordsAt(segment, { from: Math.min(whom.from, verb.from), to: Math.max(limits.words?.to ?? verb.to, whom.to) }, text);
    const closedFor = permission !== null ? 'allButPermitted' : namesAircraft(audience) ? 'overSize' : 'someAircraft';
    const conditions = aircraftLimitsIn(`TO ${audience}`);
    return effectOf(of.kind, { ...said, extent: 'part', for: closedFor, words, conditions, quote, rule: of.rule, runway }, when);
  });
}

/** Only classes of aircraft are named in `NON-BASED GENERAL AVIATION STRICTLY PPR`, `VFR FLT PPR` and `LUFTFAHRZEUGE UEBER 14T MTOW PPR`, or all flights in `ALL ARR AND DEP PPR`. */
const areClasses = (words: Segment): boolean =>
  words.some(({ text, meaning }) => (isOfClass(text) && !everything.has(text)) || otherFlights.test(text) || meaning === 'all') &&
  words.every(
    ({ text, meaning }) =>
      isOfClass(text) ||
      /^(?:operation|and|all|filler)$/.test(meaning ?? '') ||
      /^(?:NON|OTHER|-|,|\/|['’AD]|\d+(?:T|KG|M))$/.test(text) ||
      ofRomance.test(text) ||
      otherFlights.test(text),
  );

/** What follows whom it is asked of, or asks for it, names nothing else. */
const isOfPermission = (permission: Permission | null, at: number): boolean =>
  permission !== null && at >= Math.min(permission.whom.to, permission.verb.from);

type Permission = { verb: Verb; /** They alone need it. */ whom: { from: number; to: number } };

/** `ACFT OVER 20T STRICTLY PPR`, `NON-SKED FLT SHALL OBTAIN PRIOR PERMISSION`, `PPR 48HR FOR GENERAL AVIATION`: some alone need permission. */
function permissionOf(segment: Segment): Permission | null {
  const at = segment.findIndex((_, place) => isPermission(segment, place));
  // Permission is waived in `PPR NOT REQUIRED` and `EXEMPT FROM PPR`.
  const isFree = segment.some(
    ({ meaning, text }) => (text !== 'NON' && /^(?:no|not)$/.test(meaning ?? '')) || /^(?:EXEMPT\w*|WAIVED|WITHOUT|WO)$/.test(text),
  );
  if (at < 0 || isFree) return null;
  let from = at;
  while (from > 0 && (requiring.test(segment[from - 1]?.text ?? '') || segment[from - 1]?.meaning === 'filler')) from--;
  const behind = from === 0 ? classesBehind(segment, at + 1) : null;
  if (behind !== null) return { verb: { from: 0, to: at + 1, kind: 'stopped' }, whom: behind };
  let to = at + 1;
  while (ofNotice.test(segment[to]?.text ?? '')) to++;
  return { verb: { from, to, kind: 'stopped' }, whom: { from: beginOfWhom(segment, from), to: endOfWhom(segment, from) } };
}

/** `DUE APRON CONGESTION NON-SKED FLT NEED PRIOR PERMISSION`: the reason comes first. */
const beginOfWhom = (segment: Segment, to: number): number =>
  segment[0]?.meaning === 'due'
    ? Math.max(
        0,
        segment.findIndex(({ text }, at) => at < to && (text === 'NON' || isOfClass(text))),
      )
    : 0;

/** How long before it is needed belongs to it: `PPR 72HR`, `PRIOR PERMISSION AT LEAST 24HR BFR ARR`. */
const ofNotice =
  /^(?:PERMISSION|APPROVAL|AUTHORI[SZ]ATION|PREALABLE|PREVIA|PREVENTIVA|MNM|MINIMUM|MIND|AT|LEAST|\d{1,3}(?:HRS?|H|MIN|STD)?|HRS?|HOURS?|H|STD|IN|ADVANCE|BEFORE|BFR|PRIOR|ETA|ETD|ARR|SLOT|\/|POUR|ATTERRIR|ET|DECOLLER)$/;

const requiring =
  /^(?::|DOIVENT|DETENIR|UN|CRENEAU|OBLIGATOIRE|PARKING|STRICTLY|SUBJECT|SUBJ|TO|REQUIRES?|NEED|ON|SHALL|MUST|OBTAIN|HAVE|SONT|SOUMIS(?:ES?)?|SUJEIT[AO]S?|SUJET[AO]S?|SOGGETT[AEIO]|SUR|A|UNDER)$/;

/** Tells whether `PPR`, `PRIOR PERMISSION`, `AUTORISATION PREALABLE` or `REQUIRE SLOT` begins here. */
function isPermission(segment: Segment, at: number): boolean {
  const [text, next, before] = [at, at + 1, at - 1].map((place) => segment[place]?.text ?? '') as [string, string, string];
  return (
    /^(?:PPR|PPO|PNR)$/.test(text) ||
    (text === 'PRIOR' && /^(?:PERMISSION|APPROVAL|AUTHORI[SZ]ATION)$/.test(next)) ||
    (/^(?:AUTORISATION|ACCORD|AUTORIZACION|AUTORIZACAO|AUTORIZZAZIONE)$/.test(text) && /^(?:PREALABLE|PREVIA|PREVENTIVA)$/.test(next)) ||
    (text === 'SLOT' && (/^(?:REQUIRES?|OBTAIN)$/.test(before) || (next === 'ALLOCATION' && segment[at + 2]?.text === 'MANDATORY')))
  );
}

/** `NON-SCHEDULED FLT TO/FM FOXDALE AP REQUIRE PRIOR PERMISSION` ends where the flights go. */
function endOfWhom(segment: Segment, to: number): number {
  const place = segment.slice(0, to).findIndex(({ text }) => text === 'TO' || text === 'FM' || text === 'FROM');
  return place > 0 && segment[to - 1]?.meaning === 'aerodrome' ? place : to;
}

/** The classes follow in `PPR ALL TRANS ACFT 24HR`, `PPR 48HR AUPRES FLUX TEL 0123 POUR AVIATION GENERALE`, `PPR REQUIRED FOR ALL GENERAL AVIATION FLT`. */
function classesBehind(segment: Segment, from: number): { from: number; to: number } | null {
  const to = segment.slice(from).findIndex(({ meaning, text }) => meaning === 'to' && text !== 'TO');
  const start = segment[from]?.meaning === 'all' ? from : from + to + 1;
  if (start === from && segment[from]?.meaning !== 'all') return null;
  let end = start;
  while (end < segment.length && !/^(?:due|time)$/.test(segment[end]?.meaning ?? '') && !/^(?:AT|\d.*|MNM)$/.test(segment[end]?.text ?? ''))
    end++;
  const whom = segment.slice(start, end);
  // The aircraft follow in `PPR 24HR FOR ACFT B737 AND LARGER`.
  const isOfSize = /^(?:ACFT|AIRCRAFT)$/.test(whom[0]?.text ?? '') && namesAircraft(whom.map(({ text }) => text).join(' '));
  return isOfSize || areClasses(whom) ? { from: start, to: end } : null;
}

/** Whose permission it needs is another matter in `… SALVO AUTORIZACION DEL AD`, and why it is in `… DUE TO LACK OF PARKING`. */
const endOfRefusal = (segment: Segment): number => {
  const end = segment.findIndex(({ meaning }, at) => meaning === 'except' || (meaning === 'due' && at > 0));
  return end < 0 ? segment.length : end;
};

/** Words that name another thing, or what they are not to do: `NOT PERMITTED TO TURN`. */
const isElse = (token: Token, at: number, segment: Segment): boolean =>
  isNoun(token) ||
  kindOf(token) !== null ||
  (/^(?:place|other|cause)$/.test(token.meaning ?? '') &&
    !comparing.test(token.text) &&
    !isOfClass(token.text) &&
    segment[at + 1]?.meaning !== 'operation' &&
    !(token.meaning === 'place' && isTime(segment, at + 1))) ||
  (token.text === 'TO' && segment[at - 1]?.meaning === 'allowed' && !/^(?:LAND|OPERATE|USE)$/.test(segment[at + 1]?.text ?? ''));

/** They have other meanings elsewhere: `ACFT OF CAT 6 AND ABV`. */
const comparing = /^(?:ABV|ABOVE|OVER|BELOW|BLW|UNDER|UP|OF|CAT|CATEGORY|DE|DES|DI|PLUS)$/;

/** `INTL FLT`, `ACFT OF CAT 6 AND ABV`, `B747`, but neither `180 TURN BY B747` nor `ACFT WASHING`; those that divert were promised no place. */
const sort =
  /^(?:(?!(?:BY|OF|FOR|ALL)\b|DIVER)[A-Z-]+ |\(FERRY\) ){0,2}(?:(?:ACFT|AIRCRAFT|FLTS?|FLIGHTS?|AERONEFS|AERONAVES|AVIONE?S|AEROMOBILI|LFZ|LUFTFAHRZEUGE)(?:$|,| (?:WITHOUT (?:PAX|PASSENGERS)|CHAPTER|UEBER|OF|WITH|HAVING|AND|OR|STAYING|TYPES?|ICAO|REF|CODE|COD|CLAVE|CODIGO|CODICE|CAT|CATEGORIA|DE (?:MAYOR|MAIOR|PLUS|MAS|MAIS|MASSE|MASA|PESO|CODE|CODIGO|CLAVE)|CON ACN|A REACTION|A REACCION|WING ?SPANS?|SPAN|MTOW|MTOM|MASS|WEIGHT|MORE|GREATER|LARGER|BIGGER|HEAVIER|HIGHER|LONGER|CRITICAL|DEMANDING|EXCEEDING|IN EXCESS|ABV|ABOVE|OVER|BELOW|BLW|UP TO|MAX)\b| [A-Z]{0,4}-?\d)|(?:CAT )?CHAPTER \d (?:ACFT|AIRCRAFT)|(?:(?:ICAO |REF )?CODE|WING ?SPAN|MTOW) |[A-Z]{1,4}-?\d{2,3})/;

/** `NOT ACCEPTED DRG THIS PERIOD`: the times are those of the sentence before. */
function timesOfPeriod(segment: Segment, from: number, before: Segment | undefined) {
  const at = before?.findIndex((_, place) => isTime(before, place)) ?? -1;
  if (before === undefined || at < 0 || !isDuringTimes(segment, from)) return {};
  const { when, times } = timesFrom(before, at, before.length);
  return { when, times };
}
