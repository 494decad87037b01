import type { ParsedRoute } from '#contract/route/route.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { impossible } from './columns.tsx';
import { clockTime } from './figures.ts';
import type { LegRow, RouteEvent } from './leg-rows.ts';

type LegEventsProps = { row: LegRow; depart: string | null; columns: number };

/** The rows below a leg say why it cannot be flown, how long the aircraft stays where it begins, and what happens on it. */
export function LegEvents({ row, depart, columns }: LegEventsProps) {
  const stopped = row.leg.reasons.find((code) => impossible.includes(code));
  return (
    <>
      {stopped !== undefined && (
        <tr data-event data-impossible>
          <td colSpan={columns}>{words.route.reasons[stopped]}</td>
        </tr>
      )}
      {row.from.stayMinutes !== null && (
        <tr data-event>
          <td colSpan={columns}>{words.route.stay(pointName(row.from), `${row.from.stayMinutes} min`)}</td>
        </tr>
      )}
      {row.events.map((event) => (
        <tr key={eventKey(event)} data-event>
          <td colSpan={columns}>
            <Event event={event} row={row} depart={depart} />
          </td>
        </tr>
      ))}
    </>
  );
}

const eventKey = (event: RouteEvent): string =>
  event.kind === 'top' ? `${event.top.kind}:${event.top.distanceNm}` : `${event.change.kind}:${event.change.at}`;

type EventProps = { event: RouteEvent; row: Pick<LegRow, 'from' | 'to'>; depart: string | null };

function Event({ event, row, depart }: EventProps) {
  const units = useUnits();
  if (event.kind === 'light') return <>{lightInWords(event.change, row, depart)}</>;
  const { kind, distanceNm, feet, at } = event.top;
  const sentence = words.route.tops[kind](units.distance(distanceNm), pointName(row.from), units.length(feet));
  return <>{at === null ? sentence : `${sentence}, ${clockTime(at, depart)}`}</>;
}

/** Writes `Night from 17:42Z between GVA and LFMN`. */
export const lightInWords = (
  { kind, at }: ParsedRoute['lightChanges'][number],
  { from, to }: Pick<LegRow, 'from' | 'to'>,
  depart: string | null,
): string => words.route.lightChanges[kind](clockTime(at, depart), pointName(from), pointName(to));
