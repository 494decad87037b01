/** Texts cut into reports. */
import { expect, it } from 'vitest';
import { decodeReports, splitText } from '#core/weather/split-text.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const readReports = (text: string, now: number) => decodeReports(splitText(text), now);
const split = (text: string): string[] => [...splitText(text)].map(({ raw }) => raw);

it('a bulletin has its heading taken away and names of kinds above reports', () => {
  const text =
    'ZCZC 123\r\nSASW31 LSSW 210520\r\nMETAR\r\nLSGG 210520Z 22007KT CAVOK 02/01 Q1010=\r\nLSZH 210520Z\r\n  VRB02KT 9999 NSC 01/00 Q1011=\r\nNNNN\r\n';
  expect(split(text)).toEqual(['LSGG 210520Z 22007KT CAVOK 02/01 Q1010=', 'LSZH 210520Z\n  VRB02KT 9999 NSC 01/00 Q1011=']);
  expect(readReports('SPECI\nLSGG 210520Z 22007KT CAVOK 02/01 Q1010=', NOW).items[0]?.kind).toBe('SPECI');
});

it('a cycle file has a date above each report, which gives its month and year', () => {
  const text = '2025/03/01 05:20\nLSGG 010520Z 22007KT CAVOK 02/01 Q1010\n\n2025/03/01 05:50\nLSZH 282350Z VRB02KT 9999 NSC 01/00 Q1011\n';
  expect(readReports(text, NOW).items.map(({ observedAt }) => observedAt)).toEqual([
    '2025-03-01T05:20:00.000Z',
    '2025-02-28T23:50:00.000Z',
  ]);
});

it('reports in one line are cut apart, and groups of a TAF over several lines are not', () => {
  expect(split('LSGG 210520Z 22007KT NOSIG LSGG 210550Z 23007KT NOSIG')).toHaveLength(2);
  expect(split('METAR LSGG 210520Z 22007KT METAR LSZH 210520Z 01005KT')).toHaveLength(2);
  expect(split('METAR LSGG 210520Z 22007KT= METAR LSZH 210520Z 01005KT==\n=\n')).toHaveLength(2);
  expect(
    split(
      'TAF LSGG 210525Z 2106/2206 22007KT CAVOK\n  TEMPO 2106/2112 4000 RA\n  FM211300 30010KT CAVOK\nTAF LSZH 210525Z 2106/2206 VRB02KT CAVOK',
    ),
  ).toHaveLength(2);
  expect(split('TAF CYYB 210525Z 2106/2206 22007KT P6SM SKC RMK\nNEXT 211200Z BY')).toHaveLength(1);
});

it('one broken report loses that one, and is named with its line', () => {
  const { items, refused, refusedCount } = readReports('METAR LSGG 210520Z 22007KT=\n\nhello there\n\nMETAR LSZH 210520Z 01005KT=', NOW);
  expect(items.map(({ station }) => station)).toEqual(['LSGG', 'LSZH']);
  expect([refused[0]?.line, refused[0]?.text, refused[0]?.reason.code, refusedCount]).toEqual([3, 'hello there', 'reportNotRead', 1]);
});
