import { VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { ParsedRoute } from '#contract/route/route.ts';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { wholeDegrees } from '#renderer/format/units.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { clockTime, correction, hoursMinutes, levelText, tenths, whole } from './figures.ts';
import { legRows, type LegRow, type RouteEvent } from './leg-rows.ts';
import styles from '../Route.module.css';

/** A value, or a dash that is read out as what it means; never a zero for what is not known. */
export const orDash = <Value,>(value: Value | null | undefined, show: (value: Value) => ReactNode): ReactNode =>
  value === null || value === undefined ? (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words.route.notKnown}</VisuallyHidden>
    </>
  ) : (
    show(value)
  );

/** What is below zero catches the eye. */
export const leftInWords = (left: number, text: string): ReactNode => <span data-short-of-fuel={left < 0}>{text}</span>;

type Column = keyof typeof words.route.columns;
type Cell = (row: LegRow, depart: string | null) => ReactNode;

const cells: Readonly<Record<Exclude<Column, 'leg'>, Cell>> = {
  level: ({ leg }) => orDash(leg.level, levelText),
  trueTrack: ({ leg }) => wholeDegrees(leg.trueTrack),
  magneticTrack: ({ leg }) => orDash(leg.magneticTrack, wholeDegrees),
  windCorrection: ({ leg }) => orDash(leg.windCorrection, correction),
  trueHeading: ({ leg }) => orDash(leg.trueHeading, wholeDegrees),
  magneticHeading: ({ leg }) => orDash(leg.magneticHeading, wholeDegrees),
  tas: ({ leg }) => orDash(leg.tasKt, whole),
  groundSpeed: ({ leg }) => orDash(leg.groundSpeedKt, whole),
  distance: ({ leg }) => tenths(leg.distanceNm),
  time: ({ leg }) => orDash(leg.minutes, hoursMinutes),
  eto: ({ leg }, depart) => orDash(leg.eto, (eto) => clockTime(eto, depart)),
  fuel: ({ leg }) => orDash(leg.fuel, tenths),
  fuelLeft: ({ leg }) => orDash(leg.fuelLeft, (left) => leftInWords(left, tenths(left))),
  light: ({ to }) => orDash(to.light, ({ state }) => words.route.light[state]),
};
const columns = Object.entries(cells) as [Exclude<Column, 'leg'>, Cell][];

export function LegTable({ route }: { route: ParsedRoute }) {
  const { route: texts } = words;
  const { depart } = route.totals;
  const head = (name: Column) => <abbr title={texts.columns[name].long}>{texts.columns[name].short}</abbr>;
  return (
    <WideTable label={texts.legs}>
      <thead>
        <tr>
          <th scope="col">{texts.columns.leg.short}</th>
          {columns.map(([name]) => (
            <th key={name} scope="col" data-number>
              {head(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.legs}>
        {legRows(route).map((row) => (
          <Fragment key={row.at}>
            <tr>
              <th scope="row">
                {pointName(row.from)} → {pointName(row.to)}
                {row.leg.via.length > 0 && <span className={styles.via}>{texts.via(row.leg.via.join(' '))}</span>}
              </th>
              {columns.map(([name, cell]) => (
                <td key={name} data-number>
                  {cell(row, depart)}
                </td>
              ))}
            </tr>
            {row.events.map((event) => (
              <tr key={eventKey(event)} data-event>
                <td colSpan={columns.length + 1}>
                  <Event event={event} row={row} depart={depart} />
                </td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </WideTable>
  );
}

const eventKey = (event: RouteEvent): string =>
  event.kind === 'top' ? `${event.top.kind}:${event.top.distanceNm}` : `${event.change.kind}:${event.change.at}`;

type EventProps = { event: RouteEvent; row: Pick<LegRow, 'from' | 'to'>; depart: string | null };

function Event({ event, row, depart }: EventProps) {
  const units = useUnits();
  if (event.kind === 'light') return lightInWords(event.change, row, depart);
  const { kind, distanceNm, feet, at } = event.top;
  const sentence = words.route.tops[kind](units.distance(distanceNm), pointName(row.from), units.length(feet));
  return at === null ? sentence : `${sentence}, ${clockTime(at, depart)}`;
}

/** `Night from 17:42Z between GVA and LFMN`. */
export const lightInWords = (
  { kind, at }: ParsedRoute['lightChanges'][number],
  { from, to }: Pick<LegRow, 'from' | 'to'>,
  depart: string | null,
): string => words.route.lightChanges[kind](clockTime(at, depart), pointName(from), pointName(to));
