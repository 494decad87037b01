import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Decoded } from '#contract/notams/decoded.ts';
import { marked } from '#renderer/features/notams/details/NotamTexts.tsx';

const notice =
  '(Z1001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/9999N\nA) LSGG B) 2611200600 C) SOON\nD) WHENEVER IT SUITS\nE) RWY CLSD. D) IS MEANT)';
type Warning = Decoded['warnings'][number];

const warning = (item: Warning['item'], code: Warning['code'], text: string | null = null): Warning => ({ item, code, text });
const doubtful = (warnings: readonly Warning[], message = notice): string[] =>
  marked(message, warnings)
    .filter(({ isDoubtful }) => isDoubtful)
    .map(({ text }) => text);

it.each([
  [[warning('Q', 'positionUnreadable', '9999N')], ['9999N']],
  [[warning('C', 'endUnreadable', 'SOON')], ['C) SOON']],
  [[warning('D', 'scheduleUnreadable', 'WHENEVER IT SUITS')], ['D) WHENEVER IT SUITS']],
  [[warning('C', 'endBeforeStart')], ['B) 2611200600', 'C) SOON']],
  [[warning('Q', 'positionMissing'), warning('Q', 'positionUnreadable', '9999N')], ['Q) LSAS/QMRLC/IV/NBO/A/000/999/9999N']],
  [[warning(null, 'unknownForm')], [notice]],
  [[warning(null, 'endedAtUnknownTime')], []],
  [[warning('Q', 'positionUnreadable', 'not in the text')], ['Q) LSAS/QMRLC/IV/NBO/A/000/999/9999N']],
  [[], []],
])('%j marks %j', (warnings, pieces) => {
  expect(doubtful(warnings)).toEqual(pieces);
});

it('marks no letter of an item that is not there', () => {
  expect(doubtful([warning('B', 'itemMissing')], '(Z1001/26 NOTAMN\nA) LSGG\nE) SEE B) ABOVE)')).toEqual([]);
});

it('keeps every letter in its place, whatever the text and the warnings', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (message, texts) => {
      const pieces = marked(
        message,
        [...texts, message.slice(1, 4)].map((text) => warning('Q', 'fieldUnknown', text)),
      );
      expect(pieces.map(({ text }) => text).join('')).toBe(message);
    }),
  );
});
