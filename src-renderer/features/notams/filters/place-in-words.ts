import type { AskedCoverage } from '#contract/notams/facets.ts';
import { words } from '#renderer/i18n/words.ts';
import { firInWords, firNames } from '#renderer/format/notams/fir-names.ts';
import { countryName } from '#renderer/format/names.ts';
import type { Units } from '#renderer/format/use-units.ts';
import type { NotamScope } from './question.ts';

/** The place for use in sentences; empty for everything. A region is followed by its country where `coverage` has it. */
export function placeInWords(place: NotamScope, text: string, { distance }: Pick<Units, 'distance'>, coverage?: AskedCoverage): string {
  const { placeWords } = words.notams;
  const parts = [whereInWords(place, distance, coverage), text.trim() === '' ? '' : placeWords.text(text.trim())];
  return parts.filter((part) => part !== '').join(', ');
}

function whereInWords(place: NotamScope, distance: Units['distance'], coverage: AskedCoverage | undefined): string {
  const { placeWords } = words.notams;
  switch (place.kind) {
    case 'everywhere':
      return '';
    case 'airport':
      return place.code.length === 4 ? place.code : placeWords.begins(place.code);
    case 'fir':
      return placeWords.fir(firInWords(place.code), countryOf(place.code, coverage));
    case 'near':
      return placeWords.near(place.code, distance(place.radiusNm));
    case 'country':
      return placeWords.country(countryName(place.code));
    case 'number':
      return placeWords.number(place.location === undefined ? place.number : `${place.location}:${place.number}`);
    case 'partOfNumber':
      return placeWords.number(place.text);
    case 'source':
      return placeWords.source(place.source);
    case 'area':
      return placeWords.area(place.corners);
  }
}

function countryOf(code: string, coverage: AskedCoverage | undefined): string | undefined {
  const country = coverage?.places.find(({ place }) => place === code)?.countryCode ?? null;
  const name = country === null ? undefined : countryName(country);
  return name === firNames.get(code) ? undefined : name;
}
