import { expect, it } from 'vitest';
import type { ParsedRoute } from '#contract/route/route.ts';
import { windsOfLegs, withLegWind } from '#renderer/features/route/winds/leg-winds.ts';

const over = (...names: string[]) =>
  ({
    points: names.map((ident) => ({ ident, text: ident })),
    legs: names.slice(1).map((_, at) => ({ from: at, to: at + 1 })),
  }) as unknown as ParsedRoute;

it('a wind stays with its leg when others come before it, on the way back too, and waits while the leg is gone', () => {
  const winds = withLegWind([], over('LSGG', 'GVA', 'LFMN'), 1, ' 240/25 ');
  const blowing = { direction: 240, speedKt: 25 };
  expect(windsOfLegs(winds, over('LSGG', 'GVA', 'LFMN'))).toEqual([{ ...blowing, leg: 1 }]);
  expect(windsOfLegs(winds, over('LSGG', 'NIZ', 'GVA', 'LFMN'))).toEqual([{ ...blowing, leg: 2 }]);
  expect(windsOfLegs(winds, over('LFMN', 'GVA', 'LSGG'))).toEqual([{ ...blowing, leg: 0 }]);
  expect(windsOfLegs(winds, over('LSGG', 'LFMN'))).toEqual([]);
});

it('the second time over the same leg has a wind of its own, and an empty text takes one away', () => {
  const route = over('LSGG', 'GVA', 'LSGG');
  const winds = withLegWind(withLegWind([], route, 0, '240/25'), route, 1, '260/30');
  expect(windsOfLegs(winds, route).map(({ leg, direction }) => [leg, direction])).toEqual([
    [0, 240],
    [1, 260],
  ]);
  expect(windsOfLegs(withLegWind(winds, route, 0, ''), route).map(({ leg }) => leg)).toEqual([1]);
});
