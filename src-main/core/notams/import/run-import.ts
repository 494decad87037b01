/** An import as its task describes it, over one connection to state.sqlite: on a thread of its own, or on that of a process that does nothing else. */
import { statSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import type { Database } from 'better-sqlite3';
import { isCancelled } from '#core/platform/cancellation.ts';
import { regularPieces } from '#core/platform/regular-file.ts';
import { giveWay } from '#core/platform/turns.ts';
import { FAA_COUNTRIES, rowOfNotamPlace } from '#core/reference/store/airport-codes.ts';
import { openReference } from '#core/reference/store/open-reference.ts';
import { Refusal } from '#core/refusal.ts';
import type { Point } from '../read/geometry/point.ts';
import { notamOf } from '../store/notam-row.ts';
import { importNotams } from './import-notams.ts';
import type { NotamImportReport } from './report.ts';
import type { Places } from './understand.ts';
import type { NotamImportTask, Preview } from './worker-messages.ts';

/** Some dozen NOTAMs: reading them takes turns with storing them, while others may write. */
const PIECE_BYTES = 1 << 15;
const PIECE_BYTES_ALONE = 1 << 18;
const CACHE_KB = 131_072;
const CACHE_KB_ALONE = 196_608;
/** Of 4 KB: the log may grow to 32 MB, or to 256 MB. */
const PAGES_BEFORE_CHECKPOINT = 8_000;
const PAGES_BEFORE_CHECKPOINT_ALONE = 64_000;
/** Of files from which on the memory of the process is limited. */
const LARGE_BYTES = 40_000_000;
/** NOTAMs of a preview. */
const PREVIEWED = 20;

type Progress = { read: number; bytes: number; ofBytes: number };

/** `isAlone`: no other connection waits to read or write. */
export async function runImport(
  db: Database,
  task: NotamImportTask,
  { progress, isAlone }: { progress: (progress: Progress) => void; isAlone: boolean },
): Promise<{ report: NotamImportReport; preview: Preview[] }> {
  using opened = new DisposableStack();
  const clock = () => new Date(task.now);
  // A hundred thousand NOTAMs touch every page of every index: cached in memory and written back rarely, the import takes half the time.
  db.pragma(`cache_size = -${isAlone ? CACHE_KB_ALONE : CACHE_KB}`);
  db.pragma(`wal_autocheckpoint = ${isAlone ? PAGES_BEFORE_CHECKPOINT_ALONE : PAGES_BEFORE_CHECKPOINT}`);
  const reference = task.reference === undefined ? undefined : opened.adopt(openReference(task.reference), (open) => void open.db.close());
  const ofBytes = task.files.reduce((sum, { path }) => sum + sizeOf(path), 0);
  // The space for new objects stays as large as it is, 16 MB as a rule: V8 lets it grow to 130 MB, which is no faster. A thread of its own has that limit from its start.
  if (isAlone && ofBytes > LARGE_BYTES) setFlagsFromString('--semi-space-growth-factor=1');
  const preview: Preview[] = [];
  const report = await importNotams(
    db,
    task.files.map(({ path, name }) => ({ name, pieces: regularPieces(path, { pieceBytes: isAlone ? PIECE_BYTES_ALONE : PIECE_BYTES }) })),
    {
      clock,
      isAlone,
      isDryRun: task.isDryRun ?? false,
      takesAnyText: task.takesAnyText,
      by: task.by,
      snapshot: task.snapshot,
      places: reference && referencePlaces(reference.db),
      isCancelled: isCancelled.bind(undefined, task.cancellation),
      giveWay: task.turns && giveWay.bind(undefined, task.turns),
      progress: ({ read, bytes }) => progress({ read, bytes, ofBytes }),
      onNotam: task.isDryRun
        ? (notice, outcome) => {
            if (preview.length < PREVIEWED) preview.push({ outcome, notam: notamOf(notice, clock()) });
          }
        : undefined,
    },
  );
  return { report, preview };
}

function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch (error) {
    throw new Refusal('invalidRequest', { message: `${path} can't be read: ${(error as Error).message}` });
  }
}

/** Places from the dataset, for an import. Each is looked up once. */
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
  const positions = new Map<string, Point | undefined>();
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
