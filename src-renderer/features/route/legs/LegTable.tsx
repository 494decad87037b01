import { useId } from 'react';
import { scrollGroup } from '#renderer/components/keyboard/focus.ts';
import { words } from '#renderer/i18n/words.ts';
import { unitOf } from '#words/leg-columns.ts';
import { movedPoint, withoutPoint } from '../edits/point-edits.ts';
import { useEdits, type Edit } from '../edits/use-edits.ts';
import type { Parsed } from '../use-parsed.ts';
import { cellOf, columns, whyNotKnown, type ValueColumn } from './columns.tsx';
import { DepartureRow, LegTableRow, legName } from './LegTableRow.tsx';
import { legRows, type LegRow } from './leg-rows.ts';
import { LegEvents } from './LegEvents.tsx';
import styles from './Legs.module.css';
import { cellEdit, isTyped } from './typed-cell.ts';
import { useLegGrid } from './use-leg-grid.ts';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import type { RoutePoint } from '#contract/route/legs.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { markPoint, useMarkedPoint } from '#renderer/data/route/route-mark.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';

/** A table whose cells are moved to and typed into (WAI-ARIA grid pattern). */
const gridAria = (active: string | undefined) => ({ role: 'grid', tabIndex: 0, 'aria-activedescendant': active }) as const;

/** Shows the legs, which are edited in place: level, speed and wind of each, and the order of the points. */
export function LegTable({ parsed }: { parsed: Parsed }) {
  const { route } = parsed;
  const { route: texts } = words;
  const rows = legRows(route);
  const id = useId();
  const edit = useEdits(parsed);
  const markedPoint = useMarkedPoint();
  const columnAt = (column: number) => columns[column - 1];
  // The aerodromes of a message are in items of their own, and its times are by them.
  const isMessage = route.form === 'message';
  const isOpen = (row: number, column: number): boolean => {
    const name = columnAt(column);
    return row > 0 && name !== undefined && isTyped(name) && (!isMessage || name === 'wind');
  };
  const take = (row: number, column: number, text: string): boolean => {
    const [leg, name] = [rows[row - 1], columnAt(column)];
    const taken = leg !== undefined && name !== undefined && isTyped(name) ? cellEdit(name, leg, text) : undefined;
    if (taken !== undefined) edit(taken);
    return taken !== undefined;
  };
  const changed =
    (change: (...parameters: Parameters<typeof withoutPoint>) => string | undefined, point: number): Edit =>
    (now) => {
      const text = isMessage ? undefined : change(now.text, now.route, point);
      return text === undefined ? undefined : { text };
    };
  const remove = (point: number): void => edit(changed(withoutPoint, point));
  const { grid, marked, activeId, editing, leave, movePoint, acts } = useLegGrid({
    rows: rows.length + 1,
    columns: columns.length + 1,
    // The departure has one cell next to its name.
    cellId: (row, column) => `${id}-${row}-${row === 0 ? Math.min(column, 1) : column}`,
    isOpen,
    clear: (row, column) => void take(row, column, ''),
    move: (row, way) => edit(changed((text, written, point) => movedPoint(text, written, point, way), row)),
    remove,
    markedRow: markedPoint,
    onMark: markPoint,
  });
  return (
    <>
      <div className={styles.scroller} {...scrollGroup(texts.legs)} tabIndex={-1}>
        <table
          ref={grid}
          {...gridAria(editing === undefined ? activeId : undefined)}
          aria-label={texts.legs}
          aria-describedby={`${id}-keys`}
          className={styles.legs}
          data-has-mark={markedPoint !== undefined}
          {...acts}
        >
          <thead>
            <tr>
              <th scope="col">{texts.leg}</th>
              {columns.map((name) => (
                <th key={name} scope="col" data-number>
                  <abbr title={texts.columns[name].long}>{texts.columns[name].short}</abbr> {name !== 'light' && unitOf(name, route.totals)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <DepartureRow route={route} id={id} marked={marked.row === 0 ? marked.column : undefined} />
          </tbody>
          {rows.map((row) => {
            const at = row.at + 1;
            return (
              <tbody key={row.at}>
                <LegTableRow
                  row={row}
                  depart={route.totals.depart}
                  id={`${id}-${at}`}
                  marked={marked.row === at ? marked.column : undefined}
                  editing={editing?.row === at ? editing : undefined}
                  isOpen={(column) => isOpen(at, column)}
                  take={(column, text) => take(at, column, text)}
                  leave={leave}
                />
                <LegEvents row={row} depart={route.totals.depart} columns={columns.length + 1} />
              </tbody>
            );
          })}
        </table>
      </div>
      <div className={styles.acts}>
        <AboutCell column={columnAt(marked.column)} row={rows[marked.row - 1]} depart={route.totals.depart} />
        <LegActs
          point={isMessage || markedPoint === undefined ? undefined : route.points[marked.row]}
          isFirst={marked.row === 0}
          isLast={marked.row === rows.length}
          move={movePoint}
          remove={() => remove(marked.row)}
        />
      </div>
      <VisuallyHidden id={`${id}-keys`}>{isMessage ? texts.messageKeys : texts.legKeys}</VisuallyHidden>
    </>
  );
}

type AboutCellProps = { column: ValueColumn | undefined; row: LegRow | undefined; depart: string | null };

/** The marked value with its name in full and where it comes from, or why it is not known. */
function AboutCell({ column, row, depart }: AboutCellProps) {
  const { route } = words;
  if (column === undefined || row === undefined) return null;
  const value = cellOf(column, row, depart);
  return (
    <p className={styles.about}>
      <b>{legName(row)}</b> {route.columns[column].long}
      {words.common.colon}
      {value ?? whyNotKnown(column, row)}
      {value !== null && sourceOf(column, row)}
    </p>
  );
}

function sourceOf(column: ValueColumn, { leg }: LegRow): string | null {
  const { route } = words;
  if (column === 'wind' && leg.wind !== null) return `, ${route.windSources[leg.wind.source]}`;
  return column === 'tas' && leg.tasSource !== null ? `, ${route.tasSources[leg.tasSource]}` : null;
}

type LegActsProps = {
  /** The marked one; undefined where the points are not edited here. */
  point: RoutePoint | undefined;
  isFirst: boolean;
  isLast: boolean;
  move: (way: 'up' | 'down') => void;
  remove: () => void;
};

/** Offers what the keys do to the point at the end of the marked leg, for those who use a mouse. */
function LegActs({ point, isFirst, isLast, move, remove }: LegActsProps) {
  const { route } = words;
  if (point === undefined) return null;
  const name = pointName(point);
  return (
    <>
      <b>{name}</b>
      {(['up', 'down'] as const).map((way) => (
        <ActionIcon
          key={way}
          aria-label={route.movePoint[way](name)}
          {...withKey(route.movePoint[way](name), way === 'up' ? 'route.legUp' : 'route.legDown')}
          aria-disabled={way === 'up' ? isFirst : isLast}
          onClick={() => move(way)}
        >
          {way === 'up' ? '↑' : '↓'}
        </ActionIcon>
      ))}
      <ActionIcon aria-label={words.common.deleteNamed(name)} {...withKey(words.common.deleteNamed(name), 'route.remove')} onClick={remove}>
        ✕
      </ActionIcon>
    </>
  );
}
