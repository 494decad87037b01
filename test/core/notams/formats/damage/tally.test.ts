import { expect, it } from 'vitest';
import { openTally } from '#core/notams/formats/damage/tally.ts';

const notams = Array.from(
  { length: 4 },
  (_, at) => `A01${at}3/26 NOTAMN\nQ) LSAS/QMXLC/IV/M/A/000/999\nA) LSGG B) 2601010000 C) PERM\nE) TWY ${at} CLSD\n`,
);

it.each([
  { name: 'in ASCII', file: notams.join('\n') },
  { name: 'next to letters of two bytes', file: notams.join('НОТАМ é\n') },
])('counts a NOTAM once, wherever the file is cut into pieces: $name', ({ file }) => {
  const bytes = Buffer.from(file);
  const found = Array.from(bytes.keys(), (cut) => {
    const tally = openTally({ once: ['text'], several: [] });
    for (const piece of [bytes.subarray(0, cut), bytes.subarray(cut)]) tally.bytes(piece);
    for (const message of notams) tally.notice({ format: 'text', message, original: null, given: {}, place: {} });
    return { cut, missing: tally.missing() };
  });
  expect(found.filter(({ missing }) => missing)).toEqual([]);
});

it('names a NOTAM that was lost, and its line', () => {
  const tally = openTally({ once: ['text'], several: [] });
  for (let at = 0; at < notams.join('').length; at += 7) tally.bytes(Buffer.from(notams.join('').slice(at, at + 7)));
  for (const message of notams.slice(1)) tally.notice({ format: 'text', message, original: null, given: {}, place: {} });
  expect(tally.missing()).toEqual({ code: 'noticesMissing', place: { line: 1 }, text: '1, A0103/26' });
});
