/** Reports for which there is no room: the oldest go, and it is said. */
import { expect, it } from 'vitest';
import { openPassingState } from '#core/database/state.ts';
import { openApart } from '#core/listing/listing-thread.ts';
import { openFilesApart } from '#core/user-files/file-processes.ts';
import { openReports } from '#core/weather/reports.ts';
import { openWeather } from '#core/weather/weather.ts';
import { openTestCore } from '../briefing/setting.ts';

const NOW = '2026-11-21T06:00:00Z';

it('a store of reports without room is a problem until an import has room again, and a station is removed with its last report', async () => {
  const opened = await openTestCore(NOW);
  const { airports, clock, alongRoute } = opened.core;
  const db = openPassingState({ clock });
  const [files, apart] = [openFilesApart(), openApart()];
  const changes: (string | null)[] = [];
  const weather = openWeather({
    db,
    reports: openReports({ db, airports, clock }),
    files,
    clock,
    mayDelete: () => true,
    first: (write) => write(),
    onChange: () => changes.push(weather.importedAt()),
    // Two reports have room, each of which takes some 700 bytes with its rows.
    mostBytes: 1_600,
    apart,
    alongRoute,
    codesOfCountry: airports.notamCodesOfCountry,
  });
  const store = async (...reports: string[]) =>
    weather.import([() => Promise.resolve(Buffer.from(reports.join('\n')))], { isDryRun: false });
  const stations = async () => [...weather.list(await weather.listing({}), { limit: 9, offset: 0 })].map(({ station }) => station);
  try {
    await store('METAR LSGG 210520Z 23015KT CAVOK 12/10 Q0998=', 'METAR LSZH 210450Z 23015KT CAVOK 12/10 Q0998=');
    expect([weather.problem(), await stations()]).toEqual([undefined, ['LSGG', 'LSZH']]);
    await store('METAR LFSB 210530Z 23015KT CAVOK 12/10 Q0998=');
    expect(weather.problem()).toMatchObject({ code: 'weatherRemovedForRoom', values: { removed: 1, mostMb: 0.0016 } });
    expect(await stations()).toEqual(['LFSB', 'LSGG']);
    await store('METAR LFSB 210530Z 23015KT CAVOK 12/10 Q0998=');
    expect([weather.problem(), changes.length]).toEqual([undefined, 2]);
    await store('METAR LSGG 210550Z 23015KT CAVOK 12/10 Q0998=', 'SPECI LSGG 210555Z 23015KT CAVOK 12/10 Q0998=');
    await store('METAR LSGG 210557Z 23015KT CAVOK 12/10 Q0998=');
    // What the two newest say is kept decoded.
    expect(db.prepare('SELECT at FROM weather_reports WHERE decoded IS NOT NULL AND station = ?').pluck().all('LSGG')).toEqual([
      '2026-11-21T05:55:00.000Z',
      '2026-11-21T05:57:00.000Z',
    ]);
  } finally {
    db.close();
    await Promise.all([files.stop(), apart.stop(), opened.close()]);
  }
});
