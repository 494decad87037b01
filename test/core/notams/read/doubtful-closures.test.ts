/** A text that is longer than what is searched for effects is never silent on a closure. */
import { expect, it, test } from 'vitest';
import { laterClosure } from '#core/notams/read/doubtful-closures.ts';
import { decodeNotice } from '../decode-notice.ts';

const long = 'MARSHALLING BY FOLLOW ME CAR ON ALL STANDS. '.repeat(120);
const of = (text: string) =>
  decodeNotice(`(A0123/26 NOTAMN\nQ) QQQQ/QXXXX/IV/NBO/A/000/999/4806N01633E005\nA) QQAA B) 2603111130 C) 2604171930\nE) ${text})`, {
    receivedAt: new Date('2026-03-10'),
  });

it('is a doubt with the words quoted, and severity 4', () => {
  const { effects, severity } = of(`${long}RWY 09/27 CLSD FOR RESURFACING.`);
  expect(effects).toMatchObject([{ kind: 'mayClose', runway: null, words: 'RWY 09/27 CLSD' }]);
  expect(severity).toBe(4);
});

it('is none for taxiways, stands and what is far from the word', () => {
  expect(of(`${long}TWY A NORTH OF RWY 09 CLSD. RWY 09 TWY B CLSD. ${'OTHER WORDS '.repeat(10)}CLSD.`).effects).toEqual([
    expect.objectContaining({ kind: 'mayClose', words: 'RWY 09 CLSD' }),
  ]);
  expect(of(`${long}RWY 09 TWY B CLSD.`).effects).toEqual([]);
});

test.each([
  ['RWY 09 CLSD', 4, null],
  [`${'A'.repeat(100)} AERODROME NOT AVBL`, 100, 'AERODROME NOT AVBL'],
  // The part that is searched ends within the words.
  [`${'A '.repeat(50)}RWY 09 CLSD`, 104, 'RWY 09 CLSD'],
  ['RWY 09 CLSD', 100, null],
])('%s from %i', (text, from, words) => {
  expect(laterClosure(text, from)).toBe(words);
});
