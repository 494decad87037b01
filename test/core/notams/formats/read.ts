import { openFile } from '#core/notams/formats/open.ts';
import type { FileFacts, RawNotice } from '#core/notams/formats/raw-notice.ts';

export type ReadFile = { notices: RawNotice[]; issues: { place: string; reason: string }[]; facts: FileFacts };

/** A whole file through the reader that its beginning chooses, cut into pieces of `size` bytes. */
export function readFile(content: string | Buffer, size = 64): ReadFile {
  const bytes = Buffer.from(content);
  const read: ReadFile = { notices: [], issues: [], facts: {} };
  const reader = openFile({
    notice: (notice) => void read.notices.push(notice),
    issue: (place, reason) => void read.issues.push({ place, reason }),
    facts: (facts) => void Object.assign(read.facts, facts),
  });
  for (let from = 0; from < bytes.length; from += size) reader.read(bytes.subarray(from, from + size));
  reader.end();
  return read;
}

export const messages = ({ notices }: ReadFile): string[] => notices.map(({ message }) => message);
