/** `data` lists the stored datasets and how they differ, rolls back, and checks the one in use. */
import { readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { CheckReport } from '#contract/dataset/check.ts';
import type { Conflict, ConflictList } from '#contract/dataset/conflicts.ts';
import type { Difference } from '#contract/dataset/difference.ts';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import type { Rollback, Version, VersionList } from '#contract/dataset/versions.ts';
import type { Health } from '#contract/health.ts';
import { briefingSentences } from '#words/en/briefing.ts';
import { chooseDataDir } from '#core/platform/data-folder.ts';
import { ageIn, ofDay, shrunkLines } from './sentences.ts';
import { print, say } from './terminal.ts';
import type { Api } from './api.ts';
import type { CoreOptions } from './with-core.ts';
import { sentenceOf } from '#core/reasons/reason.ts';

const BAD = 1;
const PAGE = 300;

export async function listVersions({ request }: Api): Promise<void> {
  const { items, rolledBackFrom: left } = await request<VersionList>('GET', '/dataset/versions');
  await print(linesOf(items.map(versionLine)));
  if (left !== null) say(`You went back from ${left}: no sync brings newer data in use until you ask for one.`);
}

function versionLine({ revision, source, date, importedAt, isInUse, airports, bytes }: Version): string {
  const mark = isInUse ? 'in use' : 'kept';
  return [mark, revision, source, ofDay(date), `imported ${importedAt.slice(0, 16)}Z`, `${airports} airports`, size(bytes)].join('\t');
}

export async function difference({ request }: Api, from: string | undefined, to: string | undefined): Promise<void> {
  await print(differenceText(await request<Difference>('GET', '/dataset/diff', { query: { from, to } })));
}

function differenceText(found: Difference): string {
  const resources = ['airports', 'runways', 'frequencies', 'countries', 'navaids'] as const;
  const counts = resources.map((name) => {
    const { added, changed, deleted } = found[name];
    return `${name}: ${added} added, ${changed} changed, ${deleted} deleted`;
  });
  const examples = found.examples.flatMap(({ code, name, change, fields }) => [
    `${change}\t${code ?? '-'}\t${name}`,
    ...fields.map(({ field, from, to }) => `  ${field}: ${from ?? 'unknown'} -> ${to ?? 'unknown'}`),
  ]);
  const { added, changed, deleted } = found.airports;
  const more = added + changed + deleted - found.examples.length;
  return linesOf([`From ${found.from} to ${found.to}`, ...counts, ...examples, ...(more > 0 ? [`And ${more} more airports.`] : [])]);
}

export async function rollBack({ request }: Api, revision: string | undefined): Promise<void> {
  const version = await request<Rollback>('POST', '/dataset/rollback', { body: { revision } });
  await print(
    `The dataset in use is now ${version.revision}: ${version.airports} airports of ${version.source}, ${ofDay(version.date)}.\n${linesOf(shrunkLines(version.shrunk))}`,
  );
}

const inState = new Set<string>(['stateDamaged', 'passwordUnreadable', 'sourceKindUnknown']);

/** The exit code is 1 when problems were found. */
export async function check({ request }: Api): Promise<number> {
  const { revision, isGood, findings, seconds } = await request<CheckReport>('POST', '/dataset/check');
  const ofState = findings.filter(({ code }) => inState.has(code));
  const dataset = findings.length === ofState.length ? 'is whole' : 'is NOT whole; import it again, or go back with "data rollback"';
  const state = ofState.length === 0 ? 'is whole' : 'is NOT whole';
  const outcome = `The dataset ${revision} ${dataset}. state.sqlite ${state}. Read in ${seconds.toFixed(1)} s.`;
  await print(linesOf([...findings.map(sentenceOf), outcome]));
  return isGood ? 0 : BAD;
}

export async function listConflicts({ request }: Api): Promise<void> {
  for (let offset = 0; ; offset += PAGE) {
    const { items, totalCount } = await request<ConflictList>('GET', '/dataset/conflicts', { query: { limit: PAGE, offset } });
    await print(linesOf(items.map(conflictLine)));
    if (offset + items.length < totalCount) continue;
    say(totalCount === 0 ? 'No two sources contradict each other.' : `${totalCount} conflicts. The first value of each is in use.`);
    return;
  }
}

/** The values of these kinds may differ by an amount, in these units. */
const unitOf: Partial<Record<Conflict['kind'], string>> = { position: 'NM', elevation: 'ft' };

function conflictLine({ code, name, kind, usedSource, usedValue, otherSource, otherValue, difference }: Conflict): string {
  const apart = difference === null ? '' : `${difference} ${unitOf[kind] ?? ''} apart`;
  const written = (source: string, value: string) => `${source}: ${value}${kind === 'elevation' ? ' ft' : ''}`;
  return [code ?? '-', name, kind, written(usedSource, usedValue), written(otherSource, otherValue), apart].join('\t').trimEnd();
}

export async function confirmClock({ request }: Api): Promise<void> {
  const { timestamp } = await request<Health>('POST', '/clock/confirm');
  await print(`The time is ${timestamp.slice(0, 16)}Z.\n`);
}

export async function status({ request }: Api, options: CoreOptions): Promise<void> {
  const { revision, source, date, importedAt, counts, losses, notamsImportedAt, notamsIssuedAt, notamBin, problems } =
    await request<DatasetStatus>('GET', '/dataset');
  const now = new Date((await request<Health>('GET', '/health')).timestamp);
  const age = (moment: string | null) => (moment === null ? 'unknown' : `${moment.slice(0, 16)}Z, ${ageIn(moment, now)}`);
  const { items: versions, rolledBackFrom: left } = await request<VersionList>('GET', '/dataset/versions');
  const formerVersions = versions.filter(({ isInUse }) => !isInUse);
  await print(
    linesOf([
      `Dataset: ${revision}`,
      `Source: ${source}`,
      `Data of: ${date === null ? `unknown, imported ${ageIn(importedAt, now)}` : age(date)}`,
      `Imported: ${age(importedAt)}`,
      `Holds: ${Object.entries(counts)
        .map(([name, count]) => `${count} ${name}`)
        .join(', ')}`,
      `NOTAMs imported: ${age(notamsImportedAt)}`,
      `Newest NOTAM issued: ${age(notamsIssuedAt)}`,
      ...(notamBin.count === 0 ? [] : [`NOTAMs deleted: ${notamBin.count}; "notams restore" stores them again`]),
      `Kept: ${formerVersions.length === 0 ? 'none' : formerVersions.map((version) => version.revision).join(', ')}`,
      ...(left === null ? [] : [`Went back from: ${left}`]),
      ...losses.map(({ resource, before, now: left, since }) => briefingSentences.loss(resource, before, left, `${since.slice(0, 16)}Z`)),
      ...problems.map(({ text }) => text),
      `On the disk: ${size(bytesIn(chooseDataDir(options.dataDir)))}`,
    ]),
  );
}

const linesOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

const size = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** A hard-linked file counts once. */
function bytesIn(folder: string, seen = new Set<number>()): number {
  let sum = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) sum += bytesIn(path, seen);
    else sum += countedOnce(statSync(path, { throwIfNoEntry: false }), seen);
  }
  return sum;
}

function countedOnce(file: Stats | undefined, seen: Set<number>): number {
  if (!file || seen.has(file.ino)) return 0;
  seen.add(file.ino);
  return file.size;
}
