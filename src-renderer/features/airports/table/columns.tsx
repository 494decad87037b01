/** What the table can show of an airport: for each column its width, its cell, and what it needs for it. */
import type { ReactNode } from 'react';
import type { ListedAirport } from '#contract/resources.ts';
import { decimalDegrees } from '#domain/format-position.ts';
import { distanceBetween } from '#domain/geodesic.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { known, yesNo } from '#renderer/components/text/Unknown.tsx';
import { longestRunway } from '#renderer/format/airport/longest-runway.ts';
import { words } from '#renderer/i18n/words.ts';
import { continentName, countryName, facility, leadingCode } from '#renderer/format/names.ts';
import type { Units } from '#renderer/format/use-units.ts';
import type { Near } from '../filter/airport-filter.ts';
import { sortFields } from './sort-order.ts';
import styles from './AirportGrid.module.css';

export const columnIds = [
  'icaoCode',
  'name',
  'facilityType',
  'countryCode',
  'state',
  'city',
  'elevation',
  'longestRunway',
  'isClosed',
  'iataCode',
  'localCode',
  'runways',
  'frequencies',
  'isPrivate',
  'latitude',
  'longitude',
  'timezone',
  'continentCode',
] as const;
export type ColumnId = (typeof columnIds)[number];

/** Shown until the user chooses. */
export const firstColumns: readonly ColumnId[] = [
  'icaoCode',
  'name',
  'facilityType',
  'countryCode',
  'city',
  'elevation',
  'longestRunway',
  'isClosed',
];

/** `distance` stands in the table as long as a place is asked for; it is not chosen. */
export type AnyColumnId = ColumnId | 'distance';

type ColumnLook = {
  /** Rem. */
  width: number;
  isNumber?: true;
  /** Read from the runways and frequencies, which are asked for only when such a column is shown. */
  needsParts?: true;
  show: (airport: ListedAirport, shown: Shown) => ReactNode;
  /** Whether its cell can be read without the heading, in the line of what does not fit. */
  saysItself?: (airport: ListedAirport) => boolean;
};

export type Shown = { units: Units; near: Near | undefined };

const text = (value: string | null): ReactNode => known(value, (it) => it);

export const columnLooks: Readonly<Record<AnyColumnId, ColumnLook>> = {
  icaoCode: { width: 4.8, show: (airport) => <Code airport={airport} /> },
  iataCode: { width: 5.2, show: ({ iataCode }) => text(iataCode) },
  localCode: { width: 6, show: ({ localCode }) => text(localCode) },
  name: { width: 13, show: ({ name }) => name },
  facilityType: { width: 6.4, show: facility, saysItself: () => true },
  countryCode: {
    width: 8,
    show: ({ countryCode }) => known(countryCode, countryName),
    saysItself: ({ countryCode }) => countryCode !== null,
  },
  state: { width: 8, show: ({ state }) => text(state), saysItself: ({ state }) => state !== null },
  city: { width: 8, show: ({ city }) => text(city), saysItself: ({ city }) => city !== null },
  elevation: { width: 5.4, isNumber: true, show: ({ elevation }, { units }) => known(elevation, units.length) },
  longestRunway: {
    width: 5.6,
    isNumber: true,
    needsParts: true,
    show: ({ runways }, { units }) => known(longestRunway(runways ?? []), units.length),
  },
  runways: {
    width: 10,
    needsParts: true,
    show: ({ runways }) =>
      runways?.length === 0 ? words.airports.noData : known(runways, (all) => all.map(({ name }) => name).join(', ')),
  },
  frequencies: {
    width: 10,
    needsParts: true,
    show: ({ frequencies }) =>
      frequencies?.length === 0
        ? words.airports.noData
        : known(frequencies, (all) => [...new Set(all.map(({ type, name }) => type ?? name))].join(', ')),
  },
  isClosed: { width: 4.2, show: ({ isClosed }) => (isClosed === true ? <Tag tone="warn">{words.common.yes}</Tag> : yesNo(isClosed)) },
  isPrivate: { width: 5.4, show: ({ isPrivate }) => yesNo(isPrivate) },
  latitude: { width: 6.2, isNumber: true, show: ({ latitude }) => known(latitude, decimalDegrees) },
  longitude: { width: 6.6, isNumber: true, show: ({ longitude }) => known(longitude, decimalDegrees) },
  timezone: { width: 10, show: ({ timezone }) => text(timezone), saysItself: ({ timezone }) => timezone !== null },
  continentCode: { width: 8, show: ({ continentCode }) => known(continentCode, continentName) },
  distance: {
    width: 5.4,
    isNumber: true,
    show: (airport, { units, near }) => known(distanceFrom(near, airport), units.distance),
  },
};

/** Nautical miles; undefined where no place is asked for or the airport's is not known. */
function distanceFrom(near: Near | undefined, airport: ListedAirport): number | undefined {
  const position = latLonOf(airport);
  return near && position && distanceBetween(near, position);
}

/** The code that a pilot would say first; dim where it is no ICAO code. */
function Code({ airport }: { airport: ListedAirport }) {
  return known(leadingCode(airport), (code) => (
    <span className={styles.code} data-other={airport.icaoCode === null}>
      {code}
    </span>
  ));
}

export const canSort = (id: string): boolean => sortFields.some((field) => field === id);
