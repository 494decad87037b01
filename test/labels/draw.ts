/**
 * Which notices are read by a person, drawn by a seed: `node test/labels/draw.ts FROM TO` prints those texts, and nothing that the program makes
 * of them. Rare forms are drawn on purpose (source and subject in turn, closures in unusual words, and at last every closure outside the one large
 * source of like ones), so the rates are harder than those of a day's notices. `node test/labels/draw.ts fresh FROM TO` prints those of `fresh.json`.
 */
import { createHash } from 'node:crypto';
import { neededSharedData } from '../helpers/shared-data.ts';
import { readLabels } from './labels.ts';
import { corpusNotices, halfOf, idOf, noticesOf, type Notice } from './notices.ts';

const SEED = 'labels of 2026-11-22';

const closing = /\b(?:CLSD|CLOSED|UNUSABLE|NOT AVBL|SUSPENDED|WITHDRAWN)\b/;
const ground = /\b(?:RWYS?|RUNWAYS?|AD|AP|AERODROME|AIRPORT|ARPT|HELIPORT|HELIPAD|AIRFIELD)\b/;
const surface = /\bSNOWTAM\b|^\s*\(?SW[A-Z]{2}\d{4}|\bFICON\b|\bRSC\b|\bCRFI\b|\bRWYCC\b/;
const position = /\d{4,6}(?:\.\d+)?\s?[NS][\s/,]{0,2}\d{5,7}(?:\.\d+)?\s?[EW]|\b(?:CIRCLE|RADIUS|ARC|CORRIDOR|EITHER SIDE)\b/;

const aerodrome =
  /\b(?:AD|AP|AERODROME|AIRPORT|ARPT|HELIPORT|AIRFIELD)\b[^.]{0,40}\b(?:CLSD|CLOSED|NOT AVBL|SUSPENDED)\b|\b(?:CLSD|CLOSED|NOT AVBL)\b[^.]{0,30}\b(?:TRANSIENT|ALTN|DIVERSION)/;
/** A runway that is neither plainly closed nor the end of a taxiway's closed part. */
const otherWords = /^(?!.*\bRWY \S+ CLSD\b)(?!.*\bTWY\b.*\bCLSD\b)(?!.*(?:ILS|PAPI|LGT|MBST|PROC)).*\b(?:RWY|RUNWAY|HELIPAD|HLS|FATO)/s;
const area = /\b(?:ARC|CORRIDOR|EITHER SIDE|AREAS?:|TO POINT OF ORIGIN|BOUNDED BY)\b/;

const otherVerbs =
  /\b(?:HOURS|HRS|OPR HR|NOT USABLE|AVBL AS|NOT PERMITTED|PROHIBITED|ONLY|SUSP|SHUT|NOT TO BE USED|NOT OPERATIONAL|REOPENED|CERRAD[OA]|FERMEE?)\b|ЗАКРЫТ/;
const groundCode = /\/Q(?:M[RTDPOUHW]|F[AHP])[A-Z]{2}\/|^!\S+ \S+ \S+ (?:RWY|AD) /;

type Stratum = { name: string; count: number; isOf: (text: string, source: string) => boolean; inTurn?: true };

/** A notice belongs to the first stratum that takes it. */
const strata: readonly Stratum[] = [
  { name: 'surface', count: 50, isOf: (text) => surface.test(text), inTurn: true },
  { name: 'closure, in turn', count: 230, isOf: isClosure, inTurn: true },
  { name: 'closure, at random', count: 70, isOf: isClosure },
  { name: 'place, in turn', count: 70, isOf: isPlace, inTurn: true },
  { name: 'place, at random', count: 60, isOf: isPlace },
  { name: 'rest', count: 175, isOf: () => true },
  { name: 'aerodrome', count: 90, isOf: (text) => aerodrome.test(text) },
  { name: 'runway in other words', count: 90, isOf: (text) => isClosure(text) && otherWords.test(text) },
  { name: 'area', count: 40, isOf: (text) => area.test(text) },
  { name: 'closed in other words', count: 70, isOf: (text) => ground.test(text) && otherVerbs.test(text), inTurn: true },
  { name: 'runway or aerodrome', count: 70, isOf: (text) => groundCode.test(text) && !surface.test(text), inTurn: true },
  { name: 'smaller sources', count: 120, isOf: (_, source) => !/^(?:l-four|apinotams|nats-pib)$/.test(source), inTurn: true },
  { name: 'rest, in turn', count: 90, isOf: () => true, inTurn: true },
  { name: 'every other closure', count: 999, isOf: (text, source) => source !== 'apinotams' && isGroundClosure(text) },
];

/** Both words within 120 characters of each other. */
function isClosure(text: string): boolean {
  const pieces = text.split(closing);
  return pieces.some((piece, at) => at > 0 && (ground.test((pieces[at - 1] ?? '').slice(-120)) || ground.test(piece.slice(0, 120))));
}

/** Of a runway or aerodrome, and of nothing that is only beside one. */
function isGroundClosure(text: string): boolean {
  if (/(?:^!\S+ \S+ \S+|\bE\))\s+RWY \S+ CLSD\b/.test(text)) return true;
  const isClosed = /\b(?:CLSD|CLOSED|NOT AVBL|UNUSABLE|NOT AVAILABLE|UNAVBL|UNAVAILABLE)\b/.test(text);
  const isGround = /\b(?:RWY|RUNWAY|AERODROME|AD)\b/.test(text);
  return isClosed && isGround && !/\b(?:TWY|ILS|PAPI|IAP|SID|STAR|FUEL|FBO)\b/.test(text);
}

/** A position besides that of item Q. */
function isPlace(text: string): boolean {
  return position.test(text.replace(/\bQ\)[^\n]*/, ''));
}

const rank = ({ hash }: Notice, seed = SEED): string =>
  createHash('sha256')
    .update(seed + hash)
    .digest('hex');

/** Source, and the subject of the Q-code or the keyword of a US notice. */
function groupOf({ source, raw }: Notice): string {
  // Reports of a wet runway are alike but for its number.
  if (surface.test(raw.message))
    return `${source} ${raw.message.replace(/\d+[LRC]?/g, '').replace(/\s.*\bE\)|\b[A-Z]{3,8}\b(?=.*FICON)/s, '')}`.slice(0, 120);
  const subject = /\bQ\)\s*[A-Z]{4}\s*\/Q([A-Z]{2})/.exec(raw.message)?.[1] ?? /^!\S+ \S+ \S+ (\S+)/.exec(raw.message)?.[1] ?? '';
  return `${source} ${subject}`;
}

/** One of each group, then the next of each. */
function inTurn(notices: readonly Notice[]): Notice[] {
  const groups = [...Map.groupBy(notices, groupOf).values()];
  const longest = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
}

type Drawn = Notice & { stratum: string };

function drawn(): Drawn[] {
  let left = [...corpusNotices(neededSharedData().notices).values()].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
  return strata.flatMap(({ name, count, isOf, inTurn: isInTurn }) => {
    const members = left.filter(({ raw, source }) => isOf(raw.message.toUpperCase(), source));
    const taken = new Set((isInTurn ? inTurn(members) : members).slice(0, count));
    left = left.filter((notice) => !taken.has(notice));
    return [...taken].map((notice) => ({ ...notice, stratum: name }));
  });
}

const closingInAnyWords =
  /\b(?:CLSD|CLOSED|CLOSURES?|CLSR|UNUSABLE|NOT USABLE|UNSERVICEABLE|U\/S|UNAVBL|UNAVAILABLE|NOT AVBL|NOT AVAILABLE|SUSP|SUSPENDED|WITHDRAWN|LTD|LIMITED|PROHIBITED|NOT PERMITTED|NOT ALLOWED|SHUT)\b|CERRAD|FERME|ЗАКРЫТ/;
const anyGround = /\b(?:RWYS?|RUNWAYS?|AD|AP|AERODROME|AIRPORT|ARPT|HELIPORT|HELIPAD|AIRFIELD|FATO|WATER)\b|ВПП|АЭРОДРОМ/;

const seed = 'fresh labels of 2026-11-23';

/** By a seed of their own; of those that differ in figures only, one. */
function shuffled(notices: readonly Notice[]): Notice[] {
  const sorted = notices.toSorted((one, other) => (rank(one, seed) < rank(other, seed) ? -1 : 1));
  return [...new Map(sorted.toReversed().map((notice) => [textOf(notice).replace(/\d+/g, ''), notice])).values()].toReversed();
}

const isClosing = (notice: Notice): boolean => {
  const pieces = textOf(notice).split(closingInAnyWords);
  return pieces.some((piece, at) => at > 0 && (anyGround.test((pieces[at - 1] ?? '').slice(-120)) || anyGround.test(piece.slice(0, 120))));
};

/**
 * Of those that were in the held half by their hash and not drawn for it, so that no rule was written for them: with a closing word within 120
 * characters of a runway or an aerodrome in item E, and others.
 */
function freshlyDrawn(): Drawn[] {
  const known = new Set((['build', 'held'] as const).flatMap((half) => readLabels(half).map(({ hash }) => hash)));
  const left = shuffled(
    [...corpusNotices(neededSharedData().notices).values()].filter(({ hash }) => halfOf(hash) === 'held' && !known.has(hash)),
  );
  return [
    ...take(left.filter(isClosing), 60, 'closure'),
    ...take(
      left.filter((notice) => !isClosing(notice)),
      60,
      'at random',
    ),
  ];
}

/** Of a folder that is not of the corpus, without the texts that the corpus has too. */
function drawnFrom(folder: string): Drawn[] {
  const known = new Set([...corpusNotices(neededSharedData().notices).values()].map(textOf));
  const left = shuffled([...noticesOf(folder, '*.xml').values()].filter((notice) => !known.has(textOf(notice))));
  return [
    ...take(left.filter(isClosing), 200, 'closure'),
    ...take(
      left.filter((notice) => !isClosing(notice)),
      20,
      'at random',
    ),
  ];
}

const take = (notices: readonly Notice[], count: number, stratum: string): Drawn[] =>
  notices.slice(0, count).map((notice) => ({ ...notice, stratum }));

function textOf({ raw }: Notice): string {
  const text = raw.message.toUpperCase();
  return text.slice(text.search(/\bE\)/) + 1).replace(/\b\d{10}-\d{10}\w*/, '');
}

const [from = '0', to = '40', folder] = process.argv.slice(process.argv[2] === 'fresh' ? 3 : 2);
const asked = process.argv[2] !== 'fresh' ? drawn() : folder === undefined ? freshlyDrawn() : drawnFrom(folder);
for (const [at, notice] of asked.entries()) {
  if (at < Number(from) || at >= Number(to)) continue;
  const { hash, source, stratum, raw } = notice;
  console.log(`## ${at} ${hash} ${halfOf(hash)} ${stratum} ${source} ${idOf(notice)}\n${raw.message}\n`);
}
