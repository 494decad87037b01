/** A version is a stored database: the one in use, or one of the last before it. */
import { statSync } from 'node:fs';
import type { Version } from '#contract/dataset/versions.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';
import { openReference, type Reference } from './open-reference.ts';
import { isSetAside, type VersionStore } from './version-store.ts';

export type Kept = { path: string; version: Version };

/** The kept ones that can be put in use, the last that was first; damaged ones are left out. */
export function keptVersions(store: VersionStore, inUse: string): Kept[] {
  return store.kept().flatMap((path) => {
    const version = versionAt(path);
    return version && version.revision !== inUse ? [{ path, version }] : [];
  });
}

/** Lists the versions that cannot be rolled back to, with the reason; one that was set aside is reported as such. */
export function unreadableVersions(store: VersionStore): Reason[] {
  return store.kept().flatMap((file) => {
    if (isSetAside(file)) return [];
    const error = faultOf(file);
    return error === undefined ? [] : [reason('versionUnreadable', { file, error })];
  });
}

function faultOf(path: string): string | undefined {
  try {
    openReference(path).db.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function versionInUse(reference: Reference): Version {
  return { ...versionOf(reference, bytesOf(reference.db.name)), isInUse: true };
}

/** Lists the version in use and the stored ones, the newest import first. */
export function listVersions(inUse: Version, formerVersions: readonly Kept[]): Version[] {
  return [inUse, ...formerVersions.map(({ version }) => version)].sort((a, b) => Date.parse(b.importedAt) - Date.parse(a.importedAt));
}

/** `revision`, or the last that was in use before. Throws `notFound` with the kept ones if it is not one of them. */
export function chooseKept(formerVersions: readonly Kept[], revision: string | undefined): Kept {
  const chosen = revision === undefined ? formerVersions[0] : formerVersions.find(({ version }) => version.revision === revision);
  if (chosen) return chosen;
  const message =
    revision === undefined ? NONE_KEPT : `There is no dataset ${revision.slice(0, 100)} to go back to. ${keptSentence(formerVersions)}`;
  throw new Refusal('notFound', { message });
}

const NONE_KEPT = 'No dataset is kept besides the one in use.';

export function keptSentence(formerVersions: readonly Kept[]): string {
  return formerVersions.length === 0 ? NONE_KEPT : `Kept are ${formerVersions.map(({ version }) => version.revision).join(', ')}.`;
}

function versionAt(path: string): Version | undefined {
  try {
    const reference = openReference(path);
    reference.db.close();
    return versionOf(reference, bytesOf(path));
  } catch {
    return undefined;
  }
}

const bytesOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

function versionOf({ revision, source, isStarter, date, importedAt, counts }: Reference, bytes: number): Version {
  return { revision, source, isStarter, date, importedAt, isInUse: false, airports: counts.airports, bytes };
}
