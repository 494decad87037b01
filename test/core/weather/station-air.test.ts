/** What reports lend to a flight: the QNH that makes altitudes of flight levels, and the temperature that makes a speed of a Mach number. */
import { beforeEach, describe, expect, it } from 'vitest';
import { briefOf, importText, testCore } from '../briefing/setting.ts';

const NOW = '2026-11-21T06:00:00Z';
/** Numbers of the standard atmosphere: 27 ft a hectopascal near 1013 hPa. */
const BELOW = 1013.25 - 978;

const opened = testCore(NOW);
beforeEach(() => void opened.core.weather.clear());

const store = (...reports: string[]) =>
  opened.core.weather.import([() => Promise.resolve(Buffer.from(reports.join('\n')))], { isDryRun: false });
const low = 'METAR LSGG 210520Z 23015KT 9999 SCT030 12/10 Q0978=';

describe('the level of a leg', () => {
  const legOf = (level: string, depart = NOW) => opened.core.routes.parse({ text: `LSGG N0120${level} LSGS`, depart }).legs[0];

  it('is an altitude by the QNH of the nearest report, which is named with its age and distance', async () => {
    await store(low, 'METAR LFLY 210530Z 23015KT 9999 SCT030 12/10 Q1030=');
    const leg = legOf('F100');
    expect(leg?.qnh).toMatchObject({ station: 'LSGG', observedAt: '2026-11-21T05:20:00.000Z', minutes: 40, qnhHpa: 978 });
    expect(leg?.qnh?.distanceNm).toBe(25.4);
    expect(Math.abs((leg?.altitudeFt ?? 0) - (10_000 - BELOW * 27.7))).toBeLessThan(30);
  });

  it('is the same without any report where it is an altitude, and unknown where it is a flight level', async () => {
    expect(legOf('A100')).toMatchObject({ altitudeFt: 10_000, qnh: null });
    expect(legOf('F100')).toMatchObject({ altitudeFt: null, qnh: null });
    await store('METAR LSZH 210520Z 23015KT CAVOK 12/10 Q0978=');
    expect(legOf('F100')).toMatchObject({ altitudeFt: null, qnh: null });
  });

  it.each([
    ['too old now', 'METAR LSGG 210250Z 23015KT CAVOK 12/10 Q0978=', NOW],
    ['of another time', low, '2026-11-21T09:00:00Z'],
    ['to come', 'METAR LSGG 210620Z 23015KT CAVOK 12/10 Q0978=', NOW],
    ['without a QNH', 'METAR LSGG 210520Z 23015KT CAVOK 12/10=', NOW],
  ])('is no altitude by a report that is %s', async (_what, report, depart) => {
    await store(report);
    expect(legOf('F100', depart)).toMatchObject({ altitudeFt: null, qnh: null });
  });
});

describe('a Mach number', () => {
  const parse = (plan: object = {}) => opened.core.routes.parse({ text: 'LSGG M080F330 LSGS', depart: NOW, ...plan });

  it('has a speed by the METAR of a station that is named, whose level is said', async () => {
    await store('METAR LSGG 210520Z 23015KT 9999 SCT030 22/10 Q1013=');
    const { air, legs } = parse({ temperatureFrom: 'lsgg' });
    // 1,411 ft of elevation: the standard is 12.2 °C there.
    expect(air).toMatchObject({ station: 'LSGG', minutes: 40, temperatureC: 22, isaDeviationC: 9.8 });
    expect(air?.pressureAltitudeFt).toBeGreaterThan(1_400);
    expect(legs[0]?.tasKt).toBeCloseTo(parse({ isaDeviationC: 9.8 }).legs[0]?.tasKt ?? 0, 3);
  });

  it('has none without a report that counts, and never takes that of another station', async () => {
    await store('METAR LSGG 210250Z 23015KT CAVOK 12/10 Q0978=', 'METAR LFLY 210530Z 23015KT CAVOK 12/10 Q1030=');
    expect(parse({ temperatureFrom: 'LSGG' })).toMatchObject({
      air: null,
      legs: [{ tasKt: null, reasons: expect.arrayContaining(['noTemperatureReport']) as string[] }],
    });
    expect(() => parse({ temperatureFrom: 'LSGG', isaDeviationC: 0 })).toThrow('not valid');
  });
});

describe('an area with flight levels for a flight at an altitude', () => {
  const area = `(A0911/26 NOTAMN
Q) LSAS/QRTCA/IV/BO/W/110/140/4613N00642E005
A) LSAS B) 2611210000 C) 2611220000
E) TEMPO RESTRICTED AREA. PSN 461300N0064200E RADIUS 5NM.
F) FL110 G) FL140)`;
  const brief = () => briefOf(opened.core)({ text: 'LSGG N0120A085 LSGS', depart: NOW });

  it('is compared by the QNH of the report near where it is passed, as the answer says', async () => {
    await importText(opened.core, area);
    const byStandard = brief();
    expect(byStandard.notShown).toContainEqual(expect.objectContaining({ reason: 'aboveLevels', count: 1 }));
    expect(byStandard).toMatchObject({ settings: { upperFt: 10_500, levelReference: 'aboveSea', qnh: [] } });
    expect(byStandard.reasons).toContain('standardPressure');
    await store(low);
    const byQnh = brief();
    // 11,000 ft of pressure altitude are some 10,030 ft with 978 hPa.
    const [notice] = byQnh.notices;
    expect(notice).toMatchObject({ notamId: 'A0911/26', floor: { feet: 11_000, reference: 'flightLevel' }, qnh: { station: 'LSGG' } });
    expect(Math.abs((notice?.floor?.altitudeFt ?? 0) - 10_025)).toBeLessThan(30);
    expect(byQnh.settings.qnh).toMatchObject([{ station: 'LSGG', minutes: 40, qnhHpa: 978 }]);
    expect(byQnh.reasons).not.toContain('standardPressure');
  });
});
