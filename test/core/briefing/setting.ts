/** The core has a separate data folder with the starter set, and NOTAMs written for a test. */
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingForm } from '#core/briefing/make-briefing.ts';
import { openBrief, type Brief } from '#core/briefing/briefing.ts';
import { openBriefingFiles } from '#core/briefing/files.ts';
import { openCore, type Core } from '#core/core.ts';
import { addPlaceFunctions } from '#core/geo/place.ts';
import { openAerodromes } from '#core/notams/describe/aerodromes.ts';
import { openReports } from '#core/weather/reports.ts';
import { openStationAir } from '#core/weather/station-air.ts';
import { openSurfaceWinds } from '#core/weather/surface-wind.ts';
import { openPrinter } from '#core/print/printer.ts';
import { layStarted } from '../../helpers/started-folder.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const silent = { info: () => undefined, warn: () => undefined, error: console.error };

export type Opened = { core: Core; at: (time: string) => void; close: () => Promise<void> };

/** Its clock stops until `at` sets it. */
export async function openTestCore(now: string): Promise<Opened> {
  const dataDir = temporaryFolder();
  await layStarted(dataDir, new Date(now));
  let time = now;
  const core = await openCore({ dataDir, clock: () => new Date(time), log: silent });
  return { core, at: (next) => void (time = next), close: () => core.close() };
}

/** One for a test, with the NOTAMs that are given. */
export async function openForTest(now: string, ...notams: Written[]): Promise<Opened> {
  const opened = await openTestCore(now);
  onTestFinished(opened.close);
  if (notams.length > 0) await importNotams(opened.core, ...notams);
  return opened;
}

/** One for all tests of a file or block: what it has is there from the first of them on. */
export function testCore(now: string, ...notams: Written[]): Opened {
  const opened = {} as Opened;
  beforeAll(async () => {
    Object.assign(opened, await openTestCore(now));
    if (notams.length > 0) await importNotams(opened.core, ...notams);
  });
  afterAll(() => opened.close());
  return opened;
}

export const importText = (core: Core, text: string): Promise<unknown> =>
  core.notams.import([{ name: 'test.txt', pieces: [Buffer.from(text)] }]);

/** Makes briefings as the thread of the core does, on this one, because tests make many of one core. */
export function briefOf(core: Core): Brief {
  const { dataset, routes, airports, notams, states, clock } = core;
  const placesOf = (identifier: string) => airports.notamPlaces(identifier);
  const reports = openReports({ db: stateOf(core), airports, clock });
  return openBrief({
    state: stateOf(core),
    dataset,
    routes,
    airports,
    notams,
    states,
    aerodromes: openAerodromes(dataset),
    placesOf,
    windAt: openSurfaceWinds({ reports, clock }),
    reports,
    stationAir: openStationAir(stateOf(core), clock),
    clock,
  });
}

const connections = new WeakMap<Core, Sqlite.Database>();

export function stateOf(core: Core): Sqlite.Database {
  const open = connections.get(core);
  if (open) return open;
  const state = new Sqlite(join(dirname(core.dataset.current().db.name), 'state.sqlite'), { readonly: true });
  addPlaceFunctions(state);
  connections.set(core, state);
  return state;
}

/** The file of a briefing that may have been changed since it was made. */
export async function fileOf(core: Core, briefing: Briefing, form: BriefingForm) {
  const file = await openBriefingFiles({ state: stateOf(core), notams: core.notams })(briefing, form);
  if ('bytes' in file) return file;
  const printer = openPrinter();
  try {
    return { ...file, bytes: await printer.print(file.document) };
  } finally {
    printer.stop();
  }
}

export type Written = Partial<
  Record<'number' | 'type' | 'fir' | 'q' | 'traffic' | 'scope' | 'lower' | 'upper' | 'at' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g', string>
>;

/** An ICAO NOTAM; what is not given is of LSGG, all levels, for the whole of 21 November 2026. */
export function written(of: Written): string {
  const { number = 'A0001/26', type = 'NOTAMN', fir = 'LSAS', q = 'QXXXX', traffic = 'IV', scope = 'A', lower = '000', upper = '999' } = of;
  const { at = '4614N00607E005', a = 'LSGG', b = '2611210000', c = '2611212359', d, e = 'SOMETHING HAS CHANGED.', f, g } = of;
  const items = [
    `(${number} ${type}`,
    `Q) ${fir}/${q}/${traffic}/NBO/${scope}/${lower}/${upper}/${at}`,
    `A) ${a} B) ${b} C) ${c}`,
    ...(d === undefined ? [] : [`D) ${d}`]),
    `E) ${e}`,
    ...(f === undefined ? [] : [`F) ${f} G) ${g ?? 'UNL'}`]),
  ];
  return `${items.join('\n')})`;
}

export const importNotams = (core: Core, ...notams: Written[]): Promise<unknown> =>
  importText(core, notams.map((one, index) => written({ number: `A${String(index + 1).padStart(4, '0')}/26`, ...one })).join('\n\n'));

/** The flight departs at 08:00Z on 21 November 2026 and flies 120 knots without wind. */
export const planOf = (text: string, more: object = {}) => ({
  text,
  depart: '2026-11-21T08:00Z',
  aircraft: { tasKt: 120 },
  winds: [{ direction: 0, speedKt: 0 }],
  ...more,
});
