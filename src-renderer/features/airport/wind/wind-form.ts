/** Reads the wind that is typed into its box, and whether its directions are true or magnetic. */
import { normalized } from '#domain/directions.ts';
import { toMagnetic, toTrue } from '#domain/magnetic.ts';
import type { Wind } from '#domain/wind/ends-in-wind.ts';
import { formatWind, readWind, type WrittenWind } from '#domain/wind/read-wind.ts';
import { type Spot, windAtSpot } from '../diagram/chart.ts';

export type Reference = 'true' | 'magnetic';
export type WindFields = { text: string; reference: Reference };

export const noWind: WindFields = { text: '', reference: 'true' };

export type WindRead = {
  /** Directions true; undefined where nothing is typed, or what is typed is not a wind. */
  wind: Wind | undefined;
  /** The directions are as typed. */
  written: WrittenWind | undefined;
  /** It says why there is no wind: a direction without a speed, or anything else that is not read. */
  fault: 'speed' | 'form' | undefined;
};

/** `declination` in degrees, east positive; without it a magnetic direction can't be converted. */
export function readTyped({ text, reference }: WindFields, declination: number | undefined): WindRead {
  const written = readWind(text);
  if (written === undefined) {
    const fault = text.trim() === '' ? undefined : /^\d{3}(?:V\d{3})?$/i.test(text.trim()) ? 'speed' : 'form';
    return { wind: undefined, written, fault };
  }
  const isUnknown = reference === 'magnetic' && declination === undefined;
  const wind = isUnknown ? undefined : reference === 'magnetic' ? turned(written, (from) => toTrue(from, declination ?? 0)) : written;
  return { wind, written, fault: undefined };
}

/** What the box shows once the typing is done: a wind as reports write it, anything else as typed. */
export function settled(text: string): string {
  const wind = readWind(text);
  return wind === undefined ? text.trim() : formatWind(wind);
}

/** Converts the directions of a wind between true and magnetic. */
export function inReference(fields: WindFields, reference: Reference, declination: number): WindFields {
  const written = readWind(fields.text);
  if (reference === fields.reference || written === undefined) return { ...fields, reference };
  const turn = reference === 'magnetic' ? toMagnetic : toTrue;
  return { reference, text: formatWind(turned(written, (from) => turn(from, declination))) };
}

/** A calm has no direction. */
function turned(wind: WrittenWind, turn: (degrees: number) => number): WrittenWind {
  const { direction, speed, between } = wind;
  if (direction === null || speed === 0) return wind;
  const whole = (degrees: number) => normalized(turn(degrees));
  return { ...wind, direction: whole(direction), between: between && [whole(between[0]), whole(between[1])] };
}

/** Dragging goes in steps of this many degrees. */
const DRAGGED = 5;

const rounded = (degrees: number, step: number): number => normalized(Math.round(degrees / step) * step);

/** A gust that no longer exceeds the wind is dropped, and so is a sector: the handle is one direction. */
function moved(fields: WindFields, direction: number, speed: number): WindFields {
  const gust = readWind(fields.text)?.gust;
  return { ...fields, text: formatWind({ direction, speed, gust: gust !== undefined && gust > speed ? gust : undefined }) };
}

/** The wind of a handle at this spot. The ring is true; the text stays in its reference. */
export function draggedTo(fields: WindFields, spot: Spot, declination: number | undefined): WindFields {
  const { direction, speed } = windAtSpot(spot);
  const shown = fields.reference === 'magnetic' && declination !== undefined ? toMagnetic(direction, declination) : direction;
  return moved(fields, rounded(shown, DRAGGED), speed);
}

type Step = { turn?: number; faster?: number };

function stepOf(key: string, isFine: boolean): Step | undefined {
  const turn = isFine ? 1 : 10;
  const steps: Partial<Record<string, Step>> = {
    ArrowLeft: { turn: -turn },
    ArrowRight: { turn },
    ArrowUp: { faster: 1 },
    ArrowDown: { faster: -1 },
    PageUp: { faster: 5 },
    PageDown: { faster: -5 },
  };
  return steps[key];
}

const FASTEST = 200;

/** Any other key gives undefined. Without a wind it moves from north and calm. */
export function movedBy(fields: WindFields, key: string, isFine: boolean): WindFields | undefined {
  const step = stepOf(key, isFine);
  if (step === undefined) return undefined;
  const { direction, speed } = readWind(fields.text) ?? { direction: 0, speed: 0 };
  return moved(fields, (direction ?? 0) + (step.turn ?? 0), Math.min(FASTEST, Math.max(0, speed + (step.faster ?? 0))));
}
