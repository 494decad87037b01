/** The map says of the weather of a station its flight category, below the symbol of its aerodrome. */
import type { Feature, Point } from 'geojson';
import type { PlacedStation } from './use-weather-in-view.ts';
import { pointFeature } from '../chart/features.ts';

/** The words would overlap at smaller zooms. */
export const WEATHER_FROM = 6;

const tones = { LIFR: 'bad', IFR: 'bad', MVFR: 'warn', VFR: 'plain' } as const;

/** `?` where a METAR has no category, or is too old for one. */
const categoryMark = ({ category, metar }: Pick<PlacedStation, 'category' | 'metar'>): string => category ?? (metar === null ? 'TAF' : '?');

export const weatherFeatures = (stations: readonly PlacedStation[]): Feature<Point>[] =>
  stations.map((station) =>
    pointFeature(station, { label: categoryMark(station), tone: station.category === null ? 'unknown' : tones[station.category] }),
  );
