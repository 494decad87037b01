/**
 * Known-item queries: what a person would type who wants one airport, drawn from the dataset with a fixed seed, and which answers are right.
 *
 * Who is looked for: six in ten are large, medium or have scheduled service, a quarter small fields, the rest heliports, seaplane bases
 * and closed ones. The same airport may be drawn in several classes.
 * What is right: see known.ts for ambiguous texts. A text in `short name` may also be a city, and the other way round; both are right.
 * Left out: texts of fewer than three letters or more than 60, which no one types to find one airport.
 */
import type { KnownAirport } from './airports.ts';
import { biggest, joined, keywordsOf, mainCity, plain, shortName, type Known } from './known.ts';
import type { Random } from './random.ts';
import { mistyped, oneSlipApart } from './typo.ts';

export type Question = { kind: string; query: string; wanted: KnownAirport; right: ReadonlySet<number> };
type Draft = { query: string; right: readonly KnownAirport[] } | undefined;
type Asker = (airport: KnownAirport, known: Known, random: Random) => Draft;

/** Airports whose code this is, of the kind that the contract puts first; GPS codes and the source's identifiers come last. */
function withCode(key: string, known: Known): readonly KnownAirport[] {
  return known.icao.get(key) ?? known.iata.get(key) ?? known.local.get(key) ?? known.other.get(key) ?? [];
}

/**
 * Airports called exactly so: the one sought, and those of that name, city or short name which can't be distinguished from it. If the
 * text is also somebody's code ("Roy"), the contract puts that airport first, and it is right too.
 */
function called(text: string, wanted: KnownAirport, known: Known): KnownAirport[] {
  const key = plain(text);
  const sameName = [...(known.name.get(key) ?? []), ...(known.short.get(key) ?? [])];
  const sameCity = known.city.get(key) ?? [];
  return [
    ...withCode(key, known),
    ...(sameCity.length > 0 ? biggest(sameCity) : []),
    ...(sameName.length > 0 ? biggest(sameName) : []),
    ...(sameName.includes(wanted) || sameCity.includes(wanted) ? biggest([...sameName, ...sameCity]) : [wanted]),
  ];
}

function short(airport: KnownAirport, known: Known): Draft {
  const query = shortName(airport.name);
  return query === '' ? undefined : { query, right: called(query, airport, known) };
}

function city(airport: KnownAirport, known: Known): Draft {
  const query = mainCity(airport.city ?? '');
  return query === '' ? undefined : { query, right: called(query, airport, known) };
}

const shortOrCity: Asker = (airport, known, random) => (random.integer(2) === 0 ? short : city)(airport, known);

const withoutAccents: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i' };

const askers: Record<string, Asker> = {
  ICAO: ({ icaoCode }, known) => (icaoCode === null ? undefined : { query: icaoCode, right: known.icao.get(plain(icaoCode)) ?? [] }),
  IATA: ({ iataCode }, known) =>
    iataCode === null ? undefined : { query: iataCode.toLowerCase(), right: known.iata.get(plain(iataCode)) ?? [] },
  // A local code that is elsewhere an ICAO or IATA code means that airport first, says the contract.
  local: ({ localCode }, known) => {
    const key = plain(localCode ?? '');
    return localCode === null ? undefined : { query: localCode, right: withCode(key, known) };
  },
  'exact name': ({ name }, known) => ({ query: name, right: known.name.get(plain(name)) ?? [] }),
  'short name': (airport, known) => short(airport, known),
  // Half to nine tenths of a name, at least five letters. Right is the biggest of those whose name or city begins so, and the biggest
  // of those that have it at the start of any word: "all words as prefixes" says the contract, in any position.
  prefix: (airport, known, random) => {
    const name = shortName(airport.name).toLowerCase();
    const query = name.slice(0, Math.max(5, Math.round(name.length * (0.5 + random.integer(5) / 10)))).trim();
    const begun = plain(query);
    const among = [...known.texts];
    const begins = among.filter(([, text]) => text.name.startsWith(begun) || text.city.startsWith(begun)).map(([other]) => other);
    const has = among.filter(([, text]) => ` ${text.name} ${text.city}`.includes(` ${begun}`)).map(([other]) => other);
    return query.length < 5 || begins.length === 0 ? undefined : { query, right: [...biggest(begins), ...biggest(has)] };
  },
  city: (airport, known) => city(airport, known),
  'city and country': (airport, known) => {
    const name = mainCity(airport.city ?? '');
    const there = (known.city.get(plain(name)) ?? []).filter((other) => other.countryCode === airport.countryCode);
    return there.length === 0 || airport.countryName === null
      ? undefined
      : { query: `${name} ${airport.countryName}`.toLowerCase(), right: biggest(there) };
  },
  'city and code': (airport) => {
    const name = mainCity(airport.city ?? '');
    const code = airport.iataCode ?? airport.icaoCode ?? airport.localCode;
    return name === '' || code === null ? undefined : { query: `${name} ${code}`.toLowerCase(), right: [airport] };
  },
  'one typo': (airport, known, random) => {
    const draft = shortOrCity(airport, known, random);
    const query = draft === undefined ? undefined : mistyped(draft.query, known.words, random);
    if (draft === undefined || query === undefined) return undefined;
    // "miland" is one slip from Midland and from Milan: the biggest so called is right too.
    const key = plain(query);
    const near = [known.short, known.city].flatMap((map) =>
      [...map].filter(([text]) => oneSlipApart(key, text)).flatMap(([, bearers]) => bearers),
    );
    return { query, right: [...draft.right, ...(near.length > 0 ? biggest(near) : [])] };
  },
  'accents dropped': (airport, known, random) => {
    const draft = shortOrCity(airport, known, random);
    if (draft === undefined) return undefined;
    const query = draft.query
      .toLowerCase()
      .replace(/[ßæœøđðþłħı]/g, (letter) => withoutAccents[letter] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}/gu, '');
    // Anything else would repeat the classes above.
    return query === draft.query.toLowerCase() ? undefined : { query, right: draft.right };
  },
  'words swapped': (airport, known, random) => {
    const draft = short(airport, known);
    const words = draft?.query.toLowerCase().split(' ') ?? [];
    if (draft === undefined || words.length < 2) return undefined;
    const at = 1 + random.integer(words.length - 1);
    return { query: [...words.slice(at), ...words.slice(0, at)].join(' '), right: draft.right };
  },
  // All words are joined, or two neighbours.
  'joined words': (airport, known, random) => {
    const draft = shortOrCity(airport, known, random);
    const words = plain(draft?.query ?? '').split(' ');
    if (draft === undefined || words.length < 2) return undefined;
    if (random.integer(2) === 0) return rewritten(words.join(''), draft, known);
    const at = random.integer(words.length - 1);
    return rewritten([...words.slice(0, at), words.slice(at, at + 2).join(''), ...words.slice(at + 2)].join(' '), draft, known);
  },
  // One word is cut in two, neither of a single letter.
  'split words': (airport, known, random) => {
    const draft = shortOrCity(airport, known, random);
    const words = plain(draft?.query ?? '').split(' ');
    const able = [...words.keys()].filter((index) => /^[a-z]{5,}$/.test(words[index] ?? ''));
    if (draft === undefined || able.length === 0) return undefined;
    const index = random.pick(able);
    const word = words[index] ?? '';
    const cut = 2 + random.integer(word.length - 3);
    return rewritten(words.with(index, `${word.slice(0, cut)} ${word.slice(cut)}`).join(' '), draft, known);
  },
  // Also what the text is to others: a code, a name or a city, which the contract puts before keywords.
  'former names and keywords': (airport, known, random) => {
    const keywords = keywordsOf(airport);
    if (keywords.length === 0) return undefined;
    const query = random.pick(keywords);
    const key = plain(query);
    const bearers = known.keyword.get(key) ?? [];
    const right = [...called(query, airport, known).filter((other) => other !== airport), ...(bearers.length > 0 ? biggest(bearers) : [])];
    return key === '' ? undefined : { query, right };
  },
};

/** Right besides the draft's airports: the biggest of those that bear the text as it is written now, in one word. */
function rewritten(query: string, draft: NonNullable<Draft>, known: Known): Draft {
  const bearers = known.joined.get(joined(query)) ?? [];
  return { query, right: [...draft.right, ...withCode(plain(query), known), ...(bearers.length > 0 ? biggest(bearers) : [])] };
}

/** Makes `perKind` questions of every kind. */
export function questions(known: Known, perKind: number, random: Random): Question[] {
  const lookedUp = known.all.filter((airport) => !airport.isClosed && (airport.size >= 2 || airport.isScheduled));
  const small = known.all.filter((airport) => airport.type === 'small_airport' && !airport.isScheduled);
  const others = known.all.filter((airport) => airport.isClosed || !airport.type.endsWith('airport'));
  const asked: Question[] = [];
  for (const [kind, ask] of Object.entries(askers)) {
    for (let count = 0; count < perKind;) {
      const share = random.integer(20);
      const wanted = random.pick(share < 12 ? lookedUp : share < 17 ? small : others);
      const draft = ask(wanted, known, random);
      if (draft === undefined || draft.query.length < 3 || draft.query.length > 60) continue;
      asked.push({ kind, query: draft.query, wanted, right: new Set(draft.right.map((airport) => airport.row)) });
      count++;
    }
  }
  return asked;
}
