import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AirportList } from '#contract/airports/airport.ts';
import type { Line } from '#contract/line.ts';
import { describeShared } from '../../helpers/describe-shared.ts';
import { ask, testServer, type Running } from '../../helpers/server.ts';
import { layFullSet } from '../../renderer/full/full-set.ts';

/** A line, its first meaning as `kind text or number @time: codes of its places`, and the words that name nothing. */
type Row = readonly [line: string, meaning: string, unknown?: readonly string[]];

const inBoth: readonly Row[] = [
  ['EGKK', 'airport: EGKK'],
  ['gatwick', 'airport: EGKK'],
  ['gatwick notams', 'notamsOf: EGKK'],
  ['NOTAM for egll', 'notamsOf: EGLL'],
  ['egll notams 1400', 'notamsOf @2026-11-24T14:00: EGLL'],
  ['Gatwick to Zürich', 'brief EGKK LSZH: EGKK LSZH'],
  ['from Genève to Zürich tomorrow 0800', 'brief LSGG LSZH @2026-11-25T08:00: LSGG LSZH'],
  ['Geneva Zürich', 'brief LSGG LSZH: LSGG LSZH'],
  ['EGKK LSZH 2200', 'brief EGKK LSZH @2026-11-24T22:00: EGKK LSZH'],
  ['route egkk lszh', 'route EGKK LSZH: EGKK LSZH'],
  ['GVA ZRH', 'brief GVA ZRH: LSGG LSZH'],
  ['EGKK KONAN LSZH', 'brief EGKK KONAN LSZH: EGKK LSZH', ['KONAN']],
  ['EGKK qqqq', 'airport: EGKK', ['qqqq']],
  ['EGKK to qqqq', 'airport: EGKK', ['qqqq']],
  ['EGKK 0900', 'airport @2026-11-24T09:00: EGKK'],
  ['EGKK 240/15', 'wind 240/15: EGKK'],
  ['heathrow 24015G25KT', 'wind 24015G25KT: EGLL'],
  ['240/15', 'wind 240/15:'],
  ['EGLL 27R', 'airport 27R: EGLL'],
  ['heathrow runway 9L', 'airport 09L: EGLL'],
  ['EGLL 36', 'airport: EGLL', ['36']],
  ['2200', 'time @2026-11-24T22:00:'],
  ['22 DEC 2200Z', 'time @2026-12-22T22:00:'],
  ['118.7', 'frequency 118.7:'],
  ['A1234/26', 'notamNumber A1234/26 0:'],
  ['51.5, -0.4', 'position:'],
  ['airports within 30 NM of EGKK', 'near 30: EGKK'],
  ['near gatwick', 'near 50: EGKK'],
  ['compare EGKK, Zürich', 'compare: EGKK LSZH'],
  ['compare EGKK qqqq', '', ['qqqq']],
  ['add GVA to route', 'addToRoute GVA: LSGG'],
  ['qqqq notams', '', ['qqqq']],
  ['qqqqxx', '', ['qqqqxx']],
  ['Мюнхен', 'airport: EDDM'],
  ['Женева', 'airport: LSGG'],
  ['', ''],
];

/** Only the whole world has them, or so many that could be meant instead. */
const inWorld: readonly Row[] = [
  ['Gatwick to Nice', 'brief EGKK LFMN: EGKK LFMN'],
  ['Geneva Nice', 'brief LSGG LFMN: LSGG LFMN'],
  ['New York', 'airport: KJFK'],
  ['San Jose', 'airport: KSJC'],
  ['London City', 'airport: EGLC'],
  ['London Paris', 'brief EGLL LFPG: EGLL LFPG'],
  ['Los Angeles San Francisco', 'brief KLAX KSFO: KLAX KSFO'],
  ['heathrow to malaga', 'brief EGLL LEMG: EGLL LEMG'],
  ['EGKK N0110F065 MAY LYD LFAT LFPB', 'brief EGKK N0110F065 MAY LYD LFAT LFPB: EGKK LFPB'],
  ['Париж Ницца', 'brief LFPG LFMN: LFPG LFMN'],
  ['my flight to nice', 'airport: LFMN', ['my', 'flight']],
];

async function read(server: Running, text: string, more = ''): Promise<Line> {
  const { status, json } = await ask(server, `/line?text=${encodeURIComponent(text)}${more}`, { headers: { 'x-api-key': server.key } });
  expect([text, status]).toEqual([text, 200]);
  return json;
}

function inWords({ meanings: [first] }: Line): string {
  if (first === undefined) return '';
  const { kind, text, number, at, places } = first;
  const parts = [kind, text, number, at && `@${at.slice(0, 16)}`].filter((part) => part !== null);
  return `${parts.join(' ')}: ${places.map(({ code }) => code).join(' ')}`.trim();
}

const clock = () => new Date('2026-11-24T09:00:00Z');

describe('a typed line', () => {
  const server = testServer({ clock });

  it.for(inBoth)('%j means %j', async ([line, meaning, unknown = []]) => {
    const answer = await read(server, line);
    expect([inWords(answer), answer.unknown.map(({ text }) => text)]).toEqual([meaning, unknown]);
  });

  it('is answered for any text, and a route is never made of words that name nothing', async () => {
    const words = fc.constantFrom(
      'EGKK',
      'nice',
      'to',
      'the',
      'red',
      '27R',
      '0900',
      '240/15',
      'notams',
      'compare',
      ',',
      '→',
      'DCT',
      'N0100F050',
    );
    const line = fc.oneof(
      fc.string({ maxLength: 60, unit: 'binary' }),
      fc.array(words, { maxLength: 7 }).map((parts) => parts.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(line, async (text) => {
        const { meanings, unknown } = await server.core.line.read(text, { waypoints: new Map() });
        for (const { from, to, text: word } of unknown) expect(text.slice(from, to)).toBe(word);
        const route = meanings.find(({ kind }) => kind === 'route' || kind === 'brief');
        expect(route?.places.length ?? 1).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('has all of an airport also where it is the end of a route', async () => {
    const { meanings } = await read(server, 'GVA to ZRH');
    expect(meanings[0]?.places).toMatchObject([
      { code: 'LSGG', icaoCode: 'LSGG', countryCode: 'CH' },
      { code: 'LSZH', icaoCode: 'LSZH', countryCode: 'CH' },
    ]);
  });

  it('says of a NOTAM number how many are stored, at the location in front of it alone', async () => {
    const text = (location: string) =>
      `(B7771/26 NOTAMN\nQ) ${location.slice(0, 2)}XX/QMXLC/IV/M/A/000/999\nA) ${location} B) 2611240000 C) 2611302359\nE) TWY K CLSD)`;
    await server.core.notams.import([{ name: 'own.txt', pieces: [Buffer.from([text('LSZH'), text('EGLL')].join('\n\n'))] }]);
    const lines = ['B7771/26', 'LSZH B7771/26', 'KJFK B7771/26', 'B7772/26'];
    expect(await Promise.all(lines.map(async (line) => inWords(await read(server, line))))).toEqual([
      'notamNumber B7771/26 2:',
      'notamNumber LSZH:B7771/26 1:',
      'notamNumber KJFK:B7771/26 0:',
      'notamNumber B7772/26 0:',
    ]);
  });

  it('has behind a whole code only what has that code or is called so', async () => {
    expect((await read(server, 'LSZH')).meanings.map(({ places: [place] }) => place?.code)).toEqual(['LSZH']);
  });

  it('says how far it is, and by which other name it was found', async () => {
    const { meanings } = await read(server, '51.1, -0.2');
    expect(meanings[1]?.places[0]).toMatchObject({ code: 'EGKK' });
    expect(meanings[1]?.places[0]?.distanceNm).toBeLessThan(4);
    expect((await read(server, 'Genf')).meanings[0]?.places[0]).toMatchObject({ code: 'LSGG', alias: 'Genf' });
  });

  it('lists who has a frequency, those with the longest runways first', async () => {
    const filter = encodeURIComponent('{"frequencies":{"some":{"frequency":118.7}}}');
    const { json } = await ask(server, `/airports?limit=3&sort=-longestRunway&filter=${filter}`);
    const { meanings } = await read(server, '118.7');
    expect(meanings.slice(1, 4).map(({ places }) => places[0]?.name)).toEqual((json as AirportList).items.map(({ name }) => name));
  });

  it.each(['/line', `/line?text=${'x'.repeat(501)}`, '/line?text=EGKK&near=north'])('refuses %s', async (path) => {
    expect((await ask(server, path)).status).toBe(400);
  });
});

describeShared('a typed line over the world', () => {
  const server = testServer({ clock, lay: layFullSet });

  it.for([...inBoth, ...inWorld])('%j means %j', async ([line, meaning, unknown = []]) => {
    const answer = await read(server, line);
    expect([inWords(answer), answer.unknown.map(({ text }) => text)]).toEqual([meaning, unknown]);
  });

  it('puts the nearest of a code first, in the line and in the search for a route', async () => {
    const near = '&near=51.148,-0.19';
    expect((await read(server, 'MAY', near)).meanings[0]?.places[0]).toMatchObject({ kind: 'navaid', name: 'Mayfield' });
    const { json } = await ask(server, `/search?query=MAY&kinds=airport,navaid${near}`);
    expect((json as { navaids: { name: string }[] }).navaids[0]?.name).toBe('Mayfield');
  });
});
