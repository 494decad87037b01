/** Commands that are written against the API alone: beside a running server they say what they say on the folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, run, serve } from '../aeroshelf.ts';

const notam = (number: string, text: string) =>
  `(${number} NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611200000 C) PERM\nE) ${text})\n`;

/** The same words before a server starts and beside it. */
async function both(folder: string, commands: readonly string[][]) {
  const at = (words: readonly string[]) => run([...words, '--data-dir', folder]);
  const alone = [];
  for (const words of commands) alone.push(await at(words));
  const server = await serve(folder);
  const beside = [];
  for (const words of commands) beside.push(await at(words));
  return { alone, beside, server, at };
}

test('reading commands say the same beside a server as on the folder', async () => {
  const folder = freshFolder();
  const typed = notam('A0001/26', 'RWY 04/22 CLSD') + notam('A0002/26', 'TWY A CLSD');
  expect((await run(['notams', 'import', '-', '--data-dir', folder], { input: typed })).code).toBe(0);
  const { alone, beside } = await both(folder, [
    ['notams', 'list', '--place', 'LSGG'],
    ['notams', 'list', '--place', 'ZZZZ'],
    ['notams', 'list', '--limit', '1'],
    ['notams', 'list', '--filter', '{"nope":1}'],
    ['notams', 'show', 'A0001/26'],
    ['notams', 'show', 'A9999/26'],
    ['notams', 'imports'],
    ['notams', 'deleted'],
    ['notams', 'retention'],
    ['origins', 'list'],
    ['origins', 'withdraw', 'https://planner.example'],
    ['get', '/airports/LSGG'],
    ['get', '/users/me'],
    ['get', '/nowhere'],
    ['route', 'LSGG 46N007E LSZH', '--tas', '100', '--wind', 'calm', '--depart', '2026-11-22T08:00Z'],
    ['route', 'LSGG LSZH', '--fpl', '--item', 'aircraftType=C172', '--depart', '2026-11-22T08:00Z'],
    ['briefing', 'LSGG LSZH', '--depart', '2026-11-22T08:00Z', '--format', 'csv'],
    ['routes', 'show', 'nowhere'],
    ['waypoints', 'list'],
  ]);
  const [listed, , one] = alone;
  expect(listed?.stdout.trimEnd().split('\n')).toHaveLength(2);
  expect(one?.stdout.trimEnd().split('\n')).toHaveLength(1);
  expect(one?.stderr).toContain('1 of ');
  // A refused request is numbered.
  const plain = ({ code, stdout, stderr }: (typeof alone)[number]) => ({
    code,
    stderr,
    stdout: stdout.replaceAll(/"requestId":"[^"]*"/g, ''),
  });
  expect(beside.map(plain)).toEqual(alone.map(plain));
});

test('NOTAMs are undone, deleted and restored through the server, in the name of the owner', async () => {
  const folder = freshFolder();
  const server = await serve(folder);
  const at = (words: readonly string[], input?: string) => run([...words, '--data-dir', folder], input === undefined ? {} : { input });
  await at(['notams', 'import', '-'], notam('A0001/26', 'RWY 04/22 CLSD'));
  await at(['notams', 'import', '-'], notam('A0002/26', 'TWY A CLSD'));
  expect((await at(['notams', 'undo'])).stdout).toMatch(/is undone: 1 NOTAM removed, 0 put back/);
  expect((await at(['notams', 'delete', 'A0001/26', '--why', 'seen with my own eyes'])).stdout).toContain('Deleted A0001/26');
  const deleted = (await at(['notams', 'deleted'])).stdout;
  expect(deleted).toMatch(/\tuser\towner\tLSGG\tA0001\/26\t\S+\tseen with my own eyes\n/);
  expect((await at(['notams', 'restore', '--reason', 'undo'])).stdout).toBe('Restored 1 NOTAM.\n');
  expect((await at(['notams', 'restore'])).stdout).toBe('Restored 1 NOTAM.\n');
  expect((await at(['notams', 'restore'])).stdout).toBe('There is nothing to restore.\n');
  expect((await at(['notams', 'retention', '30'])).stdout).toContain('30 days');
  expect((await at(['origins', 'approve', 'https://planner.example'])).stderr).toBe(
    'Pages of https://planner.example may now ask Aeroshelf.\n',
  );
  expect((await at(['origins', 'list'])).stdout).toBe('https://planner.example\n');
  await server.stop();
  expect((await at(['notams', 'retention'])).stdout).toContain('30 days');
  expect((await at(['notams', 'list', '--place', 'LSGG'])).stderr).toContain('2 of 2 shown');
});

test('routes and waypoints of the owner are kept through the server; those of another user are not its to give', async () => {
  const folder = freshFolder();
  await run(['users', 'add', 'ana', '--email', 'ana@example.org', '--data-dir', folder], { input: 'correct horse\n' });
  const server = await serve(folder);
  const at = (...words: string[]) => run([...words, '--data-dir', folder]);
  expect((await at('waypoints', 'add', 'home', '46N007E')).stderr).toBe('Stored HOME.\n');
  expect((await at('routes', 'save', 'LSGG HOME LSZH', '--name', 'Sunday', '--user', 'Owner')).stderr).toBe('Stored Sunday.\n');
  const file = join(folder, 'sunday.gpx');
  expect((await at('routes', 'export', 'Sunday', file)).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('HOME');
  const pdf = join(folder, 'sunday.pdf');
  expect((await at('briefing', file, '--out', pdf)).stderr).toMatch(/sunday\.pdf: \d NOTAMs? shown\./);
  expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  const others = await at('routes', 'list', '--user', 'ana');
  expect(others).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining(`End process ${server.pid} for --user ana`) as string,
  });
  await server.stop();
  expect((await at('routes', 'show', 'Sunday')).stdout).toMatch(/^Sunday\nLSGG HOME LSZH\n/);
  expect(await at('routes', 'list', '--user', 'ana')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('a list longer than a page of the API is printed whole, once each', async () => {
  const folder = freshFolder();
  const many = Array.from({ length: 310 }, (_, index) => notam(`B${String(index).padStart(4, '0')}/26`, `TWY ${index} CLSD`));
  await run(['notams', 'import', '-', '--data-dir', folder], { input: many.join('\n') });
  const listed = async (limit: string) => {
    const { stdout, stderr } = await run(['notams', 'list', '--place', 'LSGG', '--limit', limit, '--data-dir', folder]);
    return { numbers: new Set(stdout.split('\n').map((line) => line.split('\t')[1])), stderr };
  };
  const whole = await listed('1000');
  // The line after the last is empty.
  expect(whole.numbers.size).toBe(311);
  expect(whole.stderr).toContain('310 of 310 shown.');
  expect((await listed('305')).stderr).toContain('305 of 310 shown.');
});
