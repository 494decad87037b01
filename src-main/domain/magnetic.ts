/** Computes magnetic variation by the World Magnetic Model (NOAA/NCEI and BGS), which is reissued every five years. */
import geomagnetism from 'geomagnetism';
import { normalized } from './directions.ts';
import type { LatLon } from './lat-lon.ts';

export type Variation = {
  /** Degrees are east positive: magnetic is true minus this. They are good to about half a degree, near the magnetic poles to a few. */
  degrees: number;
  /** The model has this name, `WMM-2025`. */
  model: string;
  /** It is the epoch of the coefficients, a year; the field is assumed to change linearly from it. */
  epoch: number;
  /** The value is valid for the first of these days, the model until the last, `2026-11-21`. */
  date: string;
  until: string;
};

const day = (time: Date | number): string => new Date(time).toISOString().slice(0, 10);

/** `heightKm` is above the ellipsoid; the field hardly changes up to where aircraft fly. Undefined where no model is valid on the date. */
export function variationAt({ latitude, longitude }: LatLon, date: Date, heightKm = 0): Variation | undefined {
  const found = modelOf(date);
  if (found === undefined) return undefined;
  const { model, about } = found;
  const { decl: degrees } = model.point([latitude, longitude, heightKm]);
  return { degrees, ...about };
}

type Model = ReturnType<typeof geomagnetism.model>;
/** Making one costs a hundred times what a position does, and a route asks for many positions of one moment. */
let latest: { time: number; model: Model; about: Omit<Variation, 'degrees'> } | undefined;

function modelOf(date: Date): typeof latest {
  const time = date.getTime();
  if (latest?.time === time) return latest;
  try {
    const model = geomagnetism.model(date);
    const { name, epoch, end_date: until } = model;
    latest = { time, model, about: { model: name, epoch, date: day(date), until: day(until) } };
    return latest;
  } catch {
    return undefined;
  }
}

/** One is in degrees magnetic, the other in degrees true; `variation` is in degrees, east positive. */
export const toMagnetic = (degreesTrue: number, variation: number): number => normalized(degreesTrue - variation);
export const toTrue = (degreesMagnetic: number, variation: number): number => normalized(degreesMagnetic + variation);
