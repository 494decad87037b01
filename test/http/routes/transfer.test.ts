import { createReadStream, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { UnpackReport } from '#contract/transfer.ts';
import { closure, entriesIn, layDataset, newer } from '../../core/transfer/machines.ts';
import { ask, ownServer, type Running } from '../../helpers/server.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const server = () => ownServer({ clock: () => new Date('2030-03-01T12:00:00.000Z') });

/** A server with a dataset that is not the starter set, and notices. */
async function full(): Promise<Running> {
  const running = await server();
  const build = join(running.dataDir, 'reference.sqlite.new-test');
  const elsewhere = temporaryFolder();
  await layDataset(elsewhere, newer);
  renameSync(join(elsewhere, 'reference.sqlite'), build);
  running.core.dataset.takeBuilt(build);
  const notices = [closure('A0001/30'), closure('A0002/30', { refers: 'R A0001/30' }), closure('A0003/30', { to: '3004011800 EST' })];
  await post(running, '/notams/import', Readable.from([notices.join('\n\n')]));
  return running;
}

const post = (running: Running, path: string, body: Readable) =>
  fetch(running.url + path, {
    method: 'POST',
    headers: { 'x-api-key': running.key },
    body: Readable.toWeb(body),
    duplex: 'half',
  } as RequestInit);

async function packOf(running: Running): Promise<{ file: string; fingerprint: string; reply: Response }> {
  const reply = await fetch(`${running.url}/pack`, { headers: { 'x-api-key': running.key } });
  const file = join(temporaryFolder(), 'x.aeroshelf');
  writeFileSync(file, Buffer.from(await reply.arrayBuffer()));
  const { fingerprint } = JSON.parse((await entriesIn(file)).get('signature.json')?.toString() ?? '') as { fingerprint: string };
  return { file, fingerprint, reply };
}

const leftovers = ({ dataDir }: Running) => readdirSync(dataDir).filter((name) => /^transfer-|\.new-/.test(name));
const questions = [
  '/airports?limit=300',
  '/airports?limit=50&sort=-elevation&filter={"runways":{"some":{"isLighted":true}}}',
  '/search?query=geneva',
  '/countries?limit=300',
  '/notams?limit=300&expand=decoded&filter={"source":"TEXT"}',
];

describe('GET /pack and POST /unpack', () => {
  it('bring one server to answer as the other, in every list and search', async () => {
    const [here, there] = [await full(), await server()];
    const { file, fingerprint } = await packOf(here);
    const reply = await post(there, `/unpack?trust=${fingerprint}`, createReadStream(file));
    expect(reply.status).toBe(200);
    expect((await reply.json()) as UnpackReport).toEqual({
      madeAt: '2030-03-01T12:00:00.000Z',
      signer: fingerprint,
      isOwn: false,
      revision: newer.revision,
      date: newer.date,
      isDatasetNewer: true,
      datasetRefused: [],
      shrunk: [],
      replaced: expect.stringMatching(/^\d{4}-/) as string,
      notams: { read: 3, added: 3, changed: 0, unchanged: 0, importId: 1 },
      notamsIssuedAt: null,
    });
    for (const question of questions) {
      const [sent, answered] = await Promise.all(
        [here, there].map((one) => ask(one, encodeURI(question), { headers: { 'x-api-key': one.key } })),
      );
      expect(sent?.status).toBe(200);
      expect(sent?.text.length).toBeGreaterThan(100);
      expect(answered?.text).toBe(sent?.text);
      for (const header of ['x-dataset-revision', 'x-dataset-date', 'x-notams-imported-at', 'x-notams-issued-at']) {
        expect(answered?.headers[header]).toBe(sent?.headers[header]);
      }
    }
    expect([...leftovers(here), ...leftovers(there)]).toEqual([]);
  });

  it('send the pack as a file with a name', async () => {
    const { reply } = await packOf(await server());
    expect(reply.headers.get('content-type')).toBe('application/octet-stream');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="aeroshelf-2030-03-01.aeroshelf"');
  });

  it('answer 400 to a fingerprint that is not one', async () => {
    const running = await server();
    expect((await post(running, '/unpack?trust=abc', Readable.from(['x']))).status).toBe(400);
  });

  it('answer 413 to more than is taken, and keep nothing of it', async () => {
    const running = await server();
    const pieces = Readable.from(Array.from({ length: 10 }, () => Buffer.alloc(1000)));
    await expect(running.core.transfer.receive(pieces, { maxBytes: 5000 })).rejects.toMatchObject({ code: 'bodyTooLarge' });
    expect(leftovers(running)).toEqual([]);
  });

  it('keep nothing of an interrupted upload, nor of a download that is not read to its end', async () => {
    const running = await full();
    const broken = new Readable({ read() {} });
    broken.push(Buffer.alloc(10_000));
    const sending = post(running, '/unpack', broken).catch(() => undefined);
    await expect.poll(() => leftovers(running).length).toBe(1);
    broken.destroy(new Error('cable pulled'));
    await sending;
    const leaving = new AbortController();
    const reply = await fetch(`${running.url}/pack`, { headers: { 'x-api-key': running.key }, signal: leaving.signal });
    expect(reply.status).toBe(200);
    leaving.abort();
    await expect.poll(() => leftovers(running)).toEqual([]);
  });
});

it('GET /backup sends state and signing key as a file, and leaves no copy behind', async () => {
  const running = await full();
  const reply = await fetch(`${running.url}/backup`, { headers: { 'x-api-key': running.key } });
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="aeroshelf-2030-03-01.aeroshelf-backup"');
  const file = join(temporaryFolder(), 'x');
  writeFileSync(file, Buffer.from(await reply.arrayBuffer()));
  expect([...(await entriesIn(file)).keys()]).toEqual(['manifest.json', 'signature.json', 'state.sqlite', 'signing-key.pem']);
  await expect.poll(() => leftovers(running)).toEqual([]);
});
