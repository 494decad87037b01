/**
 * What a person read in notices, before seeing what the program makes of them. Texts are not copied: a notice is known by its id and by the
 * hash of its message.
 */
import { readFileSync } from 'node:fs';

export type Closure = {
  /** The name is as written, with two digits; null where the text has none. */
  runway: string | null;
  kind: 'runway' | 'aerodrome' | 'helipad' | 'waterLane';
  /** `either` where whole and part are both fair, as closed but for taxiing; `optional` where silence is fair too. */
  extent: 'whole' | 'part' | 'either' | 'optional';
  for?: string;
  when?: string;
};

export type Label = {
  id: string;
  hash: string;
  /** `unclear` where a careful reader can't decide. */
  closures: Closure[] | 'unclear';
  displaced?: { end: string; by: string }[];
  distances?: { end: string; toraTodaAsdaLda: (number | null)[]; unit: 'm' | 'ft' }[];
  condition?: { runway: string; codes?: number[]; worst?: number; friction?: number[]; contaminant: string }[];
  /** What a right headline contains: `/` separates wordings of a thing or a state, `~` those of a designator. */
  headline: { thing: string; designator?: string; state?: string };
  /** The points are some of the text's own, in degrees. */
  place: {
    kind: 'none' | 'aerodrome' | 'region' | 'point' | 'circle' | 'polygon' | 'corridor';
    points?: [latitude: number, longitude: number][];
    radiusNm?: number;
  };
  /** Lengths of a runway, or of one direction, that are left or lost, where no declared distance says it. */
  left?: RunwayLength[];
  lost?: RunwayLength[];
  /** Moments at which what is closed is closed, and at which it is open, where the text has hours or days. */
  closedAt?: string[];
  openAt?: string[];
  /** The least and the most that a dispatcher would accept. */
  severity?: [least: number, most: number];
  /** What it means for a flight, in one plain sentence. */
  meaning?: string;
};

type RunwayLength = { runway: string; value: number; unit: 'm' | 'ft' };

/**
 * `fresh`, `archive` and `later` were read on 2026-11-23, when the held half had been used up: of the corpus, and of notices that the corpus does not
 * have; `later` after the faults of the others had been mended. `unseen` was drawn on 2026-11-27 from what was left of the corpus, half of it from
 * outside the USA and the United Kingdom, and read before the program was asked; `halfOf` parts it.
 */
export const sets = ['build', 'held', 'fresh', 'archive', 'later', 'unseen'] as const;
export type LabelSet = (typeof sets)[number];

export const readLabels = (set: LabelSet): Label[] => JSON.parse(readFileSync(new URL(`${set}.json`, import.meta.url), 'utf8')) as Label[];
