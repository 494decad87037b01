/**
 * A dataset that was in use and could not be opened. Promise: as long as another one serves because of it, over starts and kills, this is reported, and
 * nothing else ends the report than a dataset that is built, imported or rolled back to. One that the machine alone keeps from being opened, for want of
 * rights, is barred: it stays where it is.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reason } from '#contract/problems/reasons.ts';
import { unfinished } from '#core/platform/leftovers.ts';
import { reason } from '#core/reasons/reason.ts';
import type { Reference } from './reference.ts';
import type { VersionStore } from './version-store.ts';

const NAME = 'set-aside.json';

/** `inUse`: revision that serves in its place; `error`: why it could not be opened; `isGone`: there is no file of that name any more. */
type Note = { file: string; error: string; inUse: string; isGone?: boolean };

export type Aside = Omit<Note, 'inUse'>;

/** `fault`: what the system says. */
export type Barred = { file: string; fault: Error };

export type SetAside = {
  note(aside: Aside, inUse: string): void;
  /** The file of the other one; undefined unless `inUse` serves in its place. */
  file(inUse: Reference): string | undefined;
  /** Undefined unless `inUse` serves in the place of one that is barred. */
  barred(inUse: Reference): Barred | undefined;
  /** Undefined unless `inUse` serves in the place of another. */
  problem(inUse: Reference): Reason | undefined;
};

export function openSetAside({ versions }: Pick<VersionStore, 'versions'>, barred?: Barred): SetAside {
  const path = join(versions, NAME);
  let noted = read(path);
  const barredBy = ({ db }: Reference) => (barred && db.name !== barred.file ? barred : undefined);

  return {
    note(aside, inUse) {
      noted = { ...aside, inUse };
      mkdirSync(versions, { recursive: true, mode: 0o700 });
      writeFileSync(unfinished(path), JSON.stringify(noted), { mode: 0o600, flush: true });
      renameSync(unfinished(path), path);
    },
    file: ({ revision }) => (noted?.inUse === revision && noted.isGone !== true && existsSync(noted.file) ? noted.file : undefined),
    barred: barredBy,
    problem(inUse) {
      const { revision, source } = inUse;
      const by = barredBy(inUse);
      if (by) return reason('datasetBarred', { file: by.file, error: by.fault.message, revision, source });
      if (noted?.inUse === revision && noted.isGone === true) return reason('datasetGone', { file: noted.file, revision, source });
      if (noted?.inUse !== revision || !existsSync(noted.file)) return undefined;
      return reason('datasetSetAside', { file: noted.file, error: noted.error, revision, source });
    },
  };
}

function read(path: string): Note | undefined {
  try {
    const { file, error, inUse, isGone = false } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Note>;
    return typeof file === 'string' && typeof error === 'string' && typeof inUse === 'string' ? { file, error, inUse, isGone } : undefined;
  } catch {
    // Without the file nothing was set aside; a damaged one says nothing.
    return undefined;
  }
}
