import { expect, it } from 'vitest';
import { describeShared } from '../../../../helpers/describe-shared.ts';
import { times } from '../../../../helpers/long.ts';
import { decodeNotice } from '../../decode-notice.ts';
import { corpusTexts } from '../../../../labels/notices.ts';

/** Reports on surfaces may be longer, because they have a sentence for each runway. */
const MOST = 120;

describeShared('no NOTAM of the corpus has a headline', ({ notices }) => {
  it('that is missing, the bare subject, `Something …` or longer than a line', () => {
    const about = { receivedAt: new Date('2026-08-22T18:00:00Z') };
    const step = times(12, 1);
    const told = corpusTexts(notices)
      .filter((_, place) => place % step === 0)
      .map((text) => decodeNotice(text, about));
    const bad = told.filter(({ headline, subject, text, runwayConditions }) => {
      if (headline === null) return /\p{L}{2}/u.test(text);
      const isBare = headline.replace(/\.$/, '') === subject && headline.toUpperCase() !== text.trim().toUpperCase();
      return isBare || /^something\b/i.test(headline) || (runwayConditions.length === 0 && headline.length > MOST);
    });
    expect(told.length).toBeGreaterThan(1000);
    expect(bad.map(({ headline, text }) => ({ headline, text: text.slice(0, 80) }))).toEqual([]);
  });
});
