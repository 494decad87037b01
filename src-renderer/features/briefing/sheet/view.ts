import type { BriefingNotice } from '#contract/briefing/notice.ts';
import type { NotShown } from '#contract/briefing/notice.ts';
import type { BriefingSheet } from '#contract/briefing/sheet.ts';

/** A briefing on the screen, and what the user did to it. */
export type View = {
  sheet: BriefingSheet;
  notShown: readonly NotShown[];
  of: (ids: readonly string[]) => BriefingNotice[];
  isAcknowledged: (id: string) => boolean;
  isFolded: (id: string) => boolean;
  acknowledge: (id: string) => void;
  unfold: (id: string) => void;
};
