/**
 * The worldwide set with two sources that contradict each other, the set that was in use before it, and a bulletin: built at most
 * once for one state of the program and of the shared data and for one moment, and copied for each who asks.
 */
import { constants, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCore } from '#core/core.ts';
import { beginning } from '../../helpers/clock.ts';
import { kept, once } from '../../helpers/once.ts';
import { neededSharedData } from '../../helpers/shared-data.ts';
import { root } from '../../helpers/source/source-files.ts';

const HOUR = 3_600_000;
const made = join(kept, 'full-set-made');
const folder = join(made, 'data');

const sources = { world: 'World', list: 'Club list', bulletin: 'Bulletin' } as const;

/** Says of two airports what the world set does not: one 100 m too high, one closed. */
const clubList = [
  'id,name,icaoCode,iataCode,localCode,latitude,longitude,elevation,countryCode,city,state,county,continentCode,timezone,facilityType,isPrivate,isClosed',
  '00000000-0000-4000-8000-000000000001,Club A,LSGG,GVA,,46.238,6.109,530,CH,,,,EU,,airport,false,false',
  '00000000-0000-4000-8000-000000000002,Club B,LSZH,ZRH,,47.458,8.548,432,CH,,,,EU,,airport,false,true',
].join('\n');

/** Fills an empty folder with all of it. */
export async function layFullSet(dataDir: string): Promise<void> {
  const { world, notices } = neededSharedData();
  await once({
    name: 'full-set',
    sources: [join(root, 'src-main'), join(root, 'resources', 'starter'), import.meta.filename, world, bulletinIn(notices)],
    results: [join(folder, 'reference.sqlite')],
    make,
    also: beginning,
  });
  cpSync(folder, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

const bulletinIn = (notices: string): string => join(notices, 'nats-pib');

async function make(): Promise<void> {
  const { world, notices } = neededSharedData();
  rmSync(made, { recursive: true, force: true });
  const club = join(made, 'club');
  mkdirSync(club, { recursive: true });
  writeFileSync(join(club, 'airports.csv'), clubList);
  const silent = () => undefined;
  // Fetched an hour before the tests begin, whenever it was made.
  const clock = () => new Date(Date.parse(beginning) - HOUR);
  const core = await openCore({ dataDir: folder, clock, log: { info: silent, warn: silent, error: silent } });
  try {
    // It is on the real network.
    for (const { id } of core.sources.list()) core.sources.remove(id);
    core.settings.change({ notamRetentionDays: null });
    const everyHours = null;
    core.sources.add({ kind: 'files', address: world, name: sources.world, everyHours });
    core.sources.add({ kind: 'airportList', address: join(club, 'airports.csv'), name: sources.list, everyHours });
    core.sources.add({ kind: 'notams', address: bulletinIn(notices), name: sources.bulletin, everyHours });
    const { report, ...outcome } = await core.sync.run(undefined, { isForced: true });
    if (report === undefined) throw new Error(`The full set was not built: ${JSON.stringify(outcome)}`);
  } finally {
    await core.close();
  }
}
