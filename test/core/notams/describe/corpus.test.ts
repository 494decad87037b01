import { expect, it } from 'vitest';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { corpusTexts } from '../../../labels/notices.ts';
import { decodeNotice } from '../decode-notice.ts';

const about = { receivedAt: new Date('2026-08-22T18:00:00Z'), positionOf: () => ({ latitude: 40, longitude: -75 }) };

describeShared('the corpus of real NOTAMs', ({ notices: folder }) => {
  it('is decoded to the last text, each kept whole, in a form that is known', () => {
    const texts = corpusTexts(folder);
    const decoded = texts.map((text) => {
      const notice = decodeNotice(text, about);
      expect(notice.raw).toBe(text);
      expect(notice.plainText().length).toBeGreaterThan(0);
      return notice;
    });
    expect(texts.length).toBeGreaterThan(16_000);

    const known = decoded.filter(({ format }) => format !== 'text');
    expect(1 - known.length / texts.length).toBeLessThan(0.005);
    expect(known.filter(({ startDate }) => startDate === null).length / known.length).toBeLessThan(0.002);
    expect(new Set(decoded.map(({ severity }) => severity))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(decoded.map(({ severityRule }) => severityRule)).size).toBeGreaterThan(20);

    const scheduled = decoded.filter(({ schedule }) => schedule !== null);
    expect(scheduled.length).toBeGreaterThan(1000);
    expect(scheduled.filter(({ scheduleUnderstood }) => scheduleUnderstood).length / scheduled.length).toBeGreaterThan(0.98);
  });
});
