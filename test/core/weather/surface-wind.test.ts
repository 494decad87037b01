/** The wind at an aerodrome out of its reports: which of them, for which moment, and what is said of it. */
import { expect, it } from 'vitest';
import { openReports } from '#core/weather/reports.ts';
import { openSurfaceWinds } from '#core/weather/surface-wind.ts';
import { stateOf, testCore } from '../briefing/setting.ts';

const NOW = '2026-11-21T06:00:00Z';
const MINUTE = 60_000;

const opened = testCore(NOW);

/** Answers the wind of Geneva so many minutes from now, out of these reports alone. */
async function windsOf(...reports: string[]) {
  const { airports, clock, weather } = opened.core;
  weather.clear();
  if (reports.length > 0) await weather.import([() => Promise.resolve(Buffer.from(reports.join('\n')))], { isDryRun: false });
  const windAt = openSurfaceWinds({ reports: openReports({ db: stateOf(opened.core), airports, clock }), clock });
  return (minutes: number, first?: 'METAR') => windAt('LSGG', { at: Date.parse(NOW) + minutes * MINUTE, first });
}

const metar = 'METAR LSGG 210520Z 23015G28KT 200V260 9999 SCT030 12/10 Q0998=';
const taf = 'TAF LSGG 210225Z 2103/2209 22010KT 9999 BKN030 BECMG 2110/2112 04020G35KT TEMPO 2108/2110 25020G45KT=';

it('the wind is that of the METAR now and before, and of the TAF later, each with its age', async () => {
  const windIn = await windsOf(metar, taf);
  expect(windIn(0)).toMatchObject({
    wind: { direction: 230, speed: 15, gust: 28, between: [200, 260] },
    source: { kind: 'METAR', station: 'LSGG', at: '2026-11-21T05:20:00.000Z', minutes: 40, group: null },
  });
  expect(windIn(60)).toMatchObject({ wind: { direction: 220, speed: 10, gust: undefined }, source: { kind: 'TAF', minutes: 215 } });
  expect(windIn(60, 'METAR')).toMatchObject({ source: { kind: 'METAR' } });
  expect(windIn(150, 'METAR')).toMatchObject({ source: { kind: 'TAF', temporary: ['TEMPO 2108/2110 25020G45KT'] } });
  // While a BECMG is under way the worse of both counts.
  expect(windIn(5 * 60)).toMatchObject({ wind: { direction: 40, gust: 35 }, source: { group: 'BECMG 2110/2112 04020G35KT' } });
});

it.each([
  [[], 0, ['noMetar', 'noTaf']],
  [['METAR LSGG 210255Z 23015KT 9999 SCT030 12/10 Q0998='], 0, ['metarTooOld', 'noTaf']],
  [[metar], 180, ['noTaf', 'metarNotThen']],
  [['METAR LSGG 210620Z 23015KT CAVOK 12/10 Q0998='], 0, ['noMetar', 'noTaf']],
  [['METAR LSGG 210520Z /////KT CAVOK 12/10 Q0998='], 0, ['windNotReported', 'noTaf']],
  [['METAR LSGG 210520Z ///15KT CAVOK 12/10 Q0998='], 0, ['windNotReported', 'noTaf']],
  [['TAF LSGG 210225Z 2103/2109 22010KT CAVOK='], 240, ['outsideValidity', 'noMetar']],
  [['METAR LSZH 210520Z 23015KT CAVOK 12/10 Q0998='], 0, ['noMetar', 'noTaf']],
] as const)('there is no wind from %j in %i minutes, and a reason why', async (reports, minutes, gaps) => {
  const windIn = await windsOf(...reports);
  expect(windIn(minutes)).toEqual({ wind: undefined, source: null, gaps });
});

it('the wind is that of the last METAR before one from the future', async () => {
  const windIn = await windsOf(metar, 'METAR LSGG 220520Z 01040KT CAVOK 12/10 Q0998=');
  expect(windIn(0)).toMatchObject({ wind: { direction: 230 } });
});
