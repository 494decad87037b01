import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { ageOfSet } from '#renderer/format/age.ts';
import type { FieldWords } from '#renderer/i18n/catalogue.ts';
import { countryName } from '#renderer/format/names.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './AirportPage.module.css';
import type { PageTimes } from './times/page-times.ts';
import { Time, Timed } from './times/Timed.tsx';

/** The origin and the age of an airport's values are shown: per source where details were fetched, else for the dataset. */
type DataOriginProps = { airport: AirportAnswer; coverage: AerodromeState['coverage'] | undefined; times: PageTimes };

export function DataOrigin({ airport, coverage, times }: DataOriginProps) {
  const { details, updatedAt } = airport;
  const status = useDataset((dataset) => dataset.status);
  const importedAt = status?.importedAt;
  // Values of a dataset without a date carry the time of its import, which is not their age.
  const valuesOf = status?.date === null ? null : updatedAt;
  const now = useNow();
  const { airport: text, common } = words;
  const origins = details?.origins ?? [];
  return (
    <FoldingSheet name="airport.sources" title={common.sources} flush>
      <p className="line quiet">
        {origins.length === 0 && (
          <>
            <span>{text.source(status?.source ?? common.unknown)}</span>
            <span>
              {valuesOf === null ? (
                text.valuesOf(text.unknownDate)
              ) : (
                <Timed times={times} say={(write) => text.valuesOf(write(valuesOf))} />
              )}
            </span>
            <AgeMark age={ageOfSet({ date: valuesOf, importedAt }, now)} />
          </>
        )}
        <span>{text.computed}</span>
        {coverage !== undefined && <RegionIssued airport={airport} coverage={coverage} times={times} />}
        {coverage !== undefined && <Whole coverage={coverage} times={times} />}
      </p>
      {origins.length > 0 && (
        <DataTable
          label={common.sources}
          rows={origins}
          keyOf={({ source }) => source}
          columns={[
            { label: words.common.source, renderCell: ({ source }) => source },
            {
              label: text.sourceTable.date,
              className: styles.date,
              renderCell: ({ date }) => (
                <>
                  {date === null ? text.unknownDate : <Time times={times} date={date} />}
                  <AgeMark age={ageOfSet({ date, importedAt }, now)} />
                </>
              ),
            },
            { label: text.sourceTable.values, renderCell: ({ fields }) => fieldsInWords(fields) },
          ]}
        />
      )}
    </FoldingSheet>
  );
}

type RegionIssuedProps = { airport: AirportAnswer; coverage: AerodromeState['coverage']; times: PageTimes };

/** Writes `United Kingdom (EG): newest NOTAM issued 22 AUG 2026 0915Z`. */
function RegionIssued({ airport, coverage: { region, regionIssuedAt }, times }: RegionIssuedProps) {
  if (region === null) return null;
  const { airport: text } = words;
  const where = airport.countryCode === null ? region : `${countryName(airport.countryCode)} (${region})`;
  if (regionIssuedAt === null) return <span>{text.regionNotImported(where)}</span>;
  return (
    <span>
      <Timed times={times} say={(write) => text.regionIssued(where, write(regionIssuedAt))} />
    </span>
  );
}

/** Writes `NOTAMs complete as of 22 AUG 2026 0915Z by United Kingdom (12 NOTAMs)`. */
function Whole({ coverage: { claim }, times }: Omit<RegionIssuedProps, 'airport'>) {
  const { airport: text, briefing } = words;
  if (claim === null) return <span>{text.notamsInPart}</span>;
  const { from } = claim;
  return (
    <span>
      <Timed times={times} say={(write) => text.notamsWhole(briefing.coverage.whole(claim, from && write(from)))} />
    </span>
  );
}

/** Fields of the contract in words; an unknown field keeps its own name. */
export function fieldsInWords(fields: readonly string[]): string {
  const names: Readonly<Record<string, FieldWords>> = words.fields;
  return fields.map((field) => names[field]?.inText ?? field).join(', ');
}
