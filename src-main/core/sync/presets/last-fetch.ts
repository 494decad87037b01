/**
 * Records when a source was last queried, in its folder, so that it is not queried more often than its publisher wants, by a schedule or by
 * hand.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reason } from '#contract/problems/reasons.ts';
import { writeWhole } from '#core/platform/data-folder.ts';
import { parsedJson } from '#core/text/json.ts';
import { reason } from '#core/reasons/reason.ts';

const MS_A_MINUTE = 60_000;
const NOTE = 'last-fetch.json';

/** `askedAt` is written as ISO 8601 in UTC. */
export type LastFetch = { askedAt: string };

/** Nothing was requested and nothing is wrong, so what is stored is no newer either. */
export class FetchedRecently extends Error {
  override name = 'FetchedRecently';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.text);
    this.reason = reason;
  }
}

/** Throws `FetchedRecently` within so many minutes of the last request; not where the clock went back since. */
export function refuseRecent({ askedAt }: LastFetch, now: Date, { address, minutes }: { address: string; minutes: number }): void {
  const age = now.getTime() - Date.parse(askedAt);
  if (age >= 0 && age < minutes * MS_A_MINUTE) throw new FetchedRecently(reason('askedRecently', { address, minutes, at: askedAt }));
}

/**
 * It is what a source noted about its last answer. An unreadable note counts as absent: the source is then queried again, which changes
 * nothing that is stored.
 */
export const readNote = async <T extends LastFetch>(folder: string): Promise<T | undefined> =>
  parsedJson(await readFile(join(folder, NOTE), 'utf8').catch(() => '')) as T | undefined;

export const writeNote = <T extends LastFetch>(folder: string, note: T): void => writeWhole(join(folder, NOTE), JSON.stringify(note));
