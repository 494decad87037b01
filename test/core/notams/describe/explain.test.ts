/** What decoding costs, counted: each pattern that a text is asked for costs more than its letters do, because its code is no longer at hand. */
import { afterEach, expect, it, vi } from 'vitest';
import { explained } from '#core/notams/describe/explain.ts';
import { readNotice } from '#core/notams/read/read-notice.ts';

const about = { receivedAt: new Date('2026-07-01T00:00:00Z') };

afterEach(() => void vi.restoreAllMocks());

function patternsAsked(text: string): number {
  const decode = () => explained(readNotice(text, about), about).headline();
  // Words are remembered.
  decode();
  const asked = vi.spyOn(RegExp.prototype, 'exec');
  expect(decode()).not.toBeNull();
  const patterns = asked.mock.contexts.map(String);
  vi.restoreAllMocks();
  return new Set(patterns).size;
}

it.each([
  ['of a US taxiway', '!BOI 05/612 BOI TWY B CLSD 2605041400-2609302145', 22],
  [
    'of a US obstacle',
    '!BOI 05/613 BOI OBST CRANE (ASN 2026-ANM-1-NRA) 431234N1161234W (0.5NM W BOI) 3000FT (120FT AGL) FLAGGED 2605041400-2609302145',
    32,
  ],
  [
    'in the ICAO form',
    '(A0123/26 NOTAMN\nQ) LSAS/QMXLC/IV/M/A/000/999/4614N00606E005\nA) LSGG B) 2607010600 C) 2607022000\nE) TWY B CLSD DUE WIP)',
    23,
  ],
])('a notice %s asks few patterns', (_, text, most) => {
  const asked = patternsAsked(text);
  expect(asked).toBeGreaterThan(5);
  expect(asked).toBeLessThanOrEqual(most);
});
