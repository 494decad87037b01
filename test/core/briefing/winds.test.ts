/** Whose wind a briefing takes for the ends of a runway: the one that was typed, else that of METAR at departure and of TAF at arrival. */
import { describe, expect, it } from 'vitest';
import type { Brief } from '#core/briefing/briefing.ts';
import { Refusal } from '#core/refusal.ts';
import { briefOf, fileOf, importNotams, openForTest, planOf } from './setting.ts';

const NOW = '2026-11-21T07:00:00.000Z';

describe('the wind of a briefing', () => {
  it('takes the METAR at departure and the TAF at arrival where no wind is given, and what is given in their place', async () => {
    const { core } = await openForTest(NOW);
    const reports = [
      'METAR LSGG 210650Z 23015G28KT CAVOK 12/10 Q0998=',
      'TAF LSGG 210525Z 2106/2212 23030KT CAVOK=',
      'METAR LSZH 210650Z 32012KT CAVOK 12/10 Q0998=',
      'TAF LSZH 210525Z 2106/2212 VRB04G18KT CAVOK=',
    ];
    await core.weather.import([() => Promise.resolve(Buffer.from(reports.join('\n')))], { isDryRun: false });
    const windsOf = (surfaceWinds: NonNullable<NonNullable<Parameters<Brief>[0]['options']>['surfaceWinds']> = []) =>
      briefOf(core)(planOf('LSGG LSZH', { options: { surfaceWinds } })).aerodromes;
    const [from, to] = windsOf();
    expect(from?.best).toMatchObject({ wind: { direction: 230, gustKt: 28, source: { kind: 'METAR', minutes: 10 } }, reason: null });
    expect(from?.wind.find(({ end }) => end === '22')).toMatchObject({ headwindKt: 14, gustCrosswindKt: expect.any(Number) as number });
    expect(to?.best).toMatchObject({ wind: { direction: null, source: { kind: 'TAF', minutes: 95 } }, ends: [], reason: 'variable' });
    expect(new Set(to?.wind.map(({ crosswindKt, gustCrosswindKt }) => `${crosswindKt} ${gustCrosswindKt}`))).toEqual(new Set(['4 18']));
    const made = await fileOf(core, briefOf(core)(planOf('LSGG LSZH')), { format: 'text', paper: 'a4', language: 'en' });
    const text = Buffer.from(made.bytes).toString();
    expect(text.slice(text.indexOf('Weather\n'))).toContain('\nMETAR LSGG 210650Z 23015G28KT CAVOK 12/10 Q0998=\n- 21 NOV 0650Z; wind');
    expect(text).toContain('Wind 230° true 15 kt gusting 28 kt (METAR LSGG 21 NOV 0650Z, 10 min old)');
    const typed = windsOf([{ aerodrome: 'LSGG', direction: 40, speedKt: 10, gustKt: 20 }]);
    expect(typed[0]?.best).toMatchObject({ wind: { direction: 40, gustKt: 20, source: { kind: 'typed' } }, ends: [{ end: '04' }] });
    expect(windsOf([{ direction: 320, speedKt: 12 }]).map(({ best }) => best?.wind)).toMatchObject([
      { direction: 320 },
      { direction: 320 },
    ]);
    expect(() => windsOf([{ aerodrome: 'LSGG', direction: 40, speedKt: 10, gustKt: 5 }])).toThrow(Refusal);
    const varying = windsOf([{ aerodrome: 'LSGG', direction: 40, speedKt: 10, from: 350, to: 90 }]);
    expect(varying[0]?.best?.wind).toMatchObject({ direction: 40, from: 350, to: 90 });
    expect(() => windsOf([{ aerodrome: 'LSGG', direction: 40, speedKt: 10, from: 350 }])).toThrow(Refusal);
  });

  it('takes that of the departure where the arrival is not known', async () => {
    const { core } = await openForTest(NOW);
    await core.weather.import([() => Promise.resolve(Buffer.from('METAR LSZH 210650Z 32012KT CAVOK 12/10 Q0998='))], { isDryRun: false });
    const { aerodromes } = briefOf(core)({ ...planOf('LSGG LSZH'), depart: '2026-11-21T07:05Z', aircraft: {} });
    expect(aerodromes[1]).toMatchObject({ at: null, best: { wind: { direction: 320, source: { kind: 'METAR' } } } });
  });

  it('never calls a closed end the best', async () => {
    const { core } = await openForTest(NOW, { e: 'RWY 04/22 CLSD.', q: 'QMRLC' });
    await core.weather.import([() => Promise.resolve(Buffer.from('METAR LSGG 210650Z 23015KT CAVOK 12/10 Q0998='))], { isDryRun: false });
    expect(briefOf(core)(planOf('LSGG LSZH')).aerodromes[0]?.best).toMatchObject({
      wind: { direction: 230 },
      ends: [],
      reason: 'noneOpen',
    });
  });

  it('gives no wind for an end that is closed, and that of an end that may be closed', async () => {
    const { core } = await openForTest(NOW);
    await core.weather.import([() => Promise.resolve(Buffer.from('METAR LSGG 210650Z 23015KT CAVOK 12/10 Q0998='))], { isDryRun: false });
    const endsOf = () => briefOf(core)(planOf('LSGG LSZH')).aerodromes[0]?.wind.map(({ end, isClosed }) => [end, isClosed]);
    expect(endsOf()).toEqual(expect.arrayContaining([['22', false]]));
    await importNotams(core, { e: 'RWY 04/22 SUBJECT TO CLOSURE.', q: 'QMRXX' });
    expect(endsOf()).toEqual(expect.arrayContaining([['22', true]]));
    await importNotams(core, { e: 'RWY 04/22 CLSD.', q: 'QMRLC' });
    expect(endsOf()?.map(([end]) => end)).not.toContain('22');
  });

  it('prints neither wind nor length of an end that is closed, and both of one that is closed at another time only', async () => {
    const { core } = await openForTest(NOW);
    await core.weather.import([() => Promise.resolve(Buffer.from('METAR LSGG 210650Z 23015KT CAVOK 12/10 Q0998='))], { isDryRun: false });
    const lineOf = async () => {
      const made = await fileOf(core, briefOf(core)(planOf('LSGG LSZH')), { format: 'text', paper: 'a4', language: 'en' });
      return /04\/22: [^]*?\n- /.exec(Buffer.from(made.bytes).toString())?.[0].replaceAll(/\s+/g, ' ');
    };
    await importNotams(core, { e: 'RWY 22 CLSD.', q: 'QMRLC', b: '2611210830', c: '2611212359' });
    expect(await lineOf()).toMatch(/; 22 CLOSED; 04 .* ft\), 22 .* ft\); 04: \d+ kt tailwind, .*; 22: \d+ kt headwind, /);
    await importNotams(core, { e: 'RWY 22 CLSD.', q: 'QMRLC' });
    expect(await lineOf()).toMatch(/; 22 CLOSED; 04 [^;]* ft\); 04: \d+ kt tailwind, [^;]*$/);
  });

  it.each(['METAR LSGG 210650Z VRB03KT CAVOK 12/10 Q0998=', 'METAR LSGG 210650Z 00000KT CAVOK 12/10 Q0998=', undefined])(
    'has no best end where all runways are closed, whatever the wind: %s',
    async (metar) => {
      const { core } = await openForTest(NOW, { e: 'RWY 04/22 CLSD.', q: 'QMRLC' });
      if (metar !== undefined) await core.weather.import([() => Promise.resolve(Buffer.from(metar))], { isDryRun: false });
      expect(briefOf(core)(planOf('LSGG LSZH')).aerodromes[0]?.best).toMatchObject({ ends: [], reason: 'noneOpen' });
    },
  );
});
