import { useMemo } from 'react';
import type { StationWeather } from '#contract/weather/station.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { roughDistance } from '#domain/rough-distance.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useNotamVersion } from '#renderer/data/notams/use-notam-version.ts';
import { useWeather } from '#renderer/data/weather.ts';
import { nearestTo } from '../airports/in-view.ts';
import { useMap } from '../map-state.ts';
import { boxOf, holds, type View } from '../view.ts';
import { WEATHER_FROM } from './weather-marks.ts';

export type PlacedStation = StationWeather & LatLon;

/** It is the largest page of the API. */
const MOST = 50;
/** Small moves of the map stay within steps of this many nautical miles. */
const STEP_NM = 20;
const STEP_DEGREES = 0.25;

const isPlaced = (one: StationWeather): one is PlacedStation => one.latitude !== null && one.longitude !== null;

/** It is a circle around what is in view, as `near` takes it. */
function around(view: View): string {
  const { north, east } = boxOf(view);
  const stepped = (degrees: number): number => Math.round(degrees / STEP_DEGREES) * STEP_DEGREES;
  const radius = Math.ceil(roughDistance(view, { latitude: north, longitude: east }) / STEP_NM + 1) * STEP_NM;
  return [stepped(view.latitude), stepped(view.longitude), radius].join();
}

/** Stations with METAR or TAF, where the map is close enough to draw them and they are not hidden; the server gives the nearest, and `undrawn` are not among them. */
export function useWeatherInView() {
  const view = useMap((map) => map.view);
  const isHidden = useMap((map) => map.isWeatherHidden);
  const importedAt = useWeather((weather) => weather.importedAt);
  const version = `${useNotamVersion(true)}.${importedAt}`;
  const isAsked = view.zoom >= WEATHER_FROM && !isHidden;
  const { latest, problem } = useApi('listWeather', isAsked ? { query: { near: around(view), limit: MOST } } : undefined, { version });
  const list = isAsked ? latest : undefined;
  const drawn = useMemo(() => (list?.items ?? []).filter(isPlaced), [list]);
  return useMemo(() => {
    const box = boxOf(view);
    const inView = nearestTo(
      view,
      drawn.filter((station) => holds(box, station)),
    );
    return { drawn, inView, undrawn: (list?.totalCount ?? 0) - (list?.items.length ?? 0), problem };
  }, [drawn, view, list, problem]);
}

export type WeatherInView = ReturnType<typeof useWeatherInView>;
