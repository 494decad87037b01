import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choicesOf, queryOf, type Asked } from '#renderer/features/notams/filters/address.ts';
import { atFirst, radii, spans, ways } from '#renderer/features/notams/filters/asking.ts';
import { categories, hiddenAtFirst, nothingHidden, severities, statuses } from '#renderer/format/notams/facets.ts';

it.each<[string, Partial<Asked>]>([
  ['', {}],
  ['import', {}],
  ['number=b1234/26', { way: 'number', box: 'B1234/26' }],
  ['bbox=5,45,11,48', { way: 'area', box: '5,45,11,48' }],
  ['near=GVA&within=100', { way: 'near', box: 'GVA', radiusNm: 100 }],
  ['near=GVA&within=7', { way: 'near', box: 'GVA', radiusNm: 25 }],
  ['country=ch&sort=newest&new=1', { way: 'country', box: 'CH', order: 'newest', onlyNew: true }],
  ['hours=24', { hours: 24 }],
  ['hours=25', {}],
  ['levels=FL050-FL195', { band: { from: 50, to: 195 } }],
  ['levels=5000ft', { band: { from: 50, to: 50 } }],
  ['levels=high', {}],
  ['severity=5,4', { hidden: { ...hiddenAtFirst, severity: [3, 2, 1] } }],
  ['status=all', { hidden: nothingHidden }],
  ['status=active,asleep', { hidden: { ...nothingHidden, status: ['overdue', 'future', 'expired', 'cancelled', 'replaced'] } }],
])('reads %j', (search, choices) => {
  expect(choicesOf(search)).toEqual({ ...atFirst, ...choices });
});

it('writes what is not as at first, as a person would read it', () => {
  expect(queryOf(atFirst)).toBe('');
  expect(
    queryOf({
      ...atFirst,
      way: 'fir',
      box: 'EGTT',
      text: 'RWY CLSD',
      hours: 24,
      band: { from: 50, to: 195 },
      hidden: { ...hiddenAtFirst, severity: [1] },
    }),
  ).toBe('fir=EGTT&text=RWY%20CLSD&hours=24&levels=FL050-FL195&severity=5,4,3,2');
});

it('reads whatever it writes', () => {
  const hidden = fc.record({
    status: fc.subarray([...statuses]),
    severity: fc.subarray([...severities]),
    category: fc.subarray([...categories]),
  });
  const anyChoices = fc.record({
    way: fc.constantFrom(...ways),
    box: fc.string().map((text) => text.toUpperCase()),
    radiusNm: fc.constantFrom(...radii),
    text: fc.string(),
    order: fc.constantFrom('severity' as const, 'newest' as const),
    hours: fc.constantFrom(...spans),
    band: fc.tuple(fc.nat(999), fc.nat(999)).map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
    hidden,
    onlyNew: fc.boolean(),
  });
  fc.assert(
    fc.property(anyChoices, (choices) => {
      const written = {
        ...choices,
        ...(choices.way === 'airport' ? { box: '' } : {}),
        ...(choices.way === 'near' ? {} : { radiusNm: 25 }),
      };
      const read = choicesOf(queryOf(written));
      expect({ ...read, hidden: read.hidden ?? hiddenAtFirst }).toEqual(written);
    }),
  );
});
