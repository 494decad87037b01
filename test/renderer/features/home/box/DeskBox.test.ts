import { expect, test } from 'vitest';
import { areNotams } from '#renderer/features/home/box/DeskBox.tsx';

test.each([
  ['(A0001/26 NOTAMN\nQ) LSAS/QMRLC\nA) LSGG B) 2611210000 C) PERM\nE) RWY CLSD)', true],
  ['A) LSGG B) 2611210000 C) 2611302359 E) RWY 04/22 CLSD', true],
  ['LSGG notams', false],
  ['(FPL-HBABC-VG\n-C172/L-S/C\n-LSGG0900\n-N0110A055 DCT\n-LFPG0200)', false],
  ['', false],
])('%j goes to the preview of NOTAMs: %s', (text, isOfNotams) => {
  expect(areNotams(text)).toBe(isOfNotams);
});
