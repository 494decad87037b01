import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Decoded } from '#contract/notams/decoded.ts';
import { marked } from '#renderer/features/notams/details/NotamTexts.tsx';

const notice =
  '(Z1001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/9999N\nA) LSGG B) 2611200600 C) SOON\nD) WHENEVER IT\nSUITS\nE) RWY CLSD. D) IS MEANT)';
type Warning = Decoded['warnings'][number];

const warning = (item: Warning['item'], code: Warning['code'], text: string | null = null): Warning => ({ item, code, text });
const doubtful = (warnings: Warning[]): string[] =>
  marked(notice, warnings)
    .filter(({ isDoubtful }) => isDoubtful)
    .map(({ text }) => text);

it.each([
  [[warning('Q', 'positionUnreadable', '9999N')], ['9999N']],
  [[warning('C', 'endUnreadable', 'SOON')], ['SOON']],
  [[warning('D', 'scheduleUnreadable', 'WHENEVER IT SUITS')], ['WHENEVER IT\nSUITS']],
  [[warning('Q', 'fieldCount', 'LSAS/QMRLC'), warning('Q', 'fieldUnknown', 'QMRLC')], ['LSAS/QMRLC']],
  [[warning('E', 'positionUnreadable', 'RWY')], ['RWY']],
  [[warning('Q', 'positionMissing')], []],
  [[warning('Q', 'positionUnreadable', 'not in the text')], []],
  [[], []],
])('%j marks %j', (warnings, pieces) => {
  expect(doubtful(warnings)).toEqual(pieces);
});

it('marks what is quoted in its own item', () => {
  expect(marked('(A1/26\nA) LSGG\nE) A)', [warning('E', 'positionUnreadable', 'A')])).toEqual([
    { text: '(A1/26\nA) LSGG\nE) ', isDoubtful: false },
    { text: 'A', isDoubtful: true },
    { text: ')', isDoubtful: false },
  ]);
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
