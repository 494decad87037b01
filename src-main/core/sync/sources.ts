/**
 * Data comes from sources: the table `sources` of state.sqlite and the folder `sources/` with what was fetched. Promise: a key is kept
 * apart and only ever passed to fetching; a removed source leaves no downloads behind: its NOTAMs and the dataset in use stay.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import type {
  NextAttempt,
  Source,
  SourceAnswer,
  SourceBody,
  SourceChangeBody,
  SourceCredentialsBody,
  SourceKind,
  SourcePreset,
} from '#contract/sync/sources.ts';
import { OURAIRPORTS, OURAIRPORTS_BASE } from '../reference/sources/ourairports/publisher.ts';
import { IMPORT_ID } from '../reference/store/origin.ts';
import { unlessDamaged } from '../database/lost-state.ts';
import { openSetting } from '../database/setting.ts';
import { openListeners } from '../listeners.ts';
import { openSourceClaims } from '../notams/lifecycle/coverage.ts';
import { invalidBecause, Refusal } from '../refusal.ts';
import type { ClientCredentials, Credentials } from './credentials/credentials.ts';
import { sweep } from './fetch/sweep.ts';
import type { Automation } from './automation.ts';
import { asksByPlace, needsCredentials, presetList, presetOf, presets } from './presets/presets.ts';
import { answerIn } from './presets/answer-of-changed-form.ts';
import { checkAddress, isWeb } from './source-address.ts';
import { sourceColumns, toSource, type SourceRow } from './source-row.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '../reasons/reason.ts';

const MS_AN_HOUR = 3_600_000;
const MOST_RANK = 1000;
const RANK_STEP = 10;
const SEEDED = 'sourcesSeeded';

/** Default hours between two fetches: OurAirports changes every night and asks for restraint; checking a file costs nothing. */
const usualHours: Record<SourceKind, number | null> = {
  ourairports: 168,
  api: 24,
  files: 24,
  airportList: 168,
  notams: 1,
  ukPib: presets.ukPib.everyHours,
  navCanada: presets.navCanada.everyHours,
  faaNms: presets.faaNms.everyHours,
  faaNotamApi: presets.faaNotamApi.everyHours,
  weather: presets.weather.everyHours,
  import: null,
};

type Attempt = {
  state: 'fresh' | 'unreachable' | 'refused';
  failure: Reason | null;
  /** The date is that of the data at the source; absent, it stays as before. */
  dataDate?: string | null;
  nextAt: Date | null;
};

/** No source may be removed during a run. */
type Hold = {
  /** Undefined means that no source is being fetched now. */
  fetching(id: string | undefined): void;
  release(): void;
};

/** Refuses one that this version cannot fetch. */
export const sourceKindUnknown = ({ name }: Source): Refusal =>
  invalidBecause(reason('sourceKindUnknown', { name }, { field: 'sourceId' }));

/** Names those that this version cannot fetch as problems. */
export const unknownKinds = (sources: readonly Source[]): Reason[] =>
  sources.flatMap(({ kind, name }) => (kind === 'unknown' ? [reason('sourceKindUnknown', { name })] : []));

/** The first start adds OurAirports; once removed, it stays removed. */
export function openSources(
  db: Database,
  options: { dataDir: string; clock: () => Date; credentials: Credentials; automation: Pick<Automation, 'nextAttempt'> },
) {
  const { dataDir, clock, credentials, automation } = options;
  const all = db.prepare<[], SourceRow>(`SELECT ${sourceColumns} FROM sources ORDER BY rank, created_at, id`);
  const byId = db.prepare<[string], SourceRow>(`SELECT ${sourceColumns} FROM sources WHERE id = ?`);
  const changes = openListeners<[]>();
  const checks: Parameters<Sources['beforeLeaving']>[0][] = [];
  const root = join(dataDir, 'sources');
  let held: { fetching: string | undefined } | undefined;

  const folderOf = (id: string) => join(root, id);
  const shown = (row: SourceRow): Source => {
    const isConfigured = !needsCredentials(row.kind as Source['kind']) || credentials.has(row.id);
    const hasKey = takesKey(row.kind) && credentials.has(row.id);
    const source = toSource(row, { now: clock(), isRunning: held?.fetching === row.id, isConfigured, hasKey });
    return { ...source, nextAttempt: nextAttemptOf(source) };
  };
  const nextAttemptOf = ({ isEnabled, everyHours, nextAt, address }: Omit<Source, 'nextAttempt'>): NextAttempt => {
    if (!isEnabled) return 'notPlanned';
    return everyHours === null ? 'onRequest' : automation.nextAttempt(nextAt, { needsNetwork: isWeb(address) });
  };
  const get = (id: string): Source | undefined => {
    const row = byId.get(id);
    return row && shown(row);
  };
  const list = () => all.all().map(shown);

  function refuseTaken(id: string | undefined, taken: { name: string; kind?: SourceKind; address?: string }): void {
    for (const other of list()) {
      if (other.id === id) continue;
      if (other.kind === taken.kind && other.address === taken.address) {
        throw refused('address', reason('addressTaken', { name: other.name }));
      }
      // Values and conflicts are shown with the source's name.
      if (other.name === taken.name) {
        throw refused('name', reason('nameTaken', { name: taken.name }));
      }
    }
  }

  /** Numbers of one host name other NOTAMs on another, so that the sets must not be in one data folder. */
  function refuseOtherHost(kind: SourceKind, address: string): void {
    const other =
      kind === 'faaNms' ? list().find((one) => one.kind === kind && new URL(one.address).host !== new URL(address).host) : undefined;
    if (other) throw refused('address', reason('otherHostInUse', { name: other.name, address: new URL(other.address).host }));
  }

  const lowestRank = () => Math.min(MOST_RANK, (list().at(-1)?.rank ?? 0) + RANK_STEP);

  function add({ kind, address: written, ...about }: SourceBody): Source {
    const address = written ?? presetOf(kind)?.address;
    if (address === undefined) throw refused('address', reason('memberMissing', {}));
    const checked = checkAddress(kind, address);
    refuseKey(kind, about.apiKey);
    refuseCompleteFor(kind, about.completeFor);
    const {
      name = freeName(checked.name, list()),
      isEnabled = true,
      everyHours = usualHours[kind],
      apiKey = null,
      completeFor = [],
    } = about;
    refuseOtherHost(kind, checked.address);
    refuseTaken(undefined, { name, kind, address: checked.address });
    const rank = about.rank ?? lowestRank();
    const id = randomUUID();
    const now = clock().toISOString();
    const nextAt = isEnabled && everyHours !== null ? now : null;
    if (apiKey !== null) credentials.putKey(id, apiKey);
    db.prepare(
      `INSERT INTO sources (id, kind, name, address, complete_for, is_enabled, every_hours, rank, created_at, state, next_at, failures)
       VALUES (:id, :kind, :name, :address, :completeFor, :isEnabled, :everyHours, :rank, :now, 'never', :nextAt, 0)`,
    ).run({
      id,
      kind,
      name,
      address: checked.address,
      completeFor: completeFor.join(' '),
      isEnabled: Number(isEnabled),
      everyHours,
      rank,
      now,
      nextAt,
    });
    changes.emit();
    return get(id) as Source;
  }

  const leaves = (source: Source, acceptLoss = false) => {
    for (const check of checks) check(source, { isAccepted: acceptLoss });
  };

  function change(id: string, wanted: SourceChangeBody): Source | undefined {
    const before = get(id);
    if (!before) return undefined;
    refuseKey(before.kind, wanted.apiKey);
    refuseCompleteFor(before.kind, wanted.completeFor);
    const { completeFor = before.completeFor } = wanted;
    const { name = before.name, isEnabled = before.isEnabled, everyHours = before.everyHours, rank = before.rank } = wanted;
    if (name !== before.name) refuseTaken(id, { name });
    if (before.kind === 'import' && everyHours !== null) throw refused('everyHours', reason('importNotFetched', {}));
    if (before.isEnabled && !isEnabled) leaves(before, wanted.acceptLoss);
    const isDueNow = (isEnabled && !before.isEnabled) || (wanted.apiKey ?? null) !== null || before.fetchedAt === null;
    const now = clock();
    const next = isDueNow || before.fetchedAt === null ? now : laterBy(before.fetchedAt, everyHours);
    const isPlanned = isEnabled && everyHours !== null;
    const isNewPlan = isDueNow || everyHours !== before.everyHours;
    const planned = isNewPlan ? next.toISOString() : before.nextAt;
    if (typeof wanted.apiKey === 'string') credentials.putKey(id, wanted.apiKey);
    else if (wanted.apiKey === null && before.hasKey) credentials.remove(id);
    db.prepare(
      `UPDATE sources
          SET name = :name, is_enabled = :isEnabled, every_hours = :everyHours, rank = :rank, next_at = :nextAt, complete_for = :completeFor
        WHERE id = :id`,
    ).run({
      id,
      name,
      completeFor: completeFor.join(' '),
      isEnabled: Number(isEnabled),
      everyHours,
      rank,
      nextAt: isPlanned ? planned : null,
    });
    // What a server claims of such a place itself comes back with the next run.
    if (before.kind === 'notams' || before.kind === 'api')
      openSourceClaims(db, clock).takeBack(
        id,
        before.completeFor.filter((place) => !completeFor.includes(place)),
      );
    changes.emit();
    return get(id);
  }

  // A damaged table says nothing of the folders, so none is removed.
  unlessDamaged(db, undefined, () => {
    sweepAll(root, new Set(list().map(({ id }) => id)), clock);
    const isSeeded = openSetting(db, SEEDED);
    db.transaction(() => {
      if (isSeeded.get() !== undefined) return;
      isSeeded.set('true');
      add({ kind: 'ourairports', address: OURAIRPORTS_BASE, name: OURAIRPORTS, rank: 100 });
    }).immediate();
  });

  return {
    /** Lists them in the order of their precedence. */
    list,
    /** These public services can be added. */
    presets: (): SourcePreset[] => presetList,
    get,
    /** Throws `invalidRequest` for an address that does not fit its kind, and for an address or name that already exists. */
    add,
    /** Undefined: there is no source with this id. Throws `invalidRequest` as `add` does, and as `beforeLeaving`. */
    change,
    /** Called before a source that is on is removed or turned off; what it throws prevents that. */
    beforeLeaving: (check: (source: Source, about: { isAccepted: boolean }) => void): void => void checks.push(check),
    /** Adds or updates the source of what the user imported by hand; what is in its folder is the caller's. */
    noteImport({ name, address, dataDate }: { name: string; address: string; dataDate: string | null }): void {
      const before = get(IMPORT_ID);
      const now = clock().toISOString();
      db.prepare(
        `INSERT INTO sources (id, kind, name, address, is_enabled, rank, created_at, state, data_date, fetched_at, tried_at, failures)
         VALUES (:id, 'import', :name, :address, 1, :rank, :now, 'fresh', :dataDate, :now, :now, 0)
         ON CONFLICT (id) DO UPDATE SET address = :address, is_enabled = 1, state = 'fresh', message = NULL, data_date = :dataDate, fetched_at = :now,
           tried_at = :now, failures = 0`,
      ).run({ id: IMPORT_ID, name: before?.name ?? freeName(name, list()), address, rank: lowestRank(), now, dataDate });
      changes.emit();
    },
    /** Removes it and its downloads; its NOTAMs and the dataset in use stay. False: it does not exist. Throws `syncRunning` during a run, and as `beforeLeaving`. */
    remove(id: string, { acceptLoss }: { acceptLoss?: boolean | undefined } = {}): boolean {
      if (held) throw new Refusal('syncRunning');
      const source = get(id);
      if (source?.isEnabled === true) leaves(source, acceptLoss);
      if (source && (needsCredentials(source.kind) || source.hasKey)) credentials.remove(id);
      // The row first: a folder without a row is swept at the next start, a row without its folder would say that it is fresh.
      if (db.prepare('DELETE FROM sources WHERE id = ?').run(id).changes === 0) return false;
      rmSync(folderOf(id), { recursive: true, force: true });
      changes.emit();
      return true;
    },
    /** The secret for its server, or null; only fetching uses it. Rejects with a Refusal where it must not be used. */
    keyOf: async (source: Source): Promise<string | null> => (takesKey(source.kind) ? credentials.keyOf(source) : null),
    /** Undefined: there is no source with this id. Throws `invalidRequest` for a kind that takes none, and where they cannot be kept. */
    async setCredentials(id: string, given: SourceCredentialsBody): Promise<Source | undefined> {
      const source = get(id);
      if (!source) return undefined;
      if (!needsCredentials(source.kind)) throw refused('clientId', reason('credentialsNotUsed', { kind: source.kind }));
      await credentials.put(id, given);
      if (source.isEnabled && source.everyHours !== null) this.plan(id, clock());
      changes.emit();
      return get(id);
    },
    /** False: there is no source with this id, or none were kept. */
    removeCredentials(id: string): boolean {
      const isThere = get(id) !== undefined && credentials.has(id);
      if (isThere) credentials.remove(id);
      changes.emit();
      return isThere;
    },
    /** Only what fetches may ask for them; null for a kind that needs none. Throws a Refusal where they are missing or must not be used. */
    credentialsOf: async (source: Source): Promise<ClientCredentials | null> =>
      needsCredentials(source.kind) ? credentials.of(source) : null,
    /** What it answered when that last had another form; undefined where none is kept, and for no source. */
    answerOf: (id: string): SourceAnswer | undefined => (get(id) ? answerIn(folderOf(id)) : undefined),
    /** Folder with what was fetched from it; it may not exist yet. */
    folderOf,
    note(id: string, { state, failure, dataDate, nextAt }: Attempt): void {
      db.prepare(
        `UPDATE sources
            SET state = :state, message = :message, tried_at = :now, next_at = CASE WHEN is_enabled AND every_hours IS NOT NULL THEN :nextAt END,
                data_date = CASE WHEN :hasDate THEN :dataDate ELSE data_date END,
                fetched_at = CASE WHEN :state = 'fresh' THEN :now ELSE fetched_at END,
                failures = CASE WHEN :state = 'fresh' THEN 0 ELSE failures + 1 END
          WHERE id = :id`,
      ).run({
        id,
        state,
        message: failure && JSON.stringify(failure),
        now: clock().toISOString(),
        nextAt: nextAt?.toISOString() ?? null,
        hasDate: Number(dataDate !== undefined),
        dataDate: dataDate ?? null,
      });
    },
    /** Plans the next attempt without recording anything about the last one. */
    plan: (id: string, nextAt: Date | null): void =>
      void db.prepare('UPDATE sources SET next_at = ? WHERE id = ? AND is_enabled').run(nextAt?.toISOString() ?? null, id),
    /** No source is removed until it is released. */
    hold(): Hold {
      if (held) throw new Refusal('syncRunning');
      const hold = { fetching: undefined as string | undefined };
      held = hold;
      mkdirSync(root, { recursive: true, mode: 0o700 });
      return { fetching: (id) => void (hold.fetching = id), release: () => void (held = undefined) };
    },
    /** Called when a user added, changed or removed a source. Returns a function that stops listening. */
    onChange: changes.on,
  };
}

export type Sources = ReturnType<typeof openSources>;

const refused = (field: string, why: Reason): Refusal => invalidBecause({ ...why, field });

const laterBy = (moment: string, hours: number | null) => new Date(Date.parse(moment) + (hours ?? 0) * MS_AN_HOUR);

const takesKey = (kind: string): boolean => kind === 'api';

function refuseKey(kind: Source['kind'], apiKey: string | null | undefined): void {
  if (typeof apiKey !== 'string' || takesKey(kind)) return;
  throw refused('apiKey', reason('keyNotUsed', { kind }));
}

function refuseCompleteFor(kind: Source['kind'], completeFor: readonly string[] = []): void {
  if (completeFor.length === 0 || kind === 'api' || kind === 'notams' || asksByPlace(kind)) return;
  throw refused('completeFor', reason('completeForNotUsed', { kind }));
}

function freeName(wanted: string, others: readonly Source[]): string {
  const names = new Set(others.map(({ name }) => name));
  let name = wanted;
  for (let count = 2; names.has(name); count++) name = `${wanted} (${count})`;
  return name;
}

/** Removes what killed processes left unfinished, except downloads that can be resumed, and folders of sources that no longer exist. */
function sweepAll(root: string, ids: ReadonlySet<string>, clock: () => Date): void {
  if (!existsSync(root)) return;
  for (const entry of readdirSync(root)) {
    if (ids.has(entry)) sweep(join(root, entry), clock);
    else rmSync(join(root, entry), { recursive: true, force: true });
  }
}
