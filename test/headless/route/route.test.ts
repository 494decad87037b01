import { expect, test } from 'vitest';
import type { ParsedRoute } from '#contract/route/route.ts';
import { run, startedFolder } from '../aeroshelf.ts';

const folder = startedFolder();
const route = (...words: string[]) => run(['route', ...words, '--data-dir', folder]);

test('prints a line a leg, the light on the way, and on standard error what is not known', async () => {
  const given = ['--depart', '2026-11-22T15:30Z', '--tas', '110', '--wind', '240/25', '--fuel-flow', '32', '--fuel', '150'];
  const { code, stdout, stderr } = await route('LSGG', '46N007E', 'UN869', '45N007E', ...given);
  const [head, units, first, second, total, ...others] = stdout.trimEnd().split('\n');
  expect(head).toMatch(/^from +to +Dist +TT +MT +WCA +MH +GS +Time +ETO +Fuel +Left$/);
  expect(units?.trim().split(/ +/)).toEqual(['NM', '°T', '°M', '°', '°M', 'kt', 'min', 'UTC']);
  expect(first).toMatch(/^LSGG +46N007E +39\.8 +111 +108 +\+10 +118 +124 +19 +1549 +10\.3 +139\.7$/);
  expect(second).toMatch(/^46N007E +45N007E +60\.0 +180 /);
  expect(total).toMatch(/^ +Total +99\.9 /);
  expect(others[0]).toMatch(/^Sunset at 15\d\dZ between 46N007E and 45N007E$/);
  expect(stdout).toContain('Not for navigation.');
  expect(stderr).toContain('UN869 is not in the data: no leg goes there.');
  expect(code).toBe(0);
});

test('prints what the API answers', async () => {
  const { stdout } = await route('LSGG KJFK', '--json');
  expect(JSON.parse(stdout) as ParsedRoute).toMatchObject({
    form: 'list',
    points: [{ ident: 'LSGG' }, { ident: 'KJFK' }],
    legs: [{ from: 0, to: 1, wind: null }],
  });
});

test.each([
  [['LSGG'], 1, /^The route has no leg: it needs two points/],
  [[''], 1, /^The route has no leg: it needs two points/],
  [['LSGG KJFK', '--plog', '/no/folder/log.csv'], 1, /\/no\/folder\/log\.csv cannot be written/],
  [['LSGG KJFK', '--wind', 'strong'], 1, /--wind is direction/],
  [['LSGG KJFK', '--depart', 'noon'], 1, /depart: not a time/],
  [['LSGG KJFK', '--tas', 'fast'], 2, /number above 0/],
  [['LSGG KJFK', '--fpl', '--item', 'C172'], 2, /such as aircraftType=C172/],
])('%j ends with %i', async (words, expected, sentence) => {
  const { code, stderr } = await route(...words);
  expect([code, stderr.trim()]).toEqual([expected, expect.stringMatching(sentence)]);
});

test('prints a flight plan message with its faults on standard error, and says that it is not filed', async () => {
  const items = ['aircraftId=HBABC', 'aircraftType=C172', 'wake=L', 'equipment=SDE', 'surveillance=S', 'eet=1400'];
  const options = ['--fpl', '--depart', '2026-11-22T15:30Z', ...items.flatMap((item) => ['--item', item])];
  const { code, stdout, stderr } = await route('N0450VFR LSGG GVA KJFK', ...options);
  expect(stdout).toBe('(FPL-HBABC-V\n-C172/L-SDE/S\n-LSGG1530\n-N0450VFR DCT GVA DCT\n-KJFK1400\n-DOF/261122)\n');
  expect(stderr).toContain('Error: item 10, equipment, E: is not a letter of this field. Remove it.\n');
  expect(stderr).toContain('This flight plan is not filed');
  expect(code).toBe(1);
  const whole = await route('N0450VFR LSGG GVA KJFK', ...options, '--item', 'equipment=SD', '--json');
  expect([JSON.parse(whole.stdout), whole.code]).toMatchObject([{ items: { equipment: 'SD' }, isFiled: false }, 0]);
});

test('says which field of a flight plan there is none of, and why one is empty', async () => {
  expect(await route('LSGG KJFK', '--fpl', '--item', 'colour=RED')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/--item colour: not a field/),
  });
  const { stderr } = await route('LSGG KJFK', '--fpl');
  expect(stderr).toContain('Error: item 13, time: is to be filled in. The route has no departure time. (--depart)\n');
});
