import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { airportResource } from '#core/airports/fields.ts';
import { navaidResource } from '#core/navaids/navaids.ts';
import { compileFilter } from '#core/filter/compile.ts';
import { operators, spellings } from '#core/filter/operators.ts';
import { compileSort } from '#core/filter/sort.ts';
import { notamResourceAt } from '#core/notams/store/fields.ts';
import { Refusal } from '#core/refusal.ts';
import { testServer } from '../../helpers/server.ts';
import { countryResource } from '#core/countries/countries.ts';

const notamResource = notamResourceAt(
  (at) => at,
  (code) => [code],
);

const now = new Date('2026-11-21T03:15:00Z');
const server = testServer();

const db = () => server.core.dataset.current().db;
/** Lists the ICAO codes of the starter set's airports that match. */
const codes = (filter: unknown): string[] => {
  const { where, params } = compileFilter(typeof filter === 'string' ? filter : JSON.stringify(filter), airportResource, now);
  return db()
    .prepare<unknown[], string>(`SELECT a.icao_code FROM airports a WHERE a.icao_code IS NOT NULL AND (${where})`)
    .pluck()
    .all(...params);
};
const refusal = (work: () => unknown): readonly string[] => {
  try {
    work();
  } catch (error) {
    return error instanceof Refusal ? (error.details ?? []) : [`not a refusal: ${String(error)}`];
  }
  return [];
};
const refused = (filter: unknown, resource = airportResource) =>
  refusal(() => compileFilter(typeof filter === 'string' ? filter : JSON.stringify(filter), resource, now));

describe('conditions', () => {
  it.each([
    ['a scalar is equality without case and accents', { city: 'ZÜRICH' }, { city: 'zurich' }],
    ['a list is "in"', { icaoCode: ['lsgg', 'LSZH'] }, { icaoCode: { in: ['LSGG', 'LSZH'] } }],
    ['null asks for unknown', { iataCode: null }, { iataCode: { isNull: true } }],
    [
      'several fields side by side are ANDed',
      { countryCode: 'CH', elevation: { gte: 1400 } },
      { AND: [{ countryCode: 'CH' }, { elevation: { gte: 1400 } }] },
    ],
    [
      'several operators side by side are ANDed',
      { elevation: { gte: 1000, lt: 2000 } },
      { AND: [{ elevation: { gte: 1000 } }, { elevation: { lt: 2000 } }] },
    ],
    ['numbers may be texts', { elevation: { gte: '1400' } }, { elevation: { gte: 1400 } }],
    ['booleans may be texts', { isClosed: 'false' }, { isClosed: false }],
    ['Mongo names mean the same', { elevation: { $gte: 1000, $lt: 2000, $ne: 1411 } }, { elevation: { gte: 1000, lt: 2000, not: 1411 } }],
    ['$exists is the opposite of isNull', { iataCode: { $exists: true } }, { iataCode: { isNull: false } }],
    [
      '$or and $and are OR and AND',
      { $or: [{ countryCode: 'CH' }, { $and: [{ countryCode: 'ES' }] }] },
      { OR: [{ countryCode: 'CH' }, { countryCode: 'ES' }] },
    ],
    [
      '$nor and NOT refuse each of their conditions',
      { $nor: [{ countryCode: 'CH' }, { countryCode: 'ES' }] },
      { NOT: [{ countryCode: 'CH' }, { countryCode: 'ES' }] },
    ],
    ['not takes a condition', { name: { not: { contains: 'international' } } }, { NOT: { name: { contains: 'international' } } }],
    ['AND takes an object', { AND: { countryCode: 'CH' } }, { countryCode: 'CH' }],
    ['an empty filter is everything', {}, { AND: [] }],
  ])('%s', (_fact, one, other) => {
    expect(codes(one)).toEqual(codes(other));
    expect(codes(one).length).toBeGreaterThan(0);
  });

  it('reach runways and frequencies through some, none and every', () => {
    const long = codes({ runways: { some: { length: { gte: 12000 } } } });
    expect(long).toContain('LSGG');
    expect(codes({ runways: { none: { length: { gte: 12000 } } } })).not.toContain('LSGG');
    expect(codes({ frequencies: { some: { type: 'TWR', frequency: { gte: 118, lt: 137 } } } })).toContain('LSGG');
    const every = codes({ runways: { every: { length: { gte: 5000 } }, some: {} } });
    expect(every.length).toBeGreaterThan(0);
    expect(codes({ runways: { some: { length: { lt: 5000 } } } }).filter((code) => every.includes(code))).toEqual([]);
  });

  it.each(['internationalAirport', 'large_airport'])('facilityType takes %s', (word) => {
    expect(codes({ facilityType: word })).toContain('LSGG');
  });
});

describe('dates', () => {
  const bound = (value: unknown) => compileFilter(JSON.stringify({ startDate: value }), notamResource, now).params;
  it.each([
    [{ gte: '2026-11-21' }, ['2026-11-21T00:00:00.000Z']],
    [{ gt: '2026-11-21' }, ['2026-11-22T00:00:00.000Z']],
    [{ lte: '2026-11-21' }, ['2026-11-22T00:00:00.000Z']],
    [{ lt: '2026-11-21' }, ['2026-11-21T00:00:00.000Z']],
    ['2026-11-21', ['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z']],
    [{ gte: '2026-11-21T05:15:00+02:00' }, ['2026-11-21T03:15:00.000Z']],
    [{ gte: '$now' }, ['2026-11-21T03:15:00.000Z']],
    [{ gte: '$now+2h' }, ['2026-11-21T05:15:00.000Z']],
    [{ gte: '$now-30m' }, ['2026-11-21T02:45:00.000Z']],
    [{ gte: '$today' }, ['2026-11-21T00:00:00.000Z']],
    [{ gte: '$today+1d' }, ['2026-11-22T00:00:00.000Z']],
    [{ gte: '$today+6h' }, ['2026-11-21T06:00:00.000Z']],
  ])('%j is bound as %j', (value, params) => {
    expect(bound(value)).toEqual(params);
  });

  it.each(['yesterday', '2026-02-30', '2026-13-01', '2026-11-21T05:15:00', '$then', '$now+2y', '21.11.2026'])('%s is refused', (value) => {
    expect(refused({ startDate: { gte: value } }, notamResource)[0]).toMatch(/^filter\.startDate\.gte: must be a date/);
  });
});

describe('refusals', () => {
  it.each([
    [{ AND: [{ contryCode: 'CH' }] }, 'filter.AND[0].contryCode: unknown field, did you mean countryCode?'],
    [{ elevation: { gteq: 5 } }, 'filter.elevation.gteq: unknown operator, did you mean gte?'],
    [{ elevation: 'high' }, 'filter.elevation: must be a number, not "high"'],
    [{ elevation: { contains: '5' } }, 'filter.elevation.contains: does not apply to elevation, which is a number'],
    [{ isClosed: { gt: true } }, 'filter.isClosed.gt: does not apply to isClosed, which is true or false'],
    [{ isClosed: 'no' }, 'filter.isClosed: must be true or false, not "no"'],
    [{ name: {} }, /^filter\.name: has no operator; known are equals, /],
    [{ name: { mode: 'sensitive' } }, /^filter\.name: has no operator/],
    [{ name: { equals: 'x', mode: 'loud' } }, 'filter.name.mode: must be "sensitive" or "insensitive"'],
    [{ name: { in: 'x' } }, 'filter.name.in: must be a list'],
    [{ name: { isNull: 'maybe' } }, 'filter.name.isNull: must be true or false'],
    [{ name: { lt: null } }, 'filter.name.lt: must be a text, not null; use isNull to find unknown values'],
    [{ OR: [] }, 'filter.OR: is an empty list; leave it out or give it a condition'],
    [{ NOT: 'x' }, 'filter.NOT: must be an object such as {"countryCode":"CH"}'],
    [{ runways: { length: 5 } }, /^filter\.runways\.length: unknown word/],
    [{ runways: {} }, 'filter.runways: needs a quantifier: {"some":{…}}, {"none":{…}} or {"every":{…}}'],
    [{ runways: { some: { lenght: 1 } } }, 'filter.runways.some.lenght: unknown field, did you mean length?'],
    ['[1]', 'filter: must be an object such as {"countryCode":"CH"}'],
    ['{"a":', /^filter: is not valid JSON: .*/],
    ['what', 'filter: is neither JSON that starts with { nor base64 of such JSON'],
    [Buffer.from('{"a":').toString('base64'), /^filter: contains base64 of text that is not valid JSON/],
    ['{"__proto__":1}', /^filter\.__proto__: unknown field/],
    ['{"elevation":{"gte":5},"elevation":{"lte":9}}', 'filter: has "elevation" twice in one object, of which only the last would count'],
    ['{"NOT":[{"name":"a"},{"name":{"gt":"\\"name\\":","gt":"b"}}]}', /^filter: has "gt" twice in one object/],
  ])('%j: %s', (filter, sentence) => {
    const details = refused(filter);
    expect(details).toHaveLength(1);
    expect(typeof sentence === 'string' ? details[0] === sentence : sentence.test(details[0] ?? ''), details[0]).toBe(true);
  });

  it('name every culprit, ten at most', () => {
    expect(refused({ a: 1, b: 2, name: { x: 1 } })).toHaveLength(3);
    expect(refused(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, 1])))).toHaveLength(10);
  });
});

describe('bounds', () => {
  const nested = (depth: number): object => (depth === 1 ? { name: 'x' } : { AND: [nested(depth - 1)] });

  it('take 8 levels and refuse 9', () => {
    expect(refused(nested(8))).toEqual([]);
    expect(refused(nested(9))[0]).toMatch(/nested deeper than 8/);
  });

  it.each(['{}', '{"AND":[]}', '{"isClosed":false}'])(
    'take 200 conditions %s and refuse 201, which SQLite would take for too deep',
    (condition) => {
      const all = (count: number) => `{"AND":[${Array.from({ length: count }, () => condition).join()}]}`;
      expect([refused(all(200)), codes(all(200)).length > 10]).toEqual([[], true]);
      expect(refused(all(201))[0]).toMatch(/more than 200 conditions/);
      expect(refused(all(700))).toHaveLength(10);
    },
  );

  it.each([
    ['fields', (unknown: object) => unknown],
    ['operators', (unknown: object) => ({ name: unknown })],
  ])('look for names near to ten unknown %s, however many there are', (_, inside) => {
    let looks = 0;
    const fields = new Proxy(airportResource.fields, {
      ownKeys(all) {
        looks++;
        return Reflect.ownKeys(all);
      },
    });
    const unknown = Object.fromEntries(Array.from({ length: 900 }, (_field, at) => [`q${at}`, 1]));
    const spelt = vi.spyOn(spellings, 'keys');
    onTestFinished(() => spelt.mockRestore());
    expect(refused(inside(unknown), { ...airportResource, fields })).toHaveLength(10);
    expect(looks + spelt.mock.calls.length).toBeGreaterThanOrEqual(10);
    expect(looks + spelt.mock.calls.length).toBeLessThanOrEqual(30);
  });

  it('take 1,000 list values and refuse 1,001, over all lists', () => {
    const list = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
    expect(codes({ localCode: list(1000) })).toEqual([]);
    expect(refused({ localCode: list(500), icaoCode: list(501) })[0]).toMatch(/more than 1000 values/);
  });

  it('take 16 KB and refuse more, plain and encoded', () => {
    const long = JSON.stringify({ name: 'x'.repeat(17_000) });
    expect(refused(long)).toEqual(['filter: is longer than 16 KB']);
    expect(refused(Buffer.from(long).toString('base64'))).toEqual(['filter: is longer than 16 KB']);
    expect(refused(JSON.stringify({ name: 'x'.repeat(16_000) }))).toEqual([]);
  });
});

describe('encodings', () => {
  const json = '{"name":{"contains":"~~~???>>>"}}';
  const base64 = Buffer.from(json).toString('base64');
  it.each([
    ['with blanks around', `  ${json} `],
    ['base64url', Buffer.from(json).toString('base64url')],
    ['base64 whose + became blanks', base64.replaceAll('+', ' ')],
  ])('%s is read', (_name, text) => {
    expect(compileFilter(text, airportResource, now)).toEqual(compileFilter(json, airportResource, now));
  });
});

describe('the table of operators', () => {
  it('has a sentence for each, and every spelling means one of them', () => {
    for (const { sentence } of Object.values(operators)) expect(sentence).not.toBe('');
    expect([...spellings.keys()].sort()).toEqual(
      [
        '$eq',
        '$exists',
        '$gt',
        '$gte',
        '$in',
        '$lt',
        '$lte',
        '$ne',
        '$nin',
        'contains',
        'endsWith',
        'equals',
        'gt',
        'gte',
        'in',
        'isNull',
        'lt',
        'lte',
        'not',
        'notIn',
        'startsWith',
      ].sort(),
    );
  });

  it('names only columns that exist', () => {
    for (const [resource, from] of [
      [airportResource, 'airports a'],
      [countryResource, 'countries c'],
      [navaidResource, 'navaids v'],
      [airportResource.relations?.['runways']?.resource, 'runways r JOIN airports a ON a.row = r.airport_row'],
      [airportResource.relations?.['frequencies']?.resource, 'frequencies f JOIN airports a ON a.row = f.airport_row'],
    ] as const) {
      for (const { column, fold } of Object.values(resource?.fields ?? {})) {
        expect(() => db().prepare(`SELECT ${column}, ${fold ?? 1} FROM ${from}`)).not.toThrow();
      }
    }
  });
});

describe('plans', () => {
  const plan = (filter: unknown) => {
    const { where, params } = compileFilter(JSON.stringify(filter), airportResource, now);
    return (
      db()
        .prepare(`EXPLAIN QUERY PLAN SELECT a.row FROM airports a WHERE ${where}`)
        .all(...params) as { detail: string }[]
    )
      .map((step) => step.detail)
      .join('; ');
  };
  it.each([
    [{ icaoCode: 'LSGG' }, 'airports_by_icao_code'],
    [{ iataCode: 'GVA' }, 'airports_by_iata_code'],
    [{ icaoCode: ['LSGG', 'LSZH'] }, 'airports_by_icao_code'],
    [{ countryCode: 'ch' }, 'airports_by_country'],
    [{ id: '00000000-0000-0000-0000-000000000000' }, 'airports_by_id'],
  ])('%j uses %s', (filter, index) => {
    expect(plan(filter)).toMatch(new RegExp(`SEARCH a USING (COVERING )?INDEX ${index} `));
  });
});

describe('sort', () => {
  const order = (query: Record<string, string>) => compileSort(query, airportResource).orderBy;
  const nameDown = 'a.name_fold DESC NULLS LAST, a.id ASC';
  it.each([
    [{ sort: '{"name":-1}' }, nameDown],
    [{ sort: '["-name"]' }, nameDown],
    [{ sort: '{"sort":[{"name":"desc"}]}' }, nameDown],
    [{ sort: Buffer.from('[{"name":"desc"}]').toString('base64') }, nameDown],
    [{ 'sort[name]': 'desc' }, nameDown],
    [{ 'sort[name]': '-1' }, nameDown],
    [{ sort: 'name,-city' }, 'a.name_fold ASC NULLS LAST, a.city_fold DESC NULLS LAST, a.id ASC'],
    [{ sort: '-id,name' }, 'a.id DESC, a.name_fold ASC NULLS LAST'],
    [{}, 'a.icao_code COLLATE NOCASE ASC NULLS LAST, a.id ASC'],
  ])('%j is %s', (query, sql) => {
    expect(order(query as Record<string, string>)).toBe(sql);
  });

  it.each([
    [{ sort: 'nmae' }, 'sort.nmae: unknown field, did you mean name?'],
    [{ sort: '{"name":"up"}' }, 'sort.name: "up" is not a direction; use asc, ascending, 1, desc, descending or -1'],
    [{ sort: 'name,name' }, 'sort.name: given twice'],
    [{ sort: '{"name":"asc","name":"desc"}' }, 'sort: has "name" twice in one object, of which only the last would count'],
    [{ sort: '-' }, 'sort: is neither a list such as name,-city, nor JSON that starts with { or [, nor base64 of such JSON'],
    [{ sort: 'name', 'sort[city]': 'asc' }, 'sort: given as sort= and as sort[…]=; send one of them'],
    [{ sort: 'name,city,state,county,icaoCode,iataCode,localCode,latitude,longitude' }, 'sort: has 9 keys; the maximum is 8'],
  ])('%j is refused: %s', (query, sentence) => {
    expect(refusal(() => order(query as Record<string, string>))).toEqual([sentence]);
  });
});
