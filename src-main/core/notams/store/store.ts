/**
 * Stores NOTAMs in state.sqlite. Promise: one call is one transaction, so that a source that fails changes nothing;
 * `updatedAt` changes only when what is stored of a NOTAM changes; nothing is ever deleted here.
 */
import type { Database } from 'better-sqlite3';
import { fold } from '#core/text/fold.ts';
import { cellOf, rowsOf, selected, valuesFrom, type Attributes, type ColumnValue, type Row } from './attributes.ts';
import { DETAILS_VERSION } from './details.ts';
import { mergedParts, partsOf } from '../formats/multipart-notams.ts';
import type { ImportedNotam } from '../import/understand.ts';
import { overAt } from '../lifecycle/span.ts';
import { openReferences } from '../lifecycle/references.ts';
import { SAMPLE_SOURCE, type StoredNotam } from './notam-row.ts';
import { openSampleRemoval } from './samples.ts';
import { openTextIndex } from './text-index.ts';
import { numberKey } from '../items/number.ts';
import { understandStored } from '../import/understand-stored.ts';

export type Stored = { added: number; changed: number; unchanged: number };
type Outcome = keyof Stored;

/**
 * The row of `notam_imports` that the NOTAMs came with, null for NOTAMs given one by one. No import at all: they have no
 * import time and do not make the data look recent.
 */
type Import = { id: number | null } | null;

/** A NOTAM says these: a change of one changes `updatedAt`. */
const published = rowsOf('notice');
/** The file adds these, and others are derived from both. */
const file = rowsOf('file');
const details = rowsOf('details');
const derived = [...file, ...details];
const stored = [...published, ...derived];
const columns = (of: readonly Row[]) => of.map(({ column }) => column).join(', ');
const bound = (of: readonly Row[]) => of.map(({ column }) => `:${column}`).join(', ');

/** The published attributes have their names as columns. */
type KnownRow = {
  row: number;
  added_by: number | null;
  part_count: number | null;
  details_version: number;
  delisted_at: string | null;
  rawFormat: string | null;
} & Record<keyof Attributes<'notice'>, ColumnValue>;

/** Letters of `held_by` above which the older imports become 0, and that then stay. */
const [MOST_HELD, HELD_LEFT] = [200, 100];

/** SQL: `held_by` with the import that is bound to `id`, which may be null. */
export function heldBy(id: string, before = 'held_by'): string {
  const end = `substr(${before}, -${HELD_LEFT})`;
  const kept = `iif(length(${before}) < ${MOST_HELD}, ${before}, ' 0' || substr(${end}, instr(${end}, ' ')))`;
  return `iif(${id} IS NULL OR instr(${before}, format(' %d ', ${id})) > 0, ${before}, ${kept} || format('%d ', ${id}))`;
}

type Columns = Record<string, ColumnValue>;

/** Lists the values of a NOTAM by column. */
function columnsOf(notice: ImportedNotam): Columns {
  const { details: read } = notice;
  const meaning = 'meaning' in read ? read.meaning() : read;
  const values: Columns = {};
  for (const { column, name, part } of stored)
    values[column] = cellOf(part !== 'details' ? notice : name in meaning ? meaning : read, name);
  return values;
}

/** A statement whose parameters have names, bound by their places: by name SQLite's driver takes several times as long for some seventy. */
function prepareNamed(db: Database, sql: string): (values: Columns) => void {
  const parameter = /:([a-z_]+)/g;
  const names = Array.from(sql.matchAll(parameter), ([, name = '']) => name);
  const statement = db.prepare<[ColumnValue[]]>(sql.replace(parameter, '?'));
  return (values) => void statement.run(names.map((name) => values[name] as ColumnValue));
}

/** Rows of an older version that are derived again in one transaction, so that readers are not blocked. */
const OUTDATED_BATCH = 500;
const known = [...published, ...file];

export function openStore(db: Database, clock: () => Date) {
  const storedAs = db.prepare<[string], KnownRow>(
    `SELECT n.row, n.added_by, n.part_count, n.details_version, n.delisted_at, n.raw_format AS rawFormat, ${selected(published)} FROM notams n WHERE n.id = ?`,
  );
  const isStored = db.prepare<[string], 1>('SELECT 1 FROM notams WHERE id = ?').pluck();
  const insert = prepareNamed(
    db,
    `INSERT INTO notams (
       id, updated_at, imported_at, first_seen_at, last_seen_at, import_id, added_by, held_by, number_key, message_fold, ${columns(published)}, details_version, ${columns(derived)}, over_at
     ) VALUES (
       :id, :now, :imported_at, :imported_at, :imported_at, :import_id, :recorded_for, ${heldBy(':recorded_for', "' '")}, :number_key, :message_fold, ${bound(published)}, ${DETAILS_VERSION}, ${bound(derived)},
       ${overAt({ expiresAt: ':expires_at', canceledDate: ':canceled_date', endedAt: 'NULL' })}
     )`,
  );
  const update = prepareNamed(
    db,
    `UPDATE notams
        SET (updated_at, imported_at, last_seen_at, held_by, import_id, number_key, message_fold, ${columns(published)}, details_version, ${columns(derived)}, delisted_at, over_at) =
            (:now, :imported_at, :imported_at, ${heldBy(':recorded_for')}, COALESCE(:import_id, import_id), :number_key, :message_fold, ${bound(published)}, ${DETAILS_VERSION}, ${bound(derived)}, NULL,
             ${overAt({ expiresAt: ':expires_at', canceledDate: ':canceled_date', endedAt: 'ended_at' })})
      WHERE row = :row`,
  );
  const workOut = prepareNamed(
    db,
    `UPDATE notams
        SET (details_version, ${columns(derived)}, over_at) =
            (${DETAILS_VERSION}, ${bound(derived)}, ${overAt({ expiresAt: ':expires_at', canceledDate: 'canceled_date', endedAt: 'ended_at' })})
      WHERE row = :row`,
  );
  const see = db.prepare(
    `UPDATE notams
        SET last_seen_at = :now, held_by = ${heldBy(':importId')}, import_id = COALESCE(:importId, import_id), delisted_at = NULL
      WHERE row = :row`,
  );
  const whole = db.prepare<[number], Record<string, unknown>>('SELECT n.* FROM notams n WHERE n.row = ?');
  const record = db.prepare('INSERT OR IGNORE INTO notam_import_changes (import_id, notam_id, before_json) VALUES (?, ?, ?)');
  const note = db.prepare(
    `UPDATE notams_meta
        SET revision = revision + :grown,
            imported_at = COALESCE(:importedAt, imported_at)`,
  );
  const outdated = db.prepare<[number, number], { row: number; id: string } & Record<string, unknown>>(
    `SELECT n.row, n.id, ${selected([...known, ...details])}
       FROM notams n
      WHERE n.details_version < ?
      LIMIT ?`,
  );
  const references = openReferences(db);
  const removeSamples = openSampleRemoval(db);
  const indexed = openTextIndex(db);

  /** It is true if one of those stored together was delisted until now: it says the same, and is answered otherwise. */
  let isRelisted = false;

  /** Parts that arrive separately make one NOTAM. */
  function joined(notice: ImportedNotam, before: KnownRow | undefined): ImportedNotam {
    const { partCount } = notice.details;
    if (!before || partCount === null || before.part_count === null || before.message === notice.message) return notice;
    if (partsOf(notice.message).length >= partCount) return notice;
    const message = mergedParts(String(before.message), notice.message);
    return message === null || message === notice.message ? notice : understandStored({ ...notice, message }, clock());
  }

  /**
   * The same text from another source, which knows other facts: known values stay, unknown ones are added. Else two sources imported
   * alternately would change every NOTAM each time.
   */
  function joinedWith(before: KnownRow | undefined, notice: ImportedNotam): ImportedNotam {
    if (!before || !areOfTwoSources(before, notice) || wordsOf(String(before.message)) !== wordsOf(notice.message)) return notice;
    return understandStored({ ...notice, ...keptOf(before, notice) }, clock());
  }

  function outcomeOf(notice: ImportedNotam, before: KnownRow | undefined): Outcome {
    if (!before) return 'added';
    return published.every(({ name }) => before[name as keyof KnownRow] === cellOf(notice, name)) ? 'unchanged' : 'changed';
  }

  function store(arrived: ImportedNotam, now: string, { batch, recordedFor }: { batch: Import; recordedFor: number | null }): Outcome {
    const before = storedAs.get(arrived.id);
    const notice = joinedWith(before, joined(arrived, before));
    const outcome = outcomeOf(notice, before);
    if (before && outcome === 'unchanged') {
      if (before.details_version !== DETAILS_VERSION) workOut({ ...columnsOf(notice), row: before.row });
      if (batch) see.run({ now, importId: batch.id, row: before.row });
      isRelisted ||= batch !== null && before.delisted_at !== null;
      return outcome;
    }
    const values = {
      now,
      imported_at: batch ? now : null,
      import_id: batch?.id ?? null,
      recorded_for: recordedFor,
      number_key: notice.notamId === null ? null : numberKey(notice.notamId),
      message_fold: fold(notice.message),
    };
    // What the import itself brought has nothing to go back to.
    if (before && recordedFor !== null && before.added_by !== recordedFor)
      record.run(recordedFor, notice.id, JSON.stringify(whole.get(before.row)));
    if (before) update({ ...columnsOf(notice), ...values, row: before.row });
    else insert({ ...columnsOf(notice), ...values, id: notice.id });
    references.arrived(notice, now);
    return outcome;
  }

  function putAll(notices: Iterable<StoredNotam | ImportedNotam>, batch: Import, recordedFor: number | null): Stored {
    const counts: Stored = { added: 0, changed: 0, unchanged: 0 };
    const at = clock();
    const now = at.toISOString();
    let isReal = false;
    isRelisted = false;
    indexed(() => {
      for (const notice of notices) {
        isReal ||= notice.source !== SAMPLE_SOURCE;
        const outcome = store('details' in notice ? notice : understandStored(notice, at), now, { batch, recordedFor });
        counts[outcome] += 1;
      }
    });
    if (isReal) removeSamples(now);
    note.run({ grown: Number(counts.added + counts.changed > 0 || isRelisted), importedAt: batch ? now : null });
    return counts;
  }
  const put = db.transaction(putAll);

  const refreshed = db.transaction((): number => {
    const rows = outdated.all(DETAILS_VERSION, OUTDATED_BATCH);
    for (const row of rows) {
      const notice = { id: row.id, ...valuesFrom(row, known) } as StoredNotam;
      workOut({ ...columnsOf(understandStored({ ...notice, details: valuesFrom(row, details) }, clock())), row: row.row });
    }
    if (rows.length > 0) note.run({ grown: 1, importedAt: null });
    return rows.length;
  });

  return {
    /** `recordedFor`: the import that these can be undone with. Immediate: a transaction that turned from reading to writing would be refused while another process imports. */
    put: (notices: Iterable<StoredNotam | ImportedNotam>, batch: Import, recordedFor = batch?.id ?? null): Stored =>
      // No savepoint is made within a transaction of the caller's: every page changed after one is copied first.
      db.inTransaction ? putAll(notices, batch, recordedFor) : put.immediate(notices, batch, recordedFor),
    /** Reads what a NOTAM means that is not stored yet, which is most of the work of storing it, outside the transaction that keeps other writers waiting. */
    read({ id, details }: ImportedNotam): void {
      if ('meaning' in details && isStored.get(id) === undefined) details.meaning();
    },
    /** What storing would do; stores nothing. */
    outcome(arrived: ImportedNotam): Outcome {
      const before = storedAs.get(arrived.id);
      return outcomeOf(joinedWith(before, joined(arrived, before)), before);
    },
    /** Derives the details of rows of an older version again, when their rules have improved; returns how many there were. */
    refreshDetails(): number {
      let count = 0;
      for (let done = refreshed.immediate(); done > 0; done = refreshed.immediate()) count += done;
      return count;
    },
  };
}

export type Store = ReturnType<typeof openStore>;

function areOfTwoSources(before: KnownRow, { source, rawFormat }: ImportedNotam): boolean {
  if (before.rawFormat !== rawFormat) return true;
  return before.source !== null && source !== null && before.source !== source;
}

const wordsOf = (message: string): string => message.replace(/[^A-Z0-9]+/gi, '').toUpperCase();

/** The members of the stored NOTAM, with those of the new one where they were unknown. */
function keptOf(before: KnownRow, arrived: ImportedNotam): StoredNotam {
  const known = Object.entries(valuesFrom(before, published)).filter(([, value]) => value !== null);
  return { ...arrived, ...Object.fromEntries(known) };
}
