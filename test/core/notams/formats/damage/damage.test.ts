/** Damage any one byte of a file: every text that does not hold the byte is stored, or the report names the loss. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeShared } from '../../../../helpers/describe-shared.ts';
import { times } from '../../../../helpers/long.ts';
import { damaged, damageFiles, lostIn, textsOf, type Damage } from './damage-files.ts';
import { readFile } from '../read.ts';

/** Bytes that mean something in a format, and any. */
const byte = fc.oneof(fc.constantFrom(...Buffer.from('"\\{}[]<>/,:;&()\n\r !AN0')), fc.nat(255));
/** Half of them where the format has its marks. */
const placeIn = (bytes: Buffer) => {
  const marks = [...bytes.entries()].flatMap(([at, one]) => ('"\\{}[]<>,:\n'.includes(String.fromCharCode(one)) ? [at] : []));
  return fc.oneof(
    fc.noBias(fc.nat(bytes.length - 1)),
    fc.noBias(fc.nat(marks.length - 1)).map((index) => marks[index] ?? 0),
  );
};
const damageTo = (bytes: Buffer) =>
  fc.record<Damage>({
    kind: fc.constantFrom('changed', 'inserted', 'removed'),
    at: placeIn(bytes),
    byte,
  });

function expectNothingLost(bytes: Buffer, texts: readonly string[], runs: number): void {
  fc.assert(
    fc.property(damageTo(bytes), (damage) => {
      expect(lostIn(texts, damaged(bytes, damage)).lost).toEqual([]);
    }),
    { numRuns: runs },
  );
}

describe('one byte of a file that is damaged', () => {
  it.each(damageFiles)('loses no text without a word: $name', ({ content }) => {
    expect(textsOf(Buffer.from(content))).toHaveLength(12);
    expect(readFile(content).issues).toEqual([]);
    expectNothingLost(Buffer.from(content), textsOf(Buffer.from(content)), times(120, 5_000));
  });
});

/** Formats in which an element is found again after a damaged one. */
const found = damageFiles.filter(({ name }) => !name.startsWith('text') && name !== 'web page');

describe('one byte in the middle of a file that is damaged', () => {
  it.each(found)('leaves ten of twelve as they were: $name', ({ content }) => {
    const bytes = Buffer.from(content);
    const texts = textsOf(bytes);
    fc.assert(
      fc.property(damageTo(bytes), (damage) => {
        fc.pre(damage.at > bytes.length * 0.3 && damage.at < bytes.length * 0.7);
        const stored = textsOf(damaged(bytes, damage));
        expect(texts.filter((text) => stored.some((one) => one.startsWith(text))).length).toBeGreaterThanOrEqual(10);
      }),
      { numRuns: times(60, 5_000) },
    );
  });
});

describeShared('one byte that is damaged in a file of real NOTAMs', ({ notices }) => {
  const files = readdirSync(notices, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'MANIFEST.md')
    .map((entry) => join(entry.parentPath, entry.name));

  // A table of 10,000 rows is read 60 times in `npm run test:long`.
  it.each(files.map((path) => [path.slice(notices.length + 1), path]))(
    'loses no text without a word: %s',
    (_, path) => {
      const texts = textsOf(readFileSync(path));
      expect(texts).not.toEqual([]);
      expectNothingLost(readFileSync(path), texts, times(1, 60));
    },
    300_000,
  );
});
