/** A report may give a value for each third of a runway: the first, the middle, the last. */
import type { RunwayCondition } from '../notice.ts';

/** Three values, null where one is missing. A single value applies to all three. */
export function thirds<T>(parts: readonly string[] | undefined, read: (part: string) => T | null): (T | null)[] {
  const values = (parts ?? []).slice(0, 3).map(read);
  const [only = null] = values;
  if (values.length === 1) return [only, only, only];
  return [values[0] ?? null, values[1] ?? null, values[2] ?? null];
}

/** `5/4/3`, `100/NR/25`, `XX/XX/XX`: anything but a number is null. */
export function thirdsOfNumbers(text: string | undefined): (number | null)[] {
  const values = text?.trim().split('/');
  return thirds(values, (value) => (/^\s*\d{1,3}\b/.test(value) ? Number.parseInt(value, 10) : null));
}

export const hasAny = (values: readonly unknown[]): boolean => values.some((value) => value !== null);

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
