/**
 * Texts that were read for decoded answers, so that the same page asked for again is not read again. Promise: what is kept is of one revision of the
 * stored NOTAMs and of one dataset; what a NOTAM is at a moment is worked out for each answer.
 */
import { LRUCache } from 'lru-cache';
import { Decoded } from '#contract/notams/decoded.ts';
import type { Moments } from '../moment-of-query.ts';
import { decoderOf, type Aerodromes, type DecodedRow, type DecodedNotam } from './decoded-notam.ts';

const members = Object.keys(Decoded.properties) as (keyof Decoded)[];

/** Exactly the contract's members, in its order. */
export function toDecoded(notam: DecodedNotam): Decoded {
  const whole: Decoded = { ...notam, plainText: notam.plainText() };
  return Object.fromEntries(members.map((member) => [member, whole[member]])) as Decoded;
}

/** Three of the largest pages; some 10 MB of readings. Long texts count as several, and those of megabytes are not kept. */
const MOST_KEPT = 1_000;
const LETTERS = 4_000;
const MOST_OF_ONE = 25;

type Source = {
  rowOf: (id: string) => DecodedRow | undefined;
  /** Names the stored NOTAMs and the dataset. */
  revision: () => string;
  aerodromes: Aerodromes;
};

type Kept = { decodedAt: ReturnType<typeof decoderOf>; first: Decoded; size: number };

/** For one answer: decodes what is stored under an id. */
export function keepDecoders({ rowOf, revision, aerodromes }: Source): () => (id: string, moments: Moments) => Decoded | undefined {
  const kept = new LRUCache<string, Kept>({ maxSize: MOST_KEPT, maxEntrySize: MOST_OF_ONE, sizeCalculation: ({ size }) => size });
  let keptOf: string | undefined;

  function decode(id: string, moments: Moments): Decoded | undefined {
    const known = kept.get(id);
    if (known) {
      const { status, isInSchedule, activePeriods, runwayConditions } = known.decodedAt(moments);
      return { ...known.first, status, isInSchedule, activePeriods, runwayConditions };
    }
    const row = rowOf(id);
    if (!row) return undefined;
    const decodedAt = decoderOf(row, aerodromes);
    const first = toDecoded(decodedAt(moments));
    kept.set(id, { decodedAt, first, size: Math.ceil(row.message.length / LETTERS) });
    return first;
  }

  return () => {
    const now = revision();
    if (now !== keptOf) kept.clear();
    keptOf = now;
    return decode;
  };
}
