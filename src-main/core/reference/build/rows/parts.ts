/** The runways and frequencies of an airport as they are sent. */
import type { Frequency } from '#contract/airports/frequency.ts';
import type { Runway } from '#contract/airports/runway.ts';
import { toFrequency, toRunway } from '../to-contract.ts';
import type { WholeAirport } from '../whole-airport.ts';
import { datedObjects, UNDATED } from './dated-json.ts';

export type Parts = {
  runways: readonly Runway[];
  frequencies: readonly Frequency[];
  /** `{"runways":[…],"frequencies":[…]}`, undated. */
  json: string;
  /** Whether a server gave any of them; those keep the server's dates. */
  isGiven: boolean;
};

/** Shared, since two airports in five have no parts. */
const noParts: Parts = { runways: [], frequencies: [], json: JSON.stringify({ runways: [], frequencies: [] }), isGiven: false };

export function partsOf({ runways: ofRunways, frequencies: ofFrequencies }: WholeAirport): Parts {
  if (ofRunways.length === 0 && ofFrequencies.length === 0) return noParts;
  const runways = ofRunways.map((facts) => toRunway(facts, UNDATED));
  const frequencies = ofFrequencies.map((facts) => toFrequency(facts, UNDATED));
  const isGiven = ofRunways.some(({ given }) => given) || ofFrequencies.some(({ given }) => given);
  return { runways, frequencies, json: JSON.stringify({ runways, frequencies }), isGiven };
}

/** The JSON of the parts with that date, or the one their server gave. */
export function datedParts({ runways, frequencies }: WholeAirport, parts: Parts, updatedAt: string): string {
  if (parts === noParts) return parts.json;
  if (!parts.isGiven) return datedObjects(parts.json, updatedAt);
  return JSON.stringify({
    runways: runways.map((facts) => facts.given ?? toRunway(facts, updatedAt)),
    frequencies: frequencies.map((facts) => facts.given ?? toFrequency(facts, updatedAt)),
  });
}
