import { expect, it } from 'vitest';
import type { RoutePlan } from '#contract/route/route.ts';
import { planOf } from '#renderer/features/route/use-parsed.ts';
import { fieldsOf, today } from '#renderer/features/route/stored/stored-fields.ts';

const now = Date.UTC(2026, 10, 22, 20);

it('the fields of a stored plan give the same plan again', () => {
  const plan: RoutePlan & { depart: string } = {
    text: 'LSGG GVA LFMN',
    choices: [{ word: 'GVA', id: '7' }],
    alternates: ['LFLL', '46.25 6.125'],
    depart: '2026-11-20T08:15:00.000Z',
    winds: [
      { direction: 240, speedKt: 25 },
      { direction: 270, speedKt: 40, levelFt: 9000 },
    ],
    aircraft: {
      name: 'HB-ABC',
      tasKt: 110,
      fuelFlow: 28.5,
      usableFuel: 120,
      fuelUnit: 'usGallons',
      climb: { rateFtMin: 600, tasKt: 80, fuelFlow: 35 },
      descent: { rateFtMin: 500, tasKt: 120 },
      deviationCard: [{ for: 90, steer: 92 }],
    },
  };
  expect(planOf(fieldsOf(plan, now))).toEqual(plan);
  expect(planOf(fieldsOf({ text: 'LSGG LFMN', depart: null }, now))).toEqual({ text: 'LSGG LFMN' });
});

it.each([
  ['2026-11-20T08:15:00Z', '2026-11-22T08:15:00.000Z'],
  ['2026-12-24T23:59:00Z', '2026-11-22T23:59:00.000Z'],
])('again today: what left at %s leaves at %s', (before, again) => {
  expect(new Date(today(Date.parse(before), now)).toISOString()).toBe(again);
});
