/** Which imports cover a place whole: those of lists that claim to hold all. */
import { expect, it, onTestFinished } from 'vitest';
import { openPassingState } from '#core/database/state.ts';
import { importNotams, type ImportOptions } from '#core/notams/import/import-notams.ts';
import { openCoverage } from '#core/notams/lifecycle/coverage.ts';

const at = new Date('2026-08-23T12:00:00Z');
const clock = () => at;

const notam = (number: number, { qCode = 'QMRLC', a = 'QQAA' } = {}): string =>
  `A${String(number).padStart(4, '0')}/26 NOTAMN\nQ) QQFF/${qCode}/IV/NBO/A/000/999/4806N01633E005\nA) ${a} B) 2608010000 C) 2609010000\nE) CHECKLIST YEAR=2026 0001`;

function opened() {
  const db = openPassingState({ clock });
  onTestFinished(() => void db.close());
  const take = (texts: readonly string[], options: Partial<ImportOptions> = {}) =>
    importNotams(db, [{ name: 'list', pieces: [Buffer.from(texts.join('\n\n'))] }], { clock, ...options });
  return { take, ...openCoverage(db) };
}

it('a few NOTAMs name a place, and do not cover it whole', async () => {
  const { take, coveredAt, listedAt } = opened();
  await take([notam(1)]);
  expect([coveredAt('QQAA'), listedAt('QQAA'), listedAt('QQFF')]).toEqual([at.toISOString(), null, null]);
});

it.each([
  ['a checklist of the region', [notam(1), notam(2, { qCode: 'QKKKK', a: 'QQFF' })], {}, 'QQFF'],
  ['the files of a source', [notam(1)], { isWhole: true }, 'QQAA'],
  ['a list that is declared complete', [notam(1)], { snapshot: { source: 'list' } }, 'QQAA'],
  ['a full load', Array.from({ length: 500 }, (_, index) => notam(index + 1)), {}, 'QQAA'],
] as const)('%s covers a place whole, and single NOTAMs after it change nothing', async (_what, texts, options, place) => {
  const { take, listedAt } = opened();
  await take(texts, options);
  expect(listedAt(place)).toBe(at.toISOString());
  await take([notam(3)]);
  expect(listedAt(place)).toBe(at.toISOString());
});
