/**
 * Each rule is removed in turn, and what the program makes of the labelled notices is compared: a sample in `npm test`, all of them in `npm run test:long`. What changes no
 * label is printed; it has its own examples.
 */
import { expect, it } from 'vitest';
import { rows as tails } from '#core/notams/read/closures/tails.ts';
import { rows as effects } from '#core/notams/read/effects/effects.ts';
import type { DecodedNotice } from '#core/notams/read/notice.ts';
import { decodeNotice } from '../core/notams/decode-notice.ts';
import { describeShared } from '../helpers/describe-shared.ts';
import { isLong } from '../helpers/long.ts';
import { readLabels } from './labels.ts';
import { corpusNotices, receivedAt } from './notices.ts';
import { decoded } from './score.ts';
import { messageOf, readWritten } from './written.ts';

type Case = () => DecodedNotice;

const outcomeOf = (decode: Case): string => {
  const told = decode();
  return JSON.stringify([told.effects, told.headline, told.severity, told.category, told.plainText()]);
};

describeShared('what is taken away', ({ notices }) => {
  const corpus = corpusNotices(notices);
  const cases: Case[] = [
    ...(['build', 'held', 'fresh', 'unseen'] as const).flatMap(readLabels).flatMap(({ hash }) => {
      const notice = corpus.get(hash);
      return notice === undefined ? [] : [() => decoded(notice)];
    }),
    ...readWritten().map((label) => () => decodeNotice(messageOf(label), { receivedAt })),
  ];
  const before = cases.map(outcomeOf);
  const isChanged = (): boolean => cases.some((one, at) => outcomeOf(one) !== before[at]);

  it.each([
    ['behind a closure', tails as unknown as { name: string }[], 8],
    ['of effects', effects as unknown as { name: string }[], 0],
  ] as const)('a rule %s that changes no label is counted', (_, rows, most) => {
    const unused = [...rows].flatMap((row, at) => {
      // A tenth of the rules is enough to see that this test works.
      if (!isLong && at % 10 > 0) return [];
      rows.splice(at, 1);
      const isUsed = isChanged();
      rows.splice(at, 0, row);
      return isUsed ? [] : [row.name];
    });
    console.log(`rules ${_} whose removal changes no label: ${unused.length} (${unused.join(', ')})`);
    expect(unused.length).toBeLessThanOrEqual(most);
  });
});
