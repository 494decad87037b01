/** A NOTAM's area in words: its number, its limits as written, and when it is valid. */
import { zulu } from '#renderer/format/time.ts';
import { words } from '#renderer/i18n/words.ts';
import type { Area } from './areas.ts';

type Notice = Area['notice'];

export const numberOf = ({ notamId, id }: Pick<Notice, 'notamId' | 'id'>): string => notamId ?? id;

/** `22 NOV 2026 0800Z – 22 NOV 2026 1400Z`; what has no end, or an estimated one, says so. */
export function validityInWords({ startDate, endDate, isEstimated, isPermanent }: Notice): string {
  const { period } = words.notams;
  const { estimated } = words.routeProfile;
  const from = startDate === null ? period.startUnknown : (zulu(startDate) ?? startDate);
  const to = isPermanent ? words.common.permanent.short : endDate === null ? period.endUnknown : (zulu(endDate) ?? endDate);
  return `${from} – ${to}${isEstimated && endDate !== null ? ` ${estimated}` : ''}`;
}

/** As written in items F and G, else in feet; that they are not known, or not over a known datum, is said. */
export function limitsOf({ notice: { lowerLimit, upperLimit, floor, ceiling }, isKnown }: Area): string {
  const { routeProfile: texts } = words;
  const feet = (limit: Notice['floor']): string => {
    if (limit === null) return words.common.unknown;
    if (limit.reference === 'unlimited') return 'UNL';
    return limit.reference === 'surface' ? 'SFC' : `${limit.feet ?? ''} ft`;
  };
  if (floor === null && ceiling === null) return texts.limitsUnknown;
  const written = `${lowerLimit ?? feet(floor)} – ${upperLimit ?? feet(ceiling)}`;
  return isKnown ? written : texts.limitsAboveGround(written);
}

/** On the chart, from long to short: the times without their year, which the table has; then the number alone. */
export function areaLabels(area: Area): readonly [string, string] {
  const times = validityInWords(area.notice).replaceAll(/ \d{4} (?=\d{4}Z)/g, ' ');
  return [`${numberOf(area.notice)} ${times}${area.isKnown ? '' : `, ${limitsOf(area)}`}`, numberOf(area.notice)];
}
