import type { Decoded } from '#contract/notams/decoded.ts';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';

const thirds = (values: readonly (number | string | null)[]): string =>
  values.map((value) => (value === null ? words.common.unknown : String(value))).join(' / ');

/** Runway condition reports, with the three thirds in each cell. */
export function SurfaceTable({ conditions, write }: { conditions: Decoded['runwayConditions']; write: WriteTime }) {
  const { surface } = words.notams;
  const time = (date: string | null): string => (date === null ? words.common.unknown : write(date));
  return (
    <WideTable label={surface.table}>
      <thead>
        <tr>
          {(['runway', 'observed', 'until', 'codes', 'coverage', 'depth', 'contaminants'] as const).map((column) => (
            <th key={column} scope="col">
              {surface[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {conditions.map(({ runway, observedAt, validUntil, codes, coveragePercent, depthMm, contaminants }) => (
          <tr key={`${runway} ${observedAt}`}>
            <th scope="row">{runway}</th>
            <td>{time(observedAt)}</td>
            <td>{time(validUntil)}</td>
            <td>{thirds(codes)}</td>
            <td>{thirds(coveragePercent)}</td>
            <td>{thirds(depthMm)}</td>
            <td lang="en">{thirds(contaminants)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
