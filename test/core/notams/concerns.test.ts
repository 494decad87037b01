import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Operation, concerns } from '#core/notams/concerns.ts';
import { times } from '../../helpers/long.ts';
import { effectsOfText } from './read/closure-effects.ts';

const airliner: Operation = { aircraftType: 'A320', wingspan: 36, mass: 78_000, flightRules: 'IFR', isScheduled: 'true' };
const trainer: Operation = { aircraftType: 'C172', wingspan: 11, mass: 1_200, flightRules: 'VFR', isScheduled: 'false' };
const verdicts = (text: string, code: string) => {
  const [effect] = effectsOfText(text, code);
  return effect === undefined ? [] : [airliner, trainer, {}].map((operation) => concerns(effect, operation));
};

/** Of the airliner, the trainer, and a flight of which nothing is known. */
it.each([
  ['QMRLC', 'RWY 09/27 CLSD', ['yes', 'yes', 'yes']],
  ['QMRLC', 'RWY 09/27 CLSD TO ACFT OVER 5700KG', ['yes', 'no', 'unknown']],
  ['QMRLC', 'RWY 09/27 CLSD TO ACFT MORE THAN 12,500LBS MTOW', ['yes', 'no', 'unknown']],
  ['QMRLC', 'RWY 09/27 CLSD TO ACFT MTOW 5.7T OR MORE', ['yes', 'no', 'unknown']],
  ['QMXLC', 'TWY A CLSD TO ACFT WINGSPAN MORE THAN 118FT', ['yes', 'no', 'unknown']],
  ['QMXLC', 'TWY A CLSD TO ACFT WITH WINGSPAN OF 36M AND ABOVE', ['yes', 'no', 'unknown']],
  ['QMXLC', 'TWY A CLSD EXC ACFT WINGSPAN LESS THAN 30M', ['yes', 'no', 'unknown']],
  ['QMXLC', 'TWY A CLSD FOR CODE C AND ABOVE', ['yes', 'no', 'unknown']],
  ['QMXLC', 'TWY A CLSD EXC CODE LETTER A AND B', ['yes', 'no', 'unknown']],
  ['QMPLC', 'STAND 12 CLSD TO A320 AND B738', ['yes', 'no', 'unknown']],
  ['QMPLC', 'STAND 12 CLSD TO B747', ['no', 'no', 'unknown']],
  ['QMPLC', 'STAND 12 CLSD TO A321', ['unknown', 'no', 'unknown']],
  ['QMRLC', 'RWY 09/27 CLSD BTN TWY C5 AND TWY C17', ['yes', 'yes', 'yes']],
  ['QMXLC', 'TWY A CLSD BTN TWY A320 AND TWY B738', ['yes', 'yes', 'yes']],
  ['QFALC', 'AD CLSD TO VFR FLIGHTS', ['no', 'yes', 'unknown']],
  ['QFALC', 'AD CLSD TO NON SKED FLT', ['no', 'yes', 'unknown']],
  ['QFALC', 'AD CLSD EXC SKED FLT', ['no', 'yes', 'unknown']],
  ['QFALC', 'AD CLSD EXC PPR', ['unknown', 'unknown', 'unknown']],
  ['QPIAU', 'ILS RWY 09 PROCEDURE NA', ['yes', 'no', 'yes']],
])('%s %s', (code, text, expected) => {
  expect(verdicts(text, code)).toEqual(expected);
});

it('knowing less of a flight never turns a yes or an unknown into a no', () => {
  const texts = [
    'RWY 09/27 CLSD TO ACFT OVER 5700KG',
    'TWY A CLSD EXC CODE C AND BELOW',
    'AD CLSD TO VFR FLIGHTS',
    'STAND 12 CLSD TO A320',
  ];
  const effects = texts.flatMap((text) => effectsOfText(text, 'QMXLC'));
  const operation = fc.record(
    {
      aircraftType: fc.constantFrom('A320', 'C172'),
      wingspan: fc.integer({ min: 5, max: 80 }),
      mass: fc.integer({ min: 500, max: 500_000 }),
      flightRules: fc.constantFrom('VFR' as const, 'IFR' as const),
      isScheduled: fc.constantFrom('true' as const, 'false' as const),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(operation, fc.constantFrom('aircraftType', 'wingspan', 'mass', 'flightRules', 'isScheduled'), (known, forgotten) => {
      const less = Object.fromEntries(Object.entries(known).filter(([name]) => name !== forgotten));
      const leftOut = effects.filter((effect) => concerns(effect, less) === 'no');
      expect(leftOut.filter((effect) => concerns(effect, known) !== 'no')).toEqual([]);
    }),
    { seed: 27, numRuns: times(200, 5_000) },
  );
});
