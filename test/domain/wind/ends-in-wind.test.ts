import { expect, it, test } from 'vitest';
import fc from 'fast-check';
import { wholeKnots, windComponents, type Components } from '#domain/wind/wind.ts';
import { type End, endsInWind, favouredEnds, varies, type Wind } from '#domain/wind/ends-in-wind.ts';
import { draggedTo, inReference, movedBy, noWind, readTyped, settled, type WindFields } from '#renderer/features/airport/wind/wind-form.ts';
import { acrossSentence, alongSentence, bestSentence, gustSentence } from '#words/runway-wind.ts';
import { en } from '#words/en/en.ts';
import { handleSpot } from '#renderer/features/airport/diagram/chart.ts';

const fields = (text: string, reference: WindFields['reference'] = 'true'): WindFields => ({ text, reference });
const wind = (direction: number | null, speed: number) => ({ direction, speed, gust: undefined });
const end = (ident: string, heading: number, more: Partial<End> = {}): End => ({
  ident,
  heading,
  isEstimated: false,
  closure: undefined,
  ...more,
});

const along = (components: Components, isVarying = false) => alongSentence(wholeKnots(components).headwind, isVarying, en.weather);
const across = (components: Components, isVarying = false) =>
  acrossSentence(wholeKnots(components).crosswind, isVarying, en.weather, 'short');
const bestIn = (ends: readonly End[], blowing: Wind) => bestSentence(favouredEnds(ends, blowing), varies(blowing), en.weather);

it('marks the end with the most headwind and its parallel, no closed one, and none in a calm', () => {
  const ends = [end('04', 46), end('22L', 226), end('22R', 226), end('24', 240, { closure: 'closed' })];
  const best = (speed: number) => endsInWind(ends, wind(240, speed)).flatMap((one) => (one.isBest ? [one.end.ident] : []));
  expect(best(15)).toEqual(['22L', '22R']);
  expect(best(0)).toEqual([]);
});

it('favours no helipad, and a lane on water only where there is no runway on land', () => {
  const best = (...ends: End[]) => endsInWind(ends, wind(240, 15)).flatMap((one) => (one.isBest ? [one.end.ident] : []));
  expect(best(end('08L', 83), end('26R', 263), end('26H', 240), end('24W', 240))).toEqual(['26R']);
  expect(best(end('08L', 83, { closure: 'closed' }), end('24W', 240))).toEqual([]);
  expect(best(end('06W', 60), end('24W', 240), end('H1', 240))).toEqual(['24W']);
  expect(best(end('H1', 240))).toEqual([]);
  expect(bestIn([end('H1', 240)], wind(240, 15))).toBe('unknown, the dataset has no runway headings');
});

it('says a negative headwind as a tailwind, and from which side the rest comes', () => {
  const components = (from: number, speed: number) => {
    const components = windComponents(from, speed, 360);
    return [along(components), across(components)];
  };
  expect(components(210, 20)).toEqual(['18 kt tailwind', '10 kt from the left']);
  expect(components(30, 20)).toEqual(['17 kt headwind', '10 kt from the right']);
  expect(components(90, 12)).toEqual(['no head- or tailwind', '12 kt from the right']);
  expect(components(0, 12)).toEqual(['12 kt headwind', 'no crosswind']);
});

it('rounds a crosswind up, and never in the aircraft’s favour', () => {
  expect(across(windComponents(30, 20.1, 360))).toBe('11 kt from the right');
  expect(along(windComponents(30, 20.1, 360))).toBe('17 kt headwind');
});

it('gives a gust by its knots next to a steady component, and in full where there is none', () => {
  const gusts = (steady: number, gust: number) => {
    const [steadyKt, gustKt] = [steady, gust].map((headwind) => wholeKnots({ headwind, crosswind: 0 }).headwind) as [number, number];
    return gustSentence(steadyKt, gustKt, alongSentence(gustKt, false, en.weather), en.weather);
  };
  expect(gusts(12, 20.4)).toBe('20 kt in gusts');
  expect(gusts(0.3, -1.2)).toBe('2 kt tailwind in gusts');
});

it('names the best end in a sentence, and says where none is open or the wind is calm', () => {
  expect(bestIn([end('04', 46), end('22', 226)], wind(240, 15))).toBe('22: 14 kt headwind, 4 kt crosswind from the right');
  expect(bestIn([end('04', 46)], wind(240, 0))).toBe('any, wind calm');
  expect(bestIn([end('04', 46, { closure: 'closed' })], wind(240, 15))).toBe('none, no runway open then');
  expect(bestIn([end('04', 46, { closure: 'mayBeClosed' })], wind(null, 5))).toBe('none, no runway open then');
});

it('says of a variable wind the worst on each end, favours none without a direction, and compares the worst within a sector', () => {
  const ends = [end('04', 40), end('22', 220)];
  const variable = endsInWind(ends, wind(null, 5));
  expect(variable.map(({ steady, isBest }) => [along(steady, true), across(steady, true), isBest])).toEqual([
    ['up to 5 kt tailwind', 'up to 5 kt', false],
    ['up to 5 kt tailwind', 'up to 5 kt', false],
  ]);
  expect(bestIn(ends, wind(null, 5))).toBe('any, wind variable');
  const sector = { ...wind(240, 15), between: [210, 270] as const };
  // The headwind on 22 is 15 · cos 50° = 9.6 at 270°, and the crosswind 15 · sin 50° = 11.5.
  const inSector = endsInWind(ends, sector);
  expect(inSector.map(({ isBest }) => isBest)).toEqual([false, true]);
  expect(bestIn(ends, sector)).toBe('22: at least 9 kt headwind, up to 12 kt crosswind');
});

it('names the crosswind in gusts next to the steady one of the best end', () => {
  const gusty = { direction: 240, speed: 15, gust: 25 };
  expect(bestIn([end('22', 226)], gusty)).toBe('22: 14 kt headwind, 4 kt crosswind from the right, 7 kt in gusts');
});

test.each([
  ['24015G25KT', { direction: 240, speed: 15, gust: 25 }, undefined],
  ['', undefined, undefined],
  ['240', undefined, 'speed'],
  ['240V300', undefined, 'speed'],
  ['24O15', undefined, 'form'],
  ['240/15G10', undefined, 'form'],
])('the box with %j is read as %o, at fault %s', (text, read, fault) => {
  const found = readTyped(fields(text), 3);
  expect([found.wind, found.fault]).toEqual([read, fault]);
});

it('turns magnetic directions by the declination, and does not read them without it', () => {
  expect(readTyped(fields('240/10', 'magnetic'), 3).wind?.direction).toBe(243);
  expect(readTyped(fields('005/10', 'magnetic'), -10).wind?.direction).toBe(355);
  expect(readTyped(fields('240V300/10', 'magnetic'), 3).wind?.between).toEqual([243, 303]);
  expect(readTyped(fields('240/10', 'magnetic'), undefined).wind).toBeUndefined();
});

test.each([
  ['240/15g25', '24015G25KT'],
  ['240 15', '24015KT'],
  ['vrb05kt', 'VRB05KT'],
  ['calm', '00000KT'],
  ['240V300 15', '27015KT 240V300'],
  ['240/15 210V270', '24015KT 210V270'],
  [' 240 ', '240'],
])('%s settles as %s', (typed, text) => {
  expect(settled(typed)).toBe(text);
});

it('keeps the wind when its direction is converted between true and magnetic', () => {
  const magnetic = inReference(fields('24015KT'), 'magnetic', 3);
  expect(magnetic).toEqual(fields('23715KT', 'magnetic'));
  expect(inReference(magnetic, 'true', 3).text).toBe('24015KT');
  expect(inReference(fields('24015KT 210V270'), 'magnetic', 3).text).toBe('23715KT 207V267');
  expect(inReference(noWind, 'magnetic', 3)).toEqual({ ...noWind, reference: 'magnetic' });
});

it('moves the wind by the arrow keys, from north and calm where nothing is typed', () => {
  expect(movedBy(noWind, 'ArrowRight', false)).toEqual(fields('01000KT'));
  expect(movedBy(noWind, 'ArrowLeft', true)).toEqual(fields('35900KT'));
  expect(movedBy(fields('35510G12KT'), 'ArrowRight', false)).toEqual(fields('00510G12KT'));
  expect(movedBy(fields('35010G12KT'), 'PageUp', false)).toEqual(fields('35015KT'));
  expect(movedBy(fields('35000KT'), 'ArrowDown', false)).toEqual(fields('35000KT'));
  expect(movedBy(fields('VRB05KT'), 'ArrowUp', false)).toEqual(fields('36006KT'));
  expect(movedBy(noWind, 'Enter', false)).toBeUndefined();
});

it('reads a dragged handle as it was placed, to five degrees and to the knot', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 71 }), fc.integer({ min: 0, max: 40 }), (fives, speed) => {
      const dragged = draggedTo(noWind, handleSpot(fives * 5, speed), undefined);
      expect(readTyped(dragged, undefined).wind).toEqual(wind(fives * 5, speed));
    }),
  );
  expect(draggedTo({ ...noWind, reference: 'magnetic' }, handleSpot(90, 10), 10).text).toBe('08010KT');
});
