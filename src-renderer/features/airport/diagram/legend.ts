import type { DrawnRunway } from './drawing.ts';

const marks = ['hard', 'unpaved', 'water', 'snow', 'unknown', 'lit', 'threshold', 'estimated', 'closed'] as const;
export type Mark = (typeof marks)[number];

/** The marks used in a diagram. */
export function legendOf(runways: readonly DrawnRunway[], isClosed: (runway: DrawnRunway) => boolean): Mark[] {
  const found = new Set<Mark>(
    runways.flatMap((runway): Mark[] => [
      runway.surface,
      ...(runway.isLighted === true ? (['lit'] as const) : []),
      ...(runway.ends.some(({ threshold }) => threshold !== undefined) ? (['threshold'] as const) : []),
      ...(runway.isEstimated ? (['estimated'] as const) : []),
      ...(isClosed(runway) ? (['closed'] as const) : []),
    ]),
  );
  return marks.filter((mark) => found.has(mark));
}
