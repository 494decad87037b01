/** Filters and sorts of stations may name what their METAR say. */
import type { DecodedReport } from '#contract/weather/report.ts';
import { stationColumns } from '#contract/weather/station-columns.ts';
import { flightCategory, type FlightCategory } from '#domain/weather/flight-category.ts';
import type { Field, FieldKind, Resource } from '../filter/resource.ts';
import { joined, type Condition } from '../filter/condition.ts';
import type { CountryCodes } from '../reference/store/airport-codes.ts';

/** Null means that ceiling or visibility is not known. */
export const categoryOf = ({ ceiling, ceilingFt, visibility }: DecodedReport): FlightCategory | null =>
  flightCategory(ceiling === 'measured' ? ceilingFt : ceiling === 'none' ? Infinity : null, visibility?.metres ?? null);

/** Writes the values that are stored of a METAR, as JSON. */
export const saidBy = (decoded: DecodedReport): string =>
  JSON.stringify({
    category: categoryOf(decoded),
    ...Object.fromEntries(Object.entries(stationColumns).map(([name, { read }]) => [name, read(decoded) ?? null])),
  });

/**
 * The fields of `weather_stations s`. What a METAR says is null unless that is observed between two moments, in ISO 8601: one that is too old is used for nothing. `codesOf` a
 * country by its alpha-2 code.
 */
export function stationResource(counts: { from: string; to: string }, codesOf: (country: string) => CountryCodes): Resource {
  const fieldOf = (name: string, kind: FieldKind): Field => ({
    kind,
    column: `CASE WHEN s.observed_at BETWEEN '${counts.from}' AND '${counts.to}' THEN s.said ->> '${name}' END`,
  });
  return {
    name: 'weather stations',
    fields: {
      station: { kind: 'text', column: 's.station' },
      latitude: { kind: 'number', column: 's.latitude' },
      longitude: { kind: 'number', column: 's.longitude' },
      observedAt: { kind: 'timestamp', column: 's.observed_at' },
      category: fieldOf('category', 'text'),
      ...Object.fromEntries(Object.entries(stationColumns).map(([name, { kind }]) => [name, fieldOf(name, kind)])),
    },
    otherNames: { id: 'station' },
    virtual: {
      country: {
        kind: 'text',
        operators: ['equals', 'in'],
        compile: ({ values }) =>
          joined(
            'OR',
            values.map(({ sql }) => ofCountry(codesOf(String(sql).trim()))),
          ),
      },
    },
    defaultSort: [{ field: 'station', direction: 'asc' }],
  };
}

function ofCountry({ prefixes, indicators, others }: CountryCodes): Condition {
  return {
    where: `s.station IN (SELECT value FROM json_each(?)) OR substr(s.station, 1, 2) IN (SELECT value FROM json_each(?))`,
    params: [JSON.stringify([...indicators, ...others]), JSON.stringify(prefixes)],
  };
}
