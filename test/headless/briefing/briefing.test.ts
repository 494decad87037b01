import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Briefing } from '#contract/briefing/briefing.ts';
import { run, startedFolder } from '../aeroshelf.ts';

const folder = startedFolder();
const briefing = (...words: string[]) => run(['briefing', ...words, '--data-dir', folder]);

test('prints the runways first, and ends with 1 where nothing was ever imported', async () => {
  const { code, stdout } = await briefing('LSGG LSZH', '--depart', '2026-11-22T08:00Z', '--tas', '110', '--wind', 'calm');
  expect(stdout).toMatch(/^BRIEFING LSGG TO LSZH\n/);
  expect(stdout.indexOf('In the order of the flight')).toBeLessThan(stdout.indexOf('Data and limits'));
  expect(stdout).toContain('NOT COVERED: no import has covered LSGG.');
  expect(stdout).toMatch(/Not for\s+navigation/);
  expect(code).toBe(1);
});

test('writes the form that the name of the file ends with', async () => {
  const notam = '(A0001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611210000 C) PERM\nE) RWY 04/22 CLSD.)';
  expect((await run(['notams', 'import', '-', '--data-dir', folder], { input: notam })).code).toBe(0);
  const file = join(folder, 'b.json');
  const { code, stderr } = await briefing('LSGG', 'LSZH', '--depart', '2026-11-22T08:00Z', '--alternate', 'EDDF', '--out', file);
  expect(stderr).toContain(`${file}: 1 NOTAM shown. Not for navigation.`);
  const { aerodromes } = JSON.parse(readFileSync(file, 'utf8')) as Briefing;
  expect(aerodromes.map(({ ident }) => ident)).toEqual(['LSGG', 'LSZH', 'EDDF']);
  expect(aerodromes[0]?.during?.runways.find(({ name }) => name === '04/22')?.state).toBe('closed');
  expect(code).toBe(0);
  const pdf = join(folder, 'b.pdf');
  await briefing('LSGG LSZH', '--out', pdf, '--paper', 'a5');
  expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
});

test.each([
  ['csv', /^id,number,locations,[\s\S]*\n[^,\n]*,A0009\/26,/, 0],
  ['geojson', /"FeatureCollection"[\s\S]*"A0009\/26"/, 0],
  ['kml', /<Placemark>[\s\S]*A0009\/26[\s\S]*<LinearRing>/, 0],
  ['openair', /^AC R\r\nAN .*A0009\/26[\s\S]*^DP /m, 2],
])('writes the areas as %s, by the name of the file or by --format, and says what is left out', async (format, contents, fewest) => {
  const area =
    '(A0009/26 NOTAMN\nQ) LSAS/QRRCA/IV/BO/W/000/095/4645N00730E010\nA) LSAS B) 2611210000 C) PERM\nE) RESTRICTED AREA ACT 465000N 0072000E - 465000N 0074000E - 464000N 0074000E - 464000N 0072000E - 465000N 0072000E.\nF) SFC G) FL095)';
  expect((await run(['notams', 'import', '-', '--data-dir', folder], { input: area })).code).toBe(0);
  const file = join(folder, `areas.${format}`);
  const plan = ['LSGG LSZH', '--depart', '2026-11-22T08:00Z', '--tas', '110', '--wind', 'calm'];
  const written = await briefing(...plan, '--out', file);
  expect(readFileSync(file, 'utf8')).toMatch(contents);
  const printed = await briefing(...plan, '--format', format);
  expect(printed.stdout).toMatch(contents);
  const lines = printed.stderr.trim().split('\n').filter(Boolean);
  expect(lines.length).toBeGreaterThanOrEqual(fewest);
  expect(written.stderr.trim().split('\n').slice(0, -1)).toEqual(lines);
});

test.each([
  [['LSGG LSZH', '--out', 'b.doc'], 1, /--out b\.doc: the name has to end with one of \.pdf/],
  [['LSGG LSZH', '--format', 'pdf'], 1, /--format pdf needs a file/],
  [['LSGG LSZH', '--rules', 'SVFR'], 2, /VFR, IFR/],
])('%j ends with %i', async (words, expected, sentence) => {
  const { code, stderr } = await briefing(...words);
  expect([code, stderr.trim()]).toEqual([expected, expect.stringMatching(sentence)]);
});
