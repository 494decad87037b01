/** The shared notices as the project's own readers emit them, each message once. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openFile } from '#core/notams/formats/open.ts';
import type { RawNotice } from '#core/notams/formats/raw-notice.ts';
import { understand } from '#core/notams/import/understand.ts';

/** A report without a year gets the one nearest to this moment; any moment near those of the files will do. */
export const receivedAt = new Date('2026-08-22T18:00:00Z');

/** `hash` is the beginning of the SHA-256 of the message, `source` the folder of its file. */
export type Notice = { hash: string; source: string; raw: RawNotice };

const hashOf = (message: string): string => createHash('sha256').update(message).digest('hex').slice(0, 12);

/** Labels whose hash ends in an even digit are for building; the others were not looked at while rules were written. */
export const halfOf = (hash: string): 'build' | 'held' => (parseInt(hash.slice(-1), 16) % 2 === 0 ? 'build' : 'held');

/** Labels name a notice by the id that an import stores. */
export const idOf = ({ raw }: Notice): string => understand(raw, { receivedAt }).id;

export const corpusNotices = (folder: string): Map<string, Notice> => noticesOf(folder, '*/*.{csv,json,xml,txt}');

export const corpusTexts = (folder: string): string[] => [...corpusNotices(folder).values()].map(({ raw }) => raw.message);

/** The keys are the hashes. */
export function noticesOf(folder: string, files: string): Map<string, Notice> {
  const notices = new Map<string, Notice>();
  for (const path of globSync(files, { cwd: folder }).sort()) {
    const reader = openFile({
      notice(raw) {
        const hash = hashOf(raw.message.toWellFormed());
        if (!notices.has(hash)) notices.set(hash, { hash, source: dirname(path), raw });
      },
      issue: () => undefined,
      facts: () => undefined,
    });
    reader.read(readFileSync(join(folder, path)));
    reader.end();
  }
  return notices;
}
