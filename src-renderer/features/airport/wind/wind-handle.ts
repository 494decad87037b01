/** The wind as dragged on the diagram or moved with the arrow keys. */
import { normalized, threeFigures } from '#domain/directions.ts';
import { toMagnetic } from '#domain/magnetic.ts';
import { windAtSpot, type Spot } from '../diagram/chart.ts';
import { readWind, type WindFields } from './wind-form.ts';

/** Step of dragging, degrees. */
const DRAGGED = 5;

const rounded = (degrees: number, step: number): number => normalized(Math.round(degrees / step) * step);

/** A gust that no longer exceeds the wind is dropped. */
const withSpeed = (fields: WindFields, speed: number): WindFields => ({
  ...fields,
  speed: String(speed),
  gust: Number(fields.gust) > speed ? fields.gust : '',
});

/** The wind of a handle at this spot. The ring is true; the fields stay in their reference. */
export function draggedTo(fields: WindFields, spot: Spot, declination: number | undefined): WindFields {
  const { direction, speed } = windAtSpot(spot);
  const shown = fields.reference === 'magnetic' && declination !== undefined ? toMagnetic(direction, declination) : direction;
  return withSpeed({ ...fields, direction: threeFigures(rounded(shown, DRAGGED)) }, speed);
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

/** Undefined for any other key. Empty fields count as north and calm. */
export function movedBy(fields: WindFields, key: string, isFine: boolean): WindFields | undefined {
  const step = stepOf(key, isFine);
  if (step === undefined) return undefined;
  const { wind } = readWind({ ...fields, direction: fields.direction || '360', speed: fields.speed || '0', reference: 'true' }, undefined);
  const { direction = 0, speed = 0 } = wind ?? {};
  const next = { ...fields, direction: threeFigures(direction + (step.turn ?? 0)) };
  return withSpeed(next, Math.min(FASTEST, Math.max(0, speed + (step.faster ?? 0))));
}
