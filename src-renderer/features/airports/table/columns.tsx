/** The table shows an airport in columns: each has its width, its cell, and what it needs for it. */
import type { ReactNode } from 'react';
import type { ListedAirport } from '#contract/airports/airport.ts';
import { distanceBetween } from '#domain/geodesic.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { columnTitle, fieldInWords } from '#renderer/format/airport/field-in-words.ts';
import { aboutField, fieldNames, type FieldKind, type FieldName } from '#renderer/format/airport/fields.ts';
import { words } from '#renderer/i18n/words.ts';
import { leadingCode } from '#renderer/format/names.ts';
import type { Units } from '#renderer/format/use-units.ts';
import type { Near } from '../filter/airport-filter.ts';
import styles from './AirportGrid.module.css';

export type ColumnId = FieldName;

/** These columns are shown until the user chooses. */
export const firstColumns: readonly ColumnId[] = fieldNames.filter((name) => aboutField(name).isFirst);

/** `distance` is in the table as long as the filter has a place; it is not chosen. */
export type AnyColumnId = ColumnId | 'distance';

type Column = {
  title: string;
  /** The width is in rem. */
  width: number;
  isNumber?: true | undefined;
  /** It needs the runways and frequencies, which are fetched only when such a column is shown. */
  needsParts: boolean;
  /** Tells whether its cell is understandable without the heading, in the line for columns that do not fit. */
  saysItself: (airport: ListedAirport) => boolean;
  show: (airport: ListedAirport, shown: Shown) => ReactNode;
};

export type Shown = { units: Units; near: Near | undefined };

const numbers: readonly FieldKind[] = ['length', 'degrees', 'longestRunway'];
const parts: readonly FieldKind[] = ['longestRunway', 'runways', 'frequencies'];
const plain: readonly FieldKind[] = ['facility', 'country', 'text'];

/** These cells are more than their text. */
const special: Partial<Record<ColumnId, (airport: ListedAirport) => ReactNode>> = {
  icaoCode: (airport) => <Code airport={airport} />,
  isClosed: ({ isClosed }) => isClosed === true && <Tag tone="warn">{words.common.yes}</Tag>,
};

export function columnOf(id: AnyColumnId): Column {
  if (id === 'distance') return distance();
  const { kind, width } = aboutField(id);
  return {
    title: columnTitle(id),
    width,
    isNumber: numbers.includes(kind) || undefined,
    needsParts: parts.includes(kind),
    saysItself: (airport) => kind === 'facility' || (plain.includes(kind) && (airport as Record<string, unknown>)[id] !== null),
    show: (airport, { units }) => special[id]?.(airport) || orUnknown(fieldInWords(airport, id, units), String),
  };
}

const distance = (): Column => ({
  title: words.common.distance,
  width: 5.4,
  isNumber: true,
  needsParts: false,
  saysItself: () => false,
  show: (airport, { units, near }) => orUnknown(distanceFrom(near, airport), units.distance),
});

/** Computes nautical miles; undefined without a place in the filter or without the airport's position. */
function distanceFrom(near: Near | undefined, airport: ListedAirport): number | undefined {
  const position = latLonOf(airport);
  return near && position && distanceBetween(near, position);
}

/** The code that a pilot would name first; dimmed where it is not an ICAO code. */
function Code({ airport }: { airport: ListedAirport }) {
  return orUnknown(leadingCode(airport), (code) => (
    <span className={styles.code} data-other={airport.icaoCode === null}>
      {code}
    </span>
  ));
}
