import { afterEach, expect, it, vi } from 'vitest';
import type { Decoded } from '#contract/notams/decoded.ts';
import { topicInWords } from '#renderer/components/notams/NotamHeadline.tsx';
import { speak } from '#renderer/i18n/words.ts';
import { decodeNotice } from '../../../core/notams/decode-notice.ts';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

const decoded = (code: string) =>
  decodeNotice(`A0001/26 NOTAMN\nQ) LOVV/${code}/IV/NBO/AE/000/120/4806N01633E005\nA) LOWW B) 2603111130 C) 2604171930\nE) AS SAID`, {
    receivedAt: new Date('2026-03-10'),
  }) as unknown as Decoded;

it.each([
  ['QMRLC', 'Runway: closed', 'Piste : fermeture'],
  ['QRZZZ', 'Restricted airspace', 'Espace aérien à statut particulier'],
  ['QZZLC', 'closed', 'fermeture'],
  ['QZZZZ', undefined, undefined],
])('%s is %s, in French %s', (code, english, french) => {
  expect(topicInWords(decoded(code))).toBe(english);
  speak('fr');
  expect(topicInWords(decoded(code))).toBe(french);
});
