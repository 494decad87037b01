import { useRef, type ReactNode, useEffect, type RefObject } from 'react';
import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { Runway } from '#contract/airports/runway.ts';
import { toMagnetic, type Variation } from '#domain/magnetic.ts';
import { endsOf, headingOf, landingLength, type RunwayEnd, type RunwayHeading } from '#domain/runway.ts';
import { gradedSurface, surfaceOf } from '#domain/surface.ts';
import { closureOf } from '#domain/wind/ends-in-wind.ts';
import { DataTable, type Column } from '#renderer/components/tables/DataTable.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { orUnknown, yesNo } from '#renderer/components/text/Unknown.tsx';
import { useQueryInAddress } from '#renderer/components/use-same-address.ts';
import type { OpenNow, RunwayUse } from '#renderer/data/airports/use-aerodrome-state.ts';
import { wholeDegrees } from '#renderer/format/units.ts';
import { useUnits, type Units } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { inOrder } from './runway-order.ts';
import styles from './Runways.module.css';

type RunwayTableProps = { airport: AirportAnswer; declination: Variation | undefined; openNowOf: OpenNow['openNowOf'] };

/** Every runway in a row with both of its ends: the diagram as text. Without details there is no surface, and no column for it. */
export function RunwayTable({ airport, declination, openNowOf }: RunwayTableProps) {
  const units = useUnits();
  const { table, headingFrom, landing, displaced, displacedUnknown, magnetic } = words.airport;
  const surfaces = airport.details?.surfaces;
  const marked = useMarkedEnd();
  const markedRow = useRef<HTMLTableRowElement>(null);
  useHeldInView(markedRow, marked);
  const isMarked = ({ ident }: RunwayEnd): boolean => marked !== undefined && ident === marked;
  // What a closed end is long is no length to land on.
  const isClosed = ({ isClosed: forGood, name }: Runway, { ident }: RunwayEnd) => forGood === true || openNowOf(name, ident) === 'closed';
  const eachEnd = (runway: Runway, show: (end: RunwayEnd) => ReactNode) =>
    endsOf(runway).map((end) => (
      <span key={end.side} className={styles.end} data-marked={isMarked(end)}>
        <span className="mono">{orUnknown(end.ident, String)}</span> <span>{show(end)}</span>
      </span>
    ));
  const surfaceColumn: Column<Runway> = {
    label: table.surface,
    renderCell: (runway) => orUnknown(surfaces?.find(({ runwayId }) => runwayId === runway.id)?.surface, surfaceInWords),
  };
  return (
    <DataTable
      label={words.common.runways}
      className={styles.runways}
      rows={inOrder(airport.runways)}
      keyOf={({ id }) => id}
      rowProps={(runway) => (endsOf(runway).some(isMarked) ? { ref: markedRow, 'aria-current': true } : {})}
      columns={[
        { label: words.common.runway, isHead: true, renderCell: ({ name }) => name },
        {
          label: words.airport.state,
          renderCell: ({ isClosed, name }) =>
            isClosed === true ? <Tag tone="bad">{words.common.runwayClosures.closed}</Tag> : byNotam(openNowOf(name)),
        },
        { label: table.size, renderCell: (runway) => sizeInWords(runway, units) },
        ...(surfaces === undefined ? [] : [surfaceColumn]),
        { label: words.common.lit, renderCell: ({ isLighted }) => yesNo(isLighted) },
        {
          label: table.heading,
          renderCell: (runway) =>
            eachEnd(runway, ({ side }) => {
              const heading = headingOf(runway, side, declination?.degrees);
              return orUnknown(heading, ({ degreesTrue, from }) => (
                <span className="nowrap">
                  {headingInWords(degreesTrue, from)}{' '}
                  {declination !== undefined && magnetic(headingInWords(toMagnetic(degreesTrue, declination.degrees), from))}
                  {from !== 'source' && <span className="more">{headingFrom[from]}</span>}
                </span>
              ));
            }),
        },
        {
          label: table.threshold,
          renderCell: (runway) =>
            eachEnd(runway, (end) => {
              const usable = landingLength(runway, end);
              const by = end.displacedThreshold;
              const parts = [
                by === null ? displacedUnknown : by > 0 && displaced(units.length(by)),
                by !== null && by > 0 && usable !== null && !isClosed(runway, end) && landing(units.runwayLength(usable)),
              ].filter((part) => part !== false);
              return (
                <>
                  {orUnknown(end.elevation, units.length)}
                  <span className={`more ${styles.parts}`}>
                    {parts.map((part) => (
                      <span key={part}>{part}</span>
                    ))}
                  </span>
                </>
              );
            }),
        },
      ]}
    />
  );
}

/** The runway end that the address asks for: `?runway=27R`, as the box writes it. */
const useMarkedEnd = (): string | undefined => new URLSearchParams(useQueryInAddress()).get('runway')?.toUpperCase();

/** What NOTAMs leave of it; nothing until the answer is there. */
function byNotam(use: RunwayUse | undefined): ReactNode {
  const { byNotam: text } = words.airport.openNow;
  if (use === undefined) return undefined;
  if (use === 'open') return words.briefing.runwayStates.open;
  if (use === 'unknown') return orUnknown(null, String);
  return <Tag tone={closureOf(use) === undefined ? 'warn' : 'bad'}>{text[use]}</Tag>;
}

/** Writes length and width in the chosen unit, with the other one less prominent. */
function sizeInWords({ length, width }: Runway, units: Units): ReactNode {
  const inUnit = (write: (feet: number) => string) => [length, width].map((feet) => (feet === null ? words.common.unknown : write(feet)));
  const isKnown = length !== null || width !== null;
  return (
    <span className="nowrap">
      {inUnit(units.runwayLength).join(' × ')}
      {isKnown && <span className="more">{inUnit(units.otherRunwayLength).join(' × ')}</span>}
    </span>
  );
}

/** The kind of surface, with the materials and how good they are less prominent. */
function surfaceInWords(word: string): ReactNode {
  const { surfaces, materials, surfaceConditions } = words.airport;
  const { materials: found, condition } = gradedSurface(word) ?? {};
  const made = found?.map((material) => materials[material]).join('/');
  return (
    <>
      {surfaces[surfaceOf(word)]}
      <span className="more">
        {made === undefined ? word : condition === undefined ? made : `${made}, ${surfaceConditions[condition]}`}
      </span>
    </>
  );
}

/** `031°`, true or magnetic: sources and the model of the variation are not better than a degree, and a designator only to ten. */
export const headingInWords = (degrees: number, from: RunwayHeading['from']): string =>
  from === 'designator' ? words.airport.about(wholeDegrees(degrees)) : wholeDegrees(degrees);

/** A user does these to go elsewhere. */
const leaving = ['wheel', 'pointerdown', 'keydown', 'touchmove'] as const;

/** Shows an element, and again while what is above it loads and grows, until the user goes elsewhere. `name` of what it is; undefined for none. */
function useHeldInView(element: RefObject<HTMLElement | null>, name: string | undefined): void {
  useEffect(() => {
    const around = name === undefined ? undefined : element.current?.closest('article');
    if (!around) return undefined;
    const observer = new ResizeObserver(() => element.current?.scrollIntoView({ block: 'center' }));
    observer.observe(around);
    const leave = () => observer.disconnect();
    for (const name of leaving) window.addEventListener(name, leave, { passive: true });
    return () => {
      leave();
      for (const name of leaving) window.removeEventListener(name, leave);
    };
  }, [element, name]);
}
