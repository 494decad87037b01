/**
 * One import of NOTAMs. Promise: every NOTAM of the input is stored, even if it could not be decoded; importing the same input again
 * changes nothing; nothing is deleted. Batches are a transaction each and short, so that readers and other writers get their turn. Over 400 lines
 * because the steps of an import share its batch, its counts and its end.
 */
import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite, { type Database } from 'better-sqlite3';
import { startStopwatch } from '#core/platform/clock.ts';
import { giveWay, isAwaited } from '#core/platform/write-priority.ts';
import { isWeatherFile } from '#core/weather/is-weather-file.ts';
import { issueOf, openFile } from '../formats/open.ts';
import { Refusal } from '#core/refusal.ts';
import { fileRefused, FileRefusal } from '../formats/refused/refused.ts';
import type { FileFacts, Issue, Place, RawNotice } from '../formats/raw-notice.ts';
import { openChecklists } from '../lifecycle/checklists.ts';
import { openImportCoverage, type Claimant, type Claimed } from '../lifecycle/coverage.ts';
import { keyOf, openSourceChecklist, type SourceChecklist } from '../lifecycle/source-checklist.ts';
import { openSnapshots, type Snapshot, type SourceLists } from '../lifecycle/snapshot.ts';
import { openStore, type Stored } from '../store/store.ts';
import { anotherId } from './identity.ts';
import { nothingStored, notamImportCancelled, openImportRow, type ImportRow } from './import-row.ts';
import { addIssue, isHarmless, openReport, type NotamImportReport } from './report.ts';
import { understand, type ImportedNotam, type Places } from './understand.ts';
import { openWeatherFile, type WeatherFile } from './weather-file.ts';

export type NotamInput = { name: string; pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

/** It is plain data, for it crosses to the thread of the import. */
export type SourceClaim = {
  by: Claimant;
  /** These are claims in addition to those of the files. */
  claims: readonly Claimed[];
  /**
   * NOTAMs of this publisher (`Notam.source`) and of what the files claim that are absent are no longer listed. Its lists are never empty: one in which no NOTAM was
   * found has another form, and claims nothing.
   */
  lists?: SourceLists | undefined;
  /** The source lists these, and the files and all that it gave before are compared with them. */
  checklist?: SourceChecklist | undefined;
};

export type ImportOptions = {
  clock: () => Date;
  /** It only reports what would be done. */
  isDryRun?: boolean;
  /** A text in which nothing marks a NOTAM is stored as one. */
  takesAnyText?: boolean | undefined;
  /** The source of the files says that they are complete for this. */
  claim?: SourceClaim | undefined;
  /** The import has this name, otherwise that of its first file. */
  name?: string | undefined;
  /** A user of this name sent the files. */
  by?: string | undefined;
  places?: Places | undefined;
  /** Is called after each NOTAM; once it is true the import ends with `importCancelled`, which says what was stored. */
  isCancelled?: (() => boolean) | undefined;
  /** The buffer of `WritePriority`: a batch ends where the serving thread waits to write. */
  writePriority?: SharedArrayBuffer | undefined;
  progress?: ((progress: { read: number; bytes: number }) => void) | undefined;
  /** Receives each METAR, SPECI and TAF of the input; without it they are issues. */
  onWeather?: ((report: string) => void) | undefined;
  /** Receives each file that has nothing else; without it they are refused. */
  onWeatherFile?: ((content: Uint8Array) => void) | undefined;
  /** It receives each NOTAM with its outcome, for previews. */
  onNotam?: ((notice: ImportedNotam, outcome: 'added' | 'changed' | 'unchanged' | 'repeated') => void) | undefined;
};

/**
 * NOTAMs of one transaction at most. Each transaction writes most pages of every index again, so that many small ones take twice the time; the texts of one go
 * into their index at its end, which a write that waits cannot cut short.
 */
const MOST_OF_BATCH = 300;
/** Fewest stored before a waiting write ends the batch: writes in close succession would otherwise stop the import. */
const LEAST_OF_BATCH = 50;
/** A pause between two transactions: a writer that waits looks again within this time. */
const PAUSE_MS = 2;

/**
 * Throws a Refusal for input that is not text, whose rest cannot be read, or when it is cancelled; batches stored before stay. Of several files one that cannot be
 * read is an issue, unless none can.
 */
export async function importNotams(
  db: Database,
  inputs: Iterable<NotamInput> | AsyncIterable<NotamInput>,
  options: ImportOptions,
): Promise<NotamImportReport> {
  const { clock, isDryRun = false, progress } = options;
  const seconds = startStopwatch();
  const report = openReport(isDryRun);
  const importing = new Importing(db, options, report);
  const refused: Refusal[] = [];
  let bytes = 0;
  const read = async ({ name, pieces }: NotamInput) => {
    const reader = openFile(importing, { takesAnyText: options.takesAnyText === true });
    let weather: WeatherFile | undefined;
    let isBegin = true;
    for await (const piece of pieces) {
      const content = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
      if (isBegin && options.onWeatherFile && isWeatherFile(content)) weather = openWeatherFile(name);
      isBegin = false;
      if (weather) weather.add(content);
      else reader.read(content);
      bytes += piece.byteLength;
      await importing.store();
      progress?.({ read: report.read, bytes });
    }
    if (weather) return options.onWeatherFile?.(weather.content());
    reader.end();
    importing.endFile();
  };
  for await (const input of inputs) {
    importing.begin(input.name);
    try {
      await read(input);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'invalidRequest') throw error;
      refused.push(error);
      importing.issue(error instanceof FileRefusal ? issueOf(error) : { code: 'notRead', place: {}, text: error.lines.join(' ') });
    }
    await importing.store(true);
    progress?.({ read: report.read, bytes });
  }
  const [first] = refused;
  if (first && refused.length === report.files) throw importing.without(first);
  await importing.end(clock());
  report.seconds = seconds();
  return report;
}

/** An import of NOTAMs stores at most this many letters of METAR and TAF. */
const MOST_WEATHER_LETTERS = 10_000_000;

type Pending = { notice: ImportedNotam; isRepeated: boolean };

class Importing {
  readonly #options: ImportOptions;
  readonly #report: NotamImportReport;
  readonly #store: ReturnType<typeof openStore>;
  readonly #coverage: ReturnType<typeof openImportCoverage>;
  readonly #snapshots: ReturnType<typeof openSnapshots>;
  readonly #sourceChecklist: ReturnType<typeof openSourceChecklist>;
  readonly #db: Database;
  #row: ImportRow | undefined;
  #weatherLetters = 0;
  #file: string | null = null;
  #foundBefore = 0;
  /** It has what the file that is being read says of itself, and whether all of it could be read so far. */
  #ofFile: FileFacts[] = [];
  #isFileWhole = true;
  /** What files claim that were read to their end, and whether each of them was. */
  #claimed: Claimed[] = [];
  #isWhole = true;
  /** Repeated NOTAMs are pending only where each NOTAM is reported, in the order of the input. */
  #pending: Pending[] = [];
  /** Numbers of the source, by which its checklist lists the NOTAMs of this batch. */
  #given: { key: string; notam: string }[] = [];
  /** It compares with the NOTAMs that this import had before: sections of a PIB repeat, and different NOTAMs may share a number. */
  readonly #compareToEarlier = openEarlier();
  readonly #formats = new Set<string>();
  readonly #checklists = new Set<string>();

  constructor(db: Database, options: ImportOptions, report: NotamImportReport) {
    this.#db = db;
    this.#options = options;
    this.#report = report;
    this.#store = openStore(db, options.clock);
    this.#coverage = openImportCoverage(db);
    this.#snapshots = openSnapshots(db);
    this.#sourceChecklist = openSourceChecklist(db);
  }

  begin(name: string): void {
    this.#file = name;
    [this.#ofFile, this.#isFileWhole] = [[], true];
    this.#foundBefore = this.#found();
    this.#report.files++;
    if (this.#options.isDryRun === true || this.#row) return;
    const { by, claim, clock } = this.#options;
    this.#row = openImportRow(this.#db, { startedAt: clock(), name: this.#options.name ?? name, by, lists: claim?.lists });
    this.#report.importId = this.#row.id;
  }

  notice(raw: RawNotice): void {
    const report = this.#report;
    const notice = understand(raw, { receivedAt: this.#options.clock(), places: this.#options.places });
    report.read++;
    this.#formats.add(raw.format);
    if (notice.details.qcode === 'QKKKK') this.#checklists.add(notice.id);
    report.understood[notice.details.understood]++;
    if (notice.details.understood === 'not') {
      report.notUnderstood++;
      this.issue({ code: 'notUnderstood', place: raw.place, text: raw.message.slice(0, 80) });
    }
    const pending = this.#comparedToEarlier(notice, raw.place);
    const number = this.#options.claim?.checklist && notice.transactionId;
    if (number) this.#given.push({ key: keyOf(number), notam: pending.notice.id });
    if (!pending.isRepeated || this.#options.onNotam) this.#pending.push(pending);
  }

  /** It says whether this import had the NOTAM before; a number that another text has taken gets its own id. */
  #comparedToEarlier(notice: ImportedNotam, place: Place): Pending {
    const digest = hash('sha1', notice.message, 'hex');
    const isPart = notice.details.partCount !== null;
    const compared = this.#compareToEarlier(notice.id, digest, isPart);
    if (compared === 'first' || (compared === 'other' && isPart)) return { notice, isRepeated: false };
    if (compared === 'other') {
      this.issue({ code: 'numberReused', place, text: [notice.icao ?? notice.location, notice.notamId].filter(Boolean).join(' ') });
      return this.#comparedToEarlier({ ...notice, id: anotherId(notice.id, digest) }, place);
    }
    this.#report.repeated++;
    return { notice, isRepeated: true };
  }

  issue(issue: Issue): void {
    addIssue(this.#report, this.#file, issue);
    if (!isHarmless(issue)) this.#isFileWhole = this.#isWhole = false;
  }

  /** Beyond what an import of weather takes, a report is an issue. */
  get weather(): ImportOptions['onWeather'] {
    const { onWeather } = this.#options;
    return (
      onWeather &&
      ((report) => {
        this.#weatherLetters += report.length;
        if (this.#weatherLetters > MOST_WEATHER_LETTERS) this.issue({ code: 'notNotam', place: {}, text: report.slice(0, 80) });
        else onWeather(report);
      })
    );
  }

  facts(facts: FileFacts): void {
    const { issuedAt, places } = facts;
    if (issuedAt && (this.#report.issuedAt === null || issuedAt.toISOString() > this.#report.issuedAt))
      this.#report.issuedAt = issuedAt.toISOString();
    for (const place of places ?? []) this.#coverage.addPlace(place);
    this.#ofFile.push(facts);
  }

  #found(): number {
    return this.#report.read + this.#report.issueCount + this.#weatherLetters;
  }

  /** The file was read to its end. A list without a NOTAM says something where it names its places, or where a source gave it. */
  endFile(): void {
    const isOfPlaces = this.#ofFile.some(({ places = [], wholeFor = [] }) => places.length + wholeFor.length > 0);
    if (this.#found() === this.#foundBefore && !isOfPlaces && !this.#options.claim) throw fileRefused('noNotamFound');
    if (!this.#isFileWhole) return;
    for (const { issuedAt, wholeFor = [], validTo } of this.#ofFile) {
      const of = { kind: 'full', from: issuedAt?.toISOString() ?? null, to: validTo?.toISOString() ?? null } as const;
      this.#claimed.push(...wholeFor.map((place) => ({ ...of, place, count: null })));
    }
  }

  /** The checklists of this import are compared with what is stored now. */
  #compared(now: Date): NotamImportReport['checklists'] {
    return openChecklists(this.#db)
      .at(now.toISOString())
      .filter(({ id }) => this.#checklists.has(id))
      .map(({ notamId, location, listed, missing }) => ({ notamId, location, listed, missing }));
  }

  /** Stores what is pending once it fills a batch, or all of it. */
  async store(isAll = false): Promise<void> {
    while (this.#pending.length >= (isAll ? 1 : MOST_OF_BATCH)) {
      const row = this.#row;
      if (row) {
        this.#storeBatch(row);
        this.#endIfCancelled();
        await pause(PAUSE_MS);
        if (this.#options.writePriority) giveWay(this.#options.writePriority);
      } else {
        for (const pending of this.#pending.splice(0)) this.#preview(pending);
        this.#endIfCancelled();
      }
    }
    this.#endIfCancelled();
  }

  /** Emits what storing it does, and counts it in a dry run. */
  #preview({ notice, isRepeated }: Pending): void {
    const { isDryRun, onNotam } = this.#options;
    if (isDryRun !== true && !onNotam) return;
    const outcome = isRepeated ? 'repeated' : this.#store.outcome(notice);
    if (isDryRun === true && outcome !== 'repeated') this.#report[outcome]++;
    onNotam?.(notice, outcome);
  }

  #storeBatch(row: ImportRow): void {
    for (const { notice } of this.#pending.slice(0, MOST_OF_BATCH)) if (this.#options.isCancelled?.() !== true) this.#store.read(notice);
    const put = (): Stored => {
      const stored = this.#store.put(this.#batch(), { id: row.id });
      row.add(stored);
      this.#noteGiven();
      return stored;
    };
    const { added, changed, unchanged } = this.#db.transaction(put).immediate();
    this.#report.added += added;
    this.#report.changed += changed;
    this.#report.unchanged += unchanged;
  }

  #noteGiven(): void {
    const { claim } = this.#options;
    if (claim) this.#sourceChecklist.put(claim.by.id, this.#given.splice(0));
  }

  /** It takes what is pending, until the batch is full, a write waits or the import is cancelled. */
  *#batch(): Generator<ImportedNotam> {
    const { writePriority, isCancelled } = this.#options;
    let count = 0;
    for (const pending of this.#pending) {
      count++;
      this.#preview(pending);
      if (!pending.isRepeated) {
        this.#coverage.addNotice(pending.notice);
        yield pending.notice;
      }
      const isEnded = isCancelled?.() === true || (count >= LEAST_OF_BATCH && writePriority !== undefined && isAwaited(writePriority));
      if (isEnded || count === MOST_OF_BATCH) break;
    }
    this.#pending.splice(0, count);
  }

  /** What it covers is not noted: it was not read to its end. */
  #endIfCancelled(): void {
    if (this.#options.isCancelled?.() !== true) return;
    this.#row?.cancel(this.#options.clock());
    throw notamImportCancelled(this.#row ? this.#report : nothingStored);
  }

  /** Removes its row, because each file was refused. */
  without(refusal: Refusal): Refusal {
    this.#row?.remove();
    return refusal;
  }

  async end(now: Date): Promise<void> {
    const report = this.#report;
    report.formats = [...this.#formats];
    if (report.files === 1) report.issues = report.issues.map((issue) => ({ ...issue, file: null }));
    const row = this.#row;
    if (!row) return;
    const { claim } = this.#options;
    const checklist = claim?.checklist && { ...claim.checklist, ...(await this.#sourceChecklist.load(claim.by.id, claim.checklist)) };
    this.#db
      .transaction(() => {
        this.#noteGiven();
        const lists = this.#listed();
        const compared = checklist && this.#comparedToChecklist(checklist, now);
        this.#coverage.store(now, row.id, this.#claims(compared));
        if (this.#checklists.size > 0) report.checklists.push(...this.#compared(now));
        if (lists) report.delisted += this.#snapshots.delist(lists, row.id, now);
        row.end(report, now);
      })
      .immediate();
  }

  /** The claims of the source count only where no number of its checklist is missing. */
  #comparedToChecklist({ listed, claims, ...checklist }: SourceChecklist & { listed?: number; claims?: Claimed[] }, now: Date): Claimed[] {
    const { claim } = this.#options;
    if (claim === undefined || listed === undefined || claims === undefined) return [];
    const { missing, delisted } = this.#sourceChecklist.compare(claim.by.id, checklist, now.toISOString());
    this.#report.delisted += delisted;
    this.#report.checklists.push({ notamId: null, location: null, listed, missing });
    return missing.length === 0 ? claims : [];
  }

  /** What the source says of the files counts where all of them could be read. */
  #claims(ofChecklist: readonly Claimed[] = []): { by: Claimant; claims: readonly Claimed[] } {
    const { claim } = this.#options;
    const issuedAt = this.#report.issuedAt;
    const isOtherForm = claim?.lists !== undefined && this.#report.read === 0;
    const ofFiles = (isOtherForm ? [] : this.#claimed).map((one) => ({ ...one, count: this.#coverage.countOf(one.place) }));
    const ofSource = this.#isWhole ? (claim?.claims ?? []).map((one) => ({ ...one, from: one.from ?? issuedAt })) : [];
    return {
      by: claim?.by ?? { id: '', name: basename(this.#options.name ?? this.#file ?? '') },
      claims: [...ofFiles, ...ofSource, ...ofChecklist],
    };
  }

  /** What this list lacks is no longer listed, unless its source had a later list before. */
  #listed(): Snapshot | undefined {
    const { claim } = this.#options;
    const [first] = this.#claimed;
    if (claim?.lists === undefined || first === undefined || this.#report.read === 0 || this.#coverage.hasLater(claim.by.id, first.from))
      return undefined;
    return { ...claim.lists, places: this.#claimed.map(({ place }) => place), until: first.to };
  }
}

/**
 * Says whether an id of this import came before, with the same text or another, and notes the text where the id is new or `isReplacing`. In SQLite's memory
 * a million take 60 MB; a Map of their strings has no room in the heap of the thread.
 */
function openEarlier(): (id: string, digest: string, isReplacing: boolean) => 'first' | 'same' | 'other' {
  const db = new Sqlite(':memory:');
  db.exec('CREATE TABLE earlier (id BLOB PRIMARY KEY, digest BLOB NOT NULL) WITHOUT ROWID; BEGIN');
  const isSame = db.prepare<[string, string], 0 | 1>("SELECT digest = unhex(?) FROM earlier WHERE id = unhex(?, '-')").pluck();
  const note = db.prepare("INSERT OR REPLACE INTO earlier VALUES (unhex(?, '-'), unhex(?))");
  return (id, digest, isReplacing) => {
    const same = isSame.get(digest, id);
    if (same === 1) return 'same';
    if (same === undefined || isReplacing) note.run(id, digest);
    return same === undefined ? 'first' : 'other';
  };
}
