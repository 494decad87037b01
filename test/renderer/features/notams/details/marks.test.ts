import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marked } from '#renderer/features/notams/details/marks.ts';

const notice =
  '(Z1001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/9999N\nA) LSGG B) 2611200600 C) SOON\nD) WHENEVER IT SUITS\nE) RWY CLSD. D) IS MEANT)';
const doubtful = (warnings: readonly string[], message = notice): string[] =>
  marked(message, warnings)
    .filter(({ isDoubtful }) => isDoubtful)
    .map(({ text }) => text);

it.each([
  [['Q: "9999N" is no position'], ['9999N']],
  [['no end could be read from item C'], ['C) SOON']],
  [['schedule not understood: taken as active all through'], ['D) WHENEVER IT SUITS']],
  [['the end is before the begin'], ['B) 2611200600', 'C) SOON']],
  [['Q: no position', 'Q: "9999N" is no position'], ['Q) LSAS/QMRLC/IV/NBO/A/000/999/9999N']],
  [['no known form of notice: only the text is shown'], [notice]],
  [['its source calls it cancelled or expired, and does not say since when'], []],
  [['Q: "not in the text" is no position'], ['Q) LSAS/QMRLC/IV/NBO/A/000/999/9999N']],
  [[], []],
])('%j marks %j', (warnings, pieces) => {
  expect(doubtful(warnings)).toEqual(pieces);
});

it('marks no letter of an item that is not there', () => {
  expect(doubtful(['no begin could be read from item B'], '(Z1001/26 NOTAMN\nA) LSGG\nE) SEE B) ABOVE)')).toEqual([]);
});

it('keeps every letter in its place, whatever the text and the sentences', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (message, warnings) => {
      const pieces = marked(message, [...warnings, `Q: "${message.slice(1, 4)}" is no position`]);
      expect(pieces.map(({ text }) => text).join('')).toBe(message);
    }),
  );
});
