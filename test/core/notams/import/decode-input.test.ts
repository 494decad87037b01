import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { decodeInput } from '#core/notams/import/decode-input.ts';

const text = '(A0001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4615N00606E005\nA) LSGG B) 2611200000 C) 2612200000\nE) RWY 04/22 CLSD.)';

it('emits NOTAMs in the order of the input, also those that it repeats', async () => {
  const numbers = ['A0009/26', 'A0003/26', 'A0003/26', 'A0009/26', 'A0001/26', 'A0003/26'];
  const pieces = [Buffer.from(numbers.map((number) => text.replace('A0001/26', number)).join('\n\n'))];
  const emitted = await decodeInput(
    { name: 'text', pieces },
    { clock: () => new Date('2026-11-21T12:00:00Z'), aerodromes: {} },
    ({ notams }) => [...notams].map(({ notamId }) => notamId),
  );
  expect(emitted).toEqual(numbers);
});

it('a text that is only read leaves no file that has a name, not even while it is read', async () => {
  const before = new Set(readdirSync(tmpdir()));
  const decoded = await decodeInput(
    { name: 'text', pieces: [Buffer.from(text)] },
    { clock: () => new Date('2026-11-21T12:00:00Z'), aerodromes: {} },
    ({ notams }) => ({ numbers: [...notams].map(({ notamId }) => notamId), files: readdirSync(tmpdir()) }),
  );
  expect(decoded.numbers).toEqual(['A0001/26']);
  expect(decoded.files.filter((name) => !before.has(name) && name.includes('decode'))).toEqual([]);
});
