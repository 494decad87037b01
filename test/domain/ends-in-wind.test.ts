import { expect, it, test } from 'vitest';
import fc from 'fast-check';
import { windComponents } from '#domain/wind.ts';
import { endsInWind, type End } from '#domain/ends-in-wind.ts';
import { draggedTo, movedBy } from '#renderer/features/airport/wind/wind-handle.ts';
import { inReference, noWind, readWind, typedDirection, type WindFields } from '#renderer/features/airport/wind/wind-form.ts';
import { acrossInWords, alongInWords, bestInWords, inGustsInWords } from '#renderer/features/airport/wind/wind-in-words.ts';
import { handleSpot } from '#renderer/features/airport/diagram/chart.ts';

const fields = (direction: string, speed: string, gust = '', reference: WindFields['reference'] = 'true'): WindFields => ({
  direction,
  speed,
  gust,
  reference,
});
const end = (ident: string, heading: number, known: Partial<End> = {}): End => ({
  ident,
  heading,
  isEstimated: false,
  isClosed: false,
  length: 9000,
  ...known,
});

it('marks the end with the most headwind and its parallel, no closed one, and none in a calm', () => {
  const ends = [end('04', 46), end('22L', 226), end('22R', 226), end('24', 240, { isClosed: true })];
  const best = (speed: number) =>
    endsInWind(ends, { direction: 240, speed, gust: undefined }).flatMap((one) => (one.isBest ? [one.end.ident] : []));
  expect(best(15)).toEqual(['22L', '22R']);
  expect(best(0)).toEqual([]);
});

it('says a negative headwind as a tailwind, and from which side the rest comes', () => {
  const components = (from: number, speed: number) => {
    const components = windComponents(from, speed, 360);
    return [alongInWords(components), acrossInWords(components)];
  };
  expect(components(210, 20)).toEqual(['18 kt tailwind', '10 kt from the left']);
  expect(components(30, 20)).toEqual(['17 kt headwind', '10 kt from the right']);
  expect(components(90, 12)).toEqual(['no head- or tailwind', '12 kt from the right']);
  expect(components(0, 12)).toEqual(['12 kt headwind', 'no crosswind']);
});

it('rounds a crosswind up, and never in the aircraft’s favour', () => {
  expect(acrossInWords(windComponents(30, 20.1, 360))).toBe('11 kt from the right');
  expect(alongInWords(windComponents(30, 20.1, 360))).toBe('17 kt headwind');
});

it('gives a gust by its knots beside a steady component, and in full beside none', () => {
  const along = (headwind: number) => ({ headwind, crosswind: 0 });
  expect(inGustsInWords(along(12), along(20.4), 'headwind', '20 kt headwind')).toBe('in gusts 20 kt');
  expect(inGustsInWords(along(0.3), along(-1.2), 'headwind', '2 kt tailwind')).toBe('in gusts 2 kt tailwind');
});

it('names the best end in a sentence, and says where none is open or the wind is calm', () => {
  const sentence = (ends: readonly End[], speed: number) =>
    bestInWords(endsInWind(ends, { direction: 240, speed, gust: undefined }), 'from 240° true');
  expect(sentence([end('04', 46), end('22', 226)], 15)).toBe(
    'Wind from 240° true. Best: 22, 14 kt headwind, crosswind 4 kt from the right.',
  );
  expect(sentence([end('04', 46)], 0)).toMatch(/calm/);
  expect(sentence([end('04', 46, { isClosed: true })], 15)).toMatch(/No open runway/);
});

test.each([
  ['240', '15', '25', { direction: 240, speed: 15, gust: 25 }, []],
  ['240', '15', '', { direction: 240, speed: 15, gust: undefined }, []],
  ['360', '0', '', { direction: 0, speed: 0, gust: undefined }, []],
  ['', '15', '', undefined, []],
  ['361', '15', '', undefined, ['direction']],
  ['24O', '15', '', undefined, ['direction']],
  ['240', '-5', '', undefined, ['speed']],
  ['240', '15', '10', undefined, ['gust']],
  ['240', '15', 'x', undefined, ['gust']],
])('fields %s, %s and %s are read as %o, at fault %o', (direction, speed, gust, wind, faults) => {
  expect(readWind(fields(direction, speed, gust), 3)).toEqual({ wind, faults });
});

it('turns a magnetic direction by the declination, and does not read one without it', () => {
  expect(readWind(fields('240', '10', '', 'magnetic'), 3).wind?.direction).toBe(243);
  expect(readWind(fields('005', '10', '', 'magnetic'), -10).wind?.direction).toBe(355);
  expect(readWind(fields('240', '10', '', 'magnetic'), undefined).wind).toBeUndefined();
});

test.each([
  ['24015G25KT', '240', '15', '25'],
  ['24015KT', '240', '15', ''],
  ['00000KT', '000', '0', ''],
  ['240/15', '240', '15', ''],
  ['240/15g25', '240', '15', '25'],
  ['240', '240', '', ''],
  ['VRB03KT', 'VRB03KT', '', ''],
])('%s typed for the direction fills %s, %s and %s', (typed, direction, speed, gust) => {
  expect(typedDirection(noWind, typed)).toEqual(fields(direction, speed, gust));
});

it('keeps the wind when its direction is converted between true and magnetic', () => {
  const magnetic = inReference(fields('240', '15'), 'magnetic', 3);
  expect(magnetic).toEqual(fields('237', '15', '', 'magnetic'));
  expect(inReference(magnetic, 'true', 3).direction).toBe('240');
  expect(inReference(noWind, 'magnetic', 3)).toEqual({ ...noWind, reference: 'magnetic' });
});

it('moves the wind by the arrow keys, from north and calm where nothing is typed', () => {
  expect(movedBy(noWind, 'ArrowRight', false)).toEqual(fields('010', '0'));
  expect(movedBy(noWind, 'ArrowLeft', true)).toEqual(fields('359', '0'));
  expect(movedBy(fields('355', '10', '12'), 'ArrowRight', false)).toEqual(fields('005', '10', '12'));
  expect(movedBy(fields('350', '10', '12'), 'PageUp', false)).toEqual(fields('350', '15'));
  expect(movedBy(fields('350', '0'), 'ArrowDown', false)).toEqual(fields('350', '0'));
  expect(movedBy(noWind, 'Enter', false)).toBeUndefined();
});

it('reads a dragged handle as it was placed, to five degrees and to the knot', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 71 }), fc.integer({ min: 0, max: 40 }), (fives, speed) => {
      const dragged = draggedTo(noWind, handleSpot(fives * 5, speed), undefined);
      expect(Number(dragged.direction) % 360).toBe(fives * 5);
      expect(dragged.speed).toBe(String(speed));
    }),
  );
  expect(draggedTo({ ...noWind, reference: 'magnetic' }, handleSpot(90, 10), 10).direction).toBe('080');
});
