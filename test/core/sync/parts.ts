/** The parts of a core that sync, wired as core.ts wires them, over a data folder; without vitest, so that a process of its own can use it. */
import { join } from 'node:path';
import { openAirlines } from '#core/airlines/airlines.ts';
import { openAirports } from '#core/airports/airports.ts';
import { openState } from '#core/database/state.ts';
import { sweepLeftovers } from '#core/platform/leftovers.ts';
import type { StartChild } from '#core/platform/process/start-child.ts';
import { openDataset } from '#core/reference/dataset.ts';
import { openCoverage, openSourceClaims } from '#core/notams/lifecycle/coverage.ts';
import { openIntake } from '#core/notams/import/intake.ts';
import { openApart } from '#core/listing/listing-thread.ts';
import { openNotams } from '#core/notams/notams.ts';
import { openSettings } from '#core/settings/settings.ts';
import { openCredentials } from '#core/sync/credentials/credentials.ts';
import { openFetchChoices } from '#core/sync/places/choice.ts';
import { openFetchPlaces } from '#core/sync/places/fetch-places.ts';
import { openSources } from '#core/sync/sources.ts';
import { openSync } from '#core/sync/sync.ts';
import { openFilesApart } from '#core/user-files/file-processes.ts';
import { openReports } from '#core/weather/reports.ts';
import { openWeather, type StoreWeather } from '#core/weather/weather.ts';
import { noMinimumRows } from '../../helpers/dataset-files.ts';
import { realTimer, type Timer } from '#core/platform/clock.ts';

export type Parts = Awaited<ReturnType<typeof openParts>>;

export async function openParts(
  dataDir: string,
  timer: Timer & { clock: () => Date } = { ...realTimer, clock: () => new Date() },
  startChild?: StartChild,
) {
  const { clock } = timer;
  const said: { level: string; message: string }[] = [];
  const say = (level: string) => (message: string) => void said.push({ level, message });
  const log = { info: say('info'), warn: say('warn'), error: say('error') };
  const db = openState(join(dataDir, 'state.sqlite'), { clock });
  sweepLeftovers(dataDir);
  const dataset = await openDataset({ dataDir, clock, log, minimumRows: noMinimumRows, startChild });
  const notams = openNotams(db, clock);
  const settings = openSettings(db, notams);
  const notamIntake = openIntake({ dataDir, clock, state: db });
  const sources = openSources(db, { dataDir, clock, credentials: openCredentials({ dataDir }) });
  const airlines = openAirlines(db, clock);
  const airports = openAirports(dataset, clock);
  const [files, apart] = [openFilesApart(), openApart()];
  const weather = openWeather({
    db,
    reports: openReports({ db, airports, clock }),
    files,
    clock,
    mayDelete: () => true,
    first: (write) => write(),
    onChange: () => undefined,
    apart,
    alongRoute: () => undefined,
    codesOfCountry: airports.notamCodesOfCountry,
  });
  const storeWeather: StoreWeather = (contents, about) =>
    weather.import(
      contents.map((content) => () => Promise.resolve(content)),
      { ...about, isPart: true },
    );
  const places = openFetchPlaces({
    db,
    dataset,
    choices: openFetchChoices(db),
    // There is no user here.
    needed: { ofUser: () => ({ needed: [], left: 0 }) },
    placesOf: airports.notamPlaces,
    listSources: sources.list,
    clock,
  });
  const sync = openSync({
    db,
    dataset,
    sources,
    settings,
    notamIntake,
    airlines,
    storeWeather,
    places,
    clock,
    log,
    timer,
    random: () => 0.5,
  });
  let isOpen = true;
  return {
    dataDir,
    sourceClaims: openSourceClaims(db, clock),
    coverage: openCoverage(db),
    dataset,
    notams,
    airlines,
    weather,
    storeWeather,
    notamIntake,
    settings,
    sources,
    sync,
    said,
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await notamIntake.stop();
      await sync.stop();
      await Promise.all([files.stop(), apart.stop()]);
      dataset.close();
      db.close();
    },
  };
}
