/** How much a NOTAM may matter, 5 to 1, and by which rule. It sorts and groups; it never hides a NOTAM. */
import type { SeverityRule } from '#contract/notams/rules.ts';
import type { Effect, NoticeReading, Severity } from '#core/notams/read/notice.ts';
import type { Topic } from '#core/notams/read/subject.ts';
import { Facts } from './facts.ts';
import { severityRules, type Rule } from './rules.ts';

/** For a subject that is not understood: it may matter, so it is not ranked as minor. */
export const unknown = { rule: 'unknownSubject', severity: 3 } as const;

/** The rules that are about a topic: there are some hundred topics, and the limit keeps a hostile file from filling the memory. */
const rulesOf = new Map<string, readonly Rule[]>();
const MOST_TOPICS = 2_000;

function rulesAbout(topicCode: string): readonly Rule[] {
  const known = rulesOf.get(topicCode);
  if (known) return known;
  const rules = severityRules.filter(({ topic }) => topic === undefined || topic.test(topicCode));
  if (rulesOf.size >= MOST_TOPICS) rulesOf.clear();
  rulesOf.set(topicCode, rules);
  return rules;
}

export function severityOf(
  reading: NoticeReading,
  { subjectCode, conditionCode }: Topic,
  effects: readonly Effect[],
): { severity: Severity; rule: SeverityRule } {
  const topicCode = (subjectCode ?? '--') + (conditionCode ?? '--');
  const facts = new Facts(reading, topicCode, effects);
  return rulesAbout(topicCode).find(({ when }) => when === undefined || when(facts)) ?? unknown;
}
