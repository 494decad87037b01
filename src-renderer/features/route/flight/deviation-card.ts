/** The card beside the compass: for a magnetic heading, what to steer by the compass. */
import { keptLines, readLines, type Line } from './lines.ts';

const degrees = { least: 0, most: 360 };
const fields = { for: degrees, steer: degrees };
export const cardNames = ['for', 'steer'] as const;
export type CardLine = Line<(typeof cardNames)[number]>;

/** The contract's limit. */
export const MOST_CARD_LINES = 72;

export const readCard = (lines: readonly CardLine[]) => readLines(lines, fields, 'for', (heading) => heading % 360);
export const keptCard = (kept: unknown): CardLine[] => keptLines(kept, cardNames, MOST_CARD_LINES);
