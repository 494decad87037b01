/** Finds parts of the movement area that are left to some aircraft only: `TWY B MAX WINGSPAN 36M`, `STAND 16 TOWED ARR ONLY`, `ACFT OVER CODE C SHALL NOT TAXI ON TWY W4`. */
import { oneLine } from '#core/text/line.ts';
import { foreignWords } from '#core/notams/lexicon/lexicon.ts';
import { aircraft, based, helicopters, isOfClass } from '../closures/classes.ts';
import { effectOf } from '../closures/effect.ts';
import type { When } from '../closures/times/limits-in-effect.ts';
import { taxiing } from '../closures/operations.ts';
import type { Segment, Token } from '../closures/tokens.ts';
import type { Effect } from '../notice.ts';
import { aircraftLimitsIn, namesAircraft } from './aircraft-limits.ts';
import { joined, kindOf, type Range, rules, type Thing, thingsIn } from './movement-things.ts';

type Limited = { things: readonly Thing[]; /** The tokens that say for whom. */ said: Range; more: Partial<Effect> };

/** `range` is the part of the segment that closes nothing. */
export function limitedIn(segment: Segment, { from, to }: Range, text: string, span: When): Effect[] {
  const clause = segment.slice(from, to);
  const [first, last] = [clause[0], clause.at(-1)];
  if (first === undefined || last === undefined || !clause.some((token) => kindOf(token) !== null)) return [];
  const wordsOf = (range: Range): string => {
    const [begin, end] = [clause[range.from], clause[range.to - 1]];
    return begin === undefined || end === undefined ? '' : oneLine(text.slice(begin.from, end.to));
  };
  const found = barredFrom(clause, wordsOf) ?? limitAround(clause, wordsOf) ?? limitBehind(clause, wordsOf);
  // The limit follows the dash in `CLEARANCE NOT ENSURED ON TWY B6 - CODE E NOT TO BE ROUTED VIA TWY B6`.
  const dash = clause.findIndex(({ text, gap }, at) => text === '-' && gap !== 'none' && clause[at + 1]?.gap !== 'none');
  if (found === null) return dash < 0 ? [] : limitedIn(segment, { from: from + dash + 1, to }, text, span);
  const quote = { from: first.from, to: last.to };
  const { said, things, more } = found;
  return joined(things).map(({ kind, names, place }) => {
    const closedFor = clause.slice(said.from, said.to).some(isBased) ? 'allButBased' : 'allButSome';
    // The place precedes the limit in `TWY E BTN TWY A AND TWY B LTD TO CODE C`.
    const words = wordsOf(place === null || place.from > said.from ? said : { from: place.from, to: said.to });
    return effectOf(kind, { extent: 'part', rule: rules[kind], for: closedFor, words, names, quote, ...more }, span);
  });
}

/** `NO ACCESS TO STANDS C1-C5` closes them, whatever else the sentence says. */
export function withoutAccess(segment: Segment, span: When): Effect[] {
  const at = segment.findIndex(
    ({ meaning }, word) =>
      meaning === 'no' &&
      /^(?:ACCESS|ENTRY)$/.test(segment[word + 1]?.text ?? '') &&
      /^(?:TO|INTO|FOR)$/.test(segment[word + 2]?.text ?? ''),
  );
  // A time, a reason or a condition ends the limit: `TILL REMOVAL`, `DUE WIP`.
  const behind = segment.findIndex(({ meaning }, word) => word > at && /^(?:condition|due|time|cause)$/.test(meaning ?? ''));
  const to = behind < 0 ? segment.length : behind;
  const [first, last] = [segment[at], segment[to - 1]];
  if (first === undefined || last === undefined || kindOf(segment[at + 3]) === null) return [];
  const quote = { from: first.from, to: last.to };
  return joined(thingsIn(segment, at + 3, to)).map(({ kind, names, isPart }) =>
    effectOf(kind, { extent: isPart ? 'part' : 'whole', rule: rules[kind], names, quote }, span),
  );
}

type WordsOf = (range: Range) => string;

const limiting = /^(?:LIMITED|LTD|MAX|MAXIMUM|MAXIM[AO]|MASSIM[AO])$/;
/** These say how a thing is used, not by whom. */
const ofManner =
  /\b(?:LGTS?|LIGHTS?|ENG|ENGINES?|CAUTION|MARSHALL\w*|GUIDANCE|THRUST|DIRECTION|WAY|NORTH|SOUTH|EAST|WEST|\w+BOUND|ATC|HOURS?|HR|DAY|NIGHT|DAYLIGHT)\b/;
const ofSpeed = /\b(?:SPEEDS?|KTS?|KNOTS|\d{1,2} ?(?:KTS?|MPH|KMH?))\b/;
const remarks = /^(?:AMD|REF|REFER|CTC|CONTACT|TEL|PHONE)$/;
/** `LTD TO ACFT WITH MAX TAIL HGT 12M`: a measure that has no code. */
const measured = /\b(?:TAIL|WING ?SPANS?|SPAN|MTOW|MTOM|WHEEL ?BASE|HGT|WIDE ?BODY|CODE|ICAO CAT)\b/;

/**
 * Reads a limit that follows its thing: `TWY B MAX WINGSPAN 36M`, `TWY B AVBL FOR CODE C AND BELOW ONLY`,
 * `TWY D3 RESTRICTED TO TOW OPS ONLY`, `STAND 16 TOWED ARR ONLY`.
 */
function limitBehind(clause: Segment, wordsOf: WordsOf): Limited | null {
  const only = clause.findIndex(({ meaning }) => meaning === 'only');
  const remark = clause.findIndex(({ text, meaning }) => remarks.test(text) || meaning === 'due');
  const to = remark < 0 ? clause.length : remark;
  const isLimit = ({ text, meaning }: Token, at: number): boolean =>
    limiting.test(text) ||
    meaning === 'reserved' ||
    (meaning === 'open' && only > at) ||
    (meaning === 'usable' && (only > at || /^(?:FOR|ACFT|AIRCRAFT)$/.test(clause[at + 1]?.text ?? '')));
  const stated = clause.findIndex(isLimit);
  const at = stated < 0 ? beforeOnly(clause, only) : stated;
  const things = at < 0 ? [] : withoutPlaces(thingsIn(clause, 0, at));
  const behindThings = things.at(-1)?.next ?? at;
  // The measure is named before the verb in `TWY B WINGSPAN LTD TO 36M`.
  const isOfMost = mostOf.test(clause[at - 1]?.text ?? '') && at > behindThings;
  // The figure precedes MAX in `TWY S 180K LB MAX`.
  const isFigureFirst = clause[at]?.text === 'MAX' && /^\d/.test(clause[behindThings]?.text ?? '');
  const from = isFigureFirst ? behindThings : isOfMost ? at - 1 : at;
  const words = wordsOf({ from, to });
  if (things.length === 0) return null;
  const isOfAircraft = namesAircraft(words) || (clause[at]?.text !== 'MAX' && measured.test(words));
  const isOfSome = only >= at || (clause[at]?.meaning === 'reserved' && clause[at + 1]?.meaning === 'to');
  // `TWY A AVBL FOR TAX ONLY` limits nothing, because a taxiway is for taxiing.
  const isOfAllTaxiing = things.every(({ kind }) => kind === 'closesTaxiway') && clause.slice(at).every(isOfTaxiing);
  if (
    !isOfAircraft &&
    (!isOfSome ||
      (things.every(({ names }) => names.length === 0) && !clause.slice(at).some(isBased)) ||
      ofSpeed.test(wordsOf({ from: 0, to })) ||
      isOfAllTaxiing ||
      ofManner.test(words))
  )
    return null;
  return {
    things,
    said: { from, to },
    more: {
      conditions: isOfMost
        ? limitsOfMost(words)
        : aircraftLimitsIn(/^(?:MAX|LTD|LIMITED|RESTRICTED)\b/.test(words) ? words : `LTD ${words}`),
    },
  };
}

const isBased = ({ text }: Token): boolean => text !== 'LOCAL' && based.has(text);

const isOfTaxiing = ({ text, meaning }: Token): boolean =>
  taxiing.has(text) || /^(?:usable|to|only|reserved|filler|operation)$/.test(meaning ?? '');

/** The apron of a stand, and a thing without a name next to one with a name, only say where it is. */
const withoutPlaces = (things: readonly Thing[]): Thing[] => {
  const named = things.some(({ names }) => names.length > 0) ? things.filter(({ names }) => names.length > 0) : [...things];
  return named.some(({ kind }) => kind === 'closesStand') ? named.filter(({ kind }) => kind === 'closesStand') : named;
};

/** Words between what is named and ONLY that may say for whom. */
const MOST_BEFORE_ONLY = 6;

/** `STAND 16 TOWED ARR ONLY`, `STAND 19 FOR VIP ONLY`: where the words begin; -1 where something else is said. */
function beforeOnly(clause: Segment, only: number): number {
  const noun = clause.findIndex((token) => kindOf(token) !== null);
  // The aircraft follow ONLY in `TWY A ONLY FOR CODE C`.
  const behind = clause[only + 1];
  const things = only > 0 ? thingsIn(clause, 0, only) : [];
  if (
    isNext(clause, things.at(-1)?.place?.to ?? things.at(-1)?.next, only) &&
    (behind?.meaning === 'to' || upTo.test(behind?.text ?? '') || isOfClass(behind?.text ?? ''))
  )
    return only;
  if (noun < 0 || only <= noun || clause.slice(0, noun).some(({ meaning }) => meaning === 'place' || meaning === 'cause')) return -1;
  // The limit begins at BY in `ENTRY TO STANDS 16-18 BY TOWING ONLY`.
  const towing = clause.findIndex(({ text }, at) => text === 'BY' && isTowing.test(clause[at + 1]?.text ?? ''));
  const begin = thingsIn(clause, 0, towing < 0 ? only : towing).at(-1)?.next ?? -1;
  const said = clause.slice(begin, only);
  const isAudience = said[0]?.meaning === 'to' || said.some(({ text }) => isOfClass(text) || isTowing.test(text));
  return begin > 0 && said.length > 0 && said.length <= MOST_BEFORE_ONLY && isAudience && !said.some(({ text }) => text === ',')
    ? begin
    : -1;
}

/** A dash may come before the last word: `TWY A ONLY`, `RD 4 - TOLKO`. */
const isNext = (clause: Segment, next: number | undefined, only: number): boolean =>
  next === only || (next === only - 1 && /^[-:]$/.test(clause[next]?.text ?? ''));

const upTo = /^(?:UP|HASTA|JUSQU|FINO|ATE|BIS)$/;
const isTowing = /^(?:TOWED|TOWING|TOW-IN|TUGS?)$/;

/** `MAX SPAN 36M ON TWY K`, `MAX WINGSPAN ON TWY K IS 36M`, `WINGSPAN ON APRON 2 LTD TO 36M`: the figure may follow the place. */
function limitAround(clause: Segment, wordsOf: WordsOf): Limited | null {
  const place = placeIn(clause);
  if (place < 1 || !mostOf.test(clause[0]?.text ?? '')) return null;
  const isFigure = (at: number): boolean =>
    ofFigure.test(`${clause[at]?.text}${clause[at + 1]?.text}`) || ofFigure.test(clause[at]?.text ?? '');
  const behind = clause.findIndex(({ text }, at) => at > place + 1 && (limiting.test(text) || isFigure(at)));
  const things = thingsIn(clause, place + 1, behind < 0 ? clause.length : behind);
  // `MAX SPAN ON TWY K 36M, ON TWY L 24M`: which figure is whose is not looked for.
  const others = behind < 0 ? [] : [...clause.keys()].filter((at) => at > behind && kindOf(clause[at]) !== null);
  things.push(...others.flatMap((at) => thingsIn(clause, at, clause.length).slice(0, 1)));
  const said = { from: 0, to: behind < 0 ? place : clause.length };
  const words = behind < 0 ? wordsOf(said) : `${wordsOf({ from: 0, to: place })} ${wordsOf({ from: behind, to: clause.length })}`;
  return things.length === 0 || !namesAircraft(`MAX ${words}`)
    ? null
    : { things, said, more: { conditions: others.length > 0 ? [] : limitsOfMost(words) } };
}

/** Tells where `ON TWY K` begins. */
const placeIn = (clause: Segment): number => clause.findIndex(({ text }, at) => placing.test(text) && kindOf(clause[at + 1]) !== null);
const placing = /^(?:ON|AT|FOR|ALONG|IN|VIA|THRU|THROUGH)$/;
const mostOf = /^(?:MAX|MAXIMUM|WING|WINGSPANS?|SPAN|MTOW|MTOM|SPANNWEITE|ENVERGURE|ENVERGADURA)$/;
const ofFigure = /^(?:IS|ARE|NOT|SHALL|MUST|\d+(?:\.\d+)?(?:M|FT|T|KG|LBS?))$/;

/** `WINGSPAN LTD TO 36M`, `MAX WINGSPAN IS 36M`: the figure is the most that is let in. */
const limitsOfMost = (words: string): Effect['conditions'] =>
  aircraftLimitsIn(`LTD TO ${words.replaceAll(/\b(?:(?:LTD|LIMITED|RESTRICTED|REDUCED) TO|MAX|MAXIMUM|IS|SHALL|MUST) /g, '')}`);

/** Reads `ACFT OVER CODE C SHALL NOT TAXI ON TWY W4`, `JETS NOT PERMITTED ON APRON 2` and `NO ACFT OVER CODE C ON TWY B`. */
function barredFrom(clause: Segment, wordsOf: WordsOf): Limited | null {
  const isNo = clause[0]?.meaning === 'no';
  const refusal = isNo
    ? placeIn(clause)
    : clause.findIndex(
        ({ meaning, text }, at) =>
          at > 0 && (meaning === 'not' || /^(?:PROHIBITED|FORBIDDEN|BANNED|BARRED)$/.test(text) || isRefusedAbroad(clause, at)),
      );
  const noun = clause.findIndex((token, at) => at > refusal && kindOf(token) !== null);
  if (refusal < 1 || noun < 0 || noun - refusal > MOST_TO_NOUN || clause.slice(0, refusal).some((token) => kindOf(token) !== null))
    return null;
  if (
    !clause
      .slice(refusal, noun)
      .every(
        ({ meaning, text }, at) =>
          ofRefusal.test(text) || /^(?:filler|not|allowed)$/.test(meaning ?? '') || (at === 0 && isRefusedAbroad(clause, refusal)),
      )
  )
    return null;
  const begin = isNo ? 1 : clause.slice(0, refusal).findLastIndex(({ text }) => text === ',' || text === ':') + 1;
  const auxiliary = clause.findIndex(
    ({ text, meaning }, at) => at > begin && at <= refusal && (auxiliaries.test(text) || meaning === 'not' || at === refusal),
  );
  const said = { from: begin, to: auxiliary };
  const audience = clause.slice(begin, auxiliary);
  const words = wordsOf(said);
  // `NO ACFT PARKING ON APRON 2` refuses a use, not a class of aircraft.
  if (isNo && audience.some(({ text, meaning }) => meaning === 'other' || taxiing.has(text))) return null;
  if (!audience.some(({ text }) => aircraft.has(text) || helicopters.has(text) || /^JETS?$/.test(text)) && !namesAircraft(words))
    return null;
  const things = thingsIn(clause, noun, clause.length);
  const isEveryone = /^ALL (?:ACFT|AIRCRAFT)$/.test(words);
  const conditions = aircraftLimitsIn(`TO ${words}`);
  const barred: Partial<Effect> = { for: namesAircraft(words) ? 'overSize' : 'someAircraft', conditions };
  return things.length === 0 ? null : { things, said, more: isEveryone ? { extent: 'whole', for: null, words: null } : barred };
}

/** It matches `INTERDITS SUR TWY R` and `NON AMMESSI SU TWY NC`. */
const isRefusedAbroad = (clause: Segment, at: number): boolean => {
  const { text, meaning } = clause[at] as Token;
  return foreignWords.has(text) ? /^(?:closed|stopped)$/.test(meaning ?? '') : text === 'NON' && clause[at + 1]?.meaning === 'allowed';
};
const MOST_TO_NOUN = 8;
const auxiliaries = /^(?:SHALL|MUST|MAY|CAN|CANNOT|ARE|IS|WILL|SHOULD)$/;
const ofRefusal =
  /^(?:BE|TO|ON|VIA|THRU|THROUGH|FM|FROM|IN|INTO|ONTO|USE|USING|ENTER|ENTERING|TAXI|TAX|TAXIING|ROUTED?|ROUTING|OPERATE|PARK|PARKING|PERMITTED|ALLOWED|ACCEPTED|AUTHORI[SZ]ED|PROHIBITED|FORBIDDEN|BANNED|BARRED|ALONG|THE|SUR|SU|SULLA|EN|EM|NA|AUF|PAR|POR)$/;
