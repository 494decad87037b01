import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { Navaid } from '#contract/navaids/navaid.ts';
import { smallSet, type SetRows } from '../../helpers/dataset-files.ts';
import { layDataset } from '../../helpers/lay-dataset.ts';
import { ask, testServer } from '../../helpers/server.ts';

const now = new Date('2030-03-01T00:00:00Z');

/** Nothing in it is a fact. */
function invented(): SetRows {
  const at = (latitude_deg: number, longitude_deg: number) => ({ latitude_deg, longitude_deg });
  return {
    ...smallSet(),
    navaids: [
      {
        id: 1,
        ident: 'ALF',
        name: 'Alpha',
        type: 'NDB',
        frequency_khz: 373,
        ...at(46.5, 6.4),
        iso_country: 'CH',
        associated_airport: 'LSXA',
      },
      {
        id: 2,
        ident: 'BRV',
        name: 'Bräva',
        type: 'VOR-DME',
        frequency_khz: 115_750,
        ...at(46.6, 6.5),
        elevation_ft: 1402,
        iso_country: 'CH',
        dme_channel: '0104Y',
        slaved_variation_deg: 1.5,
        magnetic_variation_deg: 2.75,
        usageType: 'BOTH',
        power: 'HIGH',
        associated_airport: 'GONE',
      },
      { id: 3, ident: 'BRV', name: 'Bravo far', type: 'VOR-DME', frequency_khz: -1, ...at(-33, 151), iso_country: 'AU' },
      { id: 4, ident: 'brv', name: 'Bravo near', type: 'NDB', frequency_khz: 400, ...at(46.7, 6.6), power: 'UNKNOWN' },
      { id: 5, ident: 'CHA', name: 'Charlie', type: 'TACAN', frequency_khz: 134_100, ...at(0, 180), dme_channel: '008X' },
      { id: 6, ident: 'DEL', name: 'Delta', type: 'DME', frequency_khz: 108_100, dme_channel: '18X' },
      { id: 7, ident: 'ECH', name: 'Echo', type: 'LORAN', frequency_khz: 100 },
    ],
  };
}

const server = testServer({ clock: () => now, lay: (dataDir) => layDataset(dataDir, invented(), { now, date: '2030-02-01' }) });

type List = { totalCount: number; items: Navaid[] };
const list = async (query: string): Promise<List> => {
  const answer = await ask(server, `/navaids${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
};
const namesOf = async (query: string) => (await list(query)).items.map(({ name }) => name);
const filtered = (filter: object, more = '') => namesOf(`?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`);

describe('the list of navaids', () => {
  it('has every field, unknown is null, and fits the contract', async () => {
    const answer = await list('');
    expect([...Value.Errors(endpoints.listNavaids.reply, answer)]).toEqual([]);
    expect(answer.items.find(({ name }) => name === 'Bräva')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      updatedAt: '2030-02-01T00:00:00.000Z',
      ident: 'BRV',
      name: 'Bräva',
      type: 'VOR-DME',
      frequency: 115.75,
      frequencyUnit: 'MHz',
      dmeChannel: '104Y',
      latitude: 46.6,
      longitude: 6.5,
      elevation: 1402,
      magneticVariation: 2.75,
      slavedVariation: 1.5,
      usage: 'both',
      power: 'high',
      airportId: null,
      airportCode: 'GONE',
      airportIcaoCode: null,
      airportIataCode: null,
      countryCode: 'CH',
    });
    const [alpha] = answer.items;
    expect(alpha).toMatchObject({
      ident: 'ALF',
      frequency: 373,
      frequencyUnit: 'kHz',
      dmeChannel: null,
      slavedVariation: null,
      usage: null,
    });
    expect(alpha).toMatchObject({ airportCode: 'LSXA', airportIcaoCode: 'LSXA', airportIataCode: 'XAA' });
    expect(await ask(server, `/airports/${alpha?.airportId ?? ''}`)).toMatchObject({ status: 200, json: { icaoCode: 'LSXA' } });
  });

  it('is by ident, then id, and pages do not overlap', async () => {
    const all = await list('');
    expect(all.items.map(({ ident }) => ident)).toEqual(['ALF', 'BRV', 'BRV', 'CHA', 'DEL', 'ECH', 'brv']);
    const pages = [await list('?limit=3'), await list('?limit=3&page=2'), await list('?limit=3&offset=6')];
    expect(pages.flatMap(({ items }) => items)).toEqual(all.items);
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([7, 7, 7]);
  });

  it.each([
    [{ ident: 'brv' }, ['Bräva', 'Bravo far', 'Bravo near']],
    [{ name: { startsWith: 'BRA' } }, ['Bräva', 'Bravo far', 'Bravo near']],
    [{ type: { in: ['NDB', 'TACAN'] } }, ['Alpha', 'Bravo near', 'Charlie']],
    [{ frequency: 115.75 }, ['Bräva']],
    [{ frequency: { gte: 108, lt: 118 }, frequencyUnit: 'MHz' }, ['Bräva', 'Delta']],
    [{ frequencyUnit: 'kHz' }, ['Alpha', 'Bravo near', 'Echo']],
    [{ frequency: null }, ['Bravo far']],
    [{ dmeChannel: '8X' }, ['Charlie']],
    [{ slavedVariation: { gt: 0 }, usage: 'both', power: 'high' }, ['Bräva']],
    [{ airportIcaoCode: 'LSXA' }, ['Alpha']],
    [{ type: null }, ['Echo']],
  ])('filters %j', async (filter, names) => {
    expect((await filtered(filter)).toSorted()).toEqual(names.toSorted());
  });

  it('sorts, nearest first near a place, and finds by a box across 180°', async () => {
    expect(await namesOf('?sort=-frequency&limit=3')).toEqual(['Bravo near', 'Alpha', 'Charlie']);
    expect(await namesOf('?near=46.7,6.6,60')).toEqual(['Bravo near', 'Bräva', 'Alpha']);
    expect(await namesOf('?bbox=179,-1,-179,1')).toEqual(['Charlie']);
  });

  it('comes as csv, ndjson and geojson with every match', async () => {
    const csv = await ask(server, '/navaids?format=csv&filter={"ident":"ALF"}');
    const [head, row] = csv.text.split('\r\n');
    expect(head).toBe(Object.keys(Navaid.properties).join(','));
    expect(row?.split(',').slice(2, 7)).toEqual(['ALF', 'Alpha', 'NDB', '373', 'kHz']);
    const lines = (await ask(server, '/navaids?format=ndjson')).text.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual((await list('')).items);
    const { features } = JSON.parse((await ask(server, '/navaids?format=geojson')).text) as { features: { geometry: unknown }[] };
    expect(features.map(({ geometry }) => geometry)).toContainEqual({ type: 'Point', coordinates: [6.4, 46.5] });
    expect(features).toHaveLength(7);
  });

  it.each([
    ['filter={"frequancy":1}', 'filter.frequancy: unknown field, did you mean frequency?'],
    ['sort=nme', 'sort.nme: unknown field, did you mean name?'],
    ['limit=301', /^limit: /],
    ['near=1,2', /^near: must be/],
    ['expand=parts', /^expand: /],
  ])('refuses %s', async (query, detail) => {
    const answer = await ask(server, `/navaids?${query}`);
    expect(answer.status).toBe(400);
    expect((answer.json as { details: string[] }).details[0]).toMatch(detail);
  });
});

describe('one navaid', () => {
  it('is found by id and by an ident that no other has, in any case', async () => {
    const { json } = await ask(server, '/navaids/alf');
    expect(json).toMatchObject({ name: 'Alpha' });
    expect((await ask(server, `/navaids/${(json as Navaid).id.toUpperCase()}`)).json).toEqual(json);
    expect((await ask(server, '/navaids/ZZZ')).status).toBe(404);
  });

  it('is refused for an ident of several, with their ids and what they are', async () => {
    const answer = await ask(server, '/navaids/BRV');
    expect(answer).toMatchObject({ status: 409, headers: { 'x-error-code': 'severalNavaids' } });
    const { details, reasons } = answer.json as { details: string[]; reasons: { code: string; values: Record<string, unknown> }[] };
    expect(reasons.map(({ code, values }) => [code, values['id'], values['type'], values['country']])).toEqual(
      reasons.map(({ values }, index) => ['navaidCandidate', details[index], values['type'], values['country']]),
    );
    expect(new Set(reasons.map(({ values }) => values['name']))).toEqual(new Set(['Bravo far', 'Bravo near', 'Bräva']));
  });

  it.each([
    ['near=46.7,6.6,100', 'Bravo near'],
    ['near=46.6,6.5,100', 'Bräva'],
    ['near=-30,150,10000', 'Bravo far'],
    ['type=NDB', 'Bravo near'],
    ['near=46.7,6.6,100&type=VOR-DME', 'Bräva'],
  ])('with %s is %s', async (query, name) => {
    expect(await ask(server, `/navaids/BRV?${query}`)).toMatchObject({ status: 200, json: { name } });
  });

  it('is refused where type leaves several, is missing where none is near, and a wrong type is named', async () => {
    expect((await ask(server, '/navaids/BRV?type=VOR-DME')).status).toBe(409);
    expect((await ask(server, '/navaids/BRV?near=80,0,10')).status).toBe(404);
    expect((await ask(server, '/navaids/BRV?type=LORAN')).status).toBe(400);
  });
});

describe('search', () => {
  const search = async (query: string) => (await ask(server, `/search?${query}`)).json as { airports: unknown[]; navaids?: Navaid[] };

  it('finds navaids where kinds names them: ident exactly, then name, type and airport', async () => {
    const found = async (query: string, kinds = 'airport,navaid') =>
      (await search(`query=${encodeURIComponent(query)}&kinds=${kinds}`)).navaids?.map(({ name }) => name);
    expect(await found('alf')).toEqual(['Alpha']);
    expect((await found('BRV'))?.length).toBe(3);
    expect((await found('bräva'))?.[0]).toBe('Bräva');
    expect(await found('bravo ndb', 'navaid')).toEqual(['Bravo near']);
    expect(await found('lsxa', 'navaid')).toEqual(['Alpha']);
    expect((await ask(server, '/search?query=BRV&kinds=navaid&limit=1')).json).toMatchObject({ airports: [], navaids: [{ ident: 'BRV' }] });
  });

  it('has the body that it always had without kinds and for airports alone', async () => {
    const [plain, airports] = await Promise.all([ask(server, '/search?query=alpha'), ask(server, '/search?query=alpha&kinds=airport')]);
    expect(Object.keys(plain.json)).toEqual(['airports']);
    expect(airports.text).toBe(plain.text);
    const both = await ask(server, '/search?query=alpha&kinds=airport,navaid');
    expect([...Value.Errors(endpoints.search.reply, both.json)]).toEqual([]);
    expect((both.json as { airports: unknown }).airports).toEqual((plain.json as { airports: unknown }).airports);
    expect(both.headers['etag']).not.toBe(plain.headers['etag']);
  });

  it('refuses a kind that is not known', async () => {
    expect(await ask(server, '/search?query=alpha&kinds=airport,waypoint')).toMatchObject({
      status: 400,
      json: { details: ['kinds: "waypoint" is not a kind; known are airport, navaid'] },
    });
  });
});
