import { words } from '#renderer/i18n/words.ts';
import { countryName } from '#renderer/format/names.ts';
import type { Units } from '#renderer/format/use-units.ts';
import type { NotamScope } from './question.ts';

/** The place for use in sentences; empty for everything. */
export function placeInWords(place: NotamScope, text: string, { distance }: Pick<Units, 'distance'>): string {
  const { placeWords } = words.notams;
  const parts = [whereInWords(place, distance), text.trim() === '' ? '' : placeWords.text(text.trim())];
  return parts.filter((part) => part !== '').join(', ');
}

function whereInWords(place: NotamScope, distance: Units['distance']): string {
  const { placeWords } = words.notams;
  switch (place.kind) {
    case 'everywhere':
      return '';
    case 'airport':
      return place.code.length === 4 ? place.code : placeWords.begins(place.code);
    case 'fir':
      return placeWords.fir(place.code);
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
