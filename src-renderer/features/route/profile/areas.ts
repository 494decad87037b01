/** The areas of NOTAMs that a route meets, as they are drawn: nothing of them is worked out here. */
import type { Briefing } from './use-areas.ts';

type Notice = Briefing['notices'][number];

/** Feet on the axis of the profile. `isKnown`: both limits are altitudes, so not heights above a ground that is not in the data. */
export type Area = { notice: Notice; pass: Notice['passes'][number]; floor: number; ceiling: number; isKnown: boolean };

const isAltitude = (limit: Notice['floor']): boolean => limit !== null && limit.reference !== 'aboveGround' && limit.reference !== null;

/** `topFt` is the end of the axis, to which unlimited and unknown ones reach. */
export const areasOf = ({ notices, enRoute }: Briefing, topFt: number): Area[] =>
  notices
    .filter(({ id }) => enRoute.notices.includes(id))
    .flatMap((notice) =>
      notice.passes.map((pass) => {
        const isKnown = isAltitude(notice.floor) && isAltitude(notice.ceiling);
        const floor = isKnown ? (notice.floor?.feet ?? 0) : 0;
        const ceiling = isKnown ? Math.min(notice.ceiling?.feet ?? topFt, topFt) : topFt;
        return { notice, pass, floor: Math.min(floor, topFt), ceiling, isKnown };
      }),
    )
    .toSorted((a, b) => a.pass.entryNm - b.pass.entryNm);

/** The highest altitude that an area of the briefing has, for the end of the axis. */
export const highestOf = ({ notices, enRoute }: Briefing): number[] =>
  notices.filter(({ id }) => enRoute.notices.includes(id)).flatMap(({ floor, ceiling }) => [floor?.feet ?? 0, ceiling?.feet ?? 0]);
