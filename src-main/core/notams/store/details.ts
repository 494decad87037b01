/** Columns derived from a NOTAM when it is stored, for lists and filters. Pure. */
import type { Warning } from '#contract/notams/warnings.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import { boxesOf } from '#domain/route-line/boxes.ts';
import { outlineOf } from '#domain/route-line/figures.ts';
import { figureText } from '#core/geo/figure-text.ts';
import { categoryOf } from '../describe/category.ts';
import type { Category, NoticeReading, Severity } from '../read/notice.ts';
import { effectsOf } from '../describe/effects.ts';
import { geometryOf } from '../read/geometry/geometry.ts';
import { mentionsOf } from '../read/runways.ts';
import { severityOf } from '../describe/severity/severity.ts';
import { topicOf } from '../read/subject.ts';
import type { Identifying } from '../import/identity.ts';
import { spanOf, type Span } from '../lifecycle/span.ts';
import { parseSchedule } from '../schedule/grammar.ts';
import { rowsOf, type Attributes, type ReadAttributes } from './attributes.ts';

/** Increased when the rules change: rows of an older version are then derived again. */
export const DETAILS_VERSION = 15;

export type Understood = 'fully' | 'partly' | 'not';

/** Stored as attributes.ts has it: values read from the text or given by the file, and those derived here. */
export type Details = ReadAttributes<'details'> & Derived;

type Derived = Span & {
  kind: Identifying['kind'];
  locations: string | null;
  category: Category;
  severity: Severity;
  runways: string | null;
  figures: string | null;
  west: number | null;
  south: number | null;
  east: number | null;
  north: number | null;
  warnings: string;
  understood: Understood;
};

const copied = rowsOf('details').filter(({ reading }) => reading !== undefined);

/** Length of text that is searched for runways. */
const LOOKED_AT = 4000;

/**
 * `place` is where the NOTAM is said to be, which counts where neither its text nor item Q does. Category, severity, runways and places, which are most of the
 * work, are derived when the first of them is read: neither a dry run nor a NOTAM that is stored already needs them.
 */
export function detailsOf(reading: NoticeReading, kind: Identifying['kind'], place: StoredPlace): Details {
  const warnings = [...reading.warnings];
  if (reading.schedule !== null && parseSchedule(reading.schedule, reading.startDate) === null) {
    warnings.push({ item: 'D', code: 'scheduleUnreadable', text: reading.schedule });
  }
  const details = new Deriving(reading, kind, place, warnings);
  const members = details as unknown as Record<string, unknown>;
  for (const { name, reading: member } of copied) members[name] = reading[member as keyof NoticeReading];
  return details as typeof details & ReadAttributes<'details'>;
}

/** A class, as each object of a literal with getters is of a shape of its own, which takes more memory and time than all the rest of it. */
class Deriving implements Derived, Record<Exclude<keyof Attributes<'details'>, keyof ReadAttributes<'details'>>, unknown> {
  readonly kind: Derived['kind'];
  readonly locations: string | null;
  readonly warnings: string;
  readonly understood: Understood;
  readonly effectiveStart: string;
  readonly expiresAt: string;
  readonly overdueAt: string | null;
  readonly #reading: NoticeReading;
  readonly #place: StoredPlace;
  #meaning: Meaning | undefined;

  constructor(reading: NoticeReading, kind: Identifying['kind'], place: StoredPlace, warnings: readonly Warning[]) {
    const { effectiveStart, expiresAt, overdueAt } = spanOf(reading, kind);
    this.kind = kind;
    this.locations = spaced(reading.locations);
    this.warnings = JSON.stringify(warnings);
    this.understood = reading.format === 'text' ? 'not' : warnings.length === 0 ? 'fully' : 'partly';
    this.effectiveStart = effectiveStart;
    this.expiresAt = expiresAt;
    this.overdueAt = overdueAt;
    this.#reading = reading;
    this.#place = place;
  }

  get #meant(): Meaning {
    return (this.#meaning ??= meaningOf(this.#reading, this.#place));
  }

  get category(): Category {
    return this.#meant.category;
  }
  get severity(): Severity {
    return this.#meant.severity;
  }
  get runways(): string | null {
    return this.#meant.runways;
  }
  get figures(): string | null {
    return this.#meant.figures;
  }
  get west(): number | null {
    return this.#meant.west;
  }
  get south(): number | null {
    return this.#meant.south;
  }
  get east(): number | null {
    return this.#meant.east;
  }
  get north(): number | null {
    return this.#meant.north;
  }
}

/** Derives what is still to be derived: before a transaction, in which others wait. */
export const derive = (details: Details): void => void details.category;

/** What a text means, and where. */
type Meaning = Pick<Derived, 'category' | 'severity' | 'runways' | 'figures' | 'west' | 'south' | 'east' | 'north'>;

function meaningOf(reading: NoticeReading, place: StoredPlace): Meaning {
  const topic = topicOf(reading);
  // Independent of the dataset, which is replaced at other times.
  const effects = effectsOf(reading, topic, undefined);
  const runways = new Set<string>();
  for (const { names } of mentionsOf(reading.text.slice(0, LOOKED_AT).toUpperCase())) for (const name of names) addEnds(runways, name);
  for (const { runway } of [...effects, ...reading.runwayConditions]) if (runway !== null) addEnds(runways, runway);
  return {
    category: categoryOf(reading, topic),
    severity: severityOf(reading, topic, effects).severity,
    runways: spaced([...runways]),
    ...placesOf(reading, place),
  };
}

/** As stored with the NOTAM: of the dataset at the time of the import. */
type StoredPlace = { latitude: number | null; longitude: number | null };

function placesOf(reading: NoticeReading, stored: StoredPlace): Pick<Derived, 'figures' | 'west' | 'south' | 'east' | 'north'> {
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
