/**
 * Each rule and each word of the lexicon is removed in turn, and what the program makes of the labelled notices is compared: a sample in `npm test`, all of them in
 * `npm run test:long`. What changes no label is printed; it has its own examples.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plainSentences } from '#core/notams/describe/expand-abbreviations.ts';
import { entries, entryOf, phrases } from '#core/notams/lexicon/lexicon.ts';
import { segmentsOf } from '#core/notams/read/closures/segments.ts';
import { rows as tails } from '#core/notams/read/closures/tails.ts';
import { rows as effects } from '#core/notams/read/effects/effects.ts';
import type { DecodedNotice } from '#core/notams/read/notice.ts';
import { decodeNotice } from '../core/notams/decode-notice.ts';
import { describeShared } from '../helpers/describe-shared.ts';
import { isLong } from '../helpers/long.ts';
import { decodedBlind, readBlind } from './blind.ts';
import { readLabels } from './labels.ts';
import { corpusNotices, receivedAt } from './notices.ts';
import { decoded } from './score.ts';
import { messageOf, readWritten } from './written.ts';

type Case = () => DecodedNotice;

const outcomeOf = (decode: Case): string => {
  const told = decode();
  return JSON.stringify([told.effects, told.headline, told.severity, told.category, told.plainText()]);
};

/** Texts that were written and labelled apart from the program, of the sets that have other labels than the notices. */
const writtenApart = ['plausible.json', 'several.json', 'closure-times.json']
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as { text?: string; qCode?: string }[])
  .flatMap(({ text, qCode }) => (text === undefined || text === '' ? [] : [`${qCode}|${text}`]));

const noticeOf = (written: string): string => {
  const [qCode = '', text = ''] = written.split('|');
  return `A0001/26 NOTAMN\nQ) XFOX/${qCode}/IV/NBO/A/000/999/\nA) XFOX B) 2611270000 C) 2612312359\nE) ${text}`;
};

/** Words of texts are remembered as they were understood, up to so many, after which all are forgotten; so are the segments of the text that was read last. */
const MOST_REMEMBERED = 20_000;
const forgotten = Array.from({ length: MOST_REMEMBERED + 1 }, (_, at) => `Q${at.toString(36).toUpperCase().padStart(4, 'X')}`).join(' ');
const forgetWords = (): void => {
  plainSentences(forgotten);
  segmentsOf('');
};

type Word = { spelling: string; cases: readonly number[] };

/** Words that share no notice are taken away together, because what was remembered takes long to forget. */
function batchesOf(spellings: readonly string[], having: ReadonlyMap<string, readonly number[]>): Word[][] {
  const batches: { words: Word[]; cases: Set<number> }[] = [];
  for (const spelling of spellings) {
    const cases = having.get(spelling) ?? [];
    if (cases.length === 0) continue;
    let batch = batches.find((one) => cases.every((at) => !one.cases.has(at)));
    if (batch === undefined) batches.push((batch = { words: [], cases: new Set() }));
    batch.words.push({ spelling, cases });
    for (const at of cases) batch.cases.add(at);
  }
  return batches.map(({ words }) => words);
}

/** The words of a batch whose removal changes a notice. */
function usedOf(batch: readonly Word[], isChanged: (at: number) => boolean): string[] {
  const taken = batch.map(({ spelling }) => ({ spelling, entry: entries.get(spelling), phrase: phrases.get(spelling) }));
  for (const { spelling } of taken) {
    entries.delete(spelling);
    phrases.delete(spelling);
  }
  forgetWords();
  const used = batch.filter(({ cases }) => cases.some(isChanged)).map(({ spelling }) => spelling);
  for (const { spelling, entry, phrase } of taken) {
    if (entry !== undefined) entries.set(spelling, entry);
    if (phrase !== undefined) phrases.set(spelling, phrase);
  }
  forgetWords();
  return used;
}

describeShared('what is taken away', ({ notices }) => {
  const corpus = corpusNotices(notices);
  const cases: Case[] = [
    ...(['build', 'held', 'fresh', 'unseen'] as const).flatMap(readLabels).flatMap(({ hash }) => {
      const notice = corpus.get(hash);
      return notice === undefined ? [] : [() => decoded(notice)];
    }),
    ...readWritten().map((label) => () => decodeNotice(messageOf(label), { receivedAt })),
    ...readBlind().map((label) => () => decodedBlind(label)),
  ];
  const before = cases.map(outcomeOf);
  const isChanged = (): boolean => cases.some((one, at) => outcomeOf(one) !== before[at]);

  it.each([
    ['behind a closure', tails as unknown as { name: string }[], 3],
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

  it('a word of the lexicon that changes no label is counted', () => {
    const texts = [...cases.map((one) => one().text ?? ''), ...writtenApart];
    const all = [...cases, ...writtenApart.map((text) => () => decodeNotice(noticeOf(text), { receivedAt }))];
    const outcomes = all.map(outcomeOf);
    const having = new Map<string, number[]>();
    for (const [at, text] of texts.entries())
      for (const word of new Set(text.toUpperCase().match(/[^\s.,:;()"]+|[A-Z]+/g)))
        for (const spelling of new Set([word, entryOf(word)?.spelling ?? word]))
          having.set(spelling, [...(having.get(spelling) ?? []), at]);
    const listed = [...entries.keys()].filter((_, at) => isLong || at % 5 === 0);
    const used = new Set(batchesOf(listed, having).flatMap((batch) => usedOf(batch, (at) => outcomeOf(all[at] as Case) !== outcomes[at])));
    const unused = listed.filter((spelling) => !used.has(spelling));
    console.log(`words of ${listed.length} whose removal changes no label: ${unused.length} (${unused.join(' ')})`);
    expect(unused.length).toBeLessThanOrEqual(listed.length * 0.38);
  });
});
