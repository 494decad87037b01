import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlightPlanItems } from '#contract/route/flight-plan.ts';
import { severityOf } from '#core/route/flight-plan/fault.ts';
import { times } from '../../../helpers/long.ts';
import { legalPlan, NOW, plan } from './plans.ts';
import { checkItems, reverseItems } from '#core/route/flight-plan/flight-plan.ts';

const back = (change: Partial<FlightPlanItems>) => reverseItems({ ...plan, ...change });
const routeOf = (change: Partial<FlightPlanItems>) => {
  const { rules, speed, level, route } = back(change).items;
  return `${rules} ${speed}${level} ${route}`;
};

describe('the way back', () => {
  it('has departure and destination in the place of each other, and clears times and alternates with a note', () => {
    const { items, unknown } = back({ DEP: 'MY FIELD', DEST: null, departure: 'ZZZZ' });
    expect(items).toMatchObject({
      departure: 'LFMN',
      destination: 'ZZZZ',
      DEP: null,
      DEST: 'MY FIELD',
      aircraftId: 'HBABC',
      persons: '003',
      RMK: 'TEST FLIGHT',
    });
    const emptied = ['time', 'eet', 'alternate', 'alternate2', 'DOF', 'EET', 'endurance'] as const;
    expect(emptied.map((field) => items[field])).toEqual(emptied.map(() => null));
    expect(unknown).toEqual(emptied.map((field) => ({ field, code: 'cleared' })));
  });

  it('does not go to the unit that has the plan of an aircraft in the air', () => {
    const { items, unknown } = back({ departure: 'AFIL', DEP: 'LSAG' });
    expect([items.departure, items.destination, items.DEST]).toEqual(['LFMN', null, null]);
    expect(unknown).toContainEqual({ field: 'destination', code: 'noAerodrome' });
  });

  it.each([
    ['Z', 'VFR', 'DCT GVA DCT MTL/N0110F085 IFR DCT', 'Y N0110F085 DCT MTL/N0110VFR VFR DCT GVA DCT'],
    ['V', 'VFR', 'DCT', 'V N0110VFR DCT'],
    ['I', 'F085', 'UN869 GVA/N0120F095 DCT MTL UN1', 'I N0120F095 UN1 MTL DCT GVA/N0110F085 UN869'],
    ['Z', 'VFR', 'DCT GVA IFR DCT MTL VFR DCT', 'Z N0110VFR DCT MTL IFR DCT GVA VFR DCT'],
    ['V', 'VFR', 'DCT GVA OAT DCT MTL DCT', 'V N0110VFR DCT MTL DCT GVA GAT DCT'],
    ['V', 'VFR', 'DCT 46N006E 45N006E DCT', 'V N0110VFR DCT 45N006E 46N006E DCT'],
    ['I', 'F085', 'DCT GVA STAY1/0030 DCT MTL DCT', 'I N0110F085 DCT MTL DCT GVA STAY1/0030 DCT'],
  ])('of %s %s %s is %s', (rules, level, route, expected) => {
    expect(routeOf({ rules, level, route })).toBe(expected);
    expect(back({ rules, level, route }).unknown.map(({ code }) => code)).not.toContain('wordsLeftOut');
  });

  it.each([
    ['MOLUS3A MOLUS UN869 MTL DCT', 'DCT MTL UN869 MOLUS DCT'],
    ['DCT C/48N050W/M082F290F350 DCT MTL DCT', 'DCT MTL DCT 48N050W DCT'],
    ['DCT GVA DCT MTL T', 'MTL DCT GVA DCT'],
  ])('of %s leaves out what has one direction, and says so', (route, expected) => {
    const { items, unknown } = back({ rules: 'I', level: 'F085', route });
    expect([items.route, unknown.at(-1)]).toEqual([expected, { field: 'route', code: 'wordsLeftOut' }]);
  });

  it('of the way back is the way there again, and no worse a plan', () => {
    fc.assert(
      fc.property(legalPlan, (items) => {
        const isInAir = items.departure === 'AFIL';
        // Reversed once, so that no point changes to what is so already.
        const there = reverseItems({ ...items, departure: isInAir ? 'LSGG' : items.departure, DEP: isInAir ? null : items.DEP }).items;
        const again = reverseItems(there).items;
        expect(reverseItems(again).items).toEqual(there);
        const errors = checkItems(again, NOW).filter(({ code }) => severityOf(code) === 'error');
        expect(errors.filter(({ field }) => field === 'route' || field === 'rules')).toEqual([]);
      }),
      { numRuns: times(200, 3000) },
    );
  });
});
