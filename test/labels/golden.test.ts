import { expect, it } from 'vitest';
import { describeShared } from '../helpers/describe-shared.ts';
import { goldenLines, lineOf } from './golden.ts';
import { corpusNotices } from './notices.ts';

describeShared('the effects of every shared notice', ({ notices }) => {
  it('are those that were read when they last changed', () => {
    const golden = new Map(goldenLines().map((line) => [line.slice(0, 12), line]));
    const corpus = corpusNotices(notices);
    expect([...golden.keys()].filter((hash) => !corpus.has(hash))).toEqual([]);
    const different = [...corpus.values()].flatMap((notice) => {
      const [before = null, now] = [golden.get(notice.hash), lineOf(notice)];
      return before === now ? [] : [{ text: notice.raw.message, before, now }];
    });
    if (different.length > 0) console.log('Read each, then `node test/labels/golden.ts`:', JSON.stringify(different, null, 2));
    expect(different).toEqual([]);
  });
});
