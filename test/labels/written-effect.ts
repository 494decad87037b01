/** What an effect says, in one line of codes and figures, without words of the notice. */
import type { Effect } from '#core/notams/read/notice.ts';

const minutes = ({ start, end }: Effect['periods'][number]): number =>
  end === null ? Infinity : (Date.parse(end) - Date.parse(start)) / 60_000;

export function written(effect: Effect): string {
  const { kind, runway, extent, for: closedFor, when, names, grades, category, lengths, periods, conditions } = effect;
  const parts = [
    kind,
    runway,
    extent,
    closedFor,
    when,
    names.join(','),
    grades.join(','),
    category === null ? null : `category ${category}`,
    ...lengths.map(({ of, relation, value, unit }) => `${of} ${relation} ${value} ${unit}`),
    ...conditions.map(({ of, relation, value, unit, names: types }) =>
      [of, relation, value, unit, types.join(',')].filter(Boolean).join(' '),
    ),
    periods.length === 0 ? null : `${periods.length} periods ${periods.reduce((sum, period) => sum + minutes(period), 0)} min`,
  ];
  return parts.filter(Boolean).join(' ');
}
