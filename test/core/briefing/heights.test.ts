import { expect, it } from 'vitest';
import { briefOf, importNotams, openForTest, planOf, type Written } from './setting.ts';

it('says what the limits of an area are above, and nothing where the notice does not', async () => {
  const { core } = await openForTest('2026-11-21T06:00:00Z');
  const limits: Written[] = [
    { f: 'SFC', g: 'FL100' },
    { f: '1000FT AMSL', g: 'UNL' },
    { f: 'GND', g: '500FT AGL' },
    { lower: '050', upper: '120' },
    { e: 'DANGER AREA ACTIVE SFC-6500FT.' },
    {},
  ];
  await importNotams(core, ...limits.map((one) => ({ q: 'QRDCA', scope: 'W', a: 'LSAS', at: '4650N00720E010', ...one })));
  const { notices } = briefOf(core)(planOf('LSGG LSZH', { options: { upperFt: 40_000 } }));
  const read = notices.toSorted((a, b) => (a.notamId ?? '').localeCompare(b.notamId ?? '')).map(({ floor, ceiling }) => [floor, ceiling]);
  expect(read).toEqual([
    [
      { feet: 0, reference: 'surface', altitudeFt: null },
      { feet: 10_000, reference: 'flightLevel', altitudeFt: null },
    ],
    [
      { feet: 1000, reference: 'aboveSea', altitudeFt: 1000 },
      { feet: null, reference: 'unlimited', altitudeFt: null },
    ],
    [
      { feet: 0, reference: 'surface', altitudeFt: null },
      { feet: 500, reference: 'aboveGround', altitudeFt: null },
    ],
    [
      { feet: 5000, reference: 'flightLevel', altitudeFt: null },
      { feet: 12_000, reference: 'flightLevel', altitudeFt: null },
    ],
    [
      { feet: 0, reference: 'surface', altitudeFt: null },
      { feet: 6500, reference: null, altitudeFt: null },
    ],
    [null, null],
  ]);
});
