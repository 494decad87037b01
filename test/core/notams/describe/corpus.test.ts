import { expect, it } from 'vitest';
import { decodeNotice } from '../decode-notice.ts';
import type { DecodedNotice } from '#core/notams/read/notice.ts';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { corpusTexts } from './corpus.ts';

const about = { receivedAt: new Date('2026-08-22T18:00:00Z'), positionOf: () => ({ latitude: 40, longitude: -75 }) };

/** As counted by the MANIFEST, except the two that give more than one text a NOTAM. */
const counts = {
  'l-four': 10_684,
  'faa-notam-search': 488,
  avwx: 240,
  'navcanada-cfps': 59,
  lzq1206: 277,
  'russian-domestic': 400,
  snowtam: 9,
  aixm: 42,
  'nats-pib': 1487,
};

/** Fully: every item or member of its form was read. Partly: something was not, and a warning says what. Not: no form was recognised. */
function degree(notice: DecodedNotice): 'fully' | 'partly' | 'not' {
  if (notice.format === 'text') return 'not';
  return notice.warnings.length === 0 ? 'fully' : 'partly';
}

describeShared('the corpus of real NOTAMs', ({ notices: folder }) => {
  it('is decoded to the last text, each kept whole', { timeout: 120_000 }, () => {
    const table: Record<string, { texts: number; fully: number; partly: number; not: number }> = {};
    for (const { source, text } of corpusTexts(folder)) {
      const notice = decodeNotice(text, about);
      const row = (table[source] ??= { texts: 0, fully: 0, partly: 0, not: 0 });
      row.texts++;
      row[degree(notice)]++;
      expect(notice.raw).toBe(text);
      expect(notice.plainText().length).toBeGreaterThan(0);
    }
    console.table(table);
    for (const [source, count] of Object.entries(counts)) expect([source, table[source]?.texts]).toEqual([source, count]);
    const all = Object.values(table);
    const sum = (of: 'texts' | 'not') => all.reduce((total, row) => total + row[of], 0);
    expect(sum('not') / sum('texts')).toBeLessThan(0.005);
  });

  it('has a begin, a severity from 1 to 5, by more than twenty rules, in nearly every NOTAM', () => {
    const notices = corpusTexts(folder).map(({ text }) => decodeNotice(text, about));
    const known = notices.filter(({ format }) => format !== 'text');
    expect(known.filter(({ startDate }) => startDate === null).length / known.length).toBeLessThan(0.002);
    expect(new Set(notices.map(({ severity }) => severity))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(notices.map(({ severityRule }) => severityRule)).size).toBeGreaterThan(20);
  });

  it('has schedules of which all but a few are understood', () => {
    const scheduled = corpusTexts(folder)
      .map(({ text }) => decodeNotice(text, about))
      .filter(({ schedule }) => schedule !== null);
    expect(scheduled.length).toBeGreaterThan(1000);
    expect(scheduled.filter(({ scheduleUnderstood }) => scheduleUnderstood).length / scheduled.length).toBeGreaterThan(0.98);
  });
});
