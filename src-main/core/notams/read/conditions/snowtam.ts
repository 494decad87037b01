/**
 * SNOWTAM, the report of runway surfaces: the new form (GRF, since November 2021) with one line per runway, and the old one with items A to T. Neither
 * says a year: the one nearest to the import is meant.
 */
import { nearestYear } from '#core/notams/items/moment.ts';
import type { Warning } from '#contract/notams/warnings.ts';
import type { RunwayCondition } from '../notice.ts';
import { thirds, thirdsOfNumbers } from './thirds.ts';

export type Snowtam = {
  serial: string | null;
  location: string | null;
  observed: Date | null;
  validUntil: Date | null;
  runways: RunwayCondition[];
  /** Free text after the runways, or item T. */
  remarks: string;
  warnings: Warning[];
};

const heading = /^\s*SW[A-Z]{2}(?<serial>\d{4})\s+(?<location>[A-Z]{4})\s+(?<observed>\d{8})\b/;
const bracket = /\(?SNOWTAM\s+(?<serial>\d{4})/;
const bare = /^\s*(?<serial>\d{4})\s+A\)\s*(?<location>[A-Z]{4})\s+B\)\s*\d{8}\b/;
const newLine =
  /(?<observed>\d{8})\s+(?<runway>\d{2}[LCR]?)\s+(?<codes>[0-6]\/[0-6]\/[0-6]|NR\/NR\/NR)(?:\s+(?<coverage>(?:\d{1,3}|NR)(?:\/(?:\d{1,3}|NR)){2})\s+(?<depth>(?:\d{1,3}|NR)(?:\/(?:\d{1,3}|NR)){2})(?:\s+(?<condition>[A-Z][A-Z ]{1,60}\/[A-Z ]{2,60}\/[A-Z ]{2,60}))?)?(?:\s*(?<width>\d{1,2})(?!\d))?/g;
/** The words of the last third; in a one-line text the remarks follow without a separator. */
const surfaceWords =
  /^(?:COMPACTED|DRY|FROST|ICE|SLIPPERY|SLUSH|SNOW|SPECIALLY|PREPARED|STANDING|WATER|WET|WINTER|RUNWAY|ON|TOP|OF|NR|LOOSE|SAND|CHEMICALLY|TREATED)$/;

const HOURS = 3_600_000;
const NEW_HOURS = 8;
const OLD_HOURS = 24;
/** Item F of the old form. */
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
  return heading.test(start) || bracket.test(start) || bare.test(start);
}

export function readSnowtam(body: string, near: Date): Snowtam {
  const head = heading.exec(body)?.groups ?? bare.exec(body)?.groups;
  const serial = head?.['serial'] ?? bracket.exec(body)?.groups?.['serial'] ?? null;
  const isOld = /(?:^|\s)A\)\s*[A-Z]{4}\b/.test(body) && /\sB\)\s*\d{8}/.test(body);
  const read = isOld ? oldForm(body, near) : newForm(body, near);
  const located = /\(SNOWTAM\s+\d{4}\s+(?<location>[A-Z]{4})\b/.exec(body)?.groups?.['location'];
  const observed = nearestYear(head?.['observed'] ?? '', near) ?? latest(read.runways);
  return {
    serial,
    location: head?.['location'] ?? located ?? read.location,
    observed,
    validUntil: observed && new Date(observed.getTime() + (isOld ? OLD_HOURS : NEW_HOURS) * HOURS),
    runways: read.runways,
    remarks: read.remarks,
    warnings: read.runways.length === 0 ? [{ item: null, code: 'runwayUnreadable', text: null }] : [],
  };
}

type Form = { location: string | null; runways: RunwayCondition[]; remarks: string };

function newForm(body: string, near: Date): Form {
  const runways: RunwayCondition[] = [];
  let end = 0;
  for (const found of body.matchAll(newLine)) {
    const { observed = '', runway = '', codes = '', coverage, depth, condition, width } = found.groups ?? {};
    end = found.index + found[0].length;
    const at = nearestYear(observed, near);
    runways.push({
      runway,
      observedAt: at?.toISOString() ?? null,
      validUntil: at && new Date(at.getTime() + NEW_HOURS * HOURS).toISOString(),
      codes: thirdsOfNumbers(codes),
      coveragePercent: thirdsOfNumbers(coverage),
      depthMm: thirdsOfNumbers(depth),
      contaminants: thirds(condition?.split('/'), surfaceOf),
      friction: [null, null, null],
      widthM: width === undefined ? null : Number(width),
    });
  }
  return {
    location: null,
    runways,
    remarks: body
      .slice(end)
      .replace(/^\s*(?:REMARK\/)?\s*/, '')
      .replace(/\)\s*$/, '')
      .trim(),
  };
}

function surfaceOf(third: string): string | null {
  const words = third.trim().split(/ +/);
  const end = words.findIndex((word) => !surfaceWords.test(word));
  const found = (end < 0 ? words : words.slice(0, end)).join(' ');
  return found === '' || found === 'NR' ? null : found.toLowerCase();
}

/** Items B to H repeat a runway; the ninth and later ones are about the whole aerodrome. */
function oldForm(body: string, near: Date): Form {
  const runways: RunwayCondition[] = [];
  let location: string | null = null;
  let observed: Date | null = null;
  let remarks = '';
  const marks = [...body.matchAll(/(?<=^|[\s(])([A-HJ-NPRST])\)\s*/g)];
  for (const [at, mark] of marks.entries()) {
    const letter = mark[1];
    const from = mark.index + mark[0].length;
    const value = body.slice(from, letter === 'T' ? body.length : (marks[at + 1]?.index ?? body.length)).trim();
    const runway = runways.at(-1);
    if (letter === 'A') location = /^[A-Z]{4}\b/.exec(value)?.[0] ?? null;
    else if (letter === 'B') observed = nearestYear(value.slice(0, 8), near);
    else if (letter === 'C') runways.push(emptyRunway(/^\d{2}[LCR]?/.exec(value)?.[0] ?? value.slice(0, 8), observed));
    else if (letter === 'F' && runway) runway.contaminants = thirds(value.split('/'), depositWords);
    else if (letter === 'G' && runway) runway.depthMm = thirdsOfNumbers(value);
    else if (letter === 'H' && runway) runway.friction = thirdsOfNumbers(value);
    else if (letter === 'T') {
      remarks = value.replace(/\)\s*$/, '').trim();
      break;
    }
  }
  return { location, runways, remarks };
}

function emptyRunway(runway: string, observed: Date | null): RunwayCondition {
  return {
    runway,
    observedAt: observed?.toISOString() ?? null,
    validUntil: observed && new Date(observed.getTime() + OLD_HOURS * HOURS).toISOString(),
    codes: [null, null, null],
    coveragePercent: [null, null, null],
    depthMm: [null, null, null],
    contaminants: [null, null, null],
    friction: [null, null, null],
    widthM: null,
  };
}

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
