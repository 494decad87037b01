import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSeen } from '#core/notams/import/seen.ts';

const digestOf = (text: string): string => hash('sha1', text, 'hex');

function idOf(name: string): string {
  const digest = digestOf(name);
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

test('says what a Map of the same texts says, while it grows', () => {
  const seen = openSeen();
  const expected = new Map<string, string>();
  const counts = { first: 0, same: 0, other: 0 };
  for (let index = 0; index < 30_000; index++) {
    const [id, digest] = [idOf(`notice ${index % 8_009}`), digestOf(`text ${index % 16_018}`)];
    const isReplacing = index % 5 === 0;
    const before = expected.get(id);
    if (before === undefined || isReplacing) expected.set(id, digest);
    const compared = before === undefined ? 'first' : before === digest ? 'same' : 'other';
    counts[compared]++;
    expect(seen.compare(id, digest, isReplacing)).toBe(compared);
  }
  // Each answer is among them.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(1_000);
});

test.each([
  ['ids that differ at the end alone', '00000000-0000-5000-a000-000000000000', '00000000-0000-5000-a000-000000000001'],
  ['ids that differ in a letter', '0a000000-0000-5000-a000-000000000000', '0b000000-0000-5000-a000-000000000000'],
])('keeps %s apart', (_what, one, other) => {
  const seen = openSeen();
  expect([seen.compare(one, digestOf('A'), false), seen.compare(other, digestOf('A'), false)]).toEqual(['first', 'first']);
  expect([seen.compare(one, digestOf('A'), false), seen.compare(other, digestOf('B'), false)]).toEqual(['same', 'other']);
});

test('compares the whole digest, and keeps the first unless it is replaced', () => {
  const seen = openSeen();
  const id = idOf('A0001/26');
  const digest = digestOf('text');
  const almost = digest.slice(0, -1) + (digest.endsWith('0') ? '1' : '0');
  expect(seen.compare(id, digest, false)).toBe('first');
  expect(seen.compare(id, almost, false)).toBe('other');
  expect(seen.compare(id, digest, false)).toBe('same');
  expect(seen.compare(id, almost, true)).toBe('other');
  expect(seen.compare(id, almost, false)).toBe('same');
  expect(seen.compare(id, digest, false)).toBe('other');
});
