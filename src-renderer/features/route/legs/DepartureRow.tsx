import type { ParsedRoute } from '#contract/route/route.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { columns } from './columns.tsx';
import { clockTime } from './figures.ts';

type DepartureRowProps = {
  route: ParsedRoute;
  id: string;
  /** The marked column, in which the whole of it beside the name is one. */
  marked: number | undefined;
};

/** The point that no leg leads to. */
export function DepartureRow({ route: { points, totals }, id, marked }: DepartureRowProps) {
  const units = useUnits();
  const { route } = words;
  const [first] = points;
  if (first === undefined) return null;
  const facts = [
    route.start,
    ...(first.elevationFt === null ? [] : [units.length(first.elevationFt)]),
    ...(totals.depart === null ? [] : [clockTime(totals.depart, null)]),
    ...(first.light === null ? [] : [route.light[first.light.state]]),
  ];
  return (
    <tr>
      <th scope="row" id={`${id}-0-0`} data-row={0} data-column={0} data-marked={marked === 0}>
        {pointName(first)}
      </th>
      <td
        id={`${id}-0-1`}
        colSpan={columns.length}
        data-row={0}
        data-column={1}
        data-marked={marked !== undefined && marked > 0}
        aria-readonly
      >
        {facts.join(' · ')}
      </td>
    </tr>
  );
}
