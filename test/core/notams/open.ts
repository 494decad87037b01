import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { openState } from '#core/database/state.ts';
import { notamIdentity } from '#core/notams/import/identity.ts';
import type { StoredNotam } from '#core/notams/store/notam-row.ts';
import { openNotams, type Notams } from '#core/notams/notams.ts';
import { pointInWkt } from '#domain/wkt.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

export type Opened = { db: Database; notams: Notams; path: string; at: (time: string) => void; now: () => string; close: () => void };

/** NOTAMs over a real state.sqlite of their own, with a clock that stops until `at` sets it. Closed at the end of the test, or by `close` before. */
export function openTestNotams(now = '2026-11-21T06:00:00.000Z'): Opened {
  const path = join(temporaryFolder(), 'state.sqlite');
  let time = now;
  const clock = () => new Date(time);
  const db = openState(path, { clock });
  const close = () => void db.close();
  onTestFinished(close);
  return { db, path, notams: openNotams(db, clock), at: (next) => void (time = next), now: () => time, close };
}

/** Makes a NOTAM of an international series, with the members under test. */
export function notice(about: Partial<StoredNotam> = {}): StoredNotam {
  const { notamId = 'B0417/24', icao = 'LSGG', message = `${notamId} NOTAMN`, issueDate = '2024-07-08T05:00:00.000Z' } = about;
  const { startDate = issueDate, location = null, mapPointer = null } = about;
  return {
    id: notamIdentity({ number: notamId, kind: 'series', location: icao ?? location, issueDate, startDate, message }),
    transactionId: null,
    endDate: null,
    canceledDate: null,
    source: 'USNS',
    sourceType: 'I',
    geometry: null,
    isSnowtam: false,
    isProcedure: false,
    ...about,
    notamId,
    icao,
    location,
    message,
    issueDate,
    startDate,
    mapPointer,
    ...pointInWkt(mapPointer),
  };
}
