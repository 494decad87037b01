import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import { words } from '#renderer/i18n/words.ts';

/** A briefing on the screen, and what the user did to it. */
export type View = {
  briefing: Briefing;
  /** Times of this day are written without it. */
  day: string;
  of: (ids: readonly string[]) => BriefingNotice[];
  isAcknowledged: (notice: BriefingNotice) => boolean;
  isFolded: (notice: BriefingNotice) => boolean;
  acknowledge: (id: string) => void;
  unfold: (id: string) => void;
};

export const numberOf = ({ notamId }: Pick<BriefingNotice, 'notamId'>): string => notamId ?? words.notams.noNumber;
