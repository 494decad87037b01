/**
 * Reads which aircraft a closure bars, as figures and types: `TO ACFT WINGSPAN MORE THAN 36M`, `EXC CODE C AND BELOW`, `TO A388 AND B748`. The
 * list has every aircraft that is barred, or it is empty: a flight that meets none of it is left out of a question about its own aircraft.
 */
import type { AircraftLimit } from '#contract/notams/aircraft-limits.ts';
import { foreignWords, ofMeaning, ofMeaningAbroad, wordsOf } from '#core/notams/lexicon/lexicon.ts';
import { matchesOf } from '#core/text/matches.ts';

type Relation = Extract<AircraftLimit['relation'], 'over' | 'atLeast' | 'under' | 'atMost'>;

/** What is left open when the words name what is closed, and the other way round. */
const opposite: Readonly<Record<AircraftLimit['relation'], AircraftLimit['relation']>> = {
  over: 'atMost',
  atMost: 'over',
  under: 'atLeast',
  atLeast: 'under',
  oneOf: 'noneOf',
  noneOf: 'oneOf',
};

const bigger = '(?:MORE|GREATER|LARGER|BIGGER|HIGHER|HEAVIER|WIDER|LONGER)';
const smaller = '(?:LESS|SMALLER|LOWER|LIGHTER)';
const before: readonly { relation: Relation; words: string }[] = [
  {
    relation: 'atMost',
    words: `NOT ${bigger} THAN|NOT (?:TO )?EXCEED(?:ING)?|NOT OVER|UP TO|MAX(?:IMUM)?(?: (?:WING ?SPAN|MTOW|MTOM|MASS|WEIGHT|AUW))?(?: OF)?|NOT ABOVE`,
  },
  { relation: 'atLeast', words: 'NOT LESS THAN|AT LEAST|MNM|MINIMUM' },
  { relation: 'over', words: `${bigger} THAN|IN EXCESS OF|EXCEEDING|OVER|ABOVE|ABV|>` },
  { relation: 'under', words: `${smaller} THAN|BELOW|BLW|UNDER|<` },
];
const andMore = `(?:OR|AND) (?:${bigger}|ABOVE|ABV|OVER|UP)`;
const andLess = `(?:OR|AND) (?:${smaller}|BELOW|BLW|UNDER(?! TOW| TUG))`;
const measure = '(?: ?(?:MTOW|MTOM|MTWA|AUW|(?:WING ?)?SPAN)? ?)';
const behind: readonly { relation: Relation; words: RegExp }[] = [
  { relation: 'atLeast', words: new RegExp(`^(?: ?\\+|${measure}${andMore}\\b)`) },
  // MAX belongs to the measure before it in `36M MAX`, but to the one after it in `36M MAX MTOW 20T`.
  { relation: 'atMost', words: new RegExp(`^(?:${measure}${andLess}\\b|${measure}MAX(?:IMUM)?(?=$|[.,;)]))`) },
];
const relations = before.map(({ words }) => words).join('|');
const figure = new RegExp(
  String.raw`(?:(?<before>${relations}) ?)?(?<![\d.,])(?<value>\d{1,3}(?:,\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)(?<thousands>K(?= ?LB))? ?(?<unit>KGS?|TONNES?|TONS?|T|LBS?|POUNDS?|METRES?|METERS?|MTRS?|M|FEET|FT)\b`,
  'g',
);
const whole = before.map(({ relation, words }) => ({ relation, words: new RegExp(`^(?:${words})$`) }));
const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
const code = new RegExp(
  String.raw`(?<before>(?:${relations}) )?(?:ICAO |REF(?:ERENCE)? )?CODE(?: LETTERS?| LTR)?S? ?"?'?[1-4]?(?<letter>[A-F])\b'?"?(?<more>(?: ?(?:\/|,|AND|OR|&) ?(?:CODE )?[A-F]\b)*)(?<behind>(?: ACFT| AIRCRAFT)? (?:${andMore}|${andLess}|MAX(?:IMUM)?)\b)?`,
  'g',
);
const type =
  /(?<!\b(?:TWYS?|TXLS?|STANDS?|GATES?|BTN|VIA) )\b(?:A3\d{2}(?:-\d{3,4})?|A\d{2}[A-Z]|B7\d{2}(?:-\d{1,3})?|B\d{2}[A-Z\d]|AN-?\d{2,3}|IL-?\d{2}|C-5[A-Z]?|C-?17[A-Z]?|A400M?|C-?130[A-Z]?|CRJ-?\d{0,4}|E1[79]\d|E1\d{2}|MD-?\d{2}|DC-?\d{1,2}|ATR-?\d{2}|DH8[A-D]|V-?22|CL60|GLF\d)\b/g;
const opening = new RegExp(
  String.raw`\b(?:EXC|EXCEPT\w*|EXCLUDING|OTHER THAN|AVBL|AVAILABLE|OPEN|USABLE|LTD|ALLOWED|PERMITTED|${ofMeaning('only', 'reserved')}|${ofMeaningAbroad('except')})\b|^(?:MAX|MAXIMUM)\b`,
);
/** `RESTRICTED TO ACFT WINGSPAN 36M`, `MAX WINGSPAN 36M`: the figure is the most that is let in. */
const ofMost = /^(?:LTD|LIMITED|RESTRICTED) (?:TO|MAX)\b|^(?:MAX|MAXIMUM)\b/;
const negated = /\bNOT (?:AVBL|AVAILABLE|USABLE|OPEN|ALLOWED|PERMITTED)\b/g;
const MOST = 6;
/** Words around a figure that say what is measured. */
const NEAR = 48;

/** Tells whether a size or a type is named, in capitals. */
export const namesAircraft = (words: string): boolean => foundIn(inEnglish(words)).length > 0;

const ofRomance: readonly [RegExp, string][] = [
  [
    /\b(?:MAYOR(?:ES)?|MAIOR(?:ES)?|SUP|SUPERI(?:OR(?:ES?|I)?|EURE?S?))(?: (?:A|AL|AO|AUX?|DE|QUE))?(?= (?:\d|CODE\b))|\bACIMA D[EO](?= CODE\b)|\b(?:MAS|MAIS|PLUS) DE(?= \d)|\bOLTRE(?= \d)/g,
    'MORE THAN',
  ],
  [/\b(?:ET|OU) (?:PLUS|SUPERIEURS?)\b|\b(?:[YOE]|OU) (?:MAYOR|MAIOR|SUPERIOR)(?:ES?|I)?\b|\b(?:UND|ODER) GROESSER\b/g, 'AND LARGER'],
  [/\b(?:HASTA|JUSQU'AU?|FINO A|ATE|BIS(?: ZU)?)(?= (?:\d|CODE\b))/g, 'UP TO'],
  [/\b(?:UEBER|BOLEE|TYAZHELEE)(?= \d)/g, 'MORE THAN'],
  [/(?<=\b\d{1,3})T(?<tenth>\d)\b/g, '.$<tenth>T'],
  [/\b(?:NO|NAO|NON)(?= MORE THAN\b)/g, 'NOT'],
  [/\b(?:ET|UND|ED)\b/g, 'AND'],
  [/\b(?:OU|ODER)\b/g, 'OR'],
  [/(?<=\b(?:SAMOLOTOW|STATKOW POWIETRZNYCH) )DO(?= \d)/g, 'UP TO'],
  [/\bBIS (?:ZU )?SPANNWEITE (?=\d)/g, 'WINGSPAN UP TO '],
  [/\bROZPIETOSCI (?:SKRZYDEL )?(?:DO|PONIZEJ) (?=\d)/g, 'WINGSPAN UP TO '],
  [/\bROZPIETOSCI (?:SKRZYDEL )?POWYZEJ (?=\d)/g, 'WINGSPAN MORE THAN '],
  [/\bMAXIM[AO]\b/g, 'MAX'],
  [/\bSPANNWEITE\b|\bENVERGADURAS?\b|\bENVERGURES?\b|\bAPERTURA ALARE\b|\bRAZMAHOM KRYLA\b/g, 'WINGSPAN'],
];
const codeOfRomance = /\b(?:CODIGO|CODICE|CLAVE|COD) (?:[1-4](?=[A-F]\b))?(?<listed>[A-F]\b(?:(?:, ?| )(?:(?:Y|O|OU|ET|ED) )?[A-F]\b)*)/g;

/** `CODIGO C E D`, `CODIGO E E F`: in front of a letter before it E is the word for AND. */
function inEnglish(words: string): string {
  const codes = words.replace(codeOfRomance, (_, listed: string) => {
    const letters = (listed.match(/\b[A-F]\b/g) ?? []).filter((letter, at, all) => letter !== 'E' || (all[at + 1] ?? 'F') >= 'E');
    const named = new Set(letters);
    return `CODE ${[...named].join(', ')}`;
  });
  return ofRomance.reduce((text, [romance, english]) => text.replace(romance, english), codes);
}

const foundIn = (line: string): Found[] => [...figuresIn(line), ...codesIn(line), ...typesIn(line)].toSorted((a, b) => a.at - b.at);

/** `words` are in capitals, and limit a closure: after EXC, AVBL FOR, MAX and the like they say what is left open, else what is closed. */
export function aircraftLimitsIn(words: string): AircraftLimit[] {
  const line = withoutOthers(inEnglish(words).replaceAll(negated, 'CLSD'));
  // `TO ACFT OVER 20T ONLY` is closed to those alone, `CODE C ACFT ONLY` is open to those alone.
  const isOnly = (at: number): boolean => !/^(?:CLSD )?(?:TO|FOR)\b/.test(line) && /^[^.;]{0,40}\bONLY\b/.test(line.slice(at));
  // `LTD FOR ACFT WITH WINGSPAN MORE THAN 36M` is closed to those, `LTD TO` them open to those.
  const isOpenAt = (at: number): boolean =>
    ((opening.test(line.slice(0, at)) || ofMost.test(line)) && !isLimitedFor.test(line)) || isOnly(at);
  const found = foundIn(line);
  const closed = found.filter(({ at }) => !isOpenAt(at));
  // `TO ACFT OVER 36M EXC A388`: at most those in front of the exception are barred.
  if (closed.length > 0)
    return isWholeAudience(line) && closed.every(({ isInPart, isOfSize }) => isInPart !== true && isOfSize !== true)
      ? limitsOf(closed)
      : [];
  return !isOfSizeAlone(line) || found.some(({ isOfSize }) => isOfSize === true)
    ? []
    : limitsOf(found).map((limit) => ({ ...limit, ...otherwise(limit) }));
}

const limitsOf = (found: readonly Found[]): AircraftLimit[] => found.slice(0, MOST).map(({ limit }) => limit);

/** `AVBL FOR CODE C ONLY, CODE D AND ABOVE USE TWY M`: what others are to use is no limit of this. */
const withoutOthers = (line: string): string =>
  line.replace(/,(?: [A-Z\d./]{1,12}){1,8}? (?:TO |SHALL |MUST )?USE [A-Z].*$|, ?(?:ALL )?OTHERS?\b.*$/, '');

/** A part of a list that names neither a size nor a type is of aircraft that no figure says: `TO JETS AND ACFT MORE THAN 75000LB`. */
function isWholeAudience(line: string): boolean {
  const end = line.search(behindAudience);
  const said = end < 0 ? line : line.slice(0, end);
  const read = new Set(foundIn(line).map(({ at }) => at));
  // Places stay the same.
  const marked = [figure, code].reduce(
    (words, pattern) => words.replaceAll(pattern, (match, ...rest) => sign(read.has(placeIn(rest))).padEnd(match.length)),
    said.replaceAll(type, (name) => READ.padEnd(name.length)),
  );
  const parts = marked.replaceAll(orMore, '').split(/ ?(\bAND\b|\bOR\b|[,/&]) ?/);
  return parts.every((part, at) => {
    if (at % 2 === 1 || part.includes(READ)) return true;
    // `WINGSPAN MORE THAN 36M OR TAIL HGT MORE THAN 14M`; where both are needed, the one that is read bars as many.
    if (part.includes(UNREAD)) return parts[at - 1] === 'AND';
    return !/[A-Z]/.test(part.replaceAll(narrowing, '').replaceAll(anyType, '').replaceAll(ofSize, ''));
  });
}

const READ = '#';
const UNREAD = '?';
const sign = (isRead: boolean): string => (isRead ? READ : UNREAD);
/** What a replacing function gets behind the groups: the place, the whole and the named groups. */
const placeIn = (rest: readonly unknown[]): number => rest.findLast((one): one is number => typeof one === 'number') ?? 0;
const orMore = new RegExp(`\\b(?:${andMore}|${andLess})\\b`, 'g');
/** These narrow an audience, or name what is closed to it. */
const narrowing =
  /\bUNDER (?:TUG|TOW)\b|\b(?:ARR|DEP|LDG|TKOF|LANDINGS?|TAKE-?OFFS?|ARRIVALS?|DEPARTURES?|RWYS? \d\d[LRC]?|\d\d[LRC]|CLSD)\b/g;
const behindAudience =
  /\b(?:DUE|BECAUSE|REF|REFER|CTC|CONTACT|TEL|AMD|APRES|EXC|EXCEPT\w*|BTN|BETWEEN|FM|FROM|DLY|DAILY|WHEN|UNLESS|USE|MON|TUE|WED|THU|FRI|SAT|SUN)\b|\.(?!\d)|[;(]/;

/** Tells whether an exception is of a size or type alone: `EXC ACFT UNDER 94FT WINGSPAN UNDER TOW` leaves the small ones nothing else. */
function isOfSizeAlone(line: string): boolean {
  const said = line.slice(Math.max(0, line.search(opening)));
  const end = said.search(said.startsWith('EXC') ? remark : ofMost.test(said) ? remarkOrPlace : remarkOrTimes);
  const left = end < 0 ? said : said.slice(0, end);
  return !/[A-Z]/.test(
    [figure, code, type, anyType].reduce((words, pattern) => words.replaceAll(pattern, ''), left).replaceAll(ofSize, ''),
  );
}
/** They are small words and aircraft in other languages. */
const smallAbroad =
  '(?:AUX?|AI|AGLI|PARA|POUR|PER|FUER|DE|DI|COM|CON|AVEC|MIT|AERONEFS?|AERONAVES?|AEROMOBILI|LFZ|LUFTFAHRZEUGE|DLA|STATKOW|POWIETRZNYCH|SAMOLOTOW|O|VOLS?|VUELOS|VOOS|VOLI)';
const ofSize = new RegExp(
  String.raw`\b(?:EXC\w*|OTHER|THAN|AVBL|AVAILABLE|OPEN|USABLE|ONLY|LIMITED|LTD|RESTRICTED|ALLOWED|PERMITTED|IS|ARE|BE|FOR|TO|BY|OF|WITH|HAVING|THE|AN?|ALL|NO|ACFT|AIRCRAFTS?|TFC|OPS|OPERATIONS|FLT|TYPES?|ICAO|REF|CODE|LETTER|LTR|WING ?SPANS?|SPAN|MAX(?:IMUM)?|MNM|MASS|WEIGHT|WT|MTOW|MTOM|MTWA|AUW|MAUW|LENGTH|TAKEOFF|TAKE-OFF|CERTIFIED|AND|OR|LESS|MORE|UP|BUT|NOT|INCLUDING|THAN|GROSS|UNDER|OVER|BELOW|BLW|ABOVE|ABV|SMALLER|LIGHTER|LARGER|HEAVIER|GREATER|${ofMeaning('only', 'reserved')}|${ofMeaningAbroad('except')}|${smallAbroad})\b`,
  'g',
);
/** POR is BY as well, and stays a word that is not understood. */
const dueAbroad = wordsOf(({ spelling, meaning }) => meaning === 'due' && foreignWords.has(spelling) && spelling !== 'POR');
/** Times of a limit are those of what it closes, times of an exception are of what it leaves open. */
const remark = new RegExp(String.raw`\b(?:DUE|BECAUSE|REF|REFER|CTC|CONTACT|TEL|AMD|${dueAbroad})\b|[.;]`);
/** The place of a limit is where the others are barred; the place of what is left open would bar more. */
const remarkOrPlace = new RegExp(String.raw`\b(?:DUE|BECAUSE|REF|REFER|CTC|CONTACT|TEL|AMD|FM|FROM|BTN|BETWEEN|${dueAbroad})\b|[.;]`);
const remarkOrTimes = new RegExp(String.raw`\b(?:DUE|BECAUSE|REF|REFER|CTC|CONTACT|TEL|AMD|FM|FROM|${dueAbroad})\b|[.;]`);

const isLimitedFor =
  /^(?:LTD )?(?:LTD|LIMITED|RESTRICTED) FOR (?:ALL )?(?:ACFT|AIRCRAFT)?(?: WITH)?(?: \w+){0,2} (?:MORE|GREATER|LARGER|HEAVIER|OVER|ABOVE|ABV|EXCEEDING)\b/;

/** What is open to some is closed to the other letters of the code, or by the opposite relation. */
const otherwise = ({ of, relation, names }: AircraftLimit): Partial<AircraftLimit> =>
  of === 'codeLetter' ? { names: letters.filter((letter) => !names.includes(letter)) } : { relation: opposite[relation] };

type Found = {
  at: number;
  limit: AircraftLimit;
  /** The list has a type that is not known: what it closes, it closes to more. */
  isInPart?: boolean;
  /** `LARGER THAN A321` means a size by a type, which no list of types says. */
  isOfSize?: boolean;
};

function figuresIn(line: string): Found[] {
  return matchesOf(figure, line, MOST).flatMap((match): Found[] => {
    const { before: prefix, value = '', thousands, unit = '' } = match.groups ?? {};
    const end = match.index + match[0].length;
    const relation =
      behind.find(({ words }) => words.test(line.slice(end, end + NEAR)))?.relation ??
      whole.find(({ words }) => words.test(prefix ?? ''))?.relation ??
      (ofMost.test(line) ? 'atMost' : undefined);
    const of = measuredAt(
      unit,
      line.slice(Math.max(0, match.index - NEAR), match.index + (prefix ?? '').length),
      line.slice(end, end + 20),
    );
    if (relation === undefined || of === null) return [];
    // `5.7T` and `5,7T` are decimals, `12,500LB` is not.
    const number =
      Number(/,\d{3}$/.test(value) ? value.replaceAll(',', '') : value.replace(',', '.')) * (thousands === undefined ? 1 : 1000);
    return [{ at: match.index, limit: { of, relation, value: number, unit: unitOf(unit), names: [] } }];
  });
}

/** The word nearest in front of a figure, else the one after it, says what is measured. */
function measuredAt(unit: string, front: string, back: string): 'mass' | 'wingspan' | 'length' | null {
  if (/^(?:KG|T|LB|P)/.test(unit)) return 'mass';
  const [nearest] = front.match(/\b(?:WING ?SPANS?|SPAN|LENGTH|FUSELAGE|TAIL|HGT|HEIGHT|WHEEL ?BASE|TRACK)\b/g)?.slice(-1) ?? [];
  if (nearest === undefined) return /^ (?:WING ?)?SPAN\b/.test(back) ? 'wingspan' : null;
  return nearest.includes('SPAN')
    ? 'wingspan'
    : nearest === 'FUSELAGE' || (nearest === 'LENGTH' && /\b(?:ACFT|AIRCRAFT)\b/.test(front))
      ? 'length'
      : null;
}

const unitOf = (unit: string): NonNullable<AircraftLimit['unit']> =>
  unit.startsWith('KG')
    ? 'kg'
    : unit.startsWith('L') || unit.startsWith('P')
      ? 'lb'
      : unit.startsWith('T')
        ? 't'
        : unit.startsWith('F')
          ? 'ft'
          : 'm';

function codesIn(line: string): Found[] {
  return matchesOf(code, line, MOST).map((match): Found => {
    const { before: prefix = '', letter = '', more = '', behind: suffix = '' } = match.groups ?? {};
    const listed = [letter, ...(more.match(/\b[A-F]\b/g) ?? [])];
    const at = letters.indexOf(letter);
    const relation = whole.find(({ words }) => words.test(prefix.trim()))?.relation;
    const isIncluded = suffix !== '' || (relation !== 'over' && relation !== 'under');
    const isUp = relation === 'over' || relation === 'atLeast' || new RegExp(andMore).test(suffix);
    const isRange = suffix !== '' || prefix !== '' || (more === '' && isMost.test(line.slice(0, match.index)));
    const range = isUp ? letters.slice(isIncluded ? at : at + 1) : letters.slice(0, isIncluded ? at + 1 : at);
    return { at: match.index, limit: { of: 'codeLetter', relation: 'oneOf', value: null, unit: null, names: isRange ? range : listed } };
  });
}

/** `RESTRICTED TO 36M (CODE C)`, `LIMITED TO CODE C`: smaller ones may too. */
const isMost = /\b(?:RESTRICTED|LIMITED|LTD) TO (?:[A-Z\d]+ ){0,8}\(?$/;

/** A list may have another type before or after one: `A388 AND B748`. */
const otherType = String.raw`[A-Z]{1,4}-?\d{1,3}[A-Z]{0,2}(?:-\d{1,4})?`;
const anyType = new RegExp(String.raw`\b${otherType}\b`, 'g');
const typeBehind = new RegExp(String.raw`^ ?(?:,|/|&|AND|OR) ?${otherType}\b`);
const typeBefore = new RegExp(String.raw`(?<![A-Z\d-])${otherType} ?(?:,|/|&|AND|OR) ?$`);

/** These precede a type of aircraft: `LARGER THAN A321`, `MORE CRITICAL THAN A321`, `MAX ACFT SIZE A321`. */
const sizeBefore = new RegExp(
  `(?:^|[ ,(])(?:${relations}|SIZE|(?:CRITICAL|DEMANDING) THAN)(?: (?:AN?|THE|OF|ACFT|AIRCRAFT|TYPES?|SIZE)){0,4} ?$`,
);
/** These follow a type of aircraft: `A321 SIZE AND ABOVE`, `A321, B739 OR LARGER`, `A321+`. */
const sizeBehind = new RegExp(
  `^ ?(?:\\+|(?:(?:ACFT|AIRCRAFT|TYPES?|SIZED?) ?){0,2}(?:${andMore}|${andLess}|(?:OR|AND) (?:SIMILAR|EQUIVALENT|COMPARABLE)|MAX(?:IMUM)?)\\b)`,
);

/** Types next to one another are one limit. */
function typesIn(line: string): Found[] {
  const found = matchesOf(type, line, MOST);
  const [first] = found;
  if (first === undefined) return [];
  const ends = new Set(found.map((match) => match.index + match[0].length));
  const isWhole = found.every((match) => {
    const end = match.index + match[0].length;
    const behind = typeBehind.exec(line.slice(end, end + NEAR))?.[0];
    const before = typeBefore.exec(line.slice(Math.max(0, match.index - NEAR), match.index))?.[0].replace(/ ?(?:,|\/|&|AND|OR) ?$/, '');
    return (
      (behind === undefined || ends.has(end + behind.length)) &&
      (before === undefined || found.some(({ 0: name, index }) => index < match.index && name === before))
    );
  });
  const isOfSize = found.some(
    ({ 0: name, index }) => sizeBefore.test(line.slice(0, index)) || sizeBehind.test(line.slice(index + name.length)),
  );
  const names = [...new Set(found.map((match) => match[0]))];
  return [{ at: first.index, limit: { of: 'type', relation: 'oneOf', value: null, unit: null, names }, isInPart: !isWhole, isOfSize }];
}
