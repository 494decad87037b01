import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { firOfName } from '#renderer/format/notams/fir-names.ts';
import { readNotamNumber } from '#domain/typed-line.ts';
import { words } from '#renderer/i18n/words.ts';
import type { Way } from './asking.ts';
import type { NotamScope } from './question.ts';

type Found = {
  /** Undefined while it is fetched, and where there is none. */
  place: NotamScope | undefined;
  /** It says why there is none, in a sentence. */
  fault?: string;
  problem?: ApiProblem | undefined;
};

type PlaceInput = { way: Way; code: string; radiusNm: number };

const everywhere: Found = { place: { kind: 'everywhere' } };

/** Resolves the text in the box to a place that the server accepts. */
export function usePlace({ way, code, radiusNm }: PlaceInput): Found {
  const near = useNear(way === 'near' && code !== '' ? code : undefined, radiusNm);
  const country = useCountry(way === 'country' && code.length >= 2 ? code : undefined);
  if (code === '') return everywhere;
  switch (way) {
    case 'airport':
      return { place: { kind: 'airport', code } };
    case 'fir':
      return { place: { kind: 'fir', code: firOfName(code) ?? code } };
    case 'number':
      return { place: numberOf(code) };
    case 'source':
      return { place: { kind: 'source', source: code } };
    case 'area':
      return foundArea(code);
    case 'near':
      return near;
    case 'country':
      return country;
  }
}

function foundArea(text: string): Found {
  const place = areaOf(text);
  return place === undefined ? { place, fault: words.notams.placeFaults.area } : { place };
}

function useNear(code: string | undefined, radiusNm: number): Found {
  const { body, problem } = useApi(
    'listAirports',
    code === undefined ? undefined : { query: { filter: JSON.stringify({ code }), limit: 1 } },
  );
  if (body === undefined || code === undefined) return { place: undefined, problem };
  const [airport] = body.items;
  if (airport === undefined || airport.latitude === null || airport.longitude === null) {
    return { place: undefined, fault: words.notams.placeFaults.noAirport(code) };
  }
  return { place: { kind: 'near', code, latitude: airport.latitude, longitude: airport.longitude, radiusNm } };
}

function useCountry(text: string | undefined): Found {
  const filter = JSON.stringify({ OR: [{ isoId: text }, { alpha3: text }, { name: text }] });
  const { body, problem } = useApi('listCountries', text === undefined ? undefined : { query: { filter, limit: 1 } });
  const code = text === undefined ? undefined : body?.items[0]?.isoId;

  if (text === undefined || body === undefined) return { place: undefined, problem };
  if (code === undefined) return { place: undefined, fault: words.notams.placeFaults.noCountry(text) };
  return { place: { kind: 'country', code } };
}

/** A complete number as published, else a part of one. `B1234-26` is a number too. */
export function numberOf(text: string): NotamScope {
  const notam = readNotamNumber(text.replace(/^([^/-]+)-(\d\d)$/, '$1/$2'));
  return notam === undefined ? { kind: 'partOfNumber', text } : { kind: 'number', ...notam };
}

/** West, south, east and north are separated by commas; anything else gives undefined. */
export function areaOf(text: string): NotamScope | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const isArea = parts.length === 4 && parts.every((part) => part !== '' && Number.isFinite(Number(part)));
  return isArea ? { kind: 'area', corners: parts.join(',') } : undefined;
}
