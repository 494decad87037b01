import { expect } from 'vitest';
import { openFile } from '#core/notams/formats/open.ts';
import type { FileFacts, Issue, RawNotice } from '#core/notams/formats/raw-notice.ts';

export type ReadFile = { notices: RawNotice[]; issues: Issue[]; facts: FileFacts };

/** A whole file through the reader that its beginning chooses, cut into pieces of `size` bytes; one without any mark of a NOTAM is one text. */
export function readFile(content: string | Buffer, size = 64, { takesAnyText = true } = {}): ReadFile {
  const bytes = Buffer.from(content);
  const read: ReadFile = { notices: [], issues: [], facts: {} };
  const reader = openFile(
    {
      notice: (notice) => void read.notices.push(notice),
      issue: (issue) => void read.issues.push(issue),
      facts: (facts) => void Object.assign(read.facts, facts),
    },
    { takesAnyText },
  );
  for (let from = 0; from < bytes.length; from += size) reader.read(bytes.subarray(from, from + size));
  reader.end();
  return read;
}

export const messages = ({ notices }: ReadFile): string[] => notices.map(({ message }) => message);

export const date = (text: string): Date => new Date(text);

/** A NOTAM of an international series, to be wrapped in the formats. */
export const icao =
  'B1264/23 NOTAMR B1187/23\nQ) LOVV/QLXAS/IV/M  /A /000/999/4806N01633E005\nA) LOWW B) 2309120845 C) 2312031530 EST\nE) TWY M7 CL LGT U/S';

/** The only NOTAM of a file that could be read completely. */
export function only(content: string): RawNotice | undefined {
  const read = readFile(content);
  expect(read.issues).toEqual([]);
  expect(read.notices).toHaveLength(1);
  return read.notices[0];
}
