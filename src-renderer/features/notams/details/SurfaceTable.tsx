import type { Decoded } from '#contract/notams/decoded.ts';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
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
    <DataTable
      label={surface.table}
      rows={conditions}
      keyOf={({ runway, observedAt }) => `${runway} ${observedAt}`}
      columns={[
        { id: 'runway', label: words.common.runway, renderCell: ({ runway }) => runway ?? words.common.unknown },
        {
          id: 'observed',
          label: surface.observed,
          renderCell: (condition) => (
            <>
              {time(condition.observedAt)}
              <br />
              {ageOfReport(condition)}
            </>
          ),
        },
        { id: 'until', label: surface.until, renderCell: ({ validUntil }) => time(validUntil) },
        { id: 'codes', label: surface.codes, renderCell: ({ codes }) => thirds(codes) },
        { id: 'coverage', label: surface.coverage, renderCell: ({ coveragePercent }) => thirds(coveragePercent) },
        { id: 'depth', label: surface.depth, renderCell: ({ depthMm }) => thirds(depthMm) },
        { id: 'contaminants', label: surface.contaminants, renderCell: ({ contaminants }) => thirds(contaminants.map(contaminantInWords)) },
        { id: 'friction', label: surface.friction, renderCell: (condition) => brakingInWords(condition) ?? words.common.unknown },
      ]}
    />
  );
}
