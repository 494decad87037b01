/** How much a NOTAM may matter, 5 to 1, and by which rule. It sorts and groups; it never hides a NOTAM. */
import type { SeverityRule } from '#contract/notams/rules.ts';
import { remembered } from '#core/remembered.ts';
import type { Effect, NoticeReading, Severity } from '#core/notams/read/notice.ts';
import type { Topic } from '#core/notams/read/subject.ts';
import { Facts } from './facts.ts';
import { severityRules, type Rule } from './rules.ts';

/** For a subject that is not understood: it may matter, so it is not ranked as minor. */
export const unknown = { rule: 'unknownSubject', severity: 3 } as const;

/** Some hundred topics are in use; a hostile Q-code may have any letters. */
const MOST_TOPICS = 2_000;
const rulesAbout = remembered(
  (topicCode: string): readonly Rule[] => severityRules.filter(({ topic }) => topic === undefined || topic.test(topicCode)),
  MOST_TOPICS,
);

export function severityOf(
  reading: NoticeReading,
  { subjectCode, conditionCode }: Topic,
  effects: readonly Effect[],
): { severity: Severity; rule: SeverityRule } {
  const topicCode = (subjectCode ?? '--') + (conditionCode ?? '--');
  const facts = new Facts(reading, topicCode, effects);
  return rulesAbout(topicCode).find(({ when }) => when === undefined || when(facts)) ?? unknown;
}
