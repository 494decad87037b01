import { expect, it } from 'vitest';
import type { ParsedRoute } from '#contract/route/route.ts';
import { fileNameOf } from '#core/route/made-file.ts';

const points = (...idents: (string | null)[]) => ({ points: idents.map((ident) => ({ ident, text: '46.5 7.1' })) }) as ParsedRoute;

it.each([
  [points('LSGG', 'GVA', 'LFMN'), undefined, 'LSGG-LFMN.gpx'],
  [points('LSGG', null), undefined, 'LSGG-46.5-7.1.gpx'],
  [points('LSGG', 'LFMN'), 'Over the Alps', 'Over-the-Alps.gpx'],
  [points('LSGG', 'LFMN'), '../../etc/pass:wd', 'etc-pass-wd.gpx'],
  [points('LSGG', 'LFMN'), 'Über die Alpen ✈', 'Über-die-Alpen-✈.gpx'],
  [points('LSGG', 'LFMN'), '…'.repeat(200), `${'…'.repeat(80)}.gpx`],
  [points('LSGG', 'LFMN'), ' \u202E\n ', 'route.gpx'],
])('names the file of %j called %j', (route, name, expected) => {
  expect(fileNameOf(route, '.gpx', name)).toBe(expected);
});
