/** Flight plans over real HTTP: out of a route, a message and a form. */
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { FlightPlan, type FlightPlanRequest } from '#contract/route/flight-plan.ts';
import { smallSetWith } from '../../helpers/dataset-files.ts';
import { post, serverOver } from '../../helpers/server.ts';

const NOW = new Date('2026-11-22T06:00:00Z');
const set = smallSetWith({
  airports: [
    { id: 4, ident: 'LSXN', icao_code: 'LSXN', name: 'November', latitude_deg: 47, longitude_deg: 7, elevation_ft: 1500 },
    { id: 5, ident: 'CH-0005', name: "Pré d'Avril", latitude_deg: 46.8, longitude_deg: 7.2, elevation_ft: 1400 },
  ],
});

const server = serverOver(set, NOW);

async function planOf(body: FlightPlanRequest): Promise<FlightPlan> {
  const { status, text, json } = await post(server, '/routes/flight-plan', body);
  expect(status, text.slice(0, 300)).toBe(200);
  expect([...Value.Errors(FlightPlan, json)].slice(0, 3)).toEqual([]);
  return json;
}

const route = {
  text: 'N0105VFR LSXA ALF LSXN/N0100A045',
  depart: '2026-11-22T08:00Z',
  aircraft: { name: 'HB-ABC', tasKt: 105 },
  winds: [{ direction: 0, speedKt: 0 }],
};
const form = { flightType: 'G', aircraftType: 'C172', wake: 'L', equipment: 'SDFGR', surveillance: 'S', PBN: 'B2', endurance: '0430' };

describe('POST /routes/flight-plan', () => {
  it('fills a route and a form into a whole message without a fault, and says that it is not filed', async () => {
    const plan = await planOf({ route, items: form });
    expect(plan).toMatchObject({ faults: [], unknown: [], isFiled: false });
    expect(plan.message).toMatch(
      /^\(FPL-HBABC-VG\n-C172\/L-SDFGR\/S\n-LSXA0800\n-N0105VFR DCT ALF DCT\n-LSXN00\d\d\n-PBN\/B2 DOF\/261122\n-E\/0430\)$/,
    );
    expect(plan.prefilled).toEqual(['aircraftId', 'rules', 'departure', 'time', 'speed', 'level', 'route', 'destination', 'eet', 'DOF']);
  });

  it('leaves empty what the route does not know, with the reason', async () => {
    const { items, unknown, faults } = await planOf({ route: { text: 'LSXA ALF' } });
    expect(unknown).toEqual([
      { field: 'aircraftId', code: 'noRegistration' },
      { field: 'rules', code: 'noRules' },
      { field: 'time', code: 'noDeparture' },
      { field: 'speed', code: 'noSpeed' },
      { field: 'level', code: 'noLevel' },
      { field: 'destination', code: 'noAerodrome' },
      { field: 'eet', code: 'noTime' },
      { field: 'DOF', code: 'noDeparture' },
    ]);
    expect(unknown.map((one) => items[one.field])).toEqual(unknown.map(() => null));
    expect(faults.filter(({ code }) => code === 'missing').map((fault) => fault.field)).toContain('time');
    expect((await planOf({ route: { text: 'LSXA ALF' }, items: { time: '0800' } })).unknown.map((one) => one.field)).not.toContain('time');
  });

  it('writes REG/ only where the registration is not item 7', async () => {
    const plan = await planOf({ route, items: { ...form, aircraftId: 'swr 123' } });
    expect(plan.items).toMatchObject({ aircraftId: 'SWR 123', REG: 'HBABC' });
    expect((await planOf({ route: { ...route, aircraft: { name: 'Robin' } } })).items).toMatchObject({ aircraftId: null, REG: null });
    expect((await planOf({ route, items: { REG: '' } })).items).toMatchObject({ aircraftId: 'HBABC', REG: null });
  });

  it.each([
    ['LSXA LSXN', 'DCT'],
    ['LSXA ALF LSXN', 'DCT ALF DCT'],
    ['lsxa dct alf lsxn', 'DCT ALF DCT'],
    ['LSXA UN1 ALF UN2 LSXN', 'UN1 ALF UN2'],
    ['LSXA XYZZY ALF/N0110F085 IFR LSXN', 'DCT XYZZY DCT ALF/N0110F085 IFR DCT'],
    ['N0110A055 LSXA ALF/A045 LSXN', 'DCT ALF/N0110A045 DCT'],
    ['LSXA 46.5, 6.75 N4640.5 E00655.2 ALF LSXN', 'DCT 4630N00645E 4641N00655E DCT ALF DCT'],
    ['LSXA ALF090010 46N007E LSXN', 'DCT ALF090010 4600N00700E DCT'],
    ['LSXA CH-0005 LSXN', 'DCT 4648N00712E DCT'],
    ['LSXA C/46N007E/M082F290F350 LSXN', 'DCT C/4600N00700E/M082F290F350 DCT'],
    ['LSXA ALF STAY1/0030 LSXN', 'DCT ALF STAY1/0030 DCT'],
  ])('files the words of %s as %s', async (text, filed) => {
    expect((await planOf({ route: { text } })).items.route).toBe(filed);
  });

  it.each([
    ['N0105VFR LSXA LSXN', 'V'],
    ['N0105VFR LSXA ALF/N0105F085 IFR LSXN', 'Z'],
    ['N0105F085 LSXA ALF VFR LSXN', 'Y'],
    ['N0105F085 LSXA LSXN', null],
  ])('knows the rules of %s: %s', async (text, rules) => {
    expect((await planOf({ route: { text } })).items.rules).toBe(rules);
  });

  it('calls an aerodrome without a location indicator ZZZZ, and names it in item 18', async () => {
    const { items, faults } = await planOf({ route: { text: 'CH-0005 LSXN' } });
    expect(items).toMatchObject({ departure: 'ZZZZ', DEP: 'PRE D AVRIL 4648N00712E' });
    expect(faults.filter((fault) => fault.field === 'departure' || fault.field === 'DEP')).toEqual([]);
  });

  it('takes two alternates of the route, and says of a third that it is left out', async () => {
    const { items, unknown } = await planOf({ route: { ...route, alternates: ['LSXB', 'CH-0005', 'LSXA'] } });
    expect(items).toMatchObject({ alternate: 'LSXB', alternate2: 'ZZZZ', ALTN: 'PRE D AVRIL 4648N00712E' });
    expect(unknown).toEqual([{ field: 'alternate2', code: 'moreAlternates' }]);
  });

  const message = '(FPL-HBABC-VG-C172/L-SDE/S-LSXA0800-N0105VFR DCT ALF DCT-LSXN0045 LSXB-DOF/261122 RFP/Q1)';

  it('reads a message, with each fault in its place', async () => {
    const { items, faults } = await planOf({ message });
    expect(items).toMatchObject({ aircraftId: 'HBABC', equipment: 'SDE', alternate: 'LSXB', DOF: '261122' });
    expect(
      faults.map(({ code, item, field: name, text, messageFrom, messageTo }) => [
        code,
        item,
        name,
        text,
        message.slice(messageFrom ?? 0, messageTo ?? 0),
      ]),
    ).toEqual([
      ['indicatorUnknown', '18', null, 'RFP/Q1', 'RFP/Q1'],
      ['unknownLetter', '10', 'equipment', 'E', 'E'],
    ]);
    expect((await planOf({ route: { text: message } })).items).toEqual(items);
    const replaced = await planOf({ message, items: { equipment: 'SDF1' } });
    expect(replaced.faults.at(-1)).toMatchObject({ code: 'unknownLetter', text: 'F1', from: 2, messageFrom: null });
  });

  it('turns a message around', async () => {
    const { items, unknown, message: back } = await planOf({ message, isReversed: true });
    expect(items).toMatchObject({ departure: 'LSXN', destination: 'LSXA', time: null, eet: null, route: 'DCT ALF DCT' });
    expect(unknown.map(({ code, field: name }) => `${code} ${name}`)).toEqual([
      'cleared time',
      'cleared eet',
      'cleared alternate',
      'cleared DOF',
    ]);
    expect(back).toContain('\n-LSXN\n-N0105VFR DCT ALF DCT\n-LSXA\n');
  });

  it('answers an empty request with an empty form, and any message', async () => {
    const { items, faults } = await planOf({});
    expect([Object.values(items).filter((value) => value !== null), faults.length]).toEqual([[], 13]);
    for (const text of ['', '\u0000', '(FPL', '(FPL-'.repeat(3000), '-'.repeat(20_000), '\u{1F6E9}\uD800', '/ '.repeat(9_000)])
      await planOf({ message: text });
  });

  it.each([
    [{ route: { text: 'LSXA' }, message: 'X' }, [/^message: give either a route or a message$/]],
    [{ items: { colour: 'RED' } }, [/colour/]],
    [{ items: { time: 800 } }, [/time/]],
    [{ route: { text: 'LSXA', depart: 'soon' } }, [/^depart: not a time/]],
  ])('refuses %o', async (body, patterns) => {
    const { status, json } = await post(server, '/routes/flight-plan', body);
    expect(status).toBe(400);
    expect((json as { details: string[] }).details).toEqual(patterns.map((pattern) => expect.stringMatching(pattern) as string));
  });
});
