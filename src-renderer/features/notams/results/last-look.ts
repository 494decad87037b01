import type { NotamScope } from '../filters/question.ts';

/** Key under which visits to a place are kept; undefined for an incomplete code, and for searches made once. */
export function lookName(place: NotamScope): string | undefined {
  switch (place.kind) {
    case 'airport':
    case 'fir':
      return place.code.length === 4 ? `${place.kind} ${place.code}` : undefined;
    case 'near':
      return `near ${place.code} ${place.radiusNm}`;
    case 'country':
      return `country ${place.code}`;
    case 'everywhere':
      return 'everywhere';
    case 'number':
    case 'partOfNumber':
    case 'source':
    case 'area':
      return undefined;
  }
}
