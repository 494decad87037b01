/** Whatever text comes in, its effects are legal and nothing throws. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { Decoded } from '#contract/notams/decoded.ts';
import { times } from '../../../helpers/long.ts';
import { effectsOfText } from './closure-effects.ts';

const words =
  'RWY RUNWAY 09/27 09L/R 18 36 02G/20G AD AERODROME HELIPAD H2 TWY A ILS LGT CLSD CLOSED NOT AVBL UNUSABLE U/S SUSPENDED PROHIBITED ONLY TAX LDG TKOF AND OR , . : - ( ) / BTN FM TO FOR EXC WITH PPR 30 MIN PN ALL BOTH FLW AT TIMES 0600-1800 12 MAR 2603100600 MON-FRI NIGHT WHEN DUE WIP THR DISPLACED 300M LENGTH REDUCED TORA TODA ASDA LDA 2500 1500FT HOURS WATER LANE NO AS ALTN VISITING FOO \n'.split(
    ' ',
  );
const text = fc.oneof(
  fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((some) => some.join(' ')),
  fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((some) => some.join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);
const effects = Decoded.properties.effects;

it('any text has effects of the contract, in order of time', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('QXXXX', 'QMRLC', 'QFALC', 'QOBCE'), (said, code) => {
      const found = effectsOfText(said, code);
      expect(Value.Errors(effects, found)).toEqual([]);
      const wrong = found.filter(
        ({ kind, extent, rule, from, to, periods, words: quoted }) =>
          (from !== null && to !== null && from > to) ||
          periods.some(({ start, end }) => end !== null && start >= end) ||
          (kind === 'mayClose' && quoted === null) ||
          ((rule === 'runwayClosed' || rule === 'aerodromeClosed') && extent !== 'whole'),
      );
      expect(wrong).toEqual([]);
    }),
    { seed: 10, numRuns: times(400, 20_000) },
  );
});
