/**
 * How notices get into state.sqlite. Promise: one call is one transaction, so that a source that breaks off leaves what was there;
 * `updatedAt` moves only when what is stored of a notice does; nothing is ever deleted here.
 */
import type { Database } from 'better-sqlite3';
import { fold } from '#core/text/fold.ts';
import { DETAILS_VERSION, type Details } from './details.ts';
import { mergedParts, partsOf } from '../formats/parts.ts';
import type { ImportedNotam } from '../import/understand.ts';
import { overAt } from '../lifecycle/span.ts';
import { openReferences } from '../lifecycle/references.ts';
import { SAMPLE_SOURCE, type StoredNotam } from './notam-row.ts';
import { openSampleRemoval } from './samples.ts';
import { numberKey } from '../items/number.ts';
import { understandStored } from '../import/understand-stored.ts';

export type Stored = { added: number; changed: number; unchanged: number };
export type Outcome = keyof Stored;

/**
 * The row of `notam_imports` that the notices came with, null for notices given one by one. No import at all: nobody took them in; they carry no
 * import time and make no data look recent.
 */
export type Import = { id: number | null } | null;

const flag = (value: boolean | null) => (value === null ? null : Number(value));

/** What a notice says: all that moves `updatedAt`. */
const said = `notam_id, message, transaction_id, icao, location, issue_date, start_date, end_date, canceled_date, source, source_type,
       map_pointer, geometry, latitude, longitude, is_snowtam, is_procedure`;
/** What is worked out of it. */
const workedOut = `details_version, raw, raw_format, format, kind, type, ref_number, account, year, keyword, locations, fir, qcode, traffic, purpose, scope,
       lower_fl, upper_fl, centre_latitude, centre_longitude, radius_nm, schedule, item_e, lower_limit, upper_limit,
       end_is_estimated, is_permanent, category, severity, runways, warnings, understood, part_index, part_count, is_said_over,
       effective_start, expires_at, overdue_at`;
const bound = (columns: string) => columns.replace(/\w+/g, (column) => `:${column}`);

type KnownRow = { row: number; message: string; part_count: number | null; details_version: number; canceled_date: string | null } & Record<
  string,
  unknown
>;

export function openStore(db: Database, clock: () => Date) {
  const known = db.prepare<[string], KnownRow>(`SELECT row, part_count, details_version, raw_format, ${said} FROM notams WHERE id = ?`);
  const insert = db.prepare(
    `INSERT INTO notams (
       id, updated_at, imported_at, first_seen_at, last_seen_at, import_id, number_key, message_fold, ${said}, ${workedOut}, over_at
     ) VALUES (
       :id, :now, :imported_at, :imported_at, :imported_at, :import_id, :number_key, :message_fold, ${bound(said)}, ${bound(workedOut)},
       ${overAt({ expiresAt: ':expires_at', canceledDate: ':canceled_date', endedAt: 'NULL' })}
     )`,
  );
  const update = db.prepare(
    `UPDATE notams
        SET (updated_at, imported_at, last_seen_at, import_id, number_key, message_fold, ${said}, ${workedOut}, delisted_at, over_at) =
            (:now, :imported_at, :imported_at, COALESCE(:import_id, import_id), :number_key, :message_fold, ${bound(said)}, ${bound(workedOut)}, NULL,
             ${overAt({ expiresAt: ':expires_at', canceledDate: ':canceled_date', endedAt: 'ended_at' })})
      WHERE row = :row`,
  );
  const workOut = db.prepare(
    `UPDATE notams
        SET (${workedOut}, over_at) =
            (${bound(workedOut)}, ${overAt({ expiresAt: ':expires_at', canceledDate: 'canceled_date', endedAt: 'ended_at' })})
      WHERE row = :row`,
  );
  const see = db.prepare(
    'UPDATE notams SET last_seen_at = :now, import_id = COALESCE(:importId, import_id), delisted_at = NULL WHERE row = :row',
  );
  const note = db.prepare(
    `UPDATE notams_meta
        SET revision = revision + :grown,
            imported_at = COALESCE(:importedAt, imported_at)`,
  );
  const references = openReferences(db);
  const removeSamples = openSampleRemoval(db);

  /** Parts that arrive one by one make one notice. */
  function whole(notice: ImportedNotam, before: KnownRow | undefined): ImportedNotam {
    const { partCount } = notice.details;
    if (!before || partCount === null || before.part_count === null || before.message === notice.message) return notice;
    if (partsOf(notice.message).length >= partCount) return notice;
    const message = mergedParts(before.message, notice.message);
    return message === null || message === notice.message ? notice : understandStored({ ...notice, message }, clock());
  }

  /**
   * The same words out of another source, which knows other things beside them: what is known stays, what was not is added. Else two sources taken in by
   * turns would change every notice each time.
   */
  function joinedWith(before: KnownRow | undefined, notice: ImportedNotam): ImportedNotam {
    if (!before || !areOfTwoSources(before, notice) || wordsOf(before.message) !== wordsOf(notice.message)) return notice;
    return understandStored({ ...notice, ...keptOf(before, notice) }, clock());
  }

  function outcomeOf(notice: ImportedNotam, before: KnownRow | undefined): Outcome {
    if (!before) return 'added';
    const values = saidOf(notice);
    return Object.entries(values).every(([column, value]) => before[column] === value) ? 'unchanged' : 'changed';
  }

  function store(arrived: ImportedNotam, now: string, batch: Import): Outcome {
    const before = known.get(arrived.id);
    const notice = joinedWith(before, whole(arrived, before));
    const outcome = outcomeOf(notice, before);
    if (before && outcome === 'unchanged') {
      if (before.details_version !== DETAILS_VERSION) workOut.run({ ...workedOutOf(notice), row: before.row });
      if (batch) see.run({ now, importId: batch.id, row: before.row });
      return outcome;
    }
    const values = {
      ...saidOf(notice),
      ...workedOutOf(notice),
      now,
      imported_at: batch ? now : null,
      import_id: batch?.id ?? null,
      number_key: notice.notamId === null ? null : numberKey(notice.notamId),
      message_fold: fold(notice.message),
    };
    if (before) update.run({ ...values, row: before.row });
    else insert.run({ ...values, id: notice.id });
    references.arrived(notice, now);
    return outcome;
  }

  const put = db.transaction((notices: Iterable<StoredNotam | ImportedNotam>, batch: Import): Stored => {
    const stored: Stored = { added: 0, changed: 0, unchanged: 0 };
    const at = clock();
    const now = at.toISOString();
    let isReal = false;
    for (const notice of notices) {
      isReal ||= notice.source !== SAMPLE_SOURCE;
      const outcome = store('details' in notice ? notice : understandStored(notice, at), now, batch);
      stored[outcome] += 1;
    }
    if (isReal) removeSamples(now);
    note.run({ grown: Number(stored.added + stored.changed > 0), importedAt: batch ? now : null });
    return stored;
  });

  return {
    /** Immediate: a reader that turned writer half-way would be refused while another process imports. */
    put: (notices: Iterable<StoredNotam | ImportedNotam>, batch: Import): Stored => put.immediate(notices, batch),
    /** What storing would do; stores nothing. */
    outcome(arrived: ImportedNotam): Outcome {
      const before = known.get(arrived.id);
      return outcomeOf(joinedWith(before, whole(arrived, before)), before);
    },
    /** Works the details of a stored notice out anew, when their rules have changed. */
    refresh: (row: number, notice: ImportedNotam): void => void workOut.run({ ...workedOutOf(notice), row }),
  };
}

export type Store = ReturnType<typeof openStore>;

function saidOf(notice: StoredNotam) {
  return {
    notam_id: notice.notamId,
    message: notice.message,
    transaction_id: notice.transactionId,
    icao: notice.icao,
    location: notice.location,
    issue_date: notice.issueDate,
    start_date: notice.startDate,
    end_date: notice.endDate,
    canceled_date: notice.canceledDate,
    source: notice.source,
    source_type: notice.sourceType,
    map_pointer: notice.mapPointer,
    geometry: notice.geometry,
    latitude: notice.latitude,
    longitude: notice.longitude,
    is_snowtam: flag(notice.isSnowtam),
    is_procedure: flag(notice.isProcedure),
  };
}

function areOfTwoSources(before: KnownRow, { source, rawFormat }: ImportedNotam): boolean {
  if (before['raw_format'] !== rawFormat) return true;
  return before['source'] !== null && source !== null && before['source'] !== source;
}

const wordsOf = (message: string): string => message.replace(/[^A-Z0-9]+/gi, '').toUpperCase();

/** The members of the stored notice, with those of the arrived one where nothing was known. */
function keptOf(before: KnownRow, arrived: ImportedNotam): StoredNotam {
  const kept = <T>(column: string, other: T): T => (before[column] === null ? other : (before[column] as T));
  const isKept = (column: string, other: boolean | null): boolean | null => (before[column] === null ? other : before[column] === 1);
  return {
    id: arrived.id,
    notamId: kept('notam_id', arrived.notamId),
    message: before.message,
    transactionId: kept('transaction_id', arrived.transactionId),
    icao: kept('icao', arrived.icao),
    location: kept('location', arrived.location),
    issueDate: kept('issue_date', arrived.issueDate),
    startDate: kept('start_date', arrived.startDate),
    endDate: kept('end_date', arrived.endDate),
    canceledDate: kept('canceled_date', arrived.canceledDate),
    source: kept('source', arrived.source),
    sourceType: kept('source_type', arrived.sourceType),
    mapPointer: kept('map_pointer', arrived.mapPointer),
    geometry: kept('geometry', arrived.geometry),
    latitude: kept('latitude', arrived.latitude),
    longitude: kept('longitude', arrived.longitude),
    isSnowtam: isKept('is_snowtam', arrived.isSnowtam),
    isProcedure: isKept('is_procedure', arrived.isProcedure),
  };
}

function workedOutOf({ details, raw, rawFormat, year, isSaidOver }: ImportedNotam) {
  return {
    details_version: DETAILS_VERSION,
    raw,
    raw_format: rawFormat,
    year,
    is_said_over: Number(isSaidOver),
    ...detailColumns(details),
  };
}

const detailColumns = (details: Details) => ({
  format: details.format,
  kind: details.kind,
  type: details.type,
  ref_number: details.refNumber,
  account: details.account,
  keyword: details.keyword,
  locations: details.locations,
  fir: details.fir,
  qcode: details.qcode,
  traffic: details.traffic,
  purpose: details.purpose,
  scope: details.scope,
  lower_fl: details.lowerFl,
  upper_fl: details.upperFl,
  centre_latitude: details.centreLatitude,
  centre_longitude: details.centreLongitude,
  radius_nm: details.radiusNm,
  schedule: details.schedule,
  item_e: details.itemE,
  lower_limit: details.lowerLimit,
  upper_limit: details.upperLimit,
  end_is_estimated: Number(details.endIsEstimated),
  is_permanent: Number(details.isPermanent),
  category: details.category,
  severity: details.severity,
  runways: details.runways,
  warnings: details.warnings,
  understood: details.understood,
  part_index: details.partIndex,
  part_count: details.partCount,
  effective_start: details.effectiveStart,
  expires_at: details.expiresAt,
  overdue_at: details.overdueAt,
});
