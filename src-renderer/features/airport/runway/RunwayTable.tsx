import type { ReactNode } from 'react';
import type { AirportAnswer } from '#contract/airports/airport.ts';

import { toMagnetic, type Variation } from '#domain/magnetic.ts';
import { endsOf, headingOf, landingLength, type RunwayHeading } from '#domain/runway.ts';
import { gradedSurface, surfaceOf } from '#domain/surface.ts';
import { DataTable, type Column } from '#renderer/components/tables/DataTable.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { known, yesNo } from '#renderer/components/text/Unknown.tsx';
import { isShut, type OpenNow, type RunwayUse } from '#renderer/data/airports/use-aerodrome-state.ts';
import { wholeDegrees } from '#renderer/format/units.ts';
import { useUnits, type Units } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { inOrder } from './runway-order.ts';
import styles from './Runways.module.css';

type RunwayTableProps = { airport: AirportAnswer; declination: Variation | undefined; openNowOf: OpenNow['openNowOf'] };

/** Every runway with both of its ends: the diagram as text. Without details there is no surface, and no column for it. */
export function RunwayTable({ airport, declination, openNowOf }: RunwayTableProps) {
  const units = useUnits();
  const { runways: title, table, headingFrom, landing, closedRunway } = words.airport;
  const surfaces = airport.details?.surfaces;
  const rows = inOrder(airport.runways).flatMap((runway) =>
    endsOf(runway).map((end) => ({ runway, end, heading: headingOf(runway, end.side, declination?.degrees) })),
  );
  type Row = (typeof rows)[number];
  const surfaceColumn: Column<Row> = {
    label: table.surface,
    isOfGroup: true,
    renderCell: ({ runway }) => known(surfaces?.find(({ runwayId }) => runwayId === runway.id)?.surface, surfaceInWords),
  };
  const endFigures: Column<Row>[] = [
    {
      label: table.headingTrue,
      renderCell: ({ heading }) => (
        <>
          {known(heading, ({ degreesTrue, from }) => headingInWords(degreesTrue, from))}
          {heading !== undefined && heading.from !== 'source' && <span className={styles.more}>{headingFrom[heading.from]}</span>}
        </>
      ),
    },
    {
      label: table.headingMagnetic,
      renderCell: ({ heading }) =>
        known(declination && heading, ({ degreesTrue, from }) => headingInWords(toMagnetic(degreesTrue, declination?.degrees ?? 0), from)),
    },
    {
      label: table.threshold,
      renderCell: ({ runway, end }) => {
        const usable = landingLength(runway, end);
        return (
          <>
            {known(end.displacedThreshold, units.length)}
            {end.displacedThreshold !== null && end.displacedThreshold > 0 && usable !== null && (
              <span className={styles.more}>{landing(units.runwayLength(usable))}</span>
            )}
          </>
        );
      },
    },
    { label: table.elevation, renderCell: ({ end }) => known(end.elevation, units.length) },
  ];
  return (
    <DataTable
      label={title}
      rows={rows}
      keyOf={({ end }) => end.side}
      groupOf={({ runway }) => runway.id}
      columns={[
        { label: words.common.runway, isOfGroup: true, isHead: true, renderCell: ({ runway }) => runway.name },
        { label: table.length, isOfGroup: true, isNumber: true, renderCell: ({ runway }) => known(runway.length, inBoth(units)) },
        { label: table.width, isOfGroup: true, isNumber: true, renderCell: ({ runway }) => known(runway.width, inBoth(units)) },
        ...(surfaces === undefined ? [] : [surfaceColumn]),
        { label: words.common.lit, isOfGroup: true, renderCell: ({ runway }) => yesNo(runway.isLighted) },
        {
          label: table.closed,
          isOfGroup: true,
          renderCell: ({ runway: { isClosed, name } }) =>
            isClosed === true ? <Tag tone="bad">{closedRunway}</Tag> : (byNotam(openNowOf(name)) ?? yesNo(isClosed)),
        },
        { label: table.end, className: styles.mono, renderCell: ({ end }) => known(end.ident, String) },
        ...endFigures.map((column) => ({ ...column, isNumber: true, headClassName: styles.wrap })),
      ]}
    />
  );
}

/** What a NOTAM does to it now; undefined where none is known to do anything. */
function byNotam(use: RunwayUse | undefined): ReactNode {
  const { byNotam: text } = words.airport.openNow;
  if (use === undefined || use === 'open' || use === 'unknown') return undefined;
  return <Tag tone={isShut(use) ? 'bad' : 'warn'}>{text[use]}</Tag>;
}

/** The kind of surface, with the materials and how good they are less prominent. */
function surfaceInWords(word: string): ReactNode {
  const { surfaces, materials, surfaceConditions } = words.airport;
  const { materials: found, condition } = gradedSurface(word) ?? {};
  const made = found?.map((material) => materials[material]).join('/');
  return (
    <>
      {surfaces[surfaceOf(word)]}
      <span className={styles.more}>
        {made === undefined ? word : condition === undefined ? made : `${made}, ${surfaceConditions[condition]}`}
      </span>
    </>
  );
}

/** The chosen unit, with the other one less prominent. */
const inBoth =
  (units: Units) =>
  (feet: number): ReactNode => (
    <>
      {units.runwayLength(feet)}
      <span className={styles.more}>{units.otherRunwayLength(feet)}</span>
    </>
  );

/** `031°`, true or magnetic: sources and the model of the variation are not better than a degree, and a designator only to ten. */
export const headingInWords = (degrees: number, from: RunwayHeading['from']): string =>
  from === 'designator' ? words.airport.about(wholeDegrees(degrees)) : wholeDegrees(degrees);
