import { expect, test } from 'vitest';
import { run, serve } from '../aeroshelf.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const post = (url: string, ticket: string) =>
  fetch(`${url}/sessions`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ ticket }),
  });

test('prints a link alone on standard output, which signs in the owner once', async () => {
  const folder = temporaryFolder();
  const server = await serve(folder);
  const { code, stdout, stderr } = await run(['link', '--data-dir', folder]);
  expect([code, stderr]).toEqual([0, '']);
  const link = new URL(stdout.trim());
  expect(stdout).toBe(`${link.href}\n`);
  expect([link.origin, link.pathname]).toEqual([server.url, '/ui/']);
  const ticket = link.searchParams.get('ticket') ?? '';
  const answer = await post(server.url, ticket);
  expect(await answer.json()).toMatchObject({ user: { username: 'owner' } });
  expect((await post(server.url, ticket)).headers.get('x-error-code')).toBe('ticketUsed');
  expect(server.stderr()).not.toContain(ticket);
});

test('says what to do where no server runs', async () => {
  const folder = temporaryFolder();
  expect(await run(['link', '--data-dir', folder])).toEqual({
    code: 1,
    stdout: '',
    stderr: `No server runs on the data folder ${folder}. "aeroshelf serve" starts one, and prints a link.\n`,
  });
});
