/** How much a NOTAM may matter, 5 to 1, and by which rule. It sorts and groups; it never hides a NOTAM. */
import type { SeverityRule } from '#contract/notams/rules.ts';
import type { Effect, NoticeReading, Severity } from '#core/notams/read/notice.ts';
import type { Topic } from '#core/notams/read/subject.ts';
import { Facts } from './facts.ts';
import { severityRules } from './rules.ts';

/** For a subject that is not understood: it may matter, so it is not ranked as minor. */
export const unknown = { rule: 'unknownSubject', severity: 3 } as const;

export function severityOf(
  reading: NoticeReading,
  { subjectCode, conditionCode }: Topic,
  effects: readonly Effect[],
): { severity: Severity; rule: SeverityRule } {
  const topicCode = (subjectCode ?? '--') + (conditionCode ?? '--');
  const facts = new Facts(reading, topicCode, effects);
  return severityRules.find(({ topic, when }) => (topic?.test(topicCode) ?? true) && (when?.(facts) ?? true)) ?? unknown;
}
