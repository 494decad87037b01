import type { NotamAnswer } from '#contract/notams/notam.ts';
import { useAt } from '#renderer/data/moment.ts';
import { Chain } from './Chain.tsx';
import { NotamTexts } from './NotamTexts.tsx';
import { useTimesOf } from '#renderer/format/notams/use-times.ts';
import styles from './NotamDetails.module.css';
import type { Decoded } from '#contract/notams/decoded.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { Facts } from '#renderer/components/tables/Facts.tsx';
import { factsOf } from './facts-of.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { ageOfReport, brakingInWords, contaminantInWords } from '#renderer/format/notams/surface.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';

/** Shows the full NOTAM: both texts, its items, and related NOTAMs. */
export function NotamDetails({ notam }: { notam: NotamAnswer }) {
  const now = useAt();
  const write = useTimesOf(notam);
  const units = useUnits();
  const { decoded } = notam;
  return (
    <div className={styles.details} data-details>
      <NotamTexts notam={notam} write={write} />
      {decoded !== undefined && (
        <>
          <Facts facts={factsOf({ notam, decoded, units, write, now })} />
          {decoded.runwayConditions.length > 0 && <SurfaceTable conditions={decoded.runwayConditions} write={write} />}
          {(decoded.reference !== null || decoded.endedBy !== null) && <Chain notam={notam} />}
        </>
      )}
    </div>
  );
}

const thirds = (values: readonly (number | string | null)[]): string =>
  values.map((value) => (value === null ? words.common.unknown : String(value))).join(' / ');

/** Each cell has the three thirds of a runway condition report. */
function SurfaceTable({ conditions, write }: { conditions: Decoded['runwayConditions']; write: WriteTime }) {
  const { surface } = words.notams;
  const { conditionColumns: columns } = words.briefing;
  const time = (date: string | null): string => (date === null ? words.common.unknown : write(date));
  return (
    <DataTable
      label={surface.table}
      rows={conditions}
      keyOf={({ runway, observedAt }) => `${runway} ${observedAt}`}
      columns={[
        { label: words.common.runway, renderCell: ({ runway }) => runway ?? words.common.unknown },
        {
          label: columns.observed,
          renderCell: (condition) => (
            <>
              {time(condition.observedAt)}
              <br />
              {ageOfReport(condition)}
            </>
          ),
        },
        { label: surface.until, renderCell: ({ validUntil }) => time(validUntil) },
        { label: surface.codes, renderCell: ({ codes }) => thirds(codes) },
        { label: surface.coverage, renderCell: ({ coveragePercent }) => thirds(coveragePercent) },
        { label: surface.depth, renderCell: ({ depthMm }) => thirds(depthMm) },
        { label: columns.contaminants, renderCell: ({ contaminants }) => thirds(contaminants.map(contaminantInWords)) },
        { label: surface.friction, renderCell: (condition) => brakingInWords(condition) ?? words.common.unknown },
      ]}
    />
  );
}
