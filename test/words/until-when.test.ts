import { describe, expect, it } from 'vitest';
import { en } from '#words/en/en.ts';
import { fr } from '#words/fr/fr.ts';
import { endSentence, untilSentence } from '#words/until-when.ts';

const TIME = '18 DEC 2026 0400Z';

describe('the end of a NOTAM', () => {
  it.each([
    [{}, TIME, 'until 18 DEC 2026 0400Z', 'until 18 DEC 2026 0400Z', 'jusqu’au 18 DEC 2026 0400Z'],
    [
      { isEstimated: true, isPermanent: false },
      TIME,
      'until 18 DEC 2026 0400Z EST',
      'until 18 DEC 2026 0400Z estimated',
      'jusqu’au 18 DEC 2026 0400Z (estimé)',
    ],
    [{ isPermanent: true }, null, 'PERM', 'permanently', 'de façon permanente'],
    [{ isPermanent: false }, null, 'end unknown', 'end unknown', 'fin inconnue'],
    [{}, null, 'PERM or end unknown', 'PERM or end unknown', 'PERM ou fin inconnue'],
  ])('%j at %s is "%s", in full "%s"', (notam, end, short, long, french) => {
    expect(untilSentence(notam, end, en, 'short')).toBe(short);
    expect(untilSentence(notam, end, en, 'long')).toBe(long);
    expect(untilSentence(notam, end, fr, 'long')).toBe(french);
  });

  it('is the time alone after the word for a span', () => {
    expect(endSentence({ isEstimated: true, isPermanent: false }, TIME, en, 'short')).toBe('18 DEC 2026 0400Z EST');
  });
});
