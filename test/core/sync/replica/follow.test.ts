import { describe, expect, it } from 'vitest';
import type { Navaid } from '#contract/navaids/navaid.ts';
import { readReplica } from '#core/reference/sources/replica/read.ts';
import { Unreachable } from '#core/sync/unreachable.ts';
import { generatedSet, type SetRows } from '../../../helpers/dataset-files.ts';
import { openClub, type Club } from './club.ts';

const first = () => generatedSet(700);
/** Ten are renamed, ten gone, ten new. */
function second(): SetRows {
  const set = first();
  const airports = set.airports
    .map((row) => (Number(row['id']) <= 10 ? { ...row, name: `Renamed ${row['id']}` } : row))
    .filter(({ id }) => Number(id) <= 10 || Number(id) > 20);
  const stays = ({ airport_ref: ref }: { airport_ref?: unknown }) => Number(ref) <= 10 || Number(ref) > 20;
  for (let id = 1001; id <= 1010; id++) airports.push({ ...airports[0], id, ident: `CH-${id}`, name: `New ${id}` });
  return {
    ...set,
    airports,
    runways: set.runways.filter(stays),
    'airport-frequencies': set['airport-frequencies'].filter(stays),
  };
}

const asksFor = (club: Club, path: string) => club.proxy.asked.filter((url) => url.startsWith(path));
const pages = (club: Club) => club.proxy.asked.filter((url) => url.includes('sort=id'));
/** The server seems to know nothing of revisions, like the public service. */
const withoutRevisions = (club: Club) => club.proxy.hidden.push('x-dataset-revision', 'x-dataset-date');

/** Calls `swap` when the second request for airports arrives that names pages. */
function swapInTheMiddle(club: Club, swap: () => void): void {
  let seen = 0;
  club.proxy.instead = ({ url = '' }) => {
    if (url.includes('sort=id') && ++seen === 2) swap();
    return false;
  };
}

describe('a copy after changes at the server', () => {
  it('fetches what was changed and added, drops what was deleted, and nothing else', async () => {
    const club = await openClub(first());
    await club.fetch();
    expect(club.held()).toEqual(await club.given());
    (await club.prepare(second()))();
    expect(await club.fetch()).toMatchObject({ isNew: true, airports: 700 });
    expect(club.held()).toEqual(await club.given());
    expect(asksFor(club, '/changes')).not.toEqual([]);
    expect(asksFor(club, '/airports?filter')).toHaveLength(1);
    expect(pages(club)).toEqual([]);
    expect(await club.fetch()).toMatchObject({ isNew: false });
    expect(club.proxy.asked).toEqual(['/airports?limit=1']);
  });

  it('has the navaids of the server, and fetches them again only when one of them changed', async () => {
    const club = await openClub(first());
    const { navaids } = club.server.core;
    const given = async () =>
      Array.from(navaids.bodies(await navaids.listing({ sort: 'id' }), {}), (body) => JSON.parse(body.toString()) as Navaid).map(
        ({ id, frequency, frequencyUnit, dmeChannel, airportId, updatedAt }) => [
          id,
          frequencyUnit === 'MHz' ? (frequency ?? 0) * 1000 : frequency,
          dmeChannel,
          airportId,
          updatedAt,
        ],
      );
    const held = async () =>
      (await readReplica(club.path)).navaids
        .map(({ id, frequency, dmeChannel, airportId, updatedAt }) => [id, frequency, dmeChannel, airportId, updatedAt])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    await club.fetch();
    expect(await held()).toEqual(await given());
    expect(await given()).toHaveLength(1);
    (await club.prepare(second()))();
    await club.fetch();
    expect(asksFor(club, '/navaids')).toEqual([]);
    const gva = { id: 52, ident: 'BRV', name: 'Bravo', type: 'VOR-DME', frequency_khz: 115_750, dme_channel: '104Y' };
    (await club.prepare({ ...second(), navaids: [...second().navaids, gva] }))();
    expect(await club.fetch()).toMatchObject({ isNew: true });
    expect(asksFor(club, '/navaids')).toHaveLength(1);
    expect(await held()).toEqual(await given());
    expect(await given()).toHaveLength(2);
    expect(await club.fetch()).toMatchObject({ isNew: false });
    expect(club.proxy.asked).toEqual(['/airports?limit=1']);
  });

  it('does without navaids where the server has none, and asks for them no second time', async () => {
    const club = await openClub(first());
    club.proxy.rewrite = (url) => url.replace('/navaids', '/nothing');
    await club.fetch();
    (await club.prepare(second()))();
    await club.fetch();
    expect(club.held()).toEqual(await club.given());
    expect(asksFor(club, '/navaids')).toEqual([]);
    expect((await readReplica(club.path)).navaids).toEqual([]);
  });

  it('walks through everything where the server no longer knows the revision', async () => {
    const club = await openClub(first());
    await club.fetch();
    (await club.prepare(second()))();
    club.proxy.instead = ({ url = '' }, reply) => {
      if (!url.startsWith('/changes')) return false;
      reply.writeHead(410, { 'content-type': 'application/json' }).end('{}');
      return true;
    };
    await club.fetch();
    expect(club.held()).toEqual(await club.given());
    expect(pages(club)).toHaveLength(3);
  });

  it('goes by dates where the server has no list of changes, and walks where that leaves another count', async () => {
    const club = await openClub(first());
    await club.fetch();
    club.proxy.rewrite = (url) => url.replace('/changes', '/nothing');
    (await club.prepare(generatedSet(720)))();
    await club.fetch();
    expect(club.held()).toEqual(await club.given());
    expect(asksFor(club, '/airports?filter')).not.toEqual([]);
    (await club.prepare(generatedSet(690)))();
    await club.fetch();
    expect(club.held()).toEqual(await club.given());
  });

  it('that was not reported is reported by the next run', async () => {
    const club = await openClub(first());
    await club.fetch();
    (await club.prepare(second()))();
    club.proxy.instead = ({ url = '' }, reply) => url.startsWith('/countries') && (reply.destroy(), true);
    await expect(club.fetch()).rejects.toThrow(Unreachable);
    club.proxy.instead = undefined;
    expect(await club.fetch()).toMatchObject({ isNew: true });
    expect(await club.fetch()).toMatchObject({ isNew: false });
  });
});

describe('a set that is swapped while it is walked through', () => {
  it('is followed to its end without starting over', async () => {
    const club = await openClub(first());
    swapInTheMiddle(club, await club.prepare(second()));
    await club.fetch();
    expect(club.held()).toEqual(await club.given());
    expect(pages(club).length).toBeLessThanOrEqual(4);
    expect(asksFor(club, '/changes')).not.toEqual([]);
  });

  it('is followed too at a server without revisions', async () => {
    const club = await openClub(first());
    withoutRevisions(club);
    swapInTheMiddle(club, await club.prepare(second()));
    await club.fetch();
    expect(club.held()).toEqual(await club.given());
  });

  it.each([
    ['ignores it', 'page=', true],
    ['refuses it', 'page=x&', true],
    ['has no revisions either', 'page=x&', false],
  ])('is walked through again at a server that cannot list what follows an id: it %s', async (_, instead, hasRevisions) => {
    const club = await openClub(first());
    if (!hasRevisions) withoutRevisions(club);
    club.proxy.rewrite = (url) => (url.includes('gt') ? url.replace(/filter=[^&]*&/, '').replace('page=', instead) : url);
    swapInTheMiddle(club, await club.prepare(second()));
    await club.fetch();
    expect(club.held()).toEqual(await club.given());
  });
});

describe('a server without revisions', () => {
  it('costs four requests when nothing has changed, though all its airports are of one moment', async () => {
    const club = await openClub(first());
    withoutRevisions(club);
    await club.fetch();
    expect(await club.fetch()).toMatchObject({ isNew: false, airports: 700 });
    expect(club.proxy.asked).toHaveLength(4);
    expect(club.held()).toEqual(await club.given());
  });

  it('is followed by dates and counts', async () => {
    const club = await openClub(first());
    withoutRevisions(club);
    await club.fetch();
    (await club.prepare(second()))();
    expect(await club.fetch()).toMatchObject({ isNew: true });
    expect(club.held()).toEqual(await club.given());
  });

  it('that counts more than it lists is walked through twice a run and no more', async () => {
    const club = await openClub(first());
    withoutRevisions(club);
    await club.fetch();
    club.proxy.instead = ({ url = '' }, reply) => {
      if (url !== '/airports?limit=1') return false;
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{"count":0,"totalCount":9999,"items":[]}');
      return true;
    };
    await club.fetch();
    expect(pages(club).filter((url) => !url.includes('updatedAt')).length).toBeLessThanOrEqual(2 * 4);
    expect(club.held()).toEqual(await club.given());
  });
});

describe('runways and frequencies that come airport by airport', () => {
  const withoutExpand = (club: Club) => {
    club.proxy.rewrite = (url) => url.replace('expand=details', 'expand=nothing');
  };

  it('stay those of before until the new ones are here', async () => {
    const club = await openClub(generatedSet(40));
    withoutExpand(club);
    await club.fetch();
    const runwaysNow = async () => (await readReplica(club.path)).airports.flatMap(({ runways }) => runways);
    const before = await runwaysNow();
    expect(before).toHaveLength(40);
    (await club.prepare(generatedSet(42, 'new')))();
    club.proxy.instead = ({ url = '' }, reply) => /^\/airports\/./.test(url) && (reply.destroy(), true);
    await expect(club.fetch()).rejects.toThrow(Unreachable);
    expect((await readReplica(club.path)).airports).toHaveLength(40);
    expect(await runwaysNow()).toEqual(before);
    club.proxy.instead = undefined;
    expect(await club.fetch()).toMatchObject({ isNew: true });
    expect(await runwaysNow()).toHaveLength(42);
  });
});

it('countries are Aeroshelf’s own where a server has no list of them', async () => {
  const club = await openClub(generatedSet(3));
  club.proxy.rewrite = (url) => url.replace('/countries?', '/nothing?');
  await club.fetch();
  expect((await readReplica(club.path)).countries.length).toBeGreaterThan(240);
});
