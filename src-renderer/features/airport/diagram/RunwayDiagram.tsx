import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import type { Closure, EndInWind, Wind } from '#domain/wind/ends-in-wind.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { CALM, handleSpot, MOST_KNOTS, SIZE, type Spot, spotAt } from './chart.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { Drawing, DrawnRunway } from './drawing.ts';
import { EndMarks, Patterns, RunwayBar } from './RunwayBar.tsx';
import { boxOf, placed } from './labels.ts';
import { barOf, labelsOf, pointsOf, pointsOfArrows } from './runway-shapes.ts';
import styles from './RunwayDiagram.module.css';

type RunwayDiagramProps = {
  name: string;
  drawing: Drawing;
  /** The unit is degrees, and east is positive. */
  declination: number | undefined;
  wind: Wind | undefined;
  inWind: readonly EndInWind[];
  /** Undefined for a runway that no NOTAM closes or may close. */
  closureOf: (name: string) => Closure | undefined;
  /** Interactive elements are on top of the picture. */
  children: ReactNode;
};

/** Screen readers get a single image. */
const picture = (label: string) => ({ role: 'img', 'aria-label': label }) as const;

const around = ({ x, y }: Spot, { width, height }: { width: number; height: number }) =>
  ({ x: x - width / 2, y: y - height / 2, width, height, rx: 2 }) as const;

const lineOf = ([from, to]: readonly [Spot, Spot]): string => `M${from.x} ${from.y}L${to.x} ${to.y}`;

/** The runways to scale, north up. An image to screen readers; the table next to it has the same content. */
export function RunwayDiagram({ name, drawing, declination, wind, inWind, closureOf, children }: RunwayDiagramProps) {
  const units = useUnits();
  const id = useId();
  const { ref, width } = useElementSize();
  // Letters have their size in pixels in a picture of any size.
  const pixel = width === 0 ? 1 : SIZE / width;
  const { airport: text } = words;
  const bars = drawing.runways.map((runway) => barOf(runway, drawing));
  const closedText = ({ name: runway, isClosed: forGood }: DrawnRunway): string | undefined => {
    const closure = forGood ? 'closed' : closureOf(runway);
    return closure && words.common.runwayClosures[closure];
  };
  const isShut = (runway: DrawnRunway) => closedText(runway) !== undefined;
  const wording = { threshold: (feet: number) => text.threshold(units.length(feet)), closed: closedText };
  const labels = placed(labelsOf(bars, drawing, wording, pixel), bars.flatMap(pointsOf), bars.flatMap(pointsOfArrows));
  const isBest = (label: string) => inWind.some((one) => one.isBest && one.end.ident === label);
  const names = drawing.runways.map((runway) =>
    [runway.name, ...(runway.isEstimated ? [text.diagramEstimated] : []), closedText(runway) ?? []].flat().join(' '),
  );
  return (
    <figure className={styles.figure}>
      <div ref={ref} className={styles.plane}>
        <svg
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          {...picture(`${text.diagram(name)}${words.common.colon}${names.join(', ')}. ${text.diagramTable}`)}
        >
          <Patterns id={id} />
          {wind !== undefined && <WindArrow wind={wind} />}
          <ChartFrame drawing={drawing} declination={declination} wind={wind} pixel={pixel} />
          {bars.map((bar) => (
            <RunwayBar key={bar.runway.id} bar={bar} patterns={id} isClosed={isShut(bar.runway)} />
          ))}
          {wind !== undefined &&
            wind.direction !== null &&
            bars.map((bar) => <EndMarks key={bar.runway.id} bar={bar} inWind={inWind} isSided={wind.between === undefined} />)}
          {labels.map(({ key, leader }) => leader && <path key={key} d={lineOf(leader)} className={styles.leader} />)}
          {labels.map(({ key, text: label, kind, height, spot }) => (
            <g key={key} data-best={kind === 'designator' && isBest(label)}>
              {kind === 'designator' && isBest(label) && (
                <rect {...around(spot, boxOf({ text: label, height }))} className={styles.bestGround} />
              )}
              <text x={spot.x} y={spot.y} className={styles.label} data-kind={kind} style={{ fontSize: height, strokeWidth: 2.5 * pixel }}>
                {label}
              </text>
            </g>
          ))}
        </svg>
        {children}
      </div>
      <ChartLegend patterns={id} runways={drawing.runways} isClosed={isShut} />
    </figure>
  );
}

type ChartLegendProps = { runways: readonly DrawnRunway[]; isClosed: (runway: DrawnRunway) => boolean; patterns: string };

/** What the marks in this diagram mean. */
const ChartLegend = ({ runways, isClosed, patterns }: ChartLegendProps) => (
  <figcaption>
    <ul className={`line dim bare-list ${styles.legend}`} aria-label={words.common.legend}>
      {legendOf(runways, isClosed).map((mark) => (
        <li key={mark}>
          <LegendMark mark={mark} patterns={patterns} />
          {{ ...words.airport.surfaces, ...words.airport.legend }[mark]}
        </li>
      ))}
    </ul>
  </figcaption>
);

/** A mark as in the diagram; `patterns` are the diagram's fill patterns. */
function LegendMark({ mark, patterns }: { mark: Mark; patterns: string }) {
  const isSurface = mark === 'hard' || mark === 'unpaved' || mark === 'water' || mark === 'snow' || mark === 'unknown';
  const isFilled = mark === 'unpaved' || mark === 'water' || mark === 'snow';
  return (
    <svg viewBox="0 0 26 12" width="26" height="12" aria-hidden="true">
      <rect
        x={1}
        y={3}
        width={24}
        height={6}
        className={styles.bar}
        data-surface={isSurface ? mark : 'unknown'}
        data-estimated={mark === 'estimated'}
        fill={isFilled ? `url(#${patterns}-${mark})` : undefined}
      />
      {mark === 'threshold' && <path d="M9 0V12" className={styles.threshold} />}
      {mark === 'lit' &&
        [4, 10, 16, 22].flatMap((x) => [1.2, 10.8].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1} className={styles.light} />))}
      {mark === 'closed' && <path d="M9 2l8 8m0-8l-8 8" className={styles.cross} />}
    </svg>
  );
}

/**
 * Draws the wind from the handle through the field, below runways and labels; a thin line extends it to the gust speed, two more limit its
 * directions.
 */
function WindArrow({ wind: { direction, speed, gust, between } }: { wind: Wind }) {
  if (direction === null) return null;
  const [middle, tail] = [SIZE / 2, handleSpot(direction, speed)];
  const far = gust === undefined ? undefined : handleSpot(direction, gust);
  const tip = 8 - CALM;
  return (
    <>
      {far !== undefined && <path d={`M${tail.x} ${tail.y}L${far.x} ${far.y}`} className={styles.gust} />}
      {between?.map((edge) => {
        const [inner, outer] = [spotAt(edge, CALM), handleSpot(edge, MOST_KNOTS)];
        return <path key={edge} d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`} className={styles.gust} />;
      })}
      <g transform={`rotate(${direction} ${middle} ${middle})`}>
        <path d={`M${middle} ${middle - CALM - Math.min(speed, MOST_KNOTS)}V${middle - tip}`} className={styles.wind} />
        <path d={`M${middle - 6} ${middle - tip - 11}L${middle} ${middle - tip}l6-11z`} className={styles.windHead} />
      </g>
    </>
  );
}

const marks = ['hard', 'unpaved', 'water', 'snow', 'unknown', 'lit', 'threshold', 'estimated', 'closed'] as const;
type Mark = (typeof marks)[number];

/** Lists the marks that a diagram uses. */
function legendOf(runways: readonly DrawnRunway[], isClosed: (runway: DrawnRunway) => boolean): Mark[] {
  const found = new Set<Mark>(
    runways.flatMap((runway): Mark[] => [
      runway.surface,
      ...(runway.isLighted === true ? (['lit'] as const) : []),
      ...(runway.ends.some(({ threshold }) => threshold !== undefined) ? (['threshold'] as const) : []),
      ...(runway.isEstimated ? (['estimated'] as const) : []),
      ...(isClosed(runway) ? (['closed'] as const) : []),
    ]),
  );
  return marks.filter((mark) => found.has(mark));
}
