/**
 * Names parts of the movement area: `TWY B, B1 AND TWY C BTN TWY B AND RWY 09/27`, `STANDS 1 TO 6`, `NORTH RAMP`. Over 400 lines because a name, its list and its place
 * are found in one walk over the tokens.
 */
import type { EffectRule } from '#contract/notams/rules.ts';
import { foreignWords } from '#core/notams/lexicon/lexicon.ts';
import { ofRomance } from '../closures/classes.ts';
import { spelled } from '../closures/names.ts';
import { isJoint, type Segment, type Token } from '../closures/tokens.ts';

export type Kind = 'closesTaxiway' | 'closesApron' | 'closesStand';
/** `place`: the tokens that say which part of it is meant, where it has words for that. */
export type Thing = { kind: Kind; names: string[]; isPart: boolean; next: number; place: Range | null };
export type Range = { from: number; to: number };

export const rules: Readonly<Record<Kind, EffectRule>> = {
  closesTaxiway: 'taxiwayClosed',
  closesApron: 'apronClosed',
  closesStand: 'standClosed',
};

const nouns: Readonly<Record<Kind, string>> = {
  closesTaxiway:
    'TWY TWYS TXWY TXWYS TAXIWAY TAXIWAYS TXL TXLS TAXILANE TAXILANES TAXI-WAY TAXI-WAYS RODAJE ROLLWEG ROLLWEGE ROLLBAHN RACCORDO RACCORDI ROLLGASSE KOLOWANIA BRETELLE BRETELLES РД',
  closesApron: 'APRON APRONS APN APNS RAMP RAMPS PLATAFORMA PLATAFORMAS PATIO VORFELD PIAZZALE POSTOJOWA PERRON ПЕРРОН',
  closesStand:
    'STAND STANDS HARDSTAND HARDSTANDS GATE GATES SPOT SPOTS BAY BAYS МС СТОЯНКА СТОЯНКИ STOYANKI STOYANOK STANOWISKO STANOWISKA PIAZZOLA PIAZZOLE STANDPLATZ STANDPLAETZE STATIONNEMENT ESTACIONAMIENTO ESTACIONAMIENTOS',
};
const kinds = new Map(Object.entries(nouns).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as Kind] as const)));
export const kindOf = (token: Token | undefined): Kind | null => kinds.get(token?.text ?? '') ?? null;

/** `PARKING POSITIONS P14-P18`, `RAMP PAD 71` are stands, a `HOT CARGO PAD` is an apron: positions and pads elsewhere are those of lights, holds and helicopters. */
export const withPositions = (segment: Segment): Segment =>
  segment.map((token, at) => {
    const before = segment[at - 1]?.text ?? '';
    // `PARKING RESERVED TO BASED ACFT` means the stands.
    const named = designator.test(segment[1]?.text ?? '') ? 2 : 1;
    const isReserved = at === 0 && segment[named]?.meaning === 'reserved';
    // `PRKG NOT AVBL` closes all of them, `GA PRKG ON PAVEMENT CLSD` the apron of some, `PRKG NOT AVBL MORE THAN 2HR` none.
    const isShut = /^(?:not|closed|place)$/.test(segment[at + 1]?.meaning ?? '') && segment.every(({ text }) => text !== 'MORE');
    const isOfSome = before === 'GA' && at === 1 && isShut;
    if (/^(?:PARKING|PRKG)$/.test(token.text) && (isReserved || isOfSome || (at === 0 && isShut)))
      return { ...token, text: isOfSome ? 'APRON' : 'STANDS', meaning: 'other' };
    // A holding bay is a pad of its taxiway, and no stand.
    if (token.text === 'BAY' && /^(?:HLDG|HOLDING)$/.test(before)) return { ...token, text: 'PAD' };
    if (!position.test(token.text) || token.meaning === 'helipad') return token;
    // `POSITIONS 52-60 CLSD`, `APRON CARGO CITY POSITIONS 52-60 CLSD`.
    const isNumbered = /^[A-Z]?\d{1,3}[A-Z]?$/.test(segment[at + 1]?.text ?? '') && /^POSITION(?:S|EN)?$/.test(token.text);
    const isOwn =
      isNumbered && (at === 0 || segment.slice(Math.max(0, at - MOST_WORDS), at).some((word) => kindOf(word) === 'closesApron'));
    const noun = parking.test(before) || isOwn ? 'STANDS' : before === 'CARGO' ? 'APRON' : null;
    return noun === null ? token : { ...token, text: noun, meaning: 'other' };
  });
const position = /^(?:POSITION(?:S|EN)?|PSNS?|SLOTS?|PADS?)$/;
const parking = /^(?:PARKING|PRKG|STAND|RAMP)$/;

/** It matches `A`, `B12`, `NA`, `Z3W`, `301` and `12L`. */
const designator = /^(?:[A-ZА-Я]{1,2}\d{0,3}|[A-Z]{1,2}\d{1,3}[A-Z]|\d{1,4}[A-Z]{0,2})$/;
const noName = /^(?:НА|ОТ|ДО|ПО|ЗА|НЕ|В|И|К|С|AD|AP|AT|BY|ON|IN|OF|TO|FM|IS|BE|NR|NO|OR|AS|WI|NE|NW|SE|SW|GA)$/;
/** `PERIMETER GATE 5` is none of the movement area. */
const ofFence = /^(?:PERIMETER|SECURITY|CRASH|ACCESS|FENCE)$/;
/** These make a compass letter a side: `N HALF`, `S OF`, `W 200FT`. */
const ofSide = /^(?:OF|HALF|SIDE|END|ACCESS|PART|PORTION|\d+(?:FT|M)?)$/;
/** It matches the noun of `PART OF TWY B`. */
const isPartWord = /^(?:PARTS?|PORTIONS?|SECTIONS?|SEGMENTS?|REST|REMAINDER)$/;
/** Parts of what was named; another noun after it is another thing. */
const partOf = /^(?:ROWS?|AREAS?|PADS?|LINES?|TURNAROUND|TURNPAD|CORNER|ENTRY|EXIT|INTERSECTION|ACCESS|CENTRE|CENTER|PRKG|PARKING)$/;
const row = /^ROWS?$/;
/** Words that name something of a taxiway: `HOLDING POINT LGT TWY C2`. */
const installed = /^(?:LGTS?|LIGHTS?|LIGHTING|SIGNS?|MARKINGS?|STOPBARS?|PSN|POINTS?|CHECKPOINTS?|A?VDGS|DOCKING|HYDRANTS?|BRIDGES?)$/;
/** Holding points are the ends of a part in `TWY J BTN HLDG POINTS J4 AND J7 CLSD`. */
const isPlaceBetween = (words: Segment, at: number): boolean =>
  /^POINTS?$/.test(words[at]?.text ?? '') &&
  /^(?:HLDG|HOLDING)$/.test(words[at - 1]?.text ?? '') &&
  /^(?:BTN|BETWEEN)$/.test(words[at - 2]?.text ?? '');
const waysIn = /^(?:VIA|USE|USING)$/;
/** Words in front of an apron that do not name it. */
const unnamed = /^(?:PLYTA|AERODROME|AD|AP|THE|CLSD|CLOSED|CAUTION|FLW|FOLLOWING|IS|ARE|WILL|BE)$/;
const MOST_WORDS = 4;

/** Reads a list after its verb: `TWY CLSD: A19, A20, B BTN A19 AND A21, N3`, `A(BTN A5 AND A7), B6`, `TWY D AND TWY Z4`. */
export function listedBehind(segment: Segment, kind: Kind, from: number): Thing[] {
  const things: Thing[] = [];
  for (let at = from; at < segment.length;) {
    const { names, next } = namesBehind(segment, kindOf(segment[at]) === kind ? at + 1 : at, segment.length);
    if (names.length === 0) break;
    const bracket = endOfBracket(segment, next, segment.length);
    const isPart = /^(?:place|length)$/.test((bracket === null ? segment[next] : segment[next + 1])?.meaning ?? '');
    const whole = isPart ? names.slice(0, -1) : names;
    if (whole.length > 0) things.push({ kind, names: whole, isPart: false, next, place: null });
    if (!isPart && bracket === null) {
      if (!isJoint(segment[next]) || kindOf(segment[next + 1]) !== kind) break;
      at = next + 1;
      continue;
    }
    const end = bracket ?? endOfPlace(segment, next, segment.length, () => true);
    const place = bracket === null ? { from: next, to: end } : { from: next + 1, to: end - 1 };
    if (isPart) things.push({ kind, names: names.slice(-1), isPart, next, place });
    at = end + 1;
  }
  return things;
}

/** Returns the place after the bracket that begins at a token; null where none does. */
function endOfBracket(segment: Segment, at: number, end: number): number | null {
  if (segment[at]?.text !== '(') return null;
  const close = segment.findIndex(({ text }, word) => word > at && text === ')');
  return close < 0 || close >= end ? null : close + 1;
}

/** Things of a kind that are closed alike are one effect. */
export const joined = (things: readonly Thing[]): Thing[] =>
  things.reduce<Thing[]>((all, thing) => {
    const same = all.find(
      ({ kind, isPart, names, place }) =>
        kind === thing.kind && isPart === thing.isPart && names.length > 0 && place === null && thing.place === null,
    );
    if (same && thing.names.length > 0) same.names.push(...thing.names.filter((name) => !same.names.includes(name)));
    else all.push({ ...thing });
    return all;
  }, []);

/** Nothing where a light, a sign or a position of what is named is meant (`TWY A CL LGT U/S`), or a condition. */
export function thingsIn(segment: Segment, start: number, end: number): Thing[] {
  const things: Thing[] = [];
  if (segment.slice(start, end).some(({ text }, at, words) => installed.test(text) && !isPlaceBetween(words, at))) return [];
  if (segment.slice(start, end).some((token, at, words) => kindOf(token) === 'closesStand' && ofFence.test(words[at - 1]?.text ?? '')))
    return [];
  let isBehindJoint = false;
  let partBegins: number | null = null;
  for (let at = start; at < end;) {
    const token = segment[at] as Token;
    const last = things.at(-1);
    const kind = kindOf(token);
    // Brackets after a name say which part or what kind: `APRON 3 (CARGO)`, `TWY A (BTN B AND C)`.
    const bracket = last?.next === at ? endOfBracket(segment, at, end) : null;
    if (last !== undefined && bracket !== null && segment.slice(at, bracket).every((word) => kindOf(word) === null)) {
      const isPlace = segment[at + 1]?.meaning === 'place';
      if (isPlace) makePart(last, at + 1, bracket - 1);
      last.next = bracket;
      at = bracket;
      continue;
    }
    // The part is one of the second taxiway in `B6 AND PART OF TWY B BTN B6 AND B8`.
    if (isPartWord.test(token.text) && segment[at + 1]?.text === 'OF' && kindOf(segment[at + 2]) !== null) {
      partBegins = at;
      at += 2;
      continue;
    }
    // No place follows UNDER in `STANDS 6-9 UNDER REPAIR`.
    if (token.text === 'UNDER' && kindOf(segment[at + 1]) === null && last !== undefined) return things;
    if (kind === 'closesApron' && last?.kind === 'closesStand' && isPlaceOfStands(segment.slice(last.next, at))) {
      at++;
      // The apron has a name of its own in `POSICION 5 DE PLATAFORMA COMERCIAL`.
      while (at < end && segment[at]?.meaning === undefined && /^[A-Z]{4,}$/.test(segment[at]?.text ?? '')) at++;
      continue;
    }
    if (kind !== null) {
      const thing = thingAt(segment, kind, { start, at, end }, last);
      // `COMMERCIAL APN SPOTS 0, 2`: the first noun is the place of the second.
      if (last && partBegins === null && isNextTo(segment, at, start)) things.pop();
      if (partBegins !== null) makePart(thing, partBegins, thing.next);
      partBegins = null;
      things.push(thing);
      at = thing.next;
      isBehindJoint = false;
      continue;
    }
    // `NORTH RAMP` is its name.
    const isName =
      token.meaning === 'length' &&
      segment[at + 1]?.text !== 'OF' &&
      (kindOf(segment[at + 1]) !== null || kindOf(segment[at + 2]) !== null);
    // The noun is three words in `CALLE DE RODAJE A`.
    if (token.text === 'DE' && kindOf(segment[at + 1]) !== null) {
      at++;
      continue;
    }
    // The reason comes first in `DUE TO WIP, TWY A CLSD`.
    const reason = token.meaning === 'due' && last === undefined ? segment.findIndex(({ text }, word) => word > at && text === ',') : -1;
    if (reason > 0 && reason < end) {
      at = reason + 1;
      continue;
    }
    if (token.meaning === 'condition' || token.meaning === 'due') return [];
    if (
      (token.meaning === 'place' ||
        token.text === 'FRONTING' ||
        (/^[NSEW]$/.test(token.text) && segment[at + 1]?.text === 'SIDE') ||
        token.meaning === 'length' ||
        (waysIn.test(token.text) && segment[at + 1]?.text !== 'CAUTION')) &&
      !isName
    ) {
      // A side and a measure are a part: `S 200FT`.
      const [next = '', unit = ''] = segment.slice(at + 1, at + 3).map(({ text }) => text);
      const measure = [next, next + unit].findIndex((words) => /^\d+(?:FT|M)$/.test(words)) + 1;
      const behind = token.meaning === 'length' ? at + 1 + measure : endOfPlace(segment, at, end);
      // `WORK IN PROGRESS`, and a letter alone, are no words for a place.
      const isSaid =
        (token.text.length > 1 || /^(?:OF|SIDE)$/.test(segment[at + 1]?.text ?? '') || /\d/.test(segment[at + 1]?.text ?? '')) &&
        segment[at + 1]?.text !== 'PROGRESS';
      // All of it is meant in `TWY A IN CONSEQUENCE NOT AVBL`.
      if (/^(?:CONSEQUENCE|ADDITION)$/.test(segment[at + 1]?.text ?? '')) {
        at += 2;
        continue;
      }
      if (last && isSaid) makePart(last, at, behind);
      else if (last) last.isPart = true;
      at = behind;
      continue;
    }
    if (isJoint(token)) isBehindJoint = true;
    else if (last && !isName && !isBehindJoint && /^[A-Z]/.test(token.text)) {
      // `TWY K HOLD PAD` is a part of the taxiway.
      if (/^PADS?$/.test(segment[at + 1]?.text ?? '')) {
        makePart(last, at, at + 2);
        at += 2;
        continue;
      }
      if (partOf.test(token.text) || token.meaning === undefined) last.isPart = true;
      else if (token.meaning === 'other' && !isOfNoun(segment, at, end)) return [];
    }
    at++;
  }
  return things;
}

/** Further words of a place are joined to those before them. */
function makePart(thing: Thing, from: number, to: number): void {
  thing.isPart = true;
  thing.place = { from: thing.place?.from ?? from, to };
}

/** `TERMINAL RAMP`: a word that names the noun after it. */
function isOfNoun(segment: Segment, from: number, end: number): boolean {
  for (let at = from + 1; at < end && !isJoint(segment[at]); at++) if (kindOf(segment[at]) !== null) return true;
  return false;
}

function thingAt(
  segment: Segment,
  kind: Kind,
  { start, at, end }: { start: number; at: number; end: number },
  last: Thing | undefined,
): Thing {
  const before = kind === 'closesApron' ? namesBefore(segment, start, at) : [];
  // The side is the name of the apron in `APRON SOUTH CLSD`.
  const [side, following] = [segment[at + 1], segment[at + 2]];
  const isSide =
    kind === 'closesApron' &&
    (side?.meaning === 'length' || sidesAbroad.test(segment[at + 1]?.text ?? '')) &&
    at + 1 < end &&
    (at + 2 >= end || isJoint(following));
  const behind =
    before.length > 0
      ? { names: [], next: at + 1 }
      : isSide
        ? { names: [side?.text ?? ''], next: at + 2 }
        : namesBehind(segment, at + 1, end);
  // `RAMP 3 TXL` is named by its apron.
  const isOfApron = before.length + behind.names.length === 0 && last?.kind === 'closesApron' && kind === 'closesTaxiway';
  return {
    kind,
    names: isOfApron ? last.names : [...before, ...behind.names],
    isPart: false,
    next: Math.max(behind.next, at + 1),
    place: null,
  };
}

const sidesAbroad = /^(?:NORD|SUED|SUD|OST|OUEST|NORTE|SUL|LESTE|OESTE)$/;

/** Tells whether this noun follows the one before it without a joint. */
function isNextTo(segment: Segment, at: number, start: number): boolean {
  for (let word = at - 1; word >= start; word--) {
    const token = segment[word] as Token;
    if (isJoint(token) && token.text !== '-') return false;
    if (kindOf(token) !== null) return true;
  }
  return false;
}

/** `B, B1 AND B2`, `T-17`, `MIKE 3`, `13-17`; a list continues after a joint alone. */
export function namesBehind(segment: Segment, from: number, end: number): { names: string[]; next: number } {
  const names: string[] = [];
  // A hyphen joins noun and name in `TWY-A`.
  let next = segment[from]?.text === '-' && segment[from]?.gap === 'none' ? from + 1 : from;
  if (/^(?:DA|DE|DAL|DEL)$/.test(segment[next]?.text ?? '') && /^\d{1,3}$/.test(segment[next + 1]?.text ?? '')) next++;
  while (next < end && /^(?:NR|NO|NUMBER|NUMBERS|LINK|:|')$/.test(segment[next]?.text ?? ''))
    next += segment[next + 1]?.text === 'S' || segment[next + 1]?.text === '.' ? 2 : 1;
  for (let at = next; at < end;) {
    const found = nameAt(segment, at);
    if (found === null) break;
    names.push(found.name);
    next = found.next;
    if (isAnother(segment, next, found.name)) {
      at = next;
      continue;
    }
    if (!isJoint(segment[next])) break;
    at = isJoint(segment[next + 1]) ? next + 2 : next + 1;
  }
  return { names: [...new Set(names)], next };
}

/** `STANDS 401, 403 NORTH APRON`: the apron is where they are. */
const isPlaceOfStands = (between: Segment): boolean =>
  between.length > 0 &&
  between.every(
    (token) => ofRomance.test(token.text) || (/^[A-Z]{4,}$/.test(token.text) && kindOf(token) === null && token.meaning !== 'place'),
  );

/** `STANDS A12 A14`, `STANDS 117 118 119R`: another name like the one before, without a joint, and no measure. */
function isAnother(segment: Segment, at: number, before: string): boolean {
  const alike = /^\d{2,3}[A-GLR]?$/.test(before) ? /^(?:[A-Z]{1,2}\d{1,3}|\d{2,3}[A-GLR]?)$/ : /^[A-Z]{1,2}\d{1,3}$/;
  return alike.test(segment[at]?.text ?? '') && !/^(?:FT|M|NM)$/.test(segment[at + 1]?.text ?? '');
}

function nameAt(segment: Segment, at: number): { name: string; next: number } | null {
  const token = segment[at];
  const text = token?.text ?? '';
  const following = segment[at + 1]?.text ?? '';
  // The letter names a row of stands in `QUEBEC ROW` and `R-ROW`.
  if (row.test(following) || (following === '-' && row.test(segment[at + 2]?.text ?? ''))) return null;
  // A letter may be spelled out before its number: `ALFA1`.
  const [, letter = '', number = ''] = /^([A-Z]{4,8})(\d{1,2})$/.exec(text) ?? [];
  if (spelled.test(letter)) return { name: letter.charAt(0) + number, next: at + 1 };
  // The word is a name in `TWY INNER: MAX WINGSPAN 52M`.
  if (/^(?:INNER|OUTER|CARGO)$/.test(text) && /^\d$/.test(following)) return { name: `${text} ${following}`, next: at + 2 };
  if (/^(?:INNER|OUTER)$/.test(text) && (following === ':' || /^(?:closed|not|reserved)$/.test(segment[at + 1]?.meaning ?? '')))
    return { name: text, next: at + 1 };
  if (spelled.test(text))
    return /^\d{1,2}$/.test(following) ? { name: text.charAt(0) + following, next: at + 2 } : { name: text.charAt(0), next: at + 1 };
  const isSide = /^[NSEW]$/.test(text) && ofSide.test(following);
  if (!token || kindOf(token) !== null || !designator.test(text) || noName.test(text) || isSide) return null;
  const other = segment[at + 2];
  // A range has TO, or A in Italian, between its ends: `STANDS 1 TO 6`, `DA 301 A 308`.
  const isRange =
    (/^(?:TO|THRU)$/.test(following) || (/^AL?$/.test(following) && /\d/.test(other?.text ?? ''))) &&
    /\d[A-Z]?$/.test(text) &&
    other !== undefined &&
    /^[A-Z]{0,2}\d{1,3}[A-Z]?$/.test(other.text);
  const isHyphened =
    isRange ||
    (following === '-' &&
      segment[at + 1]?.gap === 'none' &&
      other?.gap === 'none' &&
      (designator.test(other.text) || /^(?:INNER|OUTER)$/.test(other.text)));
  return isHyphened ? { name: `${text}-${other.text}`, next: at + 3 } : { name: text, next: at + 1 };
}

/** Reads the words in front of the noun, up to a joint or the keyword of the notice: `NORTH RAMP`, `NUMBER 5 NORTH RAMP`. */
function namesBefore(segment: Segment, start: number, at: number): string[] {
  const words: string[] = [];
  for (let word = at - 1; word >= start && words.length < MOST_WORDS; word--) {
    const { text, meaning } = segment[word] as Token;
    const isOther = meaning === 'all' || meaning === 'due' || meaning === 'place' || unnamed.test(text);
    if (!/^[A-Z0-9]/.test(text) || isJoint(segment[word]) || kindOf(segment[word]) !== null || isOther) break;
    words.unshift(text);
  }
  return words.length === 0 ? [] : [words.join(' ')];
}

const slavic = /^(?:(?:NE)?PRIGODN|ZAKRYT|ZAPRESHCHEN|RAZRESHEN|TOLKO|DLYA|ZAMKNI|KOLOWANIA|STANOWISK)/;

/** A noun is several words in `VOIE DE CIRCULATION A`, `PISTA DE TAXI A` and `AIRE DE TRAFIC SUD`. */
const compounds: readonly { words: readonly [RegExp, RegExp, RegExp]; noun: string }[] = [
  { words: [/^VOIES?$/, /^DE$/, /^CIRCULATION$/], noun: 'TWY' },
  { words: [/^PISTAS?$/, /^DE$/, /^(?:TAXI|RODA[GJ]EM?)$/], noun: 'TWY' },
  { words: [/^VIE?A?$/, /^DI$/, /^RULLAGGIO$/], noun: 'TWY' },
  { words: [/^PIAZZOL[AE]$/, /^DI$/, /^SOSTA$/], noun: 'STAND' },
  { words: [/^AIRES?$/, /^DE$/, /^(?:TRAFIC|STATIONNEMENT)$/], noun: 'APRON' },
];

/** They are nouns in front of a name: `VOIE B5`, `CALLES A1 Y B2`, `POSTES P12 A P18`, `PLYTA 2`. */
const nounsAbroad: Readonly<Record<string, string>> = {
  VOIE: 'TWY',
  VOIES: 'TWY',
  CALLE: 'TWY',
  CALLES: 'TWY',
  POSTE: 'STAND',
  POSTES: 'STANDS',
  PUESTO: 'STAND',
  PUESTOS: 'STANDS',
  PLYTA: 'APRON',
  POSICION: 'STAND',
  POSICIONES: 'STANDS',
  POSICAO: 'STAND',
  POSICOES: 'STANDS',
  POSIZIONE: 'STAND',
  POSIZIONI: 'STANDS',
};
/** It does not match the DE of `CALLE DE RODAJE A`. */
const named = /^(?!DE$|DU$)(?:[A-Z]{1,2}\d{0,2}|\d{1,3})$/;

const withCompounds = (segment: Segment): Segment =>
  segment.flatMap((token, at) => {
    const found = (first: number) =>
      compounds.find(({ words }) => words.every((word, place) => word.test(segment[first + place]?.text ?? '')));
    const noun = found(at)?.noun;
    if (noun !== undefined) return [{ ...token, text: noun, meaning: 'other' as const, to: (segment[at + 2] as Token).to }];
    // `STANOWISKA POSTOJOWE NR 24` has its name behind an adjective.
    if (token.text === 'POSTOJOWE') return [];
    const bare = nounsAbroad[token.text];
    if (bare !== undefined && named.test(segment[at + 1]?.text ?? '')) return [{ ...token, text: bare, meaning: 'other' }];
    return found(at - 1) !== undefined || found(at - 2) !== undefined ? [] : [token];
  });

/** `ENTRE B1 Y B3`, `ZWISCHEN B1 UND B3` is `BTN B1 AND B3`, `C4 E C5` of an Italian text is `C4 AND C5`; elsewhere one letter is a name or a direction. */
export function withPlaces(written: Segment): Segment {
  if (!written.some(({ text }) => foreignWords.has(text))) return written;
  const segment = withCompounds(written);
  const isSlavic = segment.some(({ text }) => slavic.test(text));
  return segment.map((token, at) => {
    // `RD 3 ZAKRYTA`, `MS 11-14 PRIGODNY`: they are a road and a title elsewhere.
    if (isSlavic && (token.text === 'RD' || token.text === 'MS')) return { ...token, text: token.text === 'RD' ? 'РД' : 'МС' };
    if (/^(?:MEZHDU|МЕЖДУ|MIEDZY)$/.test(token.text)) return { ...token, text: 'BTN', meaning: 'place' };
    const [before, behind] = [segment[at - 1], segment[at + 1]];
    // TRA is an airspace elsewhere.
    if (/^(?:ENTRE|ZWISCHEN)$/.test(token.text) || (token.text === 'TRA' && kindOf(behind) !== null))
      return { ...token, text: 'BTN', meaning: 'place' };
    // I is AND in `RD 2 I RD 5`; in front of a number it has been read as the Italian word for ON.
    const isAnd =
      (/^[EY]$/.test(token.text) || (isSlavic && /^(?:I|ON)$/.test(token.text))) &&
      designator.test(before?.text ?? '') &&
      (designator.test(behind?.text ?? '') || kindOf(behind));
    return isAnd ? { ...token, text: 'AND', meaning: 'and' } : token;
  });
}

/** Finds where a place ends, at the next item of the list: `BTN TWY A AND TWY C`, `W OF TWY B`. */
function endOfPlace(segment: Segment, from: number, end: number, isItem = (at: number): boolean => kindOf(segment[at]) !== null): number {
  let isBetween = /^(?:BTN|BETWEEN)$/.test((segment[from] as Token).text);
  for (let at = from + 1; at < end; at++) {
    const { text, meaning } = segment[at] as Token;
    if (!isJoint(segment[at])) continue;
    if (isBetween && meaning === 'and') isBetween = false;
    else if (text !== '/' && text !== '-' && !isBetween && isItem(at + 1)) return at;
  }
  return end;
}
