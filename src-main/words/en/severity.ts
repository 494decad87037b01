/** The five severities of a NOTAM, in English. */
import type { BriefingNotice } from '#contract/briefing/notice.ts';

export const severityWords: Record<BriefingNotice['severity'], string> = {
  5: 'critical',
  4: 'operational',
  3: 'caution',
  2: 'minor',
  1: 'info',
};
