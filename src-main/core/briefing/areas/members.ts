/** Members of an area in formats with room for anything: one list for all. */
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import { heightText } from './area.ts';

export type Members = Readonly<Record<string, string | number | boolean | null>>;

const members = {
  number: ({ notamId }) => notamId,
  locations: ({ locations }) => locations.join(' '),
  headline: ({ headline }) => headline,
  category: ({ category }) => category,
  severity: ({ severity }) => severity,
  section: ({ section }) => section,
  start: ({ startDate }) => startDate,
  end: ({ endDate }) => endDate,
  isEstimated: ({ isEstimated }) => isEstimated,
  isPermanent: ({ isPermanent }) => isPermanent,
  schedule: ({ schedule }) => schedule,
  floor: ({ floor }) => heightText(floor),
  ceiling: ({ ceiling }) => heightText(ceiling),
  geometrySource: ({ geometrySource }) => geometrySource,
  source: ({ source }) => source,
  text: ({ message }) => message,
} satisfies Record<string, (notice: BriefingNotice) => Members[string]>;

export const memberNames = Object.keys(members);
export const membersOf = (notice: BriefingNotice): Members =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, member(notice)]));
