/**
 * NOTAMs that were written from memory, each set of about a hundred before the program was asked, with what a dispatcher must be told (`blind.json`): offices of
 * all continents, half of them not in English. `headline` and `effects` say how a person rated what the program makes of it now. A first look at a set, which alone
 * says how well the program reads what it has not seen, was reported when the set was new.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { DecodedNotice } from '#core/notams/read/notice.ts';
import { readMessage } from '#core/notams/read/read-notice.ts';
import { explain } from '../core/notams/decode-notice.ts';
import { written } from './written-effect.ts';

/** vague: true, but less than is needed; wrong: untrue on the strict or the harmless side; dangerous: less restricted than the NOTAM; none: rightly without effects. */
export const ratings = ['right', 'vague', 'wrong', 'dangerous', 'none'] as const;
type Rating = (typeof ratings)[number];

export type BlindLabel = {
  /** The set and the number in it: `am12`. */
  id: string;
  raw: string;
  expected: { headline: string; severity: number; effects: string[] };
  headline: Rating;
  effects: Rating;
  /** What is missing or untrue. */
  remark?: string;
};

const receivedAt = new Date('2026-11-29T12:00:00Z');

const lines = new URL('blind.txt', import.meta.url);

export const readBlind = (): BlindLabel[] => JSON.parse(readFileSync(new URL('blind.json', import.meta.url), 'utf8')) as BlindLabel[];

export const decodedBlind = ({ raw }: BlindLabel): DecodedNotice => explain(readMessage(raw, { receivedAt }), { receivedAt });

/** Its own texts may be shown, unlike those of the shared notices: `am12 5 Runway 09/27: closed | closesRunway 09/27 whole`. */
export function blindLine(label: BlindLabel): string {
  const { severity, headline, effects } = decodedBlind(label);
  const told = effects.map((effect) => (effect.kind === 'otherUnavailable' ? `“${effect.words ?? ''}”` : written(effect)));
  return `${label.id} ${severity} ${headline ?? ''} | ${told.join('; ')}`;
}

export const blindLines = (): string[] => readFileSync(lines, 'utf8').trimEnd().split('\n');

export const writeBlindLines = (): void =>
  writeFileSync(
    lines,
    readBlind()
      .map((label) => `${blindLine(label)}\n`)
      .join(''),
  );
