import type { ReactNode } from 'react';
import { WideTable } from './WideTable.tsx';

export type Column<Row> = {
  id: string;
  label: ReactNode;
  renderCell: (row: Row) => ReactNode;
  /** Numbers align right and do not wrap. */ isNumber?: boolean;
  className?: string | undefined;
};

type DataTableProps<Row> = {
  label: string;
  /** The cells of the first column head their rows. */ columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, place: number) => string | number;
};

/** A table whose columns are data, one line of the body for each row. */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-number={column.isNumber}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={keyOf(row, place)}>
            {columns.map(({ id, renderCell, isNumber, className }, at) =>
              at === 0 ? (
                <th key={id} scope="row" data-number={isNumber} className={className}>
                  {renderCell(row)}
                </th>
              ) : (
                <td key={id} data-number={isNumber} className={className}>
                  {renderCell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
