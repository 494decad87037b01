/**
 * Real files for tests and benchmarks, next to the project on its makers' machines and in CI, and nowhere else. Nothing else names their path, and
 * who reads them gets it from here, so that nothing can read them unguarded.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source/source-files.ts';

/** Folders: the CSV files of OurAirports and the public service's airport list, notices of many publishers, METAR and TAF, and the service's specifications. */
export type SharedData = { readonly world: string; readonly notices: string; readonly weather: string; readonly specifications: string };

const shared = join(root, '../shared');
const folders: SharedData = {
  world: join(shared, 'data'),
  notices: join(shared, 'notam-corpus'),
  weather: join(shared, 'weather-corpus'),
  specifications: join(shared, 'aerodb'),
};

const sharedData: SharedData | undefined = Object.values(folders).every((folder) => existsSync(folder)) ? folders : undefined;

/** The folders, or undefined once it is said aloud what is not covered without them. */
export function sharedDataFor(what: string): SharedData | undefined {
  if (sharedData === undefined)
    console.warn(`SKIPPED ${what}: NOT covered: ${shared} has no data, notam-corpus, weather-corpus and aerodb.`);
  return sharedData;
}

/** A caller that has begun already needs them: it throws where they are not here. */
export function neededSharedData(): SharedData {
  if (sharedData === undefined) throw new Error(`This needs data, notam-corpus, weather-corpus and aerodb in ${shared}.`);
  return sharedData;
}
