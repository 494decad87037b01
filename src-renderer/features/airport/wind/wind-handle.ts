/** The wind as dragged on the diagram or moved with the arrow keys. */
import { normalized } from '#domain/directions.ts';
import { toMagnetic } from '#domain/magnetic.ts';
import { formatWind, readWind } from '#domain/wind/read-wind.ts';
import { windAtSpot, type Spot } from '../diagram/chart.ts';
import type { WindFields } from './wind-form.ts';

/** Step of dragging, degrees. */
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

/** Undefined for any other key. Without a wind it moves from north and calm. */
export function movedBy(fields: WindFields, key: string, isFine: boolean): WindFields | undefined {
  const step = stepOf(key, isFine);
  if (step === undefined) return undefined;
  const { direction, speed } = readWind(fields.text) ?? { direction: 0, speed: 0 };
  return moved(fields, (direction ?? 0) + (step.turn ?? 0), Math.min(FASTEST, Math.max(0, speed + (step.faster ?? 0))));
}
