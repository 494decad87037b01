/**
 * SNOWTAM, the report of runway surfaces: the new form (GRF, since November 2021) with one line per runway, and the old one with items A to T; both also without
 * a heading. Neither says a year: the one nearest to the import is meant.
 */
import { beginsWithNumber } from '#core/notams/items/header.ts';
import { nearestYear } from '#core/notams/items/moment.ts';
import type { Warning } from '#contract/notams/warnings.ts';
import type { RunwayCondition } from '../notice.ts';
import { twoDigits } from '../runways.ts';
import { emptyCondition, thirds, thirdsOfNumbers } from './thirds.ts';
import { coefficientsIn, frictionOf } from './friction.ts';
import { MAX_RUNWAYS, VALID_HOURS, beginsWithLine, grfLines, locationInFront } from './grf-line.ts';

export type Snowtam = {
  serial: string | null;
  location: string | null;
  observed: Date | null;
  validUntil: Date | null;
  runways: RunwayCondition[];
  warnings: Warning[];
};

const heading = /^\s*SW[A-Z]{2}(?<serial>\d{4})\s+(?<location>[A-Z]{4})\s+(?<observed>\d{8})\b/;
const bracket = /\(?SNOWTAM\s+(?<serial>\d{4})/;
/** Item B of a NOTAM has ten digits, and its item C is no runway. */
const bare = /^\s*\(?(?:(?<serial>\d{4})\s+)?A\)\s*(?<location>[A-Z]{4})\s+B\)\s*(?<observed>\d{8})(?!\d)(?=\s*[C-T]\))/;

const HOURS = 3_600_000;
const OLD_HOURS = 24;
const MAX_ITEMS = 20 * MAX_RUNWAYS;
/** Item F of the old form numbers what lies on the runway. */
const deposits = [
  'clear and dry',
  'damp',
  'wet or water patches',
  'rime or frost',
  'dry snow',
  'wet snow',
  'slush',
  'ice',
  'compacted snow',
  'frozen ruts',
];

export function isSnowtam(body: string): boolean {
  const start = body.slice(0, 80);
  if (beginsWithNumber(start.trimStart())) return start.includes('SNOWTAM') && bracket.test(start);
  return heading.test(start) || bracket.test(start) || bare.test(start) || beginsWithLine(start);
}

export function readSnowtam(body: string, near: Date): Snowtam {
  const head = heading.exec(body)?.groups ?? bare.exec(body)?.groups;
  const serial = head?.['serial'] ?? bracket.exec(body)?.groups?.['serial'] ?? null;
  const isOld = /(?:^|[\s(])A\)\s*[A-Z]{4}\b/.test(body) && /\sB\)\s*\d{8}/.test(body);
  const read = isOld ? oldForm(body, near) : newForm(body, near);
  const located = /\(SNOWTAM\s+\d{4}\s+(?<location>[A-Z]{4})\b/.exec(body)?.groups?.['location'];
  const observed = nearestYear(head?.['observed'] ?? '', near) ?? latest(read.runways);
  return {
    serial,
    location: head?.['location'] ?? located ?? read.location,
    observed,
    validUntil: observed && new Date(observed.getTime() + (isOld ? OLD_HOURS : VALID_HOURS) * HOURS),
    runways: read.runways,
    warnings: read.runways.length === 0 ? [{ item: null, code: 'runwayUnreadable', text: null }] : [],
  };
}

type Form = { location: string | null; runways: RunwayCondition[] };

function newForm(body: string, near: Date): Form {
  const { runways, rest } = grfLines(body, near);
  const remarks = rest
    .replace(/^\s*(?:REMARK\/)?\s*/, '')
    .replace(/\)\s*$/, '')
    .trim();
  return { location: locationInFront(body), runways: withCoefficients(runways, remarks) };
}

/** A coefficient that the remarks add to a runway's line: `RWY 13 MEASURED FRICTION COEFFICIENTS 38/40/41`. */
function withCoefficients(runways: readonly RunwayCondition[], remarks: string): RunwayCondition[] {
  const [first] = runways;
  return runways.map((runway) => {
    const from = remarks.indexOf(`RWY ${runway.runway} MEASURED`);
    const own = from >= 0 ? remarks.slice(from, from + 80) : runways.length === 1 && runway === first ? remarks.slice(0, 200) : '';
    return { ...runway, ...coefficientsIn(own) };
  });
}

/** Items B to H repeat a runway; the ninth and later ones are about the whole aerodrome. */
function oldForm(body: string, near: Date): Form {
  const runways: RunwayCondition[] = [];
  let location: string | null = null;
  let observed: Date | null = null;
  const marks = body
    .matchAll(/(?<=^|[\s(])([A-HJ-NPRST])\)\s*/g)
    .take(MAX_ITEMS)
    .toArray();
  for (const [at, mark] of marks.entries()) {
    const letter = mark[1];
    const from = mark.index + mark[0].length;
    const value = body.slice(from, marks[at + 1]?.index ?? body.length).trim();
    const runway = runways.at(-1);
    if (letter === 'A') location = /^[A-Z]{4}\b/.exec(value)?.[0] ?? null;
    else if (letter === 'B') observed = nearestYear(value.slice(0, 8), near);
    else if (letter === 'C' && runways.length < MAX_RUNWAYS) runways.push(oldRunway(value, observed));
    else if (letter === 'E' && runway && /^\d\d\b/.test(value)) runway.widthM = Number(value.slice(0, 2));
    else if (letter === 'F' && runway) runway.contaminants = thirds(value.split('/'), depositWords);
    else if (letter === 'G' && runway) runway.depthMm = thirdsOfNumbers(value);
    else if (letter === 'H' && runway) Object.assign(runway, frictionOf(value.slice(0, 80)));
    // Remarks follow, whose letters are no items.
    else if (letter === 'T') break;
  }
  return { location, runways };
}

const oldRunway = (item: string, observed: Date | null): RunwayCondition => ({
  ...emptyCondition(
    twoDigits(/^(?:RWY ?)?(?<name>\d{1,2}[LCR]?(?:\/\d{1,2}[LCR]?)?)/.exec(item)?.groups?.['name'] ?? item.slice(0, 8)),
    observed?.toISOString() ?? null,
  ),
  validUntil: observed && new Date(observed.getTime() + OLD_HOURS * HOURS).toISOString(),
});

/** `47`: slush on ice is two digits, the upper layer first. */
function depositWords(code: string): string | null {
  const digits = code.trim();
  if (digits === 'NIL') return 'clear and dry';
  if (!/^\d{1,3}$/.test(digits)) return null;
  return digits
    .split('')
    .map((digit) => deposits[Number(digit)])
    .join(' on ');
}

const latest = (runways: readonly RunwayCondition[]): Date | null => {
  const times = runways.flatMap(({ observedAt }) => observedAt ?? []).sort();
  const last = times.at(-1);
  return last === undefined ? null : new Date(last);
};
