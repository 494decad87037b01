import { expect, it } from 'vitest';
import { readQLine } from '#core/notams/items/q-line.ts';

it.each(['2555550S323435', '9912N00000E005', '4614N0060XE005', '12S3'])('a position written %s is unknown, never 0 by 0', (position) => {
  const { q, warnings } = readQLine(`LSAS/QMRLC/IV/NBO/A/000/999/${position}`);
  expect([q.latitude, q.longitude, q.radius]).toEqual([null, null, null]);
  expect(warnings).toContainEqual({ item: 'Q', code: 'positionUnreadable', text: position });
});

it('a position with and without a radius is read in degrees and sixtieths', () => {
  const { q, warnings } = readQLine('LSAS/QMRLC/IV/NBO/A/000/999/4614S00606W005');
  expect(q).toMatchObject({ latitude: -(46 + 14 / 60), longitude: -(6 + 6 / 60), radius: 5 });
  expect(warnings).toEqual([]);
  expect(readQLine('LSAS/QMRLC/IV/NBO/A/000/999/4614N00606E').q).toMatchObject({ latitude: 46 + 14 / 60, radius: null });
});
