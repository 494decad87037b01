/** A report of a runway's surface has by its thirds condition codes 0 to 6 (ICAO Annex 14, Doc 9981) and contaminants. */

type Thirds<Value> = readonly (Value | null)[];

/** The braking action of each code; 6 is a dry runway. */
export const gradeOfCode = ['lessThanPoor', 'poor', 'mediumToPoor', 'medium', 'goodToMedium', 'good', 'dry'] as const;

/** It is the code of the worst third; null where no code was reported. */
export function lowestCode({ codes }: { codes: Thirds<number> }): number | null {
  const reported = codes.filter((code) => code !== null);
  return reported.length === 0 ? null : Math.min(...reported);
}

/** What lies on the worst third; where that is not known, on any of them; empty where nothing is reported. */
export function worstContaminants({ codes, contaminants }: { codes: Thirds<number>; contaminants: Thirds<string> }): string[] {
  const reported = [...new Set(contaminants.filter((words) => words !== null))];
  const lowest = lowestCode({ codes });
  if (lowest === null) return reported;
  const ofWorst = contaminants[codes.indexOf(lowest)] ?? null;
  return ofWorst === null ? reported : [ofWorst];
}
