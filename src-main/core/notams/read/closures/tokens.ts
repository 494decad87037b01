/** Splits a text into words and signs, each with its meaning; segments.ts cuts them into segments. */
import { entryOf, flown, foreignWords, type Meaning, meaningOf } from '#core/notams/lexicon/lexicon.ts';
import { wordSet } from '#core/text/word-set.ts';
import { aircraft, helicopters, isOfClass, rescue } from './classes.ts';
import { withWrittenTimes } from './times/written-times.ts';

export type Token = {
  text: string;
  meaning: Meaning | undefined;
  /** What precedes it. */
  gap: 'none' | 'space' | 'line';
  /** `from` and `to` are places in the text; the end is excluded. */
  from: number;
  to: number;
};

/** A segment is never empty. */
export type Segment = readonly Token[];

/** `AND`, `ET`, `,`, `/`: another of the same may follow. */
export const isJoint = (token: Token | undefined): boolean => token?.meaning === 'and' || /^[,/&+-]$/.test(token?.text ?? '');

const isWord = (code: number): boolean =>
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  (code >= 0xc0 && code <= 0x17f) ||
  (code >= 0x410 && code <= 0x42f) ||
  code === 0x2019;

export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const APOSTROPHE = 39;

const SLASH = 47;

const HYPHEN = 45;

const COLON = 58;

/** The tokens of the text that was read last: closures and lengths ask for the same one. */
let last: { text: string; tokens: readonly Token[] } = { text: '', tokens: [] };

/** Splits a text, which must be in capitals. */
export function tokensOf(text: string): readonly Token[] {
  if (last.text !== text) last = { text, tokens: withWrittenTimes(withoutOrdinals(readTokens(text))) };
  return last.tokens;
}

/** `VOM 24. BIS 26. DEZEMBER` names days and ends no sentence. */
const withoutOrdinals = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ text }, at) => text !== '.' || !/^\d\d?$/.test(tokens[at - 1]?.text ?? '') || !german.test(behind(tokens, at)));
const behind = (tokens: readonly Token[], at: number): string => `${tokens[at + 1]?.text} ${tokens[at + 2]?.text}`;
const german = /^(?:AUF DEN|(?:BIS|UND|JANUAR|FEBRUAR|MAERZ|APRIL|MAI|JUNI|JULI|AUGUST|SEPTEMBER|OKTOBER|NOVEMBER|DEZEMBER) .*)$/;

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let gap: Token['gap'] = 'line';
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code <= 32 || code === 0xa0) {
      if (code === 10 || code === 13) gap = 'line';
      else if (gap !== 'line') gap = 'space';
      at++;
      continue;
    }
    const from = at;
    if (isWord(code)) {
      at++;
      while (at < text.length && isWord(text.charCodeAt(at))) at++;
      if (at - from === 2 && isClock(text, from)) {
        at = from + '08:00'.length;
        tokens.push({ text: text.slice(from, from + 2) + text.slice(from + 3, at), meaning: undefined, gap, from, to: at });
        gap = 'none';
        continue;
      }
      at = endOfCompound(text, from, at);
      // `W/` is WITH in `W/MORE THAN 9 SEATS`.
      if (at - from === 1 && text.startsWith('W/', from) && text.charCodeAt(at + 1) >= 65) {
        tokens.push({ text: 'WITH', meaning: meaningOf('WITH'), gap, from, to: ++at });
        gap = 'none';
        continue;
      }
    } else at++;
    addTo(tokens, text, { from, to: at, gap });
    gap = 'none';
  }
  return tokens;
}

const clock = /(?<![\d/:.])(?:[01]\d|2[0-4]):[0-5]\d(?![\d/:])/y;

/** `08:00` is one word. */
function isClock(text: string, from: number): boolean {
  if (text.charCodeAt(from + 2) !== COLON) return false;
  clock.lastIndex = from;
  return clock.test(text);
}

/** `U/S`, `RWY'S`, `TAKE-OFF`, `RE-OPENED` are one word; `09L/27R` and `CTA/CTR` are not. */
function endOfCompound(text: string, from: number, to: number): number {
  const sign = text.charCodeAt(to);
  if (sign !== SLASH && sign !== APOSTROPHE && sign !== HYPHEN) return to;
  let end = to + 1;
  while (end < text.length && isWord(text.charCodeAt(end))) end++;
  return end > to + 1 && end - from < 17 && meaningOf(text.slice(from, end)) !== undefined ? end : to;
}

function addTo(tokens: Token[], text: string, { from, to, gap }: { from: number; to: number; gap: Token['gap'] }): void {
  const written = text.slice(from, to);
  // Numbers and signs mean nothing by themselves.
  const entry = text.charCodeAt(from) >= 65 ? entryOf(written) : undefined;
  // A slip is the word that was meant.
  const word = entry?.spelling ?? written;
  const meaning = entry?.meaning;
  // The noun and its name are one word in `RWY09L` and `RWYS09`.
  if (meaning === undefined && word.startsWith('RWY')) {
    const name = from + (word.startsWith('S', 3) ? 4 : 3);
    if (name < to && isDigit(text.charCodeAt(name))) {
      tokens.push({ text: text.slice(from, name), meaning: 'runway', gap, from, to: name });
      addTo(tokens, text, { from: name, to, gap: 'space' });
      return;
    }
  }
  // Two words are one in `CLSDTWY`.
  if (meaning === undefined && /^CLSD(?:TWY|RWY|APN|APRON)$/.test(word)) {
    addTo(tokens, text, { from, to: from + 4, gap });
    addTo(tokens, text, { from: from + 4, to, gap: 'space' });
    return;
  }
  // A figure and the next word are one in `27CLSD` and `0900UTC`.
  const end =
    meaning === undefined && isDigit(text.charCodeAt(from))
      ? (/^(?:\d{2}(?:[LR]|C(?!L))?(?=[A-Z]{4,}$)|\d{4}(?=UTC$))/.exec(word)?.[0].length ?? 0)
      : 0;
  if (end > 0 && meaningOf(word.slice(end)) !== undefined) {
    tokens.push({ text: word.slice(0, end), meaning, gap, from, to: from + end });
    addTo(tokens, text, { from: from + end, to, gap: 'space' });
    return;
  }
  if (meaning === 'operation' || isOfClass(word)) join(tokens);
  if (meaning === 'operation' || meaning === 'all' || isOfClass(word) || articles.has(word)) address(tokens, word);
  const before = tokens.at(-1);
  if (meaning === 'closed' && foreignWords.has(word)) deny(tokens);
  if (/^(?:usable|allowed)$/.test(meaning ?? '') && foreignWords.has(word)) denyInFrench(tokens);
  // `NE PRIGODNA`: it is northeast in English.
  if (before?.text === 'NE' && /^(?:PRIGODN|PRINIMA|RAZRESH|DOSTUP|PROIZVOD|PREDOSTAVL)/.test(word)) before.meaning = 'not';
  // `TO SOLO FLT` are flights of one person, `SOLO VUELOS` only flights.
  const isAlone = word === 'SOLO' && /^(?:to|no|and)$/.test(before?.meaning ?? '');
  tokens.push({ text: word, meaning: isAlone ? undefined : (inCompound(tokens, word) ?? meaning), gap, from, to });
}

/** `POUSOS E DECOLAGENS`, `ATERRIZAJES Y DESPEGUES`, `GENERAL Y PRIVADA`, `WZLETA I POSADKI`: elsewhere a single letter is a direction or a name. */
function join(tokens: readonly Token[]): void {
  const [first, letter] = tokens.slice(-2);
  if (first?.meaning === 'operation' && /^[EIY]$/.test(letter?.text ?? '')) (letter as Token).meaning = 'and';
  if (letter?.text === 'Y' && isOfClass(first?.text ?? '')) letter.meaning = 'and';
  if (letter?.text === 'E' && ofTrade.test(first?.text ?? '')) letter.meaning = 'and';
  if (/^[EI]$/.test(letter?.text ?? '') && rescue.has(first?.text ?? '')) (letter as Token).meaning = 'and';
}

const ofTrade = /^(?:GENERALE|GERAL|PRIVAD[AO]S?|PRIVAT[AIO]|EXECUTIVA|COMMERCIALE|COMERCIAL)$/;

/** `FECHADO A AVIACAO PRIVADA`, `CHIUSO AGLI ELICOTTERI`, `FERME A LA CIRCULATION`: elsewhere they are names and articles. */
function address(tokens: readonly Token[], word: string): void {
  const [first, second, third] = tokens.slice(-3);
  const isOfArticle = third?.text === "'" && second?.text === 'L';
  const [state, letter] = isOfArticle ? tokens.slice(-4) : third?.text === "'" ? [first, second] : [second, third];
  const isState = /^(?:closed|stopped|reserved)$/.test(state?.meaning ?? '') && foreignWords.has(state?.text ?? '');
  if (letter !== undefined && isState && (dative.has(letter.text) || (italian.get(letter.text)?.test(word) ?? false)))
    letter.meaning = 'to';
  // `NO UTILIZABLE POR AERONAVES`, `NON UTILIZZABILE DA ACFT`: elsewhere POR is a reason.
  const isUse = /^(?:usable|allowed)$/.test(second?.meaning ?? '') && foreignWords.has(second?.text ?? '');
  const isOnlyUse = second?.meaning === 'only' && /^(?:usable|allowed)$/.test(first?.meaning ?? '') && foreignWords.has(second.text);
  if ((isUse || isOnlyUse) && (aircraft.has(word) || helicopters.has(word)) && /^(?:DA|POR|PAR|DAI|DAGLI)$/.test(third?.text ?? ''))
    (third as Token).meaning = 'to';
}
/** `CHIUSA IN DECOLLO`, `INTERDETTA AD AEROMOBILI`: they are other words elsewhere. */
const italian: ReadonlyMap<string, RegExp> = new Map([
  ['IN', /^(?:DECOLLO|ATTERRAGGIO)$/],
  ['AD', /^(?:AEROMOBILI|AEREI|AVIAZIONE|ELICOTTERI)$/],
]);

/** `NO CERRADA`, `NO ESTA CERRADA`, `NE SERA PAS FERMEE`: Spanish has one word for NO and NOT, PAS is a runway in Polish, and `RWY NO 13` has a number. */
function deny(tokens: readonly Token[]): void {
  const last = tokens.at(-1);
  const no = tokens.slice(-DENIED_WITHIN).findLast(({ meaning, text }) => meaning !== 'filler' && !verbal.test(text));
  const isPas = last?.text === 'PAS' && tokens.slice(-4).some(({ text }) => text === 'NE' || text === 'N');
  const denied = no?.text === 'NO' ? no : isPas ? last : undefined;
  if (denied === undefined) return;
  denied.meaning = 'not';
  for (const token of tokens.slice(tokens.lastIndexOf(denied) + 1)) token.meaning = 'filler';
}

/** `NE SONT PAS AUTORISES`, `N'EST PLUS UTILISABLE`; PLUS is MORE elsewhere. */
function denyInFrench(tokens: readonly Token[]): void {
  const last = tokens.at(-1);
  if (/^(?:PAS|PLUS)$/.test(last?.text ?? '') && tokens.slice(-5).some(({ text }) => text === 'NE' || text === 'N'))
    (last as Token).meaning = 'not';
}

/** These may stand between a negation and what it denies, as in `NO SE ENCUENTRA CERRADA`. */
const verbal = /^(?:SE|ENCUENTRA|HALLA|ESTARA|PERMANECE|QUEDA)$/;
const DENIED_WITHIN = 4;

const dative = wordSet('A AL ALL ALLA ALLE AGLI AI AO AOS AS');
const articles = wordSet('LA LAS LOS TODO TODOS TODA');

/** A noun or an operation is two words or more in `WATER LANE`, `HELICOPTER PAD`, `HEL LDG SITE`, `SEAPLANE BASE` and `TAKE OFF`. */
function inCompound(tokens: readonly Token[], word: string): Meaning | undefined {
  const before = tokens.at(-1);
  switch (word) {
    case 'LANE':
    case 'LANES':
      return before?.text === 'WATER' || before?.text === 'SEA' || before?.text === 'SEAPLANE' ? compound(before, 'water') : undefined;
    case 'RWY':
    case 'RUNWAY':
      // `PARALLEL RWY 09R/27L`, at the begin of a line.
      if (before?.text === 'PARALLEL' && before.gap === 'line') return compound(before, 'runway');
      return before?.text === 'WATER' || before?.text === 'SEAPLANE' ? compound(before, 'water') : undefined;
    case 'RODAGEM':
    case 'RODAJE':
      // `PISTA DE RODAGEM` is a taxiway.
      return before?.text === 'DE' && /^PISTAS?$/.test(tokens.at(-2)?.text ?? '') ? compound(tokens.at(-2), 'other') : undefined;
    case 'PISTE':
      // `TOURS DE PISTE` are circuits.
      return before?.text === 'DE' && /^TOURS?$/.test(tokens.at(-2)?.text ?? '') ? compound(before, 'other') : undefined;
    case 'PAD':
    case 'PADS':
      return before?.text === 'LANDING' || helicopter.test(before?.text ?? '') ? compound(before, 'helipad') : undefined;
    case 'SITE':
    case 'SITES':
    case 'AREA':
    case 'AREAS':
      return /^(?:LDG|LANDING)$/.test(before?.text ?? '') ? landingArea(tokens) : undefined;
    case 'BASE':
      if (before?.text === 'FIXED') return compound(before, 'other');
      return before?.text === 'SEAPLANE' || before?.text === 'AIR' ? compound(before, 'aerodrome') : undefined;
    case 'NORTH':
    case 'SOUTH':
    case 'EAST':
    case 'WEST':
      // `HEL SOUTH CLSD` names a helipad by its side.
      return before?.gap === 'line' && helicopter.test(before.text) ? compound(before, 'helipad') : undefined;
    case 'A':
      // A is TO in the Italian `RISERVATO A VOLI`.
      return before?.meaning === 'reserved' ? 'to' : undefined;
    case 'WS':
    case 'VS':
      // They are aircraft in `DLYA POSADKI WS`, and wind shear elsewhere.
      return russian.test(before?.text ?? '') ? 'operation' : undefined;
    case 'DLA':
    case 'PAR':
      // They are Polish and French in `TYLKO DLA HEMS`, `UNIQUEMENT PAR LES HELICOPTERES`.
      return /^(?:only|usable|closed)$/.test(before?.meaning ?? '') ? 'to' : undefined;
    case 'EXCLUSIVO':
    case 'EXCLUSIF':
    case 'ESCLUSIVO':
      return /^(?:USO|USAGE)$/.test(before?.text ?? '') ? exclusive(tokens) : undefined;
    case 'TODA':
      // It is Spanish in `A TODA AERONAVE`.
      return before?.text === 'A' ? 'all' : undefined;
    case 'LENGTH':
      return before?.text === 'FULL' ? compound(before, 'length') : undefined;
    case 'ARRIVAL':
    case 'ARRIVALS':
      // This is an approach: `DIRECT ARRIVAL TO RWY 09`.
      return before?.text === 'DIRECT' ? compound(before, 'other') : undefined;
    case 'INT':
    case 'INTXN':
    case 'INTERSECTION':
      return departure(tokens);
    case 'OPS':
    case 'OPERATIONS':
      // These are of the whole aerodrome: `SINGLE RWY OPS`.
      return before?.meaning === 'runway' && /^(?:SINGLE|DUAL)$/.test(tokens.at(-2)?.text ?? '') ? compound(before, 'other') : undefined;
    case 'OFF':
    case 'OFFS':
      return before?.text === 'TAKE' || before?.text === 'TAKING' ? compound(before, 'operation') : undefined;
    case 'STRIP':
    case 'ZONE':
      if (word === 'STRIP' && before?.text === 'AIR') return compound(before, 'aerodrome');
      return /^(?:LDG|LANDING|ASSAULT)$/.test(before?.text ?? '') ? compound(before, 'runway') : undefined;
    default:
      return intersections.has(before?.text ?? '') && takeOffs.has(word) ? fromIntersection(before) : undefined;
  }
}

/** `INT DEP NOT AVBL` leaves the full length to take-offs; the runway in `INT DEP RWY 09` is the place of it. */
function fromIntersection(before: Token | undefined): Meaning {
  if (before) before.meaning = 'other';
  return 'place';
}

const takeOffs = wordSet(flown.takeOff);

const russian = /^(?:DLYA|DLJA|PRINIMA\w+|WSEH|VSEH|TOLKO|POSADKI|PRIEMA|W[YZ]\w+|VZLETA|POLETOW|POLETOV|KROME)$/;

/** `TKOF FM INTERSECTION N3 PROHIBITED` leaves the full length to take-offs. */
function departure(tokens: readonly Token[]): Meaning | undefined {
  const [flight, from] = tokens.slice(-2);
  if (flight?.meaning !== 'operation' || !/^FR?O?M$/.test(from?.text ?? '')) return undefined;
  flight.meaning = 'other';
  return 'filler';
}

const intersections = wordSet('INT INTXN INTERSECTION INTERSECTIONS');

const helicopter = /^(?:HEL|HELO|HELI|HELICOPTER)$/;

/** `HEL LDG AREA` is a helipad, `LANDING AREA` a runway. */
function landingArea(tokens: readonly Token[]): Meaning {
  const [sort, before] = tokens.slice(-2);
  if (!helicopter.test(sort?.text ?? '')) return compound(before, 'runway');
  compound(sort, 'helipad');
  return compound(before, 'helipad');
}

/** `PARA USO EXCLUSIVO DE VUELOS REGULARES`, `A USAGE EXCLUSIF DES AERONEFS BASES`. */
function exclusive(tokens: readonly Token[]): Meaning {
  const [lead, use] = tokens.slice(-2);
  if (/^(?:PARA|A|PER)$/.test(lead?.text ?? '')) compound(lead, 'filler');
  return compound(use, 'reserved');
}

/** The first word of a compound says nothing by itself. */
function compound(before: Token | undefined, meaning: Meaning): Meaning {
  if (before) before.meaning = 'filler';
  return meaning;
}
