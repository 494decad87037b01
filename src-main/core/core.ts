/**
 * This is the whole program at a glance: two databases, what reads them, and who may use them. It has no window and no HTTP. It has over
 * 400 lines because it is one list: each part where it is opened, answers and is closed.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from 'better-sqlite3';
import type { CheckReport } from '#contract/dataset/check.ts';
import type { DecodedReports } from '#contract/weather/report.ts';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import type { ImportBody, ImportProgress } from '#contract/dataset/import.ts';
import type { UndoneImport } from '#contract/notams/imports.ts';
import type { Deleted } from './notams/lifecycle/bin.ts';
import type { AirlineImport } from '#contract/airlines.ts';
import { openAirlines } from './airlines/airlines.ts';
import { openAirports } from './airports/airports.ts';
import { openBriefings } from './briefing/briefings.ts';
import { openBriefingMemory, type BriefingMemory } from './briefing/memory.ts';
import { openBriefingWatch } from './briefing/watch.ts';
import { openApart } from './listing/listing-thread.ts';
import { openKeys } from './auth/keys.ts';
import { openOrigins } from './auth/origins.ts';
import { openRunKey } from './auth/run-key.ts';
import { openSessions } from './auth/sessions.ts';
import { openClients } from './clients/clients.ts';
import { openDesk } from './desk/desk.ts';
import { openNeededAerodromes } from './desk/needed-aerodromes.ts';
import { openReadiness } from './desk/readiness.ts';
import { openTransfer } from './transfer/transfer.ts';
import { openCountries } from './countries/countries.ts';
import { threadsLoaded } from './platform/worker.ts';
import { systemClock, realTimer, type Timer } from './platform/clock.ts';
import { writeWhole } from './platform/data-folder.ts';
import { openSeenTime } from './database/seen-time.ts';
import { openStateCare } from './database/state-care.ts';
import { datasetInUse, noteDatasetInUse, unlessDamaged } from './database/lost-state.ts';
import { openFolder } from './open-folder.ts';
import { openCountryOf } from './reference/country-of-places.ts';
import { openDataset, type Dataset } from './reference/dataset.ts';
import { emitAfterImports, type Events } from './events.ts';
import { installation } from './platform/installation.ts';
import { leftovers } from './platform/leftovers.ts';
import { openListeners } from './listeners.ts';
import { saveStream } from './platform/save-stream.ts';
import { inSlices, turn } from './platform/slices.ts';
import { openRetries, type Retries } from './platform/retries.ts';
import type { Log } from './platform/log.ts';
import type { StartChild } from './platform/process/start-child.ts';
import { openLineReader } from './line/line.ts';
import { openPlaces } from './line/places.ts';
import { onDemand } from './platform/on-demand.ts';
import { openWritePriority } from './platform/write-priority.ts';
import { openPrinter } from './print/printer.ts';
import { openBasemaps } from './basemaps/basemaps.ts';
import { openMapData } from './map/map-data.ts';
import { openNavaids } from './navaids/navaids.ts';
import { openAerodromes, openAerodromesOf } from './notams/describe/aerodromes.ts';
import type { DecodedInput } from './notams/import/decode-input.ts';
import type { NotamInput } from './notams/import/import-notams.ts';
import { openIntake } from './notams/import/intake.ts';
import { openDeletionByAge } from './notams/lifecycle/delete-by-age.ts';
import { openNotams } from './notams/notams.ts';
import { openStates } from './notams/state/states.ts';
import { openUserData } from './user-data/user-data.ts';
import { Refusal } from './refusal.ts';
import { openAlongRoute, type AlongQuery } from './route/along.ts';
import { passagesOf, type Passages, type PassageQuery } from './route/passages.ts';
import { openRouteEngine } from './route/route.ts';
import { openWaypointImport } from './route/waypoints/waypoints.ts';
import { openSavedRoutes } from './route/saved.ts';
import { openDatasetSearch } from './search/dataset-search.ts';
import { openSettings } from './settings/settings.ts';
import { openAutomation } from './sync/automation.ts';
import { openCredentials, type KeyStore } from './sync/credentials/credentials.ts';
import { openFetchChoices } from './sync/places/choice.ts';
import { openFetchPlaces } from './sync/places/fetch-places.ts';
import { openSources, unknownKinds } from './sync/sources.ts';
import { openSync } from './sync/sync.ts';
import { openFilesApart } from './user-files/file-processes.ts';
import { openUsers } from './users/users.ts';
import { openBestEnds } from './weather/best-end.ts';
import { openReports } from './weather/reports.ts';
import { openStationAir } from './weather/station-air.ts';
import { openSurfaceWinds } from './weather/surface-wind.ts';
import { openWeather, refuseUnread, type StoreWeather } from './weather/weather.ts';
import { openProblems } from './problems.ts';
import { reason } from './reasons/reason.ts';
import { stepOf } from './progress.ts';

/** This many ids of NOTAMs make an event of some 200 kB. */
const MOST_IDS_TOLD = 5_000;
/** A batch takes a few milliseconds. */
const RESTORED_AT_ONCE = 100;

type ReceivedImport = Omit<ImportBody, 'from'> & { name: string; maxBytes: number };

/**
 * Opens the data folder for this process alone. Throws a Refusal that names the process which has it, or what is wrong with it.
 * `clock` gives the current time; everything that ages asks it. `startChild` starts a process where Node's own way is shut,
 * `keyStore` keeps credentials; sources are fetched by `timer`, and again after pauses that `random` varies.
 */
export async function openCore(options: {
  dataDir: string;
  clock?: () => Date;
  log: Log;
  startChild?: StartChild;
  keyStore?: KeyStore;
  timer?: Timer;
  random?: () => number;
}): Promise<Core> {
  const { dataDir, clock = systemClock, log, startChild, keyStore, timer, random } = options;
  // They are closed in reverse order, at the end or as soon as a later step fails.
  const opened = new DisposableStack();
  try {
    const retries = opened.adopt(openRetries({ log }), (works) => works.stop());
    const state = openFolder(opened, { dataDir, clock, log, retries });
    const dataset = opened.adopt(await openDataset({ dataDir, clock, log, wasInUse: datasetInUse(state), startChild }), (set) =>
      set.close(),
    );
    return wire({ dataDir, clock, log, startChild, keyStore, timer, random, state, retries, dataset, close: () => opened.dispose() });
  } catch (error) {
    opened.dispose();
    throw error;
  }
}

function wire(parts: {
  dataDir: string;
  clock: () => Date;
  log: Log;
  startChild: StartChild | undefined;
  keyStore: KeyStore | undefined;
  timer: Timer | undefined;
  random: (() => number) | undefined;
  state: Database;
  retries: Retries;
  dataset: Dataset;
  close: () => void;
}) {
  const { dataDir, clock, log, startChild, keyStore, timer, random, state, retries, dataset, close } = parts;
  const users = openUsers(state, clock);
  const apart = openApart();
  const routes = openRouteEngine(dataset, openStationAir(state, clock), clock);
  const airlines = openAirlines(state, clock);
  const flightPlans = onDemand(async () => (await import('./route/flight-plan/flight-plan.ts')).openFlightPlans(routes, airlines, clock));
  const alongRoute = openAlongRoute(routes);
  const airports = openAirports(dataset, clock, { apart, alongRoute });
  const navaids = openNavaids(dataset, clock, { apart, alongRoute });
  const finder = openDatasetSearch(dataset, airports, navaids);
  const printer = openPrinter();
  const files = openFilesApart({ startChild });
  const routeDocuments = onDemand(async () =>
    (await import('./route/documents.ts')).openRouteDocuments({ routes, dataset, airports, navaids, reports, clock, printer, files }),
  );
  const aerodromes = openAerodromes(dataset);
  const placesOf = (identifier: string) => airports.notamPlaces(identifier);
  const codesOfCountry = (country: string) => airports.notamCodesOfCountry(country);
  const countryOf = openCountryOf(dataset);
  const isStarter = () => dataset.current().isStarter;
  const notams = openNotams(state, clock, { aerodromes, placesOf, codesOfCountry, apart, alongRoute, countryOf, isStarter });
  for (const keepUp of [notams.refreshSamples, notams.refreshDetails]) {
    retries.do(() => void unlessDamaged<unknown>(state, undefined, keepUp));
  }
  const states = openStates({ state, placesOf, airports, aerodromes, clock });
  const reports = openReports({ db: state, airports, clock });
  const windAt = openSurfaceWinds({ reports, clock });
  const briefings = openBriefings({ state, dataset, printer, clock });
  const settings = openSettings(state);
  const seenTime = openSeenTime(state, clock);
  const writePriority = openWritePriority();
  unlessDamaged(state, undefined, () => seenTime.note());
  const userData = openUserData({
    db: state,
    dataset,
    airports,
    clock,
    log,
    first: writePriority.first,
    mayDelete: () => seenTime.isTrusted(),
  });
  const events: Events = openListeners();
  const briefingMemory = openBriefingMemory(state, clock);
  const emitBriefings = () => events.emit({ type: 'briefings', concludedAt: clock().toISOString() });
  const briefingWatch = openBriefingWatch({ briefings, memory: briefingMemory, log, writePriority, onChanged: emitBriefings });
  let toldOf = unlessDamaged(state, 0, () => notams.changes.cursor());
  const notamRevision = () => unlessDamaged(state, 0, notams.revision);
  let toldRevision = notamRevision();
  const emitNotams = () => {
    toldRevision = notamRevision();
    const ids = notams.changes.idsSince(toldOf, MOST_IDS_TOLD);
    toldOf = notams.changes.cursor();
    events.emit({ type: 'notams', importedAt: notams.ages().importedAt, cursor: toldOf, ids });
    briefingWatch.look();
  };
  const refreshSamples = () => {
    if (notams.refreshSamples()) emitNotams();
  };
  settings.onChange(refreshSamples);
  const automation = openAutomation(settings, clock);
  const sources = openSources(state, { dataDir, clock, credentials: openCredentials({ dataDir, keyStore }), automation });
  /** Returns what is wrong with rows of state.sqlite that another version wrote, or none. */
  const unreadableRows = () =>
    unlessDamaged(state, [], () => [
      ...users.withoutReadablePassword().map((id) => reason('passwordUnreadable', { id })),
      ...unknownKinds(sources.list()),
    ]);
  const care = openStateCare({ db: state, dataDir, clock, timer: realTimer, log, startChild });
  const problems = openProblems({
    dataDir,
    look: () => [
      unlessDamaged(state, undefined, () => seenTime.jump()),
      care.problem(),
      dataset.problem(),
      sync.problem(),
      weather.problem(),
      ...dataset.unreadable(),
      ...unreadableRows(),
    ],
  });
  const deletion = openDeletionByAge({ notams, seenTime, timer: realTimer, log, onDeleted: emitNotams });
  const weather = openWeather({
    db: state,
    reports,
    files,
    clock,
    mayDelete: () => seenTime.isTrusted(),
    first: writePriority.first,
    apart,
    alongRoute,
    codesOfCountry,
    onChange: () => events.emit({ type: 'weather', importedAt: weather.importedAt() }),
  });
  const storeWeather: StoreWeather = (contents, { isDryRun }) =>
    weather.import(
      contents.map((content) => () => Promise.resolve(content)),
      { isDryRun, isPart: true },
    );
  const notamIntake = emitAfterImports(openIntake({ dataDir, clock, state, writePriority, storeWeather }), {
    revision: notamRevision,
    onChange: emitNotams,
  });
  const needed = openNeededAerodromes({ routes, userData, dataset });
  const fetchChoices = openFetchChoices(state);
  const fetchPlaces = openFetchPlaces({
    db: state,
    dataset,
    choices: fetchChoices,
    needed,
    placesOf,
    listSources: sources.list,
    clock,
  });
  const sync = openSync({
    db: state,
    dataset,
    sources,
    settings,
    automation,
    notamIntake,
    airlines,
    storeWeather,
    places: fetchPlaces,
    clock,
    log,
    confirmTime: seenTime.confirm,
    timer,
    random,
  });
  // While another dataset serves in its place, the one that was in use stays recorded, so that it is still reported as missing.
  const noteInUse = () => retries.do(() => unlessDamaged(state, undefined, () => noteDatasetInUse(state, dataset.current())));
  if (!dataset.problem()) noteInUse();
  dataset.onSwap(({ revision, date }) => {
    noteInUse();
    unlessDamaged(state, undefined, refreshSamples);
    events.emit({ type: 'dataset', revision, date });
  });
  sync.onChange((status) => {
    events.emit({ type: 'sync', sync: status });
    // A source may claim something without an import, from which the state of aerodromes changes.
    if (status.state === 'idle' && notamRevision() !== toldRevision) emitNotams();
  });
  const desk = openDesk({ state, dataset, states, aerodromes, routes, userData, windAt, reports, clock });
  const readiness = openReadiness({ claimOf: notams.claimOf, placesOf, needed, clock });
  const transfer = openTransfer({ dataDir, state, dataset, imports: sync.imports, clock, log, onNotamsChanged: emitNotams });
  const basemaps = openBasemaps({ db: state, dataDir, files, log, first: writePriority.first });
  const discovery = join(dataDir, 'server.json');
  /** Ends the attempts to write `server.json`. */
  let giveUp = () => {};
  const runKey = openRunKey(users);

  const startImport = (
    { from, date, acceptLoss = false }: ImportBody,
    { name = from, onEnd = () => undefined }: { name?: string; onEnd?: () => void } = {},
  ): ImportProgress => {
    sync.refuseOffline(from);
    const importing = sync.imports.import(from, { isForced: acceptLoss, date, name });
    importing.catch((error: unknown) => log.warn('import refused', { from: name, reason: String(error) })).finally(onEnd);
    return dataset.progress() ?? { state: 'running', step: stepOf('starting'), dataset: null, reasons: [] };
  };

  return {
    version: installation.version,
    clock,
    dataset,
    airports,
    airlines,
    /** Stores the airlines of a CSV file. */
    async importAirlines(bytes: Uint8Array, name: string): Promise<AirlineImport> {
      const { rows, report } = await (await import('./airlines/read-airlines.ts')).readAirlines(bytes, name, clock());
      const { rows: read, leftOut, issues } = report;
      return {
        read,
        leftOut,
        totalCount: writePriority.first(() => airlines.put(rows)),
        issues: issues.map(({ line, reason }) => ({ line, reason })),
      };
    },
    navaids,
    countries: openCountries(dataset, clock),
    /** The map of the world is drawn from it. */
    mapData: openMapData(dataset),
    basemaps,
    importWaypoints: openWaypointImport({ files, waypoints: userData.waypoints }),
    search: finder,
    line: openLineReader({ places: openPlaces({ dataset, finder, airports, navaids }), airports, routes, notams, clock }),
    notams,
    states,
    notamIntake,
    /** Puts the wind that was typed, else that of METAR or TAF, on the runways at the moment of a state; undefined for an unknown airport. */
    windOf: openBestEnds({ airports, windAt }),
    weather,
    routes,
    /** Reads the route that a list goes along, with the faults of its words. */
    alongRoute,
    /** Tells where that route passes each row; undefined where the query does not ask for it. */
    passagesOf: (query: AlongQuery & PassageQuery): Passages | undefined =>
      passagesOf(query, query.along && alongRoute(query), clock().getTime()),
    routeDocuments,
    savedRoutes: openSavedRoutes(routes, userData),
    briefings,
    desk,
    /** It says how complete the NOTAMs are for a route, or for the places of a user. */
    readiness,
    /** The last briefings of stored routes. */
    briefingMemory: {
      ...briefingMemory,
      remember(...made: Parameters<BriefingMemory['remember']>): void {
        briefingMemory.remember(...made);
        emitBriefings();
      },
    },
    briefingWatch,
    flightPlans,
    users,
    keys: openKeys(state, clock),
    sessions: openSessions(state, users, clock),
    runKey,
    origins: openOrigins(state),
    settings,
    userData,
    clients: openClients(clock),
    sources,
    fetchPlaces: { list: fetchPlaces.list, put: fetchChoices.put },
    sync,
    /** `GET /events` sends what happens in the core. */
    events,
    transfer,
    problems,
    /** Runs a short write, which an import of NOTAMs lets go first. */
    first: writePriority.first,

    status(): DatasetStatus {
      const { revision, source, isStarter, date, importedAt, counts, losses } = dataset.current();
      const ages = unlessDamaged(state, { importedAt: null, issuedAt: null }, () => notams.ages());
      return {
        revision,
        source,
        isStarter,
        date,
        importedAt,
        counts: { ...counts, notams: unlessDamaged(state, 0, () => notams.count()) },
        losses,
        notamsImportedAt: ages.importedAt,
        notamsIssuedAt: ages.issuedAt,
        notamBin: unlessDamaged(state, { count: 0, goneAt: null }, () => notams.bin()),
        problems: problems.list(),
        import: dataset.progress(),
      };
    },

    /** Starts building a new dataset and returns at once. Throws `importRunning` while one is being built, `invalidRequest` for an invalid date. */
    startImport: (body: ImportBody): ImportProgress => startImport(body),
    /** Does as `startImport` with a ZIP that arrives as a stream. Throws `bodyTooLarge` beyond `maxBytes`. */
    async receiveImport(pieces: Readable, { name, maxBytes, ...body }: ReceivedImport): Promise<ImportProgress> {
      const from = join(dataDir, leftovers.upload.name());
      const remove = () => rmSync(from, { force: true });
      try {
        await saveStream(pieces, from, { maxBytes, tooLarge: `The file is larger than ${maxBytes / 1e6} MB.` });
        return startImport({ ...body, from }, { name, onEnd: remove });
      } catch (error) {
        remove();
        throw error;
      }
    },

    /** Ends the import in progress, of a dataset, of NOTAMs or of a pack, or only one of NOTAMs that `of`, a username, began; false if there is none. */
    cancelImport(of?: string): boolean {
      if (of !== undefined) return notamIntake.cancel(of);
      return [dataset.cancelImport(), notamIntake.cancel(), transfer.cancel()].includes(true);
    },

    /** Reads the whole dataset in use and state.sqlite, on other threads. */
    async check(): Promise<CheckReport> {
      const [report, fault] = await Promise.all([dataset.check(), care.check()]);
      const ofState = [...(fault ? [fault] : []), ...unreadableRows()];
      return ofState.length > 0 ? { ...report, isGood: false, findings: [...report.findings, ...ofState] } : report;
    },

    /** The user says that the machine's clock is right. */
    confirmClock: (): void => seenTime.confirm(clock()),

    /**
     * Undoes an import of NOTAMs, by default the last that can be; only one of the user `of`, if given. Other requests are answered meanwhile. Throws as
     * `notams.imports.batches`, and `importRunning`.
     */
    async undoNotams(id: number | undefined, by: string, of?: string): Promise<UndoneImport> {
      if (notamIntake.isRunning()) throw new Refusal('importRunning');
      const undone = await inSlices(notams.imports.batches(id, by, of));
      emitNotams();
      return undone;
    },

    /** Deletes one NOTAM, which can be restored. False for an id that is not stored. Throws `ownerRequired` for one that others than `of` imported, if given. */
    deleteNotam(id: string, deletion: { by: string; note: string | null }, of?: string): boolean {
      const isDeleted = notams.remove(id, deletion, of);
      if (isDeleted) emitNotams();
      return isDeleted;
    },

    /**
     * Stores again what is in the bin, all of it or some; answers how many. Other requests are answered meanwhile. Throws `ownerRequired` where only
     * others than `by` deleted it.
     */
    async restoreNotams(which?: Deleted): Promise<number> {
      if (which && notams.isOfOthers(which)) throw new Refusal('ownerRequired');
      let all = 0;
      for (;;) {
        const { taken, restored } = notams.restore(RESTORED_AT_ONCE, which);
        all += restored;
        if (taken === 0) break;
        await turn();
      }
      if (all > 0) emitNotams();
      return all;
    },

    /** Writes the server's address and the key of this run to the data folder, and begins to delete by age; or removes it, and ends that. */
    announce(where: { port: number; url: string } | undefined): void {
      giveUp();
      // A file that a killed process left names another port.
      rmSync(discovery, { force: true });
      if (!where) {
        runKey.end();
        deletion.stop();
        void care.stop();
        return;
      }
      deletion.start();
      care.start();
      // A command may have imported NOTAMs while no server ran.
      unlessDamaged(state, undefined, briefingWatch.look);
      const problem = dataset.problem();
      if (problem && problem.code !== 'datasetBarred') sync.rebuild();
      const found = { ...where, pid: process.pid, version: installation.version, key: runKey.make() };
      giveUp = retries.do(() => writeWhole(discovery, `${JSON.stringify(found)}\n`));
    },

    async close(): Promise<void> {
      deletion.stop();
      printer.stop();
      transfer.stop();
      basemaps.close();
      await Promise.all([sync.stop(), care.stop(), notamIntake.stop(), briefingWatch.stop(), briefings.stop(), files.stop(), apart.stop()]);
      close();
      await threadsLoaded();
    },
  };
}

export type Core = ReturnType<typeof wire>;

// Packs, backups and restoring work without an open core.
export { backUpTo, beginAfresh, packTo, restoreFrom, restoreLastBackup } from './transfer/to-and-from-files.ts';

/**
 * Reads NOTAMs without opening the data folder, so that it works alongside a server; the runways come from the dataset there, if
 * any. Throws a Refusal for input that is not text.
 */
export async function decodeNotams<T>(
  input: NotamInput,
  { dataDir }: { dataDir: string },
  take: (decoded: DecodedInput) => T | Promise<T>,
): Promise<T> {
  const { decodeInput } = await import('./notams/import/decode-input.ts');
  return decodeInput(input, { clock: systemClock, aerodromes: openAerodromesOf(join(dataDir, 'reference.sqlite')) }, take);
}

/** Reads METAR and TAF without opening the data folder. Throws `invalidRequest` where there is none. */
export async function decodeWeather(bytes: Uint8Array): Promise<DecodedReports> {
  const { readWeatherFile } = await import('./weather/read-file.ts');
  return refuseUnread(readWeatherFile(bytes, systemClock().getTime()));
}
