/** What filters and sorts on navaids may name, and its column in reference.sqlite (`v` is the navaid). */
import { foldedColumn } from '../reference/airport-fields.ts';
import { frequencyUnit, navaidFieldNames, navaidFields, shownFrequency } from '../reference/navaid-fields.ts';
import type { Field, Resource } from '../filter/resource.ts';

const kinds = { text: 'text', integer: 'number', real: 'number', flag: 'boolean' } as const;

const given = Object.fromEntries(
  navaidFieldNames
    .filter((name) => name !== 'airportIdent')
    .map((name) => {
      const { column, kind, isFolded } = navaidFields[name];
      const field: Field = { kind: kinds[kind], column: `v.${column}`, isIndexed: name === 'ident' || name === 'countryCode' };
      return [name, isFolded ? { ...field, fold: `v.${foldedColumn(column)}` } : field];
    }),
);

export const navaidResource: Resource = {
  name: 'navaids',
  fields: {
    id: { kind: 'id', column: 'v.id', isIndexed: true },
    updatedAt: { kind: 'timestamp', column: 'v.updated_at' },
    ...given,
    // The filter compares the value that is shown, in frequencyUnit.
    frequency: { kind: 'number', column: shownFrequency },
    frequencyUnit: { kind: 'text', column: frequencyUnit },
    airportId: { kind: 'id', column: 'v.airport_id' },
    airportCode: { kind: 'text', column: 'v.airport_code' },
    airportIcaoCode: { kind: 'text', column: 'v.airport_icao_code' },
    airportIataCode: { kind: 'text', column: 'v.airport_iata_code' },
  },
  defaultSort: [{ field: 'ident', direction: 'asc' }],
};
