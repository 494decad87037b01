/** How much a NOTAM may matter, 5 to 1, and by which rule. It sorts and groups; it never hides a NOTAM. */
import type { SeverityRule } from '#contract/notams/rules.ts';
import type { Effect, NoticeReading, Severity } from '#core/notams/read/notice.ts';
import type { Topic } from '#core/notams/read/subject.ts';
import { factsOf } from './facts.ts';
import { severityRules } from './rules.ts';

/** For a subject that is not understood: it may matter, so it is not ranked as minor. */
export const unknown = { rule: 'unknownSubject', severity: 3 } as const;

export function severityOf(reading: NoticeReading, topic: Topic, effects: readonly Effect[]): { severity: Severity; rule: SeverityRule } {
  const facts = factsOf(reading, topic, effects);
  return severityRules.find(({ when }) => when(facts)) ?? unknown;
}
