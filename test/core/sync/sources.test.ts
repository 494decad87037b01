import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SourceBody } from '#contract/sync/sources.ts';
import { openState } from '#core/database/state.ts';
import { OURAIRPORTS_BASE } from '#core/reference/sources/ourairports/publisher.ts';
import { Refusal } from '#core/refusal.ts';
import { openCredentials } from '#core/sync/credentials/credentials.ts';
import { openSources } from '#core/sync/sources.ts';
import { reason } from '#core/reasons/reason.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

function open(dataDir = temporaryFolder()) {
  let now = new Date('2030-01-01T00:00:00.000Z');
  const clock = () => now;
  const db = openState(join(dataDir, 'state.sqlite'), { clock });
  onTestFinished(() => void db.close());
  const folder = (name: string) => {
    mkdirSync(join(dataDir, name), { recursive: true });
    return join(dataDir, name);
  };
  return {
    dataDir,
    db,
    folder,
    sources: openSources(db, { dataDir, clock, credentials: openCredentials({ dataDir }), automation: { nextAttempt: () => 'planned' } }),
    setClock: (moment: string) => (now = new Date(moment)),
  };
}

const detailsOf = (call: () => unknown): readonly string[] => {
  try {
    call();
  } catch (error) {
    if (error instanceof Refusal) return error.details ?? [];
    throw error;
  }
  throw new Error('it was taken');
};

describe('the first start', () => {
  it('knows OurAirports, weekly and due at once', () => {
    const { sources } = open();
    expect(sources.list()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        kind: 'ourairports',
        name: 'OurAirports',
        address: OURAIRPORTS_BASE,
        hasKey: false,
        isConfigured: true,
        completeFor: [],
        isEnabled: true,
        everyHours: 168,
        rank: 100,
        state: 'never',
        failure: null,
        dataDate: null,
        fetchedAt: null,
        triedAt: null,
        nextAt: '2030-01-01T00:00:00.000Z',
        nextAttempt: 'planned',
        failures: 0,
        createdAt: '2030-01-01T00:00:00.000Z',
      },
    ]);
  });

  it('is the only one that adds it: once removed it stays away', () => {
    const { dataDir, sources } = open();
    const [first] = sources.list();
    expect(sources.remove(first?.id ?? '')).toBe(true);
    expect(open(dataDir).sources.list()).toEqual([]);
  });
});

describe('an address', () => {
  it.each<[SourceBody['kind'], string, RegExp]>([
    ['ourairports', 'ftp://example.org/', /is not a web address; give one such as/],
    ['ourairports', 'example.org', /is not a web address/],
    ['ourairports', '/var/data', /is not a web address/],
    ['ourairports', 'https://me@example.org/', /not contain user:password@/],
    ['api', 'https://me:secret@example.org/', /not contain user:password@: .* put a key into apiKey/],
    ['api', 'https://example.org/?apiKey=abc', /must not contain \?…/],
    ['api', 'https://example.org/#here', /must not contain #here/],
    ['files', 'data', /is not the full path of the folder or ZIP/],
    ['files', '/nowhere/at/all', /there is nothing at \/nowhere\/at\/all/],
    ['notams', 'https://example.org/notams.json', /is not the full path of the file of NOTAMs/],
    ['airportList', '/nowhere.csv', /there is nothing at/],
    ['airportList', 'https://example.org/airports.csv?token=abc', /must not contain token/],
  ])('of kind %s that is %s is refused with the reason', (kind, address, reason) => {
    const { sources } = open();
    const details = detailsOf(() => sources.add({ kind, address }));
    expect(details).toEqual([expect.stringMatching(reason) as string]);
    expect(details.join()).not.toContain('secret');
    expect(details.join()).not.toContain('abc');
    expect(sources.list()).toHaveLength(1);
  });

  it('of a folder is not taken for a list, nor a CSV file for a set', () => {
    const { folder, sources } = open();
    const sheet = join(folder('a'), 'airports.csv');
    writeFileSync(sheet, 'x');
    expect(detailsOf(() => sources.add({ kind: 'airportList', address: folder('a') }))[0]).toContain('is not the CSV file');
    expect(detailsOf(() => sources.add({ kind: 'files', address: sheet }))[0]).toContain('is not the folder or ZIP');
    expect(sources.add({ kind: 'airportList', address: sheet }).name).toBe('airports.csv');
  });

  it('has one spelling, so that the same place is refused twice whatever its name', () => {
    const { sources } = open();
    expect(sources.add({ kind: 'api', address: ' HTTPS://Example.org:443/aero ' }).address).toBe('https://example.org/aero/');
    expect(detailsOf(() => sources.add({ kind: 'api', address: 'https://example.org/aero/', name: 'Other' }))).toEqual([
      'address: the source "example.org" fetches from there already',
    ]);
  });
});

describe('a source', () => {
  it('comes last by default, and is listed by its rank', () => {
    const { folder, sources } = open();
    sources.add({ kind: 'files', address: folder('late') });
    sources.add({ kind: 'files', address: folder('early'), rank: 1 });
    expect(sources.list().map(({ name, rank }) => `${rank} ${name}`)).toEqual(['1 early', '100 OurAirports', '110 late']);
  });

  it('of another kind than api takes no key', () => {
    const { sources } = open();
    expect(detailsOf(() => sources.change(sources.list()[0]?.id ?? '', { apiKey: 'x' }))).toEqual([
      'apiKey: a source of kind ourairports takes no key; only "api" does',
    ]);
  });

  it('may not have the name of another; a default name gives way', () => {
    const { folder, sources } = open();
    expect(detailsOf(() => sources.add({ kind: 'files', address: folder('a'), name: 'OurAirports' }))[0]).toMatch(
      /^name: there is a source/,
    );
    expect(sources.add({ kind: 'files', address: folder('x/club') }).name).toBe('club');
    expect(sources.add({ kind: 'files', address: folder('y/club') }).name).toBe('club (2)');
  });

  it('reports its attempts, and counts failures until the next success', () => {
    const { sources, setClock } = open();
    const id = sources.list()[0]?.id ?? '';
    const nextAt = new Date('2030-01-01T00:01:00.000Z');
    const noAnswer = reason('serverBusy', { address: 'club.example' });
    sources.note(id, { state: 'unreachable', failure: noAnswer, nextAt });
    sources.note(id, { state: 'unreachable', failure: noAnswer, nextAt });
    expect(sources.get(id)).toMatchObject({
      state: 'unreachable',
      failure: noAnswer,
      failures: 2,
      fetchedAt: null,
      triedAt: '2030-01-01T00:00:00.000Z',
    });
    setClock('2030-01-01T02:00:00Z');
    sources.note(id, { state: 'fresh', failure: null, dataDate: '2029-12-31T00:00:00.000Z', nextAt: null });
    expect(sources.get(id)).toMatchObject({
      state: 'fresh',
      failure: null,
      failures: 0,
      dataDate: '2029-12-31T00:00:00.000Z',
      fetchedAt: '2030-01-01T02:00:00.000Z',
    });
  });

  it('that was fetched or dated in the future, by a clock that was wrong, is of unknown age', () => {
    const { sources, setClock } = open();
    const id = sources.list()[0]?.id ?? '';
    setClock('2040-01-01T00:00:00Z');
    sources.note(id, { state: 'fresh', failure: null, dataDate: '2039-12-31T00:00:00.000Z', nextAt: null });
    setClock('2030-01-01T00:00:00Z');
    expect(sources.get(id)).toMatchObject({ state: 'fresh', fetchedAt: null, triedAt: null, dataDate: null });
  });

  it('is planned again when it is turned on or its schedule changes, and not at all when it is off', () => {
    const { sources, setClock } = open();
    const id = sources.list()[0]?.id ?? '';
    sources.note(id, { state: 'fresh', failure: null, nextAt: new Date('2030-01-08T00:00:00Z') });
    setClock('2030-01-02T00:00:00Z');
    expect(sources.change(id, { everyHours: 48 })?.nextAt).toBe('2030-01-03T00:00:00.000Z');
    expect(sources.change(id, { name: 'Ours' })?.nextAt).toBe('2030-01-03T00:00:00.000Z');
    expect(sources.change(id, { isEnabled: false })?.nextAt).toBeNull();
    expect(sources.change(id, { isEnabled: true })?.nextAt).toBe('2030-01-02T00:00:00.000Z');
    expect(sources.change(id, { everyHours: null })?.nextAt).toBeNull();
  });

  it('that was turned off during its attempt gets no plan by its end', () => {
    const { sources } = open();
    const id = sources.list()[0]?.id ?? '';
    sources.change(id, { isEnabled: false });
    sources.note(id, { state: 'fresh', failure: null, nextAt: new Date('2030-01-08T00:00:00Z') });
    expect(sources.get(id)?.nextAt).toBeNull();
  });
});

describe('removing a source', () => {
  it('removes what was fetched from it and nothing else', () => {
    const { dataDir, sources } = open();
    const id = sources.list()[0]?.id ?? '';
    mkdirSync(sources.folderOf(id), { recursive: true });
    writeFileSync(join(sources.folderOf(id), 'airports.csv'), 'x');
    mkdirSync(join(dataDir, 'sources', 'other'));
    sources.remove(id);
    expect(readdirSync(join(dataDir, 'sources'))).toEqual(['other']);
    expect(existsSync(join(dataDir, 'state.sqlite'))).toBe(true);
  });

  it('waits for the end of a run, which shows which one is fetched', () => {
    const { sources } = open();
    const id = sources.list()[0]?.id ?? '';
    const hold = sources.hold();
    hold.fetching(id);
    expect(sources.get(id)?.state).toBe('running');
    expect(() => sources.remove(id)).toThrow(expect.objectContaining({ code: 'syncRunning' }) as Error);
    expect(() => sources.hold()).toThrow(expect.objectContaining({ code: 'syncRunning' }) as Error);
    hold.release();
    expect(sources.get(id)?.state).toBe('never');
    expect(sources.remove(id)).toBe(true);
  });
});

it('a start sweeps what a killed process left unfinished, and folders of sources that are no more', () => {
  const { dataDir, sources } = open();
  const id = sources.list()[0]?.id ?? '';
  for (const [folder, file] of [
    [id, 'airports.csv'],
    [id, 'runways.csv.part'],
    ['gone', 'airports.csv'],
  ] as const) {
    mkdirSync(join(dataDir, 'sources', folder), { recursive: true });
    writeFileSync(join(dataDir, 'sources', folder, file), 'x');
  }
  open(dataDir);
  expect(readdirSync(join(dataDir, 'sources'))).toEqual([id]);
  expect(readdirSync(sources.folderOf(id))).toEqual(['airports.csv']);
});
