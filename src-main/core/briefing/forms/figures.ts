/** Writes times, ages and figures for a printed briefing. Moments are ISO 8601 UTC. */
import type { DatasetLoss } from '#contract/dataset/losses.ts';
import type { CoverageClaim } from '#contract/notams/coverage.ts';
import { printedAge } from '#words/printed-age.ts';
import type { Sentences } from '#words/sentences.ts';
import { wholeLength } from '#domain/units.ts';
import { formatDatedZulu, formatDayZulu, zuluOn } from '#domain/time.ts';

export const lossLines = (losses: readonly DatasetLoss[], made: string, { briefing }: Sentences): string[] =>
  losses.map(({ resource, before, now, since }) =>
    briefing.loss(resource, before, now, formatDayZulu(Date.parse(since), Date.parse(made))),
  );

export const dated = (moment: string): string => formatDatedZulu(Date.parse(moment));

/** `0700Z to 1141Z`; the day is said where it is another than that of `day`, of the end where it is another than that of the begin. */
export const span = (from: string, to: string, day: string, { briefing }: Sentences): string =>
  briefing.fromTo(zuluOn(from, day), zuluOn(to, from));

/** Writes `0830–0937Z` for narrow places; as `span` where the days differ. */
export function shortSpan(from: string, to: string, day: string): string {
  const [begin, end] = [zuluOn(from, day), zuluOn(to, from)];
  return end.length === 'HHMMZ'.length ? `${begin.slice(0, -1)}–${end}` : `${begin}–${end}`;
}

/** A runway's length is printed as `2,959 m (9,711 ft)`. */
export const length = (feet: number, { printed }: Sentences): string =>
  `${printed.number(wholeLength(feet, 'm'))} m (${printed.number(wholeLength(feet, 'ft'))} ft)`;

export const miles = (nm: number, { printed }: Sentences): string =>
  `${printed.number(nm < 10 ? Number(nm.toFixed(1)) : Math.round(nm))} NM`;

/** The age follows the time: `0700Z (5 min old)`. */
export const aged = (moment: string, now: string, words: Sentences): string =>
  words.printed.withAge(zuluOn(moment, now), printedAge(moment, now, words.printed));

/** A phrase becomes the beginning of a sentence. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What covers a place: a list that claims to be whole, else single NOTAMs of the last import that named it, else nothing. */
export function coverageOf(
  claim: CoverageClaim | null,
  namedAt: string | null,
  { made, words }: { made: string; words: Sentences },
): string {
  const { coverage } = words.briefing;
  if (claim !== null) return coverage.whole(claim, claim.from && aged(claim.from, made, words));
  return namedAt === null ? coverage.never : coverage.part(aged(namedAt, made, words));
}
