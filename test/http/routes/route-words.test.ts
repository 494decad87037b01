/** Words of a route over real HTTP: what a file or an answer holds of them, and what it names where it cannot. */
import { describe, expect, it } from 'vitest';
import type { Reason } from '#contract/problems/reasons.ts';
import type { OpenedRoute } from '#contract/route/documents.ts';
import type { FlightPlan } from '#contract/route/flight-plan.ts';
import type { Plog } from '#contract/route/plog.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import type { ExpandedRoute } from '#contract/route/stored.ts';
import { smallSetWith } from '../../helpers/dataset-files.ts';
import { ask, post, serverOver, type Answered } from '../../helpers/server.ts';

const NOW = new Date('2026-11-22T06:00:00Z');
const field = { type: 'large_airport', elevation_ft: 1400 };
const vor = { type: 'VOR-DME', frequency_khz: 115_750, iso_country: 'CH' };
const geneva = { icao_code: 'LSGG', iata_code: 'GVA', name: 'Cointrin', latitude_deg: 46.24, longitude_deg: 6.11 };

const set = smallSetWith({
  airports: [
    { ...field, id: 4, ident: 'LFPG', icao_code: 'LFPG', name: 'Paris', latitude_deg: 49.01, longitude_deg: 2.55 },
    { ...field, id: 5, ident: 'LSZH', icao_code: 'LSZH', name: 'Zurich', latitude_deg: 47.46, longitude_deg: 8.55 },
    // An aerodrome of the same code next to the VOR, so that the place in the route decides.
    { ...field, ...geneva, id: 6, ident: 'LSGG' },
  ],
  navaids: [
    { ...vor, id: 52, ident: 'GVA', name: 'Geneva', latitude_deg: 46.25, longitude_deg: 6.13 },
    { ...vor, id: 53, ident: 'NIZ', name: 'Nice', latitude_deg: 43.77, longitude_deg: 7.25 },
  ],
});

const server = serverOver(set, NOW);

const made = async (path: string, body: object): Promise<Answered> => {
  const answer = await post(server, path, body, { 'x-api-key': server.key });
  expect(answer.status, answer.text.slice(0, 300)).toBe(path === '/routes' ? 201 : 200);
  return answer;
};
const parse = async (body: object): Promise<ParsedRoute> => (await made('/routes/parse', body)).json;
const open = async (body: string): Promise<OpenedRoute> => {
  const { status, text, json } = await ask(server, '/routes/open', { method: 'POST', body });
  expect(status, text.slice(0, 300)).toBe(200);
  return json;
};
const leftOut = ({ headers }: Answered) =>
  JSON.parse(String(headers['x-route-left-out'] ?? '[]')) as Pick<Reason, 'code' | 'values' | 'text'>[];

describe('words that are not in the data', () => {
  const text = 'N0450F350 LFPG LATRA UT225 VIXIL UN871 BEGAR LSZH';

  it('are item 15 as they were written', async () => {
    const answer = await made('/routes/export?format=icao', { text });
    expect(answer.text).toBe('N0450F350 DCT LATRA UT225 VIXIL UN871 BEGAR DCT');
  });

  it.each(['gpx', 'fpl', 'pln', 'pln2024', 'fms', 'lnmpln', 'kml', 'geojson', 'cup', 'openair'])(
    'are each named with a %s file',
    async (format) => {
      const answer = await made(`/routes/export?format=${format}`, { text: `${text} STAY1/0035 IFR` });
      const words = leftOut(answer).find(({ code }) => code === 'routeWordsLeftOut');
      expect(words?.values).toEqual({ format, count: 7, words: 'LATRA UT225 VIXIL UN871 BEGAR STAY1/0035 IFR' });
      expect(words?.text).toContain('LATRA UT225 VIXIL');
    },
  );

  it('are all named, though they are fifty', async () => {
    const many = Array.from({ length: 50 }, (_, at) => `QXA${String.fromCharCode(65 + (at % 26))}${at > 25 ? 'Y' : 'X'}`);
    const answer = await made('/routes/export?format=gpx', { text: `LFPG ${many.join(' ')} LSZH` });
    expect(leftOut(answer).find(({ code }) => code === 'routeWordsLeftOut')?.values['words']).toBe(many.join(' '));
  });

  it('leave an airway in a file that has a place for it, and name it with one that has none', async () => {
    const held = { text: 'LFPG UN871 NIZ' };
    expect(leftOut(await made('/routes/export?format=lnmpln', held)).map(({ code }) => code)).not.toContain('routeWordsLeftOut');
    expect(
      leftOut(await made('/routes/export?format=gpx', held)).find(({ values }) => values['part'] === 'airways')?.values['points'],
    ).toBe('UN871');
  });
});

/** The file has a reporting point, a visual one with blanks and an apostrophe, and a name next to an ident. */
const gpx = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><rte>
  <rtept lat="46.24" lon="6.11"><name>LSGG</name><type>AIRPORT</type></rtept>
  <rtept lat="45.3" lon="5.6"><name>DEPUL</name></rtept>
  <rtept lat="46.11" lon="5.89"><name>VRP FORT L'ECLUSE</name><desc>Défilé "sud"</desc></rtept>
  <rtept lat="47.46" lon="8.55"><name>LSZH</name><type>AIRPORT</type></rtept></rte></gpx>`;
const fms = `I\n1100 Version\nCYCLE 2611\nADEP LSGG\nADES LSZH\nNUMENR 3
1 LSGG ADEP 1411.000000 46.240000 6.110000\n11 DEPUL DRCT 0.000000 45.300000 5.600000\n1 LSZH ADES 1416.000000 47.460000 8.550000\n`;
const pln = `<?xml version="1.0"?><SimBase.Document Type="AceXML" version="1,0"><FlightPlan.FlightPlan><Title>x</Title>
  <ATCWaypoint id="LSGG"><ATCWaypointType>Airport</ATCWaypointType><WorldPosition>N46° 14' 24.00",E6° 6' 36.00",+001411.00</WorldPosition></ATCWaypoint>
  <ATCWaypoint id="DEPUL"><ATCWaypointType>Intersection</ATCWaypointType><WorldPosition>N45° 18' 0.00",E5° 36' 0.00",+000000.00</WorldPosition></ATCWaypoint>
  <ATCWaypoint id="LSZH"><ATCWaypointType>Airport</ATCWaypointType><WorldPosition>N47° 27' 36.00",E8° 33' 0.00",+001416.00</WorldPosition></ATCWaypoint>
  </FlightPlan.FlightPlan></SimBase.Document>`;
const fpl = `<flight-plan xmlns="http://www8.garmin.com/xmlschemas/FlightPlan/v1"><waypoint-table>
  <waypoint><identifier>LSGG</identifier><type>AIRPORT</type><lat>46.24</lat><lon>6.11</lon></waypoint>
  <waypoint><identifier>DEPUL</identifier><type>INT</type><lat>45.3</lat><lon>5.6</lon></waypoint>
  <waypoint><identifier>LSZH</identifier><type>AIRPORT</type><lat>47.46</lat><lon>8.55</lon></waypoint></waypoint-table>
  <route><route-name>X</route-name>${['LSGG', 'DEPUL', 'LSZH'].map((ident) => `<route-point><waypoint-identifier>${ident}</waypoint-identifier></route-point>`).join('')}</route></flight-plan>`;

const placed = ({ points }: Pick<ParsedRoute, 'points'>) =>
  points.map(({ kind, ident, name, latitude, longitude }) => [
    kind,
    ident,
    name,
    Number(latitude.toFixed(4)),
    Number(longitude.toFixed(4)),
  ]);
const depul = ['waypoint', 'DEPUL', null, 45.3, 5.6];

describe('a name in a file that is not in the data', () => {
  it.each([
    ['FMS', fms],
    ['PLN', pln],
    ['FPL', fpl],
    ['GPX', gpx],
  ])('of %s stays with its position as a point of the route', async (_, file) => {
    const { text, faults } = await open(file);
    expect(faults).toEqual([]);
    const route = await parse({ text });
    expect([placed(route)[1], route.faults]).toEqual([depul, []]);
  });

  it('stays through save, log and export', async () => {
    const { text } = await open(gpx);
    const fort = ['waypoint', "VRP FORT L'ECLUSE", 'Défilé "sud"', 46.11, 5.89];
    const { id, name } = (await made('/routes', { text })).json as { id: string; name: string };
    expect(name).toBe('LSGG LSZH');
    const get = async (path: string): Promise<Answered> => ask(server, path, { headers: { 'x-api-key': server.key } });
    expect(placed((await get(`/routes/${id}?expand=legs`)).json as Required<ExpandedRoute>).slice(1, 3)).toEqual([depul, fort]);
    const { legs } = (await get(`/routes/${id}/plog`)).json as Plog;
    expect(legs.map(({ to }) => [to.ident, to.name]).slice(0, 2)).toEqual([['DEPUL', null], fort.slice(1, 3)]);
    const again = await open((await get(`/routes/${id}/export?format=gpx`)).text);
    expect(placed(await parse({ text: again.text })).slice(1, 3)).toEqual([depul, fort]);
  });

  it.each(['gpx', 'kml', 'geojson', 'lnmpln', 'cup'])('is the same after a %s file', async (format) => {
    const { text } = await open(gpx);
    const again = await open((await made(`/routes/export?format=${format}`, { text })).text);
    const idents = (await parse({ text: again.text })).points.map(({ ident }) => ident);
    expect(idents).toEqual(['LSGG', 'DEPUL', "VRP FORT L'ECLUSE", 'LSZH']);
  });

  it.each(['fpl', 'pln', 'pln2024', 'fms'])(
    'is the same after a %s file as far as its letters go, and the header says how far',
    async (format) => {
      const { text } = await open(gpx);
      const answer = await made(`/routes/export?format=${format}`, { text });
      const { points } = await parse({ text: (await open(answer.text)).text });
      expect(points.map(({ ident }) => ident)).toEqual(['LSGG', 'DEPUL', expect.stringMatching(/^VRPFORTLEC/), 'LSZH']);
      const changed = leftOut(answer).find(({ code, values }) => code === 'routeTextsChanged' && values['part'] === 'idents');
      expect(changed?.values['changes']).toContain("VRP FORT L'ECLUSE → VRPFORTLEC");
    },
  );

  it('is an alternate by its name too', async () => {
    const file = await made('/routes/export?format=lnmpln', { text: 'LSGG LSZH', alternates: ['"Altiport d\'Été"@45.4,6.63'] });
    const { text, alternates } = await open(file.text);
    const { alternates: found, faults } = await parse({ text, alternates });
    expect([placed({ points: found }), faults]).toEqual([[['waypoint', "Altiport d'Été", null, 45.4, 6.63]], []]);
  });
});

it('a list goes along a place of the route alone as along any other', async () => {
  const path = `/airports?${new URLSearchParams({ route: 'LSGG,DEPUL@45.3,5.6,"A, B"@46.11,5.89,LSZH', width: '5' }).toString()}`;
  const { status, headers, text } = await ask(server, path, { headers: { 'x-api-key': server.key } });
  expect([status, headers['x-route-faults']], text.slice(0, 300)).toEqual([200, 'none']);
});

describe('words that say more than where', () => {
  it('of a stay count its minutes', async () => {
    const plan = { depart: '2026-11-22T08:00Z', aircraft: { tasKt: 120, fuelFlow: 30 }, winds: [{ direction: 0, speedKt: 0 }] };
    const [straight, stayed] = await Promise.all(['LSGG GVA LSZH', 'LSGG GVA STAY1/0035 LSZH'].map((text) => parse({ ...plan, text })));
    expect(stayed!.points.map(({ stayMinutes }) => stayMinutes)).toEqual([null, 35, null]);
    expect(stayed!.totals.minutes! - straight!.totals.minutes!).toBeCloseTo(35, 9);
    expect(stayed!.totals.fuel! - straight!.totals.fuel!).toBeCloseTo(17.5, 9);
    expect(Date.parse(stayed!.totals.arrive!) - Date.parse(straight!.totals.arrive!)).toBe(35 * 60_000);
    expect(stayed!.points[1]!.eto).toBe(straight!.points[1]!.eto);
  });

  it('of item 15 alone begin at the navaid', async () => {
    expect((await parse({ text: '-N0120F085 GVA DCT NIZ' })).points.map(({ kind, ident }) => [kind, ident])).toEqual([
      ['navaid', 'GVA'],
      ['navaid', 'NIZ'],
    ]);
    expect((await parse({ text: 'N0120F085 GVA DCT NIZ' })).points[0]).toMatchObject({ kind: 'navaid', ident: 'GVA' });
    for (const list of ['GVA DCT NIZ', 'N0120F085 GVA NIZ'])
      expect((await parse({ text: list })).points[0]).toMatchObject({ kind: 'airport', ident: 'LSGG' });
  });

  it('of a Mach number are a speed at a temperature, or at a difference from the standard atmosphere', async () => {
    const tas = async (more: object) => (await parse({ text: 'M084F350 LSGG LSZH', ...more })).legs[0]!;
    expect(await tas({})).toMatchObject({ tasKt: null, reasons: expect.arrayContaining(['machNeedsTemperature']) as string[] });
    // 35,000 ft: -54.34 °C, 576.4 kt (ICAO Doc 7488).
    expect((await tas({ isaDeviationC: 0 })).tasKt).toBeCloseTo(0.84 * 576.4, 0);
    expect((await tas({ temperatureC: -44.34 })).tasKt).toBeCloseTo((await tas({ isaDeviationC: 10 })).tasKt!, 1);
    expect((await parse({ text: 'M084 LSGG LSZH', isaDeviationC: 0 })).legs[0]!.reasons).toContain('machNeedsLevel');
    const both = await post(server, '/routes/parse', { text: 'M084F350 LSGG LSZH', isaDeviationC: 0, temperatureC: 0 });
    expect([both.status, (both.json as { details: string[] }).details[0]]).toEqual([400, expect.stringMatching(/^isaDeviationC: /)]);
  });

  it('of ZZZZ are read back from item 18 as they were written', async () => {
    const route = { text: 'N0100VFR CH-0002 NIZ CH-0002', alternates: ['CH-0002'] };
    const { message } = (await made('/routes/flight-plan', { route, items: { ALTN: 'LAKE 4610N00710E' } })).json as FlightPlan;
    expect(message).toContain('DEP/BRAVO HELIPORT 4630N00630E');
    const { points, alternates, faults } = await parse({ text: message });
    expect([placed({ points }), placed({ points: alternates }), faults]).toEqual([
      [
        ['waypoint', 'ZZZZ', 'BRAVO HELIPORT', 46.5, 6.5],
        ['navaid', 'NIZ', 'Nice', 43.77, 7.25],
        ['waypoint', 'ZZZZ', 'BRAVO HELIPORT', 46.5, 6.5],
      ],
      [['waypoint', 'ZZZZ', 'LAKE', 46.1667, 7.1667]],
      [],
    ]);
  });
});

it('refuses a briefing whose lower level is above the upper one', async () => {
  const brief = (options: object) => post(server, '/briefings', { text: 'N0120A055 LSGG LSZH', options }, { 'x-api-key': server.key });
  for (const options of [{ lowerFt: 9_000, upperFt: 5_000 }, { lowerFt: 9_000 }]) {
    const { status, json } = await brief(options);
    expect([status, (json as { details: string[] }).details[0]]).toEqual([400, expect.stringMatching(/^options\.lowerFt: /)]);
  }
  expect((await brief({ lowerFt: 5_000, upperFt: 5_000 })).status).toBe(200);
});
