/** Declared distances in the layouts that NOTAMs have: each figure is that of its distance, its runway end and its unit, and none is of another. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { times } from '../../../helpers/long.ts';
import { effectsOfText } from './closure-effects.ts';

const distances = ['TORA', 'TODA', 'ASDA', 'LDA'] as const;
type Distance = (typeof distances)[number];
type End = { end: string; figures: Readonly<Record<Distance, number>> };
type Said = { ends: readonly End[]; of: readonly Distance[]; unit: 'M' | 'FT'; sign: string; stop: string };

const list = ({ figures }: End, { of, unit, sign }: Said, link = ' '): string =>
  of.map((one) => `${one}${link}${figures[one]}${unit}`).join(sign);
const row = ({ figures }: End, { of }: Said, sign: string): string => of.map((one) => figures[one]).join(sign);

const layouts: ((said: Said) => string)[] = [
  (said) => said.ends.map((end) => `RWY ${end.end} ${list(end, said)}`).join(said.stop),
  (said) => said.ends.map((end) => `RWY ${end.end}: ${list(end, said, ': ')}`).join(said.stop),
  (said) => said.ends.map((end) => `RWY ${end.end} ${list(end, said, '=')}`).join(said.stop),
  (said) => said.ends.map((end) => `RWY ${end.end} ${list(end, said, ' REDUCED TO ')}`).join(said.stop),
  (said) => said.ends.map((end) => `PISTA ${end.end} ${list(end, said, ' REDUCIDA A ')}`).join(said.stop),
  (said) => said.ends.map((end) => `PISTE ${end.end} ${list(end, said, ' RAMENEE A ')}`).join(said.stop),
  (said) =>
    said.ends
      .map(
        (end) =>
          `RWY ${end.end} ${said.of.map((one) => `${one} CHANGED FM ${end.figures[one] + 400} TO ${end.figures[one]}${said.unit}`).join(', ')}`,
      )
      .join(said.stop),
  (said) => `DECLARED DISTANCES CHANGED ${said.ends.map((end) => `RWY ${end.end} ${list(end, said)}`).join(said.stop)}`,
  (said) => `RWY ${said.of.join(' ')} (${said.unit})\n${said.ends.map((end) => `${end.end} ${row(end, said, ' ')}`).join('\n')}`,
  (said) =>
    `${said.of.map((one) => `${one}(${said.unit})`).join(' ')}\n${said.ends.map((end) => `RWY ${end.end} ${row(end, said, ' ')}`).join('\n')}`,
  (said) => said.ends.map((end) => `RWY ${end.end} ${said.of.join('/')} ${row(end, said, '/')}${said.unit}`).join(said.stop),
  (said) =>
    said.of.map((one) => `${one} ${said.ends.map((end) => `RWY ${end.end} ${end.figures[one]}${said.unit}`).join(', ')}`).join(said.stop),
];

const figure = fc.integer({ min: 1200, max: 2900 });
const end = (name: string) =>
  fc.record({ TORA: figure, TODA: figure, ASDA: figure, LDA: figure }).map((figures) => ({ end: name, figures }));
const said = fc.record({
  ends: fc.constantFrom(['09'], ['09', '27'], ['18', '36'], ['09', '18', '27']).chain((names) => fc.tuple(...names.map(end))),
  of: fc.subarray([...distances], { minLength: 1 }),
  unit: fc.constantFrom('M' as const, 'FT' as const),
  sign: fc.constantFrom(' ', ', ', ' AND '),
  stop: fc.constantFrom('. ', '\n', '; ', ', '),
});

/** `09 TORA is 2000 m`, in order. */
const found = (text: string): string[] =>
  effectsOfText(text, 'QMDCH')
    .flatMap(({ runway, lengths }) => lengths.map(({ of, relation, value, unit }) => `${runway} ${of} ${relation} ${value} ${unit}`))
    .toSorted();
const meant = ({ ends, of, unit }: Said): string[] =>
  ends.flatMap(({ end: name, figures }) => of.map((one) => `${name} ${one} is ${figures[one]} ${unit.toLowerCase()}`)).toSorted();

it('each figure is that of its distance, runway end and unit', () => {
  fc.assert(
    fc.property(said, fc.constantFrom(...layouts), (one, layout) => {
      const text = layout(one);
      expect({ text, found: found(text) }).toEqual({ text, found: meant(one) });
    }),
    { seed: 27, numRuns: times(1_000, 40_000) },
  );
});

it('two ends that are named together have the same distances, unless there is a figure for each', () => {
  expect(found('RWY 09 AND RWY 27: LDA 1761M')).toEqual(['09 LDA is 1761 m', '27 LDA is 1761 m']);
  expect(found('RWY 09 AND RWY 27 LDA 1761M AND 1800M')).toEqual([]);
});
