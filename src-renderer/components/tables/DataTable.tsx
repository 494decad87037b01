import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Table } from '@mantine/core';
import { scrollGroup } from '../keyboard/focus.ts';
import styles from './DataTable.module.css';

export type Column<Row> = {
  label: ReactNode;
  /** Needed where the label is no text or not the only one of its kind. */ id?: string;
  renderCell: (row: Row) => ReactNode;
  /** Numbers align right and do not wrap. */ isNumber?: boolean;
  /** It takes no more width than its longest word. */ isShort?: boolean;
  /** It heads its rows: the first that is not of a group, unless another column says so. */ isHead?: boolean;
  /** One such cell is drawn for all rows of a group. */
  isOfGroup?: boolean;
  className?: string | undefined;
};

type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined until they are known: nothing is shown. */
  rows: readonly Row[] | undefined;
  /** This sentence is shown in place of a table without rows. */
  none?: string;
  keyOf: (row: Row, place: number) => string | number;
  /** Rows that follow each other and have the same group are one body of the table. */
  groupOf?: (row: Row) => string | number;
  /** The line is above the rows of a group. */
  renderGroupHead?: (row: Row) => ReactNode;
  rowProps?: (row: Row, place: number) => ComponentPropsWithRef<'tr'> & { [data: `data-${string}`]: unknown };
  className?: string | undefined;
};

/** A table whose columns are data. It scrolls sideways where the window is narrower than it is; the keyboard can scroll it too. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, none, keyOf, groupOf, renderGroupHead, rowProps, className = '' } = props;
  if (rows === undefined) return null;
  if (rows.length === 0 && none !== undefined) return <p className="dim">{none}</p>;
  const groups = groupOf === undefined ? [rows] : inGroups(rows, groupOf);
  const head = columns.find(({ isHead }) => isHead) ?? columns.find(({ isOfGroup }) => isOfGroup !== true);
  const idOf = ({ id, label: name }: Column<Row>): string => id ?? (typeof name === 'string' ? name : '');
  const attributes = (column: Column<Row>) => ({
    'data-number': column.isNumber,
    'data-short': column.isShort,
    'data-first': column === columns[0] || undefined,
  });
  return (
    <div className={styles.scroller} {...scrollGroup(label)}>
      <Table className={`${styles.table} ${className}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={idOf(column)} scope="col" {...attributes(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group[0] && groupOf?.(group[0])}>
            {group[0] !== undefined && renderGroupHead !== undefined && (
              <tr data-group>
                <th scope="rowgroup">{renderGroupHead(group[0])}</th>
                <td colSpan={columns.length - 1} aria-hidden />
              </tr>
            )}
            {group.map((row, place) => (
              <tr key={keyOf(row, place)} {...rowProps?.(row, place)}>
                {columns.map((column, at) => {
                  const { isOfGroup } = column;
                  if (isOfGroup && place > 0) return null;
                  const isGroupHead = isOfGroup && at === 0;
                  const Cell = column === head || isGroupHead ? 'th' : 'td';
                  return (
                    <Cell
                      key={idOf(column)}
                      {...attributes(column)}
                      {...(Cell === 'th' && { scope: isGroupHead ? 'rowgroup' : 'row' })}
                      {...(isOfGroup && { rowSpan: group.length, 'data-last': true })}
                      className={column.className}
                    >
                      {column.renderCell(row)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </div>
  );
}

function inGroups<Row>(rows: readonly Row[], groupOf: (row: Row) => string | number): readonly Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && groupOf(last[0]) === groupOf(row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
