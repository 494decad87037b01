/** Effects, headline and severity of one notice say the same; `../corpus.test.ts` tests that of every notice of the corpus. */
import { describe, expect, it } from 'vitest';
import { decodeNotice } from '../../decode-notice.ts';
import type { DecodedNotice } from '#core/notams/read/notice.ts';
import { closes, saysClosed } from './says-closed.ts';

const about = { receivedAt: new Date('2026-08-22T18:00:00Z') };
const notam = (text: string, code: string): DecodedNotice =>
  decodeNotice(`A0001/26 NOTAMN\nQ) LOVV/${code}/IV/NBO/A/000/999/4806N01633E005\nA) LOWW B) 2608100600 C) 2608301800\nE) ${text}`, about);

describe('a headline says closed where an effect does, and nowhere else', () => {
  it.each([
    ['QMRXX', 'RWY 05/23 COLSED', 'Runway 05/23: closed', 5],
    ['QMRXX', 'RWY 05/23 UNSERVICABLE', 'Runway 05/23: closed', 5],
    ['QFAXX', 'AERDROME CLOESD', 'Aerodrome: closed', 5],
    ['QMRXX', 'RWY 09/27 AVBL FOR TAXI ONLY', 'Runway 09/27: closed (except for taxiing or crossing)', 5],
    ['QMRLC', 'RWY 09/27 CLSD EXC TAX', 'Runway 09/27: closed except taxiing', 5],
    ['QMRXX', 'RWY 09/27 AVBL AS TWY', 'Runway 09/27: closed (except for taxiing or crossing)', 5],
    ['QMRLC', 'RWY 09 FIRST 150M CLSD FOR LDG', 'Runway 09: partially closed (over a length) for landing', 4],
    ['QMRLC', 'RWY 18/36 W 60FT CLSD', 'Runway 18/36: partially closed (over a part of its width), W 60 ft', 4],
    ['QMRLT', 'FIRST 300M RWY 09 CLSD. TORA RWY 09 2100M', 'Runway 09: partially closed (over a length), first 300 metres + 1 more', 4],
    ['QMRLC', 'RWY 09/27 CLSD. RWY 18/36 CLSD TO JETS', 'Runway 09/27: closed + 1 more', 5],
    ['QFALC', 'AD CLSD. RWY 09/27 CLSD. ILS RWY 09 U/S', 'Aerodrome: closed', 5],
    ['QXXXX', 'TWY A CLSD', 'Taxiway A: closed', 3],
  ])('%s %s', (code, text, headline, severity) => {
    const told = notam(text, code);
    expect({ headline: told.headline, severity: told.severity }).toEqual({ headline, severity });
    expect(saysClosed(told)).toBe(closes(told));
  });
});
