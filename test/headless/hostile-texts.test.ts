/** What a NOTAM, a name or an argument holds does not steer the terminal: an escape sequence cannot hide a closure. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, test } from 'vitest';
import type { Briefing } from '#contract/briefing/briefing.ts';
import { run, startedFolder } from './aeroshelf.ts';

const control = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/u;
const plan = ['LSGG LSZH', '--depart', '2026-11-22T08:00Z', '--tas', '110', '--wind', 'calm'];
const notam = (text: string) =>
  `(A0001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611210000 C) PERM\nE) RWY 04/22 CLSD${text}.)`;

const folder = startedFolder();
const at = (words: readonly string[], input?: string) => run([...words, '--data-dir', folder], input === undefined ? {} : { input });
beforeAll(async () => {
  await at(
    ['notams', 'import', '-'],
    `${notam(' \u001B[2A\u001B[2K\u009B1A \u202E40 YWR\u202C')}\n\n${notam('').replace('A0001', 'A0002').replace('QMRLC', 'QXXXX').replace('RWY 04/22 CLSD', '\u202E40 YWR\u001B[2J')}`,
  );
  await at(['waypoints', 'add', 'EVIL', '46.1 6.1', '--name', 'x\u202Ey\u2066']);
  await at(['routes', 'save', 'LSGG LSZH', '--name', 'home\u202Eemoh']);
});

it.each([
  [['briefing', ...plan]],
  [['briefing', ...plan, '--format', 'md']],
  [['briefing', ...plan, '--format', 'html']],
  [['notams', 'show', 'A0001/26']],
  [['notams', 'list', '--place', 'LSGG']],
  [['waypoints', 'list']],
  [['routes', 'list']],
  [['routes', 'show', 'home\u202Eemoh']],
  [['notams', 'show', '\u202E\u001B[2J']],
  [['notams', 'import', 'no such \u001B[2J file\u202E']],
  [['\u001B[2J\u202E']],
  [['serve', '--\u001B[2J\u202E']],
])('%j prints none', async (words) => {
  const { stdout, stderr } = await at(words);
  expect(stdout).not.toMatch(control);
  expect(stderr).not.toMatch(control);
  expect(stdout + stderr).toMatch(/‹U\+202E›/);
});

test('data keep the bytes', async () => {
  const { stdout } = await at(['briefing', ...plan, '--format', 'json']);
  const { notices } = JSON.parse(stdout) as Briefing;
  expect(notices.find(({ notamId }) => notamId === 'A0001/26')?.message).toContain('\u001B[2A\u001B[2K\u009B1A \u202E40 YWR\u202C');
  expect((await at(['get', '/waypoints', '--key', (await at(['keys', 'add', 'owner'])).stdout.trim()])).stdout).toContain('x\u202Ey\u2066');
});

test('the report of an import shows the names of files and what could not be read', async () => {
  const file = join(folder, 'a\u001B[2J\u202E.txt');
  writeFileSync(file, `${notam('')}\n\n(X0001/26 NOTAMN\nQ) \u001B[2J\u202E\nA) LSGG B) 2611210000 C) PERM E) \u001B[2J)`);
  const { stdout, stderr } = await at(['notams', 'import', '--dry-run', file]);
  expect(stdout + stderr).not.toMatch(control);
  expect((await at(['notams', 'imports'])).stdout).not.toMatch(control);
});
