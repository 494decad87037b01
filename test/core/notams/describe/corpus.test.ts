import { expect, it } from 'vitest';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { times } from '../../../helpers/long.ts';
import { corpusTexts } from '../../../labels/notices.ts';
import { decodeNotice } from '../decode-notice.ts';
import { closes, saysClosed } from './headline/says-closed.ts';

const about = { receivedAt: new Date('2026-08-22T18:00:00Z'), positionOf: () => ({ latitude: 40, longitude: -75 }) };

describeShared('the corpus of real NOTAMs', ({ notices: folder }) => {
  const all = corpusTexts(folder);
  const texts = all.filter((_, at) => at % times(3, 1) === 0);
  const decoded = texts.map((text) => decodeNotice(text, about));

  it('says closed of a runway or an aerodrome in a headline exactly where an effect does', () => {
    const wrong = decoded.filter((notice) => saysClosed(notice) !== closes(notice));
    expect(wrong.map(({ headline, text }) => `${headline}: ${text.slice(0, 80)}`)).toEqual([]);
  });

  it('is decoded to the last text, each kept whole, in a form that is known', () => {
    expect(decoded.filter((notice, at) => notice.raw !== texts[at] || notice.plainText().length === 0)).toEqual([]);
    expect(all.length).toBeGreaterThan(16_000);

    const known = decoded.filter(({ format }) => format !== 'text');
    expect(1 - known.length / texts.length).toBeLessThan(0.005);
    expect(known.filter(({ startDate }) => startDate === null).length / known.length).toBeLessThan(0.002);
    expect(new Set(decoded.map(({ severity }) => severity))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(decoded.map(({ severityRule }) => severityRule)).size).toBeGreaterThan(20);

    const scheduled = decoded.filter(({ schedule }) => schedule !== null);
    expect(scheduled.length).toBeGreaterThan(texts.length / 17);
    expect(scheduled.filter(({ scheduleUnderstood }) => scheduleUnderstood).length / scheduled.length).toBeGreaterThan(0.98);
  });
});
