/** Derives columns from a NOTAM when it is stored, for lists and filters. The functions are pure. */
import { latLonOf } from '#domain/lat-lon.ts';
import { boxesOf } from '#domain/route-line/boxes.ts';
import { outlineOf } from '#domain/route-line/figures.ts';
import { figureText } from '#core/geo/figure-text.ts';
import { categoryOf } from '../describe/category.ts';
import type { Category, NoticeReading, Severity } from '../read/notice.ts';
import { topicAndEffectsOf } from '../read/effects/effects.ts';
import { geometryOf } from '../read/geometry/geometry.ts';
import { mentionsOf } from '../read/runways.ts';
import { severityOf } from '../describe/severity/severity.ts';
import type { Identifying } from '../import/identity.ts';
import { spanOf, type Span } from '../lifecycle/span.ts';
import { parseSchedule } from '../schedule/grammar.ts';
import { rowsOf, type ReadAttributes } from './attributes.ts';

/** Increased when the rules change: rows of an older version are then derived again. */
export const DETAILS_VERSION = 41;

export type Understood = 'fully' | 'partly' | 'not';

/** Values read from the text or given by the file, and what follows from them alone; attributes.ts says how they are stored. */
type Stated = ReadAttributes<'details'> &
  Span & { kind: Identifying['kind']; locations: string | null; warnings: string; understood: Understood };

type Meaning = {
  category: Category;
  severity: Severity;
  runways: string | null;
  figures: string | null;
  west: number | null;
  south: number | null;
  east: number | null;
  north: number | null;
};

export type WholeDetails = Stated & Meaning;
/** `meaning` is most of the work, and done when it is first called: neither a dry run nor a NOTAM that is stored already needs it. */
export type Details = WholeDetails | (Stated & { meaning(): Meaning });

const copied = rowsOf('details').filter(({ reading }) => reading !== undefined);

/** Runways are searched for in no more characters of a text than these. */
const LOOKED_AT = 4000;

/** `place` is where the NOTAM is said to be, which counts where neither its text nor item Q does. */
export function detailsOf(reading: NoticeReading, kind: Identifying['kind'], place: StoredPlace): Stated & { meaning(): Meaning } {
  const warnings = [...reading.warnings];
  if (reading.schedule !== null && parseSchedule(reading.schedule, reading.startDate) === null) {
    warnings.push({ item: 'D', code: 'scheduleUnreadable', text: reading.schedule });
  }
  let meaning: Meaning | undefined;
  return {
    ...(Object.fromEntries(
      copied.map(({ name, reading: member }) => [name, reading[member as keyof NoticeReading]]),
    ) as ReadAttributes<'details'>),
    ...spanOf(reading, kind),
    kind,
    locations: spaced(reading.locations),
    warnings: JSON.stringify(warnings),
    understood: reading.format === 'text' ? 'not' : warnings.length === 0 ? 'fully' : 'partly',
    meaning: () => (meaning ??= meaningOf(reading, place)),
  };
}

function meaningOf(reading: NoticeReading, place: StoredPlace): Meaning {
  // It is independent of the dataset, which is replaced at other times.
  const found = topicAndEffectsOf(reading, { runways: undefined, place: null });
  const { topic, effects } = found;
  const runways = new Set<string>();
  for (const { names } of mentionsOf(reading.text.slice(0, LOOKED_AT).toUpperCase())) for (const name of names) addEnds(runways, name);
  for (const { runway } of [...effects, ...reading.runwayConditions]) if (runway !== null) addEnds(runways, runway);
  return {
    category: categoryOf(reading, topic),
    severity: severityOf(reading, found).severity,
    runways: spaced([...runways]),
    ...placesOf(reading, place),
  };
}

/** The position is stored with the NOTAM, from the dataset of the time of the import. */
type StoredPlace = { latitude: number | null; longitude: number | null };

function placesOf(reading: NoticeReading, stored: StoredPlace): Omit<Meaning, 'category' | 'severity' | 'runways'> {
  const place = latLonOf(stored);
  const drawn = geometryOf(reading, { positionOf: () => place });
  const figures = drawn?.figures ?? (place ? [{ kind: 'circle' as const, centre: place, radiusNm: 0 }] : []);
  const boxes = figures.flatMap((figure) => boxesOf(outlineOf(figure)));
  if (boxes.length === 0) return { figures: null, west: null, south: null, east: null, north: null };
  return {
    figures: figureText(figures),
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
}

const spaced = (words: readonly string[]): string | null => (words.length === 0 ? null : ` ${words.join(' ')} `);

function addEnds(runways: Set<string>, name: string): void {
  runways.add(name);
  for (const end of name.split('/')) runways.add(end);
}
