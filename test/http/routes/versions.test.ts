import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AirportList } from '#contract/airports/airport.ts';
import type { ChangeList } from '#contract/dataset/changes.ts';
import type { ConflictList } from '#contract/dataset/conflicts.ts';
import type { Difference } from '#contract/dataset/difference.ts';
import type { Version, VersionList } from '#contract/dataset/versions.ts';
import { newSet, oldSet, shelve } from '../../core/reference/store/kept-versions.ts';
import { ask, ownServer, post, startTestServer, testServer } from '../../helpers/server.ts';

const server = testServer();
let starter: string;
let former: string;
let later: string;
beforeAll(async () => {
  starter = server.core.dataset.current().revision;
  former = await shelve(server.dataDir, oldSet(), new Date('2029-01-01'));
  later = await shelve(server.dataDir, newSet(), new Date('2029-01-02'));
  addConflicts(join(server.dataDir, 'versions', `${later}.sqlite`));
});

/** Seven, as the builder notes them. */
function addConflicts(path: string): void {
  const db = new Database(path);
  const insert = db.prepare(
    `INSERT INTO conflicts (position, airport_id, code, name, kind, used_source, used_value, other_source, other_value, difference)
     VALUES (?, ?, NULL, 'Field', 'elevation', 'A', '100', 'B', '300', 200)`,
  );
  for (let position = 0; position < 7; position++) insert.run(position, `id-${position}`);
  db.close();
}

const rollBack = (body: object = {}) => post(server, '/dataset/rollback', body, { 'x-api-key': server.key });
const versions = async () => ((await ask(server, '/dataset/versions')).json as VersionList).items;

async function inUse(revision: string): Promise<void> {
  if (server.core.dataset.current().revision === revision) return;
  expect((await rollBack({ revision })).status).toBe(200);
}

async function changes(since: string, limit = 300): Promise<ChangeList> {
  const all: ChangeList['items'] = [];
  let path: string | undefined = `/changes?since=${since}&limit=${limit}`;
  let last: ChangeList | undefined;
  while (path) {
    const answer = await ask(server, path);
    expect(answer.status, answer.text).toBe(200);
    last = answer.json as ChangeList;
    expect(last.items).toHaveLength(last.count);
    expect(answer.headers['x-dataset-revision']).toBe(last.revision);
    all.push(...last.items);
    path = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link']))?.[1];
  }
  if (!last) throw new Error('no page came');
  return { ...last, items: all };
}

it('GET /dataset/versions lists the dataset in use and the kept ones, with exactly the members of the contract', async () => {
  const items = await versions();
  expect(items.map(({ revision }) => revision).sort()).toEqual([starter, former, later].sort());
  expect(items.filter(({ isInUse }) => isInUse)).toHaveLength(1);
  expect(Object.keys(items[0] as Version)).toEqual([
    'revision',
    'source',
    'isStarter',
    'date',
    'importedAt',
    'isInUse',
    'airports',
    'bytes',
  ]);
  const times = items.map(({ importedAt }) => importedAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

describe('POST /dataset/rollback', () => {
  it('puts a kept dataset in use, which every answer names at once', async () => {
    const answer = await rollBack({ revision: former });
    expect(answer.json).toMatchObject({ revision: former, isInUse: true, airports: 40 });
    expect(answer.headers['x-dataset-revision']).toBe(former);
    const list = await ask(server, '/airports');
    expect(list.headers['x-dataset-revision']).toBe(former);
    expect((list.json as AirportList).totalCount).toBe(40);
    expect((await rollBack()).json).toMatchObject({ revision: starter });
  });

  it('answers 404 with the kept ones to another revision, 400 to a member that it does not know', async () => {
    const answer = await rollBack({ revision: '../../state' });
    expect(answer.status).toBe(404);
    expect((answer.json as { message: string }).message).toMatch(/^There is no dataset \.\.\/\.\.\/state to go back to\. Kept are /);
    expect((await rollBack({ version: former })).status).toBe(400);
  });
});

describe('GET /changes', () => {
  it('is empty since the revision in use', async () => {
    const { revision } = server.core.dataset.current();
    expect(await changes(revision)).toEqual({ since: revision, revision, count: 0, totalCount: 0, items: [] });
  });

  it('lists what was added, changed and deleted since a kept revision, sorted by resource and id', async () => {
    await inUse(later);
    const { items, ...about } = await changes(former);
    expect(about).toEqual({ since: former, revision: later, count: 12, totalCount: 12 });
    const tally = Object.entries(Object.groupBy(items, ({ resource, change }) => `${resource} ${change}`));
    expect(Object.fromEntries(tally.map(([kind, list]) => [kind, list?.length]))).toEqual({
      'airports added': 1,
      'airports changed': 4,
      'airports deleted': 1,
      'runways changed': 1,
      'runways deleted': 2,
      'frequencies added': 1,
      'frequencies deleted': 1,
      'navaids changed': 1,
    });
    const order = items.map(({ resource, id }) => `${resource} ${id}`);
    expect(order).toEqual(order.toSorted());
    const gone = items.find(({ resource, change }) => resource === 'airports' && change === 'deleted');
    expect((await ask(server, `/airports/${gone?.id}`)).status).toBe(404);
    const come = items.find(({ resource, change }) => resource === 'airports' && change === 'added');
    expect((await ask(server, `/airports/${come?.id}`)).json).toMatchObject({ name: 'Brand new' });
  });

  it('is the same in pages of any size, which Link leads through', async () => {
    await inUse(later);
    const whole = await changes(starter);
    expect(whole.totalCount).toBeGreaterThan(300);
    expect((await changes(starter, 7)).items).toEqual(whole.items);
    const beyond = await ask(server, `/changes?since=${starter}&offset=100000`);
    expect(beyond.json).toMatchObject({ count: 0, totalCount: whole.totalCount, items: [] });
  });

  it('has an ETag that gives 304 until the dataset is another one', async () => {
    await inUse(later);
    const path = `/changes?since=${former}&limit=2`;
    const etag = String((await ask(server, path)).headers['etag']);
    expect((await ask(server, path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await inUse(starter);
    expect((await ask(server, path, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('answers 410 with the kept revisions to one that is not kept', async () => {
    const answer = await ask(server, '/changes?since=2020-01-01-000000000000');
    expect(answer.status).toBe(410);
    const { message } = answer.json as { message: string };
    expect(message).toMatch(/^The dataset 2020-01-01-000000000000 is no longer kept; fetch everything again/);
    for (const { revision } of await versions()) expect(message).toContain(revision);
  });

  it('needs since', async () => {
    expect((await ask(server, '/changes')).json).toMatchObject({ details: ['since: is missing'] });
  });
});

describe('GET /dataset/diff', () => {
  it('compares the previous dataset with the one in use by default', async () => {
    await inUse(former);
    await inUse(later);
    const plain = (await ask(server, '/dataset/diff')).json as Difference;
    expect(plain).toMatchObject({ from: former, to: later, airports: { added: 1, changed: 4, deleted: 1 } });
    expect((await ask(server, `/dataset/diff?from=${former}&to=${later}`)).json).toEqual(plain);
    expect((await ask(server, `/dataset/diff?from=${later}&to=${former}`)).json).toMatchObject({
      airports: { added: 1, changed: 4, deleted: 1 },
      frequencies: { added: 1, changed: 0, deleted: 1 },
    });
    const fieldsOf = (called: string) => plain.examples.find(({ name }) => name === called)?.fields;
    expect(plain.examples.find(({ name }) => name === 'Field 3 old')).toMatchObject({ code: null, change: 'changed' });
    expect(fieldsOf('Field 3 old')).toEqual([{ field: 'elevation', from: '3', to: '4321' }]);
    expect(fieldsOf('Field 5 old')).toEqual([{ field: 'runway 09/27, length', from: '1005', to: '4444' }]);
    expect(fieldsOf('Field 8 old')).toEqual([{ field: 'runway', from: '09/27', to: null }]);
    expect(fieldsOf('Field 6 old')).toEqual([{ field: 'frequency', from: null, to: 'AFIS' }]);
  });

  it('shows a hundred airports at most', async () => {
    const all = (await ask(server, `/dataset/diff?from=${former}&to=${starter}`)).json as Difference;
    expect(all.airports.added).toBeGreaterThan(100);
    expect(all.examples).toHaveLength(100);
  });

  it('answers 410 to a revision that is not there', async () => {
    expect((await ask(server, '/dataset/diff?from=x')).status).toBe(410);
    expect((await ask(server, '/dataset/diff?to=x')).status).toBe(410);
  });

  it('answers 404 where none is kept', async () => {
    const { json } = await ask(await ownServer(), '/dataset/diff');
    expect(json).toMatchObject({ statusCode: 404, message: 'No dataset is kept besides the one in use.' });
  });
});

it('GET /dataset/conflicts is a list with pages, the most severe first', async () => {
  await inUse(starter);
  expect((await ask(server, '/dataset/conflicts')).json).toEqual({ count: 0, totalCount: 0, items: [] });
  await inUse(later);
  const answer = await ask(server, '/dataset/conflicts?limit=5');
  const { count, totalCount, items } = answer.json as ConflictList;
  expect({ count, totalCount }).toEqual({ count: 5, totalCount: 7 });
  expect(items[0]).toEqual({
    airportId: 'id-0',
    code: null,
    name: 'Field',
    kind: 'elevation',
    usedSource: 'A',
    usedValue: '100',
    otherSource: 'B',
    otherValue: '300',
    difference: 200,
  });
  const next = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link']))?.[1] ?? '';
  expect(((await ask(server, next)).json as ConflictList).items.map(({ airportId }) => airportId)).toEqual(['id-5', 'id-6']);
  expect((await ask(server, '/dataset/conflicts?limit=0')).status).toBe(400);
});

describe('revision and date of the dataset', () => {
  // The kept sets are files, which have no date.
  beforeAll(() => inUse(starter));

  it.each([
    '/health',
    '/dataset',
    '/dataset/versions',
    '/dataset/conflicts',
    '/changes?since=nothing',
    '/sync',
    '/notams',
    '/airports',
    '/airports/LSGG',
    '/search?query=x',
    '/countries/CH',
    '/airports/QQQQQ',
    '/airports?limit=0',
    '/users/me',
    '/nowhere',
  ])('stand on the answer to %s', async (path) => {
    const { revision, date } = server.core.dataset.current();
    const { headers } = await ask(server, path);
    expect(headers['x-dataset-revision']).toBe(revision);
    expect(headers['x-dataset-date']).toBe(date ?? undefined);
  });
});

it('readers during twenty swaps get no failed and no mixed answer', async () => {
  const totals = new Map((await versions()).map(({ revision, airports }) => [revision, airports]));
  type Body = { totalCount: number; revision: string; items: { name: string }[]; airports: { name: string }[] };
  /** What is wrong with an answer for the revision that its header names. */
  function faultOf(path: string, revision: string, { totalCount, items, airports, revision: answered }: Body): string | undefined {
    const names = (path.startsWith('/search') ? airports : items).map(({ name }) => name);
    const hasNew = names.includes('Brand new');
    if (path.startsWith('/search')) return hasNew === (revision === later) ? undefined : 'found another one';
    if (!path.startsWith('/airports')) return answered === revision ? undefined : `names ${answered}`;
    if (totalCount !== totals.get(revision)) return `counts ${totalCount}`;
    const isGenerated = names.every((name) => / old$|^Brand new$/.test(name));
    return isGenerated === (revision !== starter) && hasNew === (revision === later) ? undefined : 'holds airports of another one';
  }
  const seen = new Map<string, number>();
  const faults: string[] = [];
  const stop = new AbortController();

  async function read(paths: readonly string[]): Promise<void> {
    for (let turn = 0; !stop.signal.aborted; turn++) {
      const path = paths[turn % paths.length] ?? '';
      const { status, headers, json, text } = await ask(server, path);
      const revision = String(headers['x-dataset-revision']);
      const fault =
        status === 200 ? faultOf(path, revision, { revision: '', items: [], airports: [], ...(json as Partial<Body>) } as Body) : text;
      if (fault !== undefined) faults.push(`${path} of ${revision}: ${status} ${fault}`);
      seen.set(revision, (seen.get(revision) ?? 0) + 1);
    }
  }

  const readers = Promise.all([
    read(['/airports?limit=300', '/search?query=brand%20new']),
    read(['/airports?limit=300&sort=-name', '/dataset']),
    read([`/changes?since=${former}&limit=5`, '/airports?limit=300&format=json']),
    read([`/changes?since=${starter}&limit=300`, `/changes?since=${later}&limit=300`]),
  ]);
  const swaps = Array.from({ length: 20 }, (_, swap) => [former, later, starter][swap % 3] ?? '');
  await inUse(starter);
  for (const revision of swaps) {
    const before = seen.get(revision) ?? 0;
    await inUse(revision);
    // The next swap waits until this one was seen.
    await vi.waitUntil(() => (seen.get(revision) ?? 0) > before + 4, { timeout: 60_000, interval: 1 });
  }
  stop.abort();
  await readers;
  expect(faults).toEqual([]);
  expect(new Set(seen.keys())).toEqual(new Set([starter, former, later]));
});

it('a server that is closed during a check ends', async () => {
  const fresh = await startTestServer();
  const checking = fresh.core.dataset.check().catch((error: unknown) => String(error));
  // The core first: while the server closes, a check of so few airports may be done.
  await fresh.core.close();
  await fresh.close().catch(() => undefined);
  expect(await checking).toContain('ended without a result');
});
