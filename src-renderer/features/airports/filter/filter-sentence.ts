/** Writes the filter as a sentence, in the language and the units of the user. */
import { flags } from '#renderer/format/airport/fields.ts';
import { language, words } from '#renderer/i18n/words.ts';
import { countryName } from '#renderer/format/names.ts';
import type { Units } from '#renderer/format/use-units.ts';
import { asksRunway, type AirportFilter } from './airport-filter.ts';
import { gapsOf } from './filter-json.ts';

type Write = Pick<Units, 'length' | 'distance'>;

/** Writes `Spain, France or Portugal`. */
const either = (names: readonly string[]): string => new Intl.ListFormat(language, { type: 'disjunction' }).format(names);

/** The sentence has no full stop; each condition occurs in it once. */
export function sentenceOf(filter: AirportFilter, write: Write): string {
  const { sentence, kinds } = words.airports;
  const { near, frequency, text } = filter;
  const parts = [
    sentence.subject({
      kinds: filter.kinds.map((kind) => kinds[kind]),
      onlySeaplaneBases: filter.kinds.length === 1 && filter.kinds[0] === 'seaplaneBase',
      answers: flags.map(({ field, filterName }) => ({ field, answer: filter[filterName] })),
      countries: either(filter.countries.map((code) => sentence.country(countryName(code), code))),
    }),
    filter.favourites && sentence.favourites,
    near && sentence.near(write.distance(near.radiusNm), near.name),
    elevationInWords(filter, write),
    asksRunway(filter) ? runwayInWords(filter, write) : undefined,
    frequency === '' ? undefined : sentence.frequency(frequency),
    text === '' ? undefined : sentence.text(text),
  ];
  return [parts.filter((part) => part !== undefined && part !== '').join(sentence.between), ...unknownInWords(filter)].join(
    words.common.semicolon,
  );
}

function elevationInWords({ elevationFrom, elevationTo }: AirportFilter, { length }: Write): string | undefined {
  const { sentence } = words.airports;
  if (elevationFrom !== undefined && elevationTo !== undefined) return sentence.elevation(length(elevationFrom), length(elevationTo));
  if (elevationFrom !== undefined) return sentence.elevationFrom(length(elevationFrom));
  return elevationTo === undefined ? undefined : sentence.elevationTo(length(elevationTo));
}

function runwayInWords({ runwayLength, runwayWidth, lighted, surface }: AirportFilter, { length }: Write): string {
  const { sentence } = words.airports;
  return [
    sentence.runway[lighted],
    ...(runwayLength === undefined ? [] : [sentence.runwayLength(length(runwayLength))]),
    ...(runwayWidth === undefined ? [] : [sentence.runwayWidth(length(runwayWidth), runwayLength !== undefined)]),
    ...(surface === '' ? [] : [sentence.surface(surface)]),
  ].join(' ');
}

function unknownInWords(filter: AirportFilter): string[] {
  const { sentence } = words.airports;
  const gaps = gapsOf(filter);
  return filter.unknown.filter((gap) => gaps.includes(gap)).map((gap) => sentence.unknown[gap]);
}
