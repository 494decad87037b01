import { pointName } from '#renderer/format/route/point-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { CellInput } from './CellInput.tsx';
import { cellOf, columns, impossible, whyNotKnown, NotKnown } from './columns.tsx';
import type { LegRow } from './leg-rows.ts';
import { cellText, isTyped } from './typed-cell.ts';
import styles from './Legs.module.css';
import type { ParsedRoute } from '#contract/route/route.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { clockTime } from './figures.ts';

type LegTableRowProps = {
  row: LegRow;
  depart: string | null;
  id: string;
  marked: number | undefined;
  /** The cell that is typed into; `begin`: the letter that it began with. */
  editing: { column: number; begin: string | undefined } | undefined;
  isOpen: (column: number) => boolean;
  /** It is false for a text that cannot be read. */
  take: (column: number, text: string) => boolean;
  leave: (byKey: boolean) => void;
};

export const legName = ({ from, to }: Pick<LegRow, 'from' | 'to'>): string => `${pointName(from)} → ${pointName(to)}`;

export function LegTableRow({ row, depart, id, marked, editing, isOpen, take, leave }: LegTableRowProps) {
  const { route } = words;
  const cell = (column: number) =>
    ({ id: `${id}-${column}`, 'data-row': row.at + 1, 'data-column': column, 'data-marked': marked === column }) as const;
  return (
    <tr data-impossible={row.leg.reasons.some((code) => impossible.includes(code)) || undefined}>
      <th scope="row" {...cell(0)}>
        {legName(row)}
        {row.leg.via.length > 0 && <span className={styles.via}>{route.via(row.leg.via.join(' '))}</span>}
      </th>
      {columns.map((name, place) => {
        const column = place + 1;
        return (
          <td key={name} {...cell(column)} data-number data-typed={isOpen(column) || undefined} aria-readonly={!isOpen(column)}>
            {editing?.column === column && isTyped(name) ? (
              <CellInput
                label={`${route.columns[name].long}, ${legName(row)}`}
                text={editing.begin ?? cellText(name, row)}
                isWhole={editing.begin === undefined}
                way={route.typedWays[name]}
                take={(text) => take(column, text)}
                leave={leave}
              />
            ) : (
              (cellOf(name, row, depart) ?? <NotKnown why={whyNotKnown(name, row)} />)
            )}
          </td>
        );
      })}
    </tr>
  );
}

type DepartureRowProps = {
  route: ParsedRoute;
  id: string;
  /** The marked column, in which the whole of it next to the name is one. */
  marked: number | undefined;
};

/** No leg leads to the first point. */
export function DepartureRow({ route: { points, totals }, id, marked }: DepartureRowProps) {
  const units = useUnits();
  const { route } = words;
  const [first] = points;
  if (first === undefined) return null;
  const facts = [
    route.chips.depart,
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
