/** How many closures in words that no rule knows are still heard: the half that was looked at while the alarm was written, and the half that was not. */
import { describe, expect, it } from 'vitest';
import { decodeNotice } from '../../decode-notice.ts';
import { type Half, unknownClosures, type Unknown } from './unknown-closures.ts';

const receivedAt = new Date('2026-03-10');
const icao = (text: string, code: string): string =>
  `(A0001/26 NOTAMN\nQ) QQQQ/${code}/IV/NBO/A/000/999/4806N01633E005\nA) QQAA B) 2603100600 C) 2603201800\nE) ${text})`;
const written = ({ sentence, qCode, keyword }: Unknown): string =>
  qCode === null ? `!FXD 03/012 FXD ${keyword} ${sentence} 2603100600-2603201800` : icao(sentence, qCode);
const closing = /^(?:closes(?:Runway|Aerodrome|Helipad)|noRunwayLeft|mayClose)$/;
const isHeard = (raw: string): boolean => decodeNotice(raw, { receivedAt }).effects.some(({ kind }) => closing.test(kind));

const COUNT = 2_000;
const LEAST = 0.95;

/** Numerical Recipes' linear congruence: the same sentences in every run, so that the share does not vary. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
}

const halves: readonly Half[] = ['built', 'held'];

it.each(halves)('the half %s is heard, 95 of 100 at least', (half) => {
  const sentences = unknownClosures(half, COUNT, numbersFrom(42));
  const heard = sentences.filter((unknown) => isHeard(written(unknown))).length / COUNT;
  console.info(`${half}: ${(heard * 100).toFixed(1)} %`);
  expect(heard).toBeGreaterThanOrEqual(LEAST);
});

/** Sentences that the rules read, each with its noun and the words that stop, one of which stays when any other word is deleted. */
const understood: readonly { text: string; noun: string; stops: readonly string[] }[] = [
  { text: 'RWY 09/27 CLSD DUE WIP', noun: 'RWY', stops: ['CLSD'] },
  { text: 'RWY 09/27 NOT AVBL UNTIL FURTHER NOTICE', noun: 'RWY', stops: ['NOT'] },
  { text: 'AD CLSD FOR ALL TFC FM 0600 TO 1800', noun: 'AD', stops: ['CLSD'] },
  { text: 'AERODROME CLOSED TO ALL ARRIVALS EXCEPT EMERGENCY FLIGHTS', noun: 'AERODROME', stops: ['CLOSED'] },
  { text: 'NO LANDING ON RWY 18/36 EXPECT DELAYS', noun: 'RWY', stops: ['NO'] },
  { text: 'RUNWAY 18/36 UNUSABLE AND AERODROME SUSPENDED', noun: 'RUNWAY', stops: ['UNUSABLE', 'SUSPENDED'] },
  { text: 'TAKE OFF AND LANDING PROHIBITED RWY 09/27 PENDING INSPECTION', noun: 'RWY', stops: ['PROHIBITED'] },
  { text: 'PISTA 09/27 CERRADA POR TRABAJOS', noun: 'PISTA', stops: ['CERRADA'] },
];

describe('a word less', () => {
  const codes = ['QXXXX', 'QMRXX', 'QFAXX', 'QMRLC', 'QFALC'] as const;

  it.each(understood)(
    'never makes a closure silent while a noun or the code of one, and a word that stops, are left: $text',
    ({ text, noun, stops }) => {
      const words = text.split(' ');
      const silent = codes.flatMap((code) =>
        words.flatMap((_, at) => {
          const left = words.toSpliced(at, 1);
          const isOfGround = code !== 'QXXXX' || left.includes(noun);
          const isStopped = code.endsWith('LC') || stops.some((stop) => left.includes(stop));
          return isOfGround && isStopped && !isHeard(icao(left.join(' '), code)) ? `${code} ${left.join(' ')}` : [];
        }),
      );
      expect(silent).toEqual([]);
    },
  );
});
