/** Names of the countries as points, each in the middle of the largest part of its land. */
import type { Feature, Point, Polygon, Position } from 'geojson';
import type { Language } from '#renderer/i18n/languages.ts';

/** Making them takes milliseconds each. */
const namesIn = (['en', 'fr'] as const satisfies readonly Language[]).map((language) => ({
  language,
  names: new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
}));

export type Country = { id: string | number | undefined; name: string; parts: readonly Polygon[] };

/** `area` is in square degrees: where there is not room for all, the larger ones are named. */
export function countryNames(countries: readonly Country[]): Feature<Point>[] {
  return countries.flatMap(({ id, name, parts }) => {
    const [largest] = parts.map(({ coordinates: [ring = []] }) => middleOf(ring)).toSorted((a, b) => b.area - a.area);
    if (largest === undefined || largest.area === 0) return [];
    const region = regionOf(id);
    const names = namesIn.map((one) => [one.language, (region && one.names.of(region)) ?? name]);
    return [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: largest.at },
        properties: { ...Object.fromEntries(names), area: largest.area },
      },
    ];
  });
}

/** The alpha-2 code of a numeric one (ISO 3166-1), which means the same region in a locale. */
function regionOf(id: Country['id']): string | undefined {
  const numeric = String(id ?? '').padStart(3, '0');
  return /^\d{3}$/.test(numeric) && numeric !== '000' ? new Intl.Locale(`und-${numeric}`).region : undefined;
}

/** Centre of gravity of a ring that is in one piece, and its area. */
function middleOf(ring: readonly Position[]): { at: Position; area: number } {
  let [area, x, y] = [0, 0, 0];
  for (const [index, [lon = 0, lat = 0]] of ring.entries()) {
    const [nextLon = 0, nextLat = 0] = ring[index + 1] ?? ring[0] ?? [];
    const cross = lon * nextLat - nextLon * lat;
    area += cross / 2;
    x += (lon + nextLon) * cross;
    y += (lat + nextLat) * cross;
  }
  return area === 0 ? { at: [0, 0], area } : { at: [x / (6 * area), y / (6 * area)], area: Math.abs(area) };
}
