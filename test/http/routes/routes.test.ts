/** Routes are read over real HTTP, from words to legs. */
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { ParsedRoute } from '#contract/route/route.ts';
import { smallSetWith } from '../../helpers/dataset-files.ts';
import { post, serverOver } from '../../helpers/server.ts';

const NOW = new Date('2026-11-22T06:00:00Z');
const set = smallSetWith({
  airports: [{ id: 4, ident: 'LSXN', icao_code: 'LSXN', name: 'November', latitude_deg: 47, longitude_deg: 7, elevation_ft: 1500 }],
  navaids: [{ id: 52, ident: 'ALF', name: 'Alpha of the south', type: 'VOR', latitude_deg: -30, longitude_deg: 20, iso_country: 'ZA' }],
});

const server = serverOver(set, NOW);

async function parse(body: object): Promise<ParsedRoute> {
  const { status, text, json } = await post(server, '/routes/parse', body);
  expect(status, text.slice(0, 300)).toBe(200);
  expect([...Value.Errors(ParsedRoute, json)].slice(0, 3)).toEqual([]);
  return json;
}
const details = async (body: unknown): Promise<string[]> => {
  const { status, json } = await post(server, '/routes/parse', body);
  expect(status).toBe(400);
  return (json as { details: string[] }).details;
};

const aircraft = {
  name: 'HB-ABC',
  tasKt: 105,
  fuelFlow: 32,
  fuelUnit: 'litres',
  usableFuel: 150,
  deviationCard: [
    { for: 0, steer: 2 },
    { for: 180, steer: 178 },
  ],
  climb: { rateFtMin: 500, tasKt: 80, fuelFlow: 45 },
  descent: { rateFtMin: 500, tasKt: 110, fuelFlow: 25 },
};

describe('POST /routes/parse', () => {
  it('makes points, legs and faults of words, for who asks without a key too', async () => {
    const route = await parse({ text: 'XAA DCT ALF UN1 LSXN' });
    expect(route.words.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'point XAA',
      'direct DCT',
      'point ALF',
      'airway UN1',
      'point LSXN',
    ]);
    expect(route.points.map(({ kind, ident, name }) => [kind, ident, name])).toEqual([
      ['airport', 'LSXA', 'Alpha Field'],
      ['navaid', 'ALF', 'Alpha'],
      ['airport', 'LSXN', 'November'],
    ]);
    expect(route.legs.map(({ via, reasons }) => [via, reasons])).toEqual([
      [[], ['noAircraft', 'noWind']],
      [['UN1'], ['noAircraft', 'noWind']],
    ]);
    expect(route.faults.map(({ code, text }) => [code, text])).toEqual([
      ['ambiguous', 'ALF'],
      ['notInData', 'UN1'],
    ]);
    expect(route.totals).toMatchObject({ minutes: null, depart: null });
  });

  it('has every value of the legs where everything is given', async () => {
    const route = await parse({
      text: 'N0105A055 LSXA ALF090010 46N007E LSXN',
      aircraft,
      depart: '2026-11-22T15:30:00Z',
      winds: [{ direction: 240, speedKt: 20 }],
    });
    const nulls = route.legs.flatMap((leg) => Object.entries(leg).filter(([, value]) => value === null));
    // No report is stored.
    expect(nulls).toEqual(route.legs.map(() => ['qnh', null]));
    expect(route.points.map(({ light }) => light?.state)).toEqual(['day', 'day', 'twilight', 'night']);
    expect(route.lightChanges.map(({ kind }) => kind)).toEqual(['sunset', 'nightBegins']);
    expect(route.tops.map(({ kind }) => kind)).toEqual(['topOfClimb', 'topOfDescent']);
    expect(route.totals).toMatchObject({ isProfiled: true, fuelUnit: 'litres', departSource: 'request', reasons: [] });
    expect(route.points[1]?.reference).toMatchObject({ ident: 'ALF', bearing: 90, distanceNm: 10, variationSource: 'model' });
  });

  it('reads a flight plan message with its time and alternate', async () => {
    const text = '(FPL-HBABC-VG-C172/L-SD/C-LSXA0800-N0110VFR DCT ALF DCT-LSXN0045 LSXB-DOF/261123)';
    const route = await parse({ text });
    expect(route.form).toBe('message');
    expect(route.totals).toMatchObject({ depart: '2026-11-23T08:00:00.000Z', departSource: 'message' });
    expect(route.alternates.map(({ ident }) => ident)).toEqual(['XB2']);
    expect(await parse({ text: text.replace('-DOF/261123', '') })).toMatchObject({ totals: { depart: null, departSource: null } });
  });

  it('has the alternates of the plan behind those of a message, each once, and names one that it does not find', async () => {
    const text = '(FPL-HBABC-VG-C172/L-SD/C-LSXA0800-N0110VFR DCT ALF DCT-LSXN0045 LSXB-DOF/261123)';
    const { alternates, faults } = await parse({ text, alternates: ['LSXA', 'XB2', 'ZZZZ', 'LSXA'] });
    expect(alternates.map(({ ident, text: written }) => [ident, written])).toEqual([
      ['XB2', 'LSXB'],
      ['LSXA', 'LSXA'],
    ]);
    const end = { from: text.length, to: text.length };
    expect(faults.filter(({ alternate }) => alternate !== undefined)).toEqual([
      { code: 'notInData', ...end, text: 'ZZZZ', alternate: 2, candidates: [] },
    ]);
  });

  it.each([
    ['2026-11-22T09:30:00+01:00', '2026-11-22T08:30:00.000Z'],
    ['0830Z', '2026-11-22T08:30:00.000Z'],
    ['230830', '2026-11-23T08:30:00.000Z'],
  ])('departs at %s', async (depart, moment) => {
    expect((await parse({ text: 'LSXA LSXN', depart })).totals.depart).toBe(moment);
  });

  it('answers any text of at most 500 words', async () => {
    for (const text of ['', ' ', '\u0000', '\u{1F6E9} \uD800', '('.repeat(9_000), 'A '.repeat(500), '/-/-/', '46.5 '.repeat(500)])
      expect(await parse({ text })).toHaveProperty('faults');
  });

  it.each([
    [{}, [/^body\.text: is missing$/]],
    [{ text: 'x'.repeat(10_001) }, [/^body\.text: /]],
    [{ text: 'A '.repeat(501) }, [/^the route has more than 500 words/]],
    [{ text: '', depart: 'noon' }, [/^depart: not a time/]],
    [{ text: '', alternates: ['', 'LSXA'] }, [/^body\.alternates\[0\]: /]],
    [{ text: '', alternates: Array.from({ length: 21 }, () => 'LSXA') }, [/^body\.alternates: .*a list of at most 20/]],
    [{ text: '', aircraft: { tasKt: 'fast', wings: 2 } }, [/^body\.aircraft\.tasKt: /, /^body\.aircraft\.wings: /]],
    [{ text: '', winds: [{ direction: 240 }] }, [/^body\.winds\[0\]\.speedKt: is missing$/]],
    [{ text: '', winds: Array.from({ length: 221 }, () => ({ direction: 1, speedKt: 1 })) }, [/^body\.winds: .*a list of at most 220/]],
    [{ text: '', aircraft: { deviationCard: [{ for: 0, steer: 400 }] } }, [/^body\.aircraft\.deviationCard\[0\]\.steer: /]],
  ])('refuses %j by name', async (body, expected) => {
    const sentences = await details(body);
    expect(sentences).toHaveLength(expected.length);
    expect(expected.filter((one, at) => !one.test(sentences[at] ?? ''))).toEqual([]);
  });

  it('is refused with a wrong key', async () => {
    expect((await post(server, '/routes/parse', { text: '' }, { 'x-api-key': 'wrong' })).status).toBe(401);
  });
});
