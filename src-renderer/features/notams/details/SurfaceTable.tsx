import type { Decoded } from '#contract/notams/decoded.ts';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { ageOfReport, brakingInWords, contaminantInWords } from '#renderer/format/notams/surface.ts';
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
          {(['runway', 'observed', 'until', 'codes', 'coverage', 'depth', 'contaminants', 'friction'] as const).map((column) => (
            <th key={column} scope="col">
              {surface[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {conditions.map((condition) => (
          <tr key={`${condition.runway} ${condition.observedAt}`}>
            <th scope="row">{condition.runway ?? words.common.unknown}</th>
            <td>
              {time(condition.observedAt)}
              <br />
              {ageOfReport(condition)}
            </td>
            <td>{time(condition.validUntil)}</td>
            <td>{thirds(condition.codes)}</td>
            <td>{thirds(condition.coveragePercent)}</td>
            <td>{thirds(condition.depthMm)}</td>
            <td>{thirds(condition.contaminants.map(contaminantInWords))}</td>
            <td>{brakingInWords(condition) ?? words.common.unknown}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
