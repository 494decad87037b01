import type { RunwayCondition } from '../notice.ts';

/** A report that says nothing yet. */
export const emptyCondition = (runway: string | null, observedAt: string | null = null): RunwayCondition => ({
  runway,
  observedAt,
  validUntil: null,
  codes: [null, null, null],
  coveragePercent: [null, null, null],
  depthMm: [null, null, null],
  contaminants: [null, null, null],
  friction: [null, null, null],
  frictionKind: null,
  brakingAction: [null, null, null],
  widthM: null,
});

/** Two digits: `09L`, `09/27`. */
export const twoDigits = (runway: string): string => runway.replace(/\b\d(?!\d)/g, '0$&');
