import { expect, it } from 'vitest';
import { describeShared } from '../helpers/describe-shared.ts';
import { readLabels, sets } from './labels.ts';
import { corpusNotices, halfOf } from './notices.ts';
import { scoreOf } from './score.ts';

/** Notices of the other sets are not at hand where tests run: `score.ts` compares them. */
const ofCorpus = ['build', 'held', 'fresh', 'unseen'] as const;

/**
 * Differences between the program and what a person read. They may only fall: what a change makes better is written here with it. `may close` is at
 * most 2 % of the notices of a set, and was raised by one for the hours of an aerodrome in `held` and in `unseen`: outside them it may be closed. The held half was read on 2026-11-23; before that it had 15 vague headlines, 2 wrong, 1 runway and 1 aerodrome missed whole,
 * 1 runway missed in part and 2 closed falsely. So were the two sets after it, whose figures before mending are in resources/docs/notams.md.
 */
const most: Record<(typeof ofCorpus)[number], Record<string, number>> = {
  build: {
    'headline vague': 4,
    'may close': 8,
    'place coarse': 1,
    'runway silent': 1,
  },
  held: {
    'headline vague': 7,
    'headline wrong': 1,
    'may close': 14,
    'place coarse': 3,
    'runway silent': 3,
  },
  fresh: { 'may close': 1 },
  unseen: {
    'aerodrome missedPart': 4,
    'headline vague': 13,
    'length missed': 2,
    'may close': 8,
    'place coarse': 1,
    'runway missedPart': 1,
  },
};

const halves = ['build', 'held'] as const;

it.each(halves)('the %s half has notices of its own, each once', (half) => {
  const labels = readLabels(half);
  expect(labels.length).toBeGreaterThan(300);
  expect(new Set(labels.map(({ hash }) => hash)).size).toBe(labels.length);
  expect(labels.filter(({ hash }) => halfOf(hash) !== half)).toEqual([]);
});

it('no notice is in two sets, and the fresh ones are of those that were held back', () => {
  const labels = sets.flatMap(readLabels);
  expect(new Set(labels.map(({ hash }) => hash)).size).toBe(labels.length);
  expect(readLabels('fresh').filter(({ hash }) => halfOf(hash) !== 'held')).toEqual([]);
});

describeShared('notices that a person read', (shared) => {
  const notices = corpusNotices(shared.notices);

  it.each(ofCorpus)('the %s set is understood no worse than before', (set) => {
    const { totals, faults } = scoreOf(set, notices);
    console.table({ ...totals, ...faults });
    const more = Object.entries(faults).filter(([what, count]) => count > (most[set][what] ?? 0));
    expect(more).toEqual([]);
  });
});
