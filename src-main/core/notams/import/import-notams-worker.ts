/**
 * The worker thread imports NOTAMs while the server runs, over its own connection to state.sqlite. It reads the given files and the dataset, and
 * writes nothing but that database.
 */
import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { openState } from '#core/database/state.ts';
import { isCancelled } from '#core/platform/cancellation.ts';
import { doTask, openProgress, send } from '#core/platform/worker-task.ts';
import { FAA_COUNTRIES, rowOfNotamPlace } from '#core/reference/store/airport-codes.ts';
import { openReference } from '#core/reference/store/open-reference.ts';
import { Refusal } from '#core/refusal.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { notamOf } from '../store/notam-row.ts';
import { importNotams } from './import-notams.ts';
import { filesIn } from './zip-files.ts';
import type { NotamImportTask, NotamWorkerMessage, Preview } from './run-in-worker.ts';
import type { Places } from './understand.ts';

/** A source fetches in the background, where the room in memory counts for more than the time. */
const CACHE_KB = { byHand: 131_072, bySource: 6_144 };
/** Pages have 4 KB, so that the log may grow to 32 MB. */
const PAGES_BEFORE_CHECKPOINT = 8_000;
/** The preview has no more NOTAMs than these. */
const PREVIEWED = 20;

await doTask<NotamImportTask>(async (task) => {
  using opened = new DisposableStack();
  const clock = () => new Date(task.now);
  const db = opened.adopt(openState(task.state, { clock, waits: 'importing' }), (open) => void open.close());
  // A hundred thousand NOTAMs touch every page of every index: cached in memory and written back rarely, the import takes half the time.
  db.pragma(`cache_size = -${task.claim ? CACHE_KB.bySource : CACHE_KB.byHand}`);
  db.pragma(`wal_autocheckpoint = ${PAGES_BEFORE_CHECKPOINT}`);
  const reference = task.reference === undefined ? undefined : opened.adopt(openReference(task.reference), (open) => void open.db.close());
  const ofBytes = task.files.reduce((sum, { path }) => sum + sizeOf(path), 0);
  const sendProgress = openProgress<Extract<NotamWorkerMessage, { kind: 'progress' }>>();
  const preview: Preview[] = [];
  const reports: string[] = [];
  const weatherFiles: Uint8Array[] = [];
  const report = await importNotams(db, filesIn(task.files), {
    clock,
    name: task.files[0]?.name,
    isDryRun: task.isDryRun ?? false,
    takesAnyText: task.takesAnyText,
    claim: task.claim,
    by: task.by,
    places: reference && referencePlaces(reference.db),
    isCancelled: isCancelled.bind(undefined, task.cancellation),
    writePriority: task.writePriority,
    progress: ({ read, bytes }) => sendProgress({ kind: 'progress', read, bytes, ofBytes }),
    onWeather: (found) => void reports.push(found),
    onWeatherFile: (content) => void weatherFiles.push(content),
    onNotam: task.isDryRun
      ? (notice, outcome) => {
          if (preview.length < PREVIEWED) preview.push({ outcome, notam: notamOf(notice, clock()) });
        }
      : undefined,
  });
  // Else the next small write on the serving thread would have to move all of the log into the file.
  db.pragma('wal_checkpoint(PASSIVE)');
  const between = reports.length > 0 ? [Buffer.from(reports.join('\n\n'))] : [];
  send<NotamWorkerMessage>({ kind: 'imported', report, preview, weather: [...between, ...weatherFiles] });
}, 'holdsLocks');

function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch (error) {
    throw new Refusal('invalidRequest', { message: `${path} can't be read: ${(error as Error).message}` });
  }
}

/** Looks each place up once. */
function referencePlaces(db: Database): Places {
  const position = db.prepare<[string], { latitude: number | null; longitude: number | null }>(
    `SELECT a.latitude, a.longitude FROM airports a WHERE a.row = ${rowOfNotamPlace('?')}`,
  );
  const local = db
    .prepare<[string], string | null>(
      `SELECT icao_code
         FROM airports
        WHERE local_code = ? AND country_code IN ${FAA_COUNTRIES}
        ORDER BY icao_code IS NULL
        LIMIT 1`,
    )
    .pluck();
  const positions = new Map<string, LatLon | undefined>();
  const locals = new Map<string, string | null | undefined>();
  return {
    positionOf(icao) {
      if (positions.has(icao)) return positions.get(icao);
      const { latitude = null, longitude = null } = position.get(icao) ?? {};
      const point = latitude === null || longitude === null ? undefined : { latitude, longitude };
      positions.set(icao, point);
      return point;
    },
    icaoOfLocal(code) {
      if (!locals.has(code)) locals.set(code, local.get(code));
      return locals.get(code);
    },
  };
}
