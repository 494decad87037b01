/** Says where the fields of filters and sorts on NOTAMs are in state.sqlite (`n` is the NOTAM). */
import { categoryWords, statusWords } from '#contract/notams/decoded.ts';
import { everything, joined, negated, nothing, type Condition } from '#core/filter/condition.ts';
import type { Resource, VirtualField, VirtualTest } from '#core/filter/resource.ts';
import { compileBbox, compileNear } from '#core/geo/place.ts';
import type { CountryCodes } from '#core/reference/store/airport-codes.ts';
import { invalid } from '#core/refusal.ts';
import { readBand } from '#domain/flight-level.ts';
import { compileStatus, type Status } from '../lifecycle/status.ts';
import { testsOf } from '../moment-of-query.ts';
import { canceledDate } from './attributes.ts';
import { compileCountry, compilePlaces } from './places.ts';
import type { Tree } from '#core/filter/tree.ts';
import type { Value } from '#core/filter/values.ts';

const position = { latitude: 'n.latitude', longitude: 'n.longitude' };

/** Codes by which NOTAMs name the airport with an id or a code, in capitals. */
export type PlacesOf = (identifier: string) => readonly string[];
/** It says how NOTAMs name the places of the country with an alpha-2 code. */
export type CodesOfCountry = (country: string) => CountryCodes;
const nowhere: CountryCodes = { prefixes: [], indicators: [], others: [] };

/** `momentOf` may replace a moment by an earlier one at which every status is the same (status-changes.ts). */
export function notamResourceAt(
  momentOf: (at: string) => string,
  placesOf: PlacesOf,
  codesOfCountry: CodesOfCountry = () => nowhere,
): Resource {
  const statusAt = (words: readonly Status[], at: Date): Condition => compileStatus(words, momentOf(at.toISOString()));
  // It is only the moment of a status where there is one; alone it means in force at that moment.
  const at: VirtualField = {
    kind: 'timestamp',
    operators: ['equals'],
    compile: ({ root, at: moment }) => (testsOf(root, ['status']).length > 0 ? everything : statusAt(['active'], moment)),
  };
  return {
    name: 'notams',
    fields: {
      id: { kind: 'id', column: 'n.id', isIndexed: true },
      updatedAt: { kind: 'timestamp', column: 'n.updated_at' },
      notamId: { kind: 'text', column: 'n.notam_id', isIndexed: true },
      message: { kind: 'text', column: 'n.message', fold: 'n.message_fold', trigrams: { table: 'notam_texts', row: 'n.row' } },
      transactionId: { kind: 'text', column: 'n.transaction_id' },
      icao: { kind: 'text', column: 'n.icao', isIndexed: true },
      issueDate: { kind: 'timestamp', column: 'n.issue_date' },
      startDate: { kind: 'timestamp', column: 'n.start_date' },
      endDate: { kind: 'timestamp', column: 'n.end_date' },
      canceledDate: { kind: 'timestamp', column: canceledDate },
      source: { kind: 'text', column: 'n.source' },
      sourceType: { kind: 'text', column: 'n.source_type' },
      mapPointer: { kind: 'text', column: 'n.map_pointer' },
      geometry: { kind: 'text', column: 'n.geometry' },
      isSnowtam: { kind: 'boolean', column: 'n.is_snowtam' },
      isProcedure: { kind: 'boolean', column: 'n.is_procedure' },
      category: { kind: 'text', column: 'n.category', words: categoryWords },
      severity: { kind: 'number', column: 'n.severity' },
      qcode: { kind: 'text', column: 'n.qcode' },
      fir: { kind: 'text', column: 'n.fir', isIndexed: true },
    },
    otherNames: { icaoCode: 'icao' },
    virtual: {
      status: {
        kind: 'text',
        operators: ['equals', 'not', 'in', 'notIn'],
        words: statusWords,
        compile({ operator, values, at: moment }) {
          const condition = statusAt(
            values.map(({ sql }) => String(sql).toLowerCase() as Status),
            moment,
          );
          return operator === 'not' || operator === 'notIn' ? negated(condition) : condition;
        },
        // NOTAMs in force come first, then those to come, then those that are over.
        order(moment) {
          const then = momentOf(moment.toISOString());
          return { where: 'CASE WHEN n.over_at <= ? THEN 2 WHEN n.effective_start > ? THEN 1 ELSE 0 END', params: [then, then] };
        },
      },
      at,
      $at: at,
      near: { kind: 'text', operators: ['equals'], isIndexed: true, compile: placed((text) => compileNear(text, position)) },
      bbox: { kind: 'text', operators: ['equals'], isIndexed: true, compile: placed((text) => compileBbox(text, position)) },
      airport: {
        kind: 'text',
        operators: ['equals', 'in'],
        isIndexed: true,
        compile: ({ values }) => compilePlaces(placesNamed(values, placesOf)),
      },
      country: {
        kind: 'text',
        operators: ['equals', 'in'],
        isIndexed: true,
        compile: ({ values }) => joined('OR', [nothing, ...values.map((value) => compileCountry(codesOfCountry(alpha2(value))))]),
      },
      runway: { kind: 'text', operators: ['equals', 'in', 'not', 'notIn'], compile: compileRunway },
      levels: { kind: 'text', operators: ['equals'], compile: compileLevels },
    },
    defaultSort: [{ field: 'issueDate', direction: 'desc' }],
  };
}

/** A name or an alpha-3 code would match nothing, which reads as a country without NOTAMs. */
function alpha2({ sql }: Value): string {
  const code = String(sql).trim();
  if (/^[A-Z]{2}$/i.test(code)) return code;
  throw invalid(`filter.country: ${JSON.stringify(code.slice(0, 40))} is not the alpha-2 code of a country, such as GB`);
}

/** A filter compares a field with these texts, each once. */
export const textsIn = (tree: Tree, field: string): string[] => [
  ...new Set(testsOf(tree, [field]).flatMap(({ values }) => values.map(({ sql }) => String(sql).trim()))),
];

/** NOTAMs name these airports by these codes. */
const placesNamed = (values: readonly Value[], placesOf: PlacesOf): string[] => values.flatMap(({ sql }) => placesOf(String(sql).trim()));

const placeFields = new Set(['icao', 'fir']);

/** The codes that a filter names by equality on `icao` or `fir`, and those of an `airport`, in capitals, each once: an empty answer can say whether any import covered them. */
export function placesIn(tree: Tree, placesOf: PlacesOf): string[] {
  const places = new Set<string>();
  const look = (part: Tree): void => {
    if (part.is === 'test') {
      if (placeFields.has(part.name) && (part.operator === 'equals' || part.operator === 'in')) {
        for (const { sql } of part.values) places.add(String(sql).toUpperCase());
      } else if (part.name === 'airport') placesNamed(part.values, placesOf).forEach((place) => places.add(place));
    } else if (part.is === 'all' || part.is === 'any') part.of.forEach(look);
  };
  look(tree);
  return [...places];
}

const placed =
  (compile: (text: string) => Condition): VirtualField['compile'] =>
  ({ values: [value] }) =>
    compile(String(value?.sql));

/** NOTAMs whose text names a runway, by one end (`09L`, `9L`) or both in either order. Those without a runway match neither this nor its opposite. */
function compileRunway({ operator, values }: VirtualTest): Condition {
  const named = values.map(({ sql }): Condition => {
    const ends = String(sql).trim().toUpperCase().split('/');
    const written = ends.map((end) => end.replace(/^\d(?!\d)/, '0$&'));
    if (ends.length > 2 || written.some((end) => !/^\d{2}[LCR]?$/.test(end))) {
      throw invalid(`filter.runway: ${JSON.stringify(String(sql).slice(0, 40))} is no runway; name it as 09L or 09L/27R`);
    }
    return joined(
      'AND',
      written.map((end) => ({ where: 'instr(n.runways, ?) > 0', params: [` ${end} `] })),
    );
  });
  const condition = joined('OR', named);
  return operator === 'not' || operator === 'notIn' ? negated(condition) : condition;
}

/** NOTAMs that may reach into these flight levels, both included, by item Q; one without levels may reach anywhere. */
function compileLevels({ values: [value] }: VirtualTest): Condition {
  const text = String(value?.sql);
  const band = readBand(text);
  if (band === undefined)
    throw invalid(`filter.levels: ${JSON.stringify(text.slice(0, 40))} are no levels; name them as FL050-FL195 or FL085`);
  return { where: 'COALESCE(n.lower_fl, 0) <= ? AND COALESCE(n.upper_fl, 999) >= ?', params: [band.to, band.from] };
}
