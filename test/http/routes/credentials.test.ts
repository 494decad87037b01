/** The secret of a source is in no answer, log, database, backup or pack; only the owner gives it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Source } from '#contract/sync/sources.ts';
import { backUpTo, packTo } from '#core/core.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';
import { ask, post, testServer } from '../../helpers/server.ts';

const server = testServer();
const PAIR = { clientId: 'club-of-the-tests', clientSecret: 'never-shown-0815' };
const isIn = (bytes: Buffer | string) =>
  bytes.includes(PAIR.clientSecret) || bytes.includes(Buffer.from(PAIR.clientSecret).toString('base64'));
const give = (id: string, body: object, headers: Record<string, string>) =>
  ask(server, `/sources/${id}/credentials`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

it('the owner alone gives a credential, which is then in its own file and nowhere else', async () => {
  const owner = { 'x-api-key': server.key };
  const added = await post(server, '/sources', { kind: 'faaNotamApi', address: 'http://127.0.0.1:9/', completeFor: ['KJFK'] }, owner);
  const { id } = added.json as Source;
  await server.core.users.add({ username: 'guest', password: 'a long password of a guest', email: 'guest@example.org' });
  const guest = { 'x-api-key': server.core.keys.add('guest', 'tests').key };
  expect((await give(id, PAIR, guest)).status).toBe(403);
  expect((await give(id, PAIR, {})).status).toBe(401);
  const refused = await give(id, { ...PAIR, clientSecret: `${PAIR.clientSecret} `, other: PAIR.clientSecret }, owner);
  expect([refused.status, isIn(refused.text)]).toEqual([400, false]);
  const given = await give(id, PAIR, owner);
  expect(given.json).toMatchObject({ id, isConfigured: true });

  const tested = await post(server, `/sources/${id}/test`, {}, owner);
  const failed = await server.core.sync.run(id);
  const reads = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].method === 'GET');
  const texts = [given.text, tested.text, JSON.stringify(failed), JSON.stringify(server.logged)];
  for (const name of reads) {
    const path = endpoints[name].path.replaceAll(/\{\w+\}/g, id);
    if (/event/i.test(path)) continue;
    texts.push((await ask(server, path, { headers: owner })).text);
  }
  expect(texts.filter(isIn)).toEqual([]);

  const out = temporaryFolder();
  await backUpTo(join(out, 'backup'), true, { dataDir: server.dataDir });
  await packTo(join(out, 'pack'), true, { dataDir: server.dataDir });
  for (const name of readdirSync(out)) expect([name, isIn(readFileSync(join(out, name)))]).toEqual([name, false]);
  const holding = readdirSync(server.dataDir, { recursive: true })
    .map(String)
    .filter((name) => statSync(join(server.dataDir, name)).isFile() && isIn(readFileSync(join(server.dataDir, name))));
  expect(holding).toEqual(['credentials.json']);
});
