import { useId, type ReactNode } from 'react';
import { words } from '#renderer/i18n/words.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { SIZE, type Spot } from './chart.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import type { Drawing } from './drawing.ts';
import { boxOf, heights, placed } from './labels.ts';
import { Patterns, RunwayBar } from './RunwayBar.tsx';
import { barOf, labelsOf, pointsOf, pointsOfArrows } from './runway-shapes.ts';
import type { EndInWind, Wind } from '#domain/wind/ends-in-wind.ts';
import { EndMarks } from './EndMarks.tsx';
import { WindArrow } from './WindArrow.tsx';
import styles from './RunwayDiagram.module.css';

type RunwayDiagramProps = {
  name: string;
  drawing: Drawing;
  /** Degrees, east positive. */
  declination: number | undefined;
  wind: Wind | undefined;
  /** Every end in this wind. */
  inWind: readonly EndInWind[];
  isClosed: (name: string) => boolean;
  /** Interactive elements on top of the picture. */
  children: ReactNode;
};

/** A single image to screen readers. */
const picture = (label: string) => ({ role: 'img', 'aria-label': label }) as const;

const around = ({ x, y }: Spot, { width, height }: { width: number; height: number }) =>
  ({ x: x - width / 2, y: y - height / 2, width, height, rx: 2 }) as const;

const lineOf = ([from, to]: readonly [Spot, Spot]): string => `M${from.x} ${from.y}L${to.x} ${to.y}`;

/** The runways to scale, north up. An image to screen readers; the table beside it has the same content. */
export function RunwayDiagram({ name, drawing, declination, wind, inWind, isClosed, children }: RunwayDiagramProps) {
  const units = useUnits();
  const id = useId();
  const { airport: text } = words;
  const bars = drawing.runways.map((runway) => barOf(runway, drawing));
  const isShut = ({ name: runway, isClosed: forGood }: { name: string; isClosed: boolean }) => forGood || isClosed(runway);
  const wording = { threshold: (feet: number) => text.threshold(units.length(feet)), closed: text.closedRunway };
  const labels = placed(labelsOf(bars, drawing, isShut, wording), bars.flatMap(pointsOf), bars.flatMap(pointsOfArrows));
  const isBest = (label: string) => inWind.some((one) => one.isBest && one.end.ident === label);
  const names = drawing.runways.map((runway) =>
    [runway.name, ...(runway.isEstimated ? [text.diagramEstimated] : []), ...(isShut(runway) ? [text.closedRunway] : [])].join(' '),
  );
  return (
    <figure className={styles.figure}>
      <div className={styles.plane}>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} {...picture(`${text.diagram(name)}: ${names.join(', ')}. ${text.diagramTable}`)}>
          <Patterns id={id} />
          <ChartFrame drawing={drawing} declination={declination} wind={wind} />
          {bars.map((bar) => (
            <RunwayBar key={bar.runway.id} bar={bar} patterns={id} isClosed={isShut(bar.runway)} />
          ))}
          {wind !== undefined &&
            wind.direction !== null &&
            bars.map((bar) => <EndMarks key={bar.runway.id} bar={bar} inWind={inWind} isSided={wind.between === undefined} />)}
          {labels.map(({ key, leader }) => leader && <path key={key} d={lineOf(leader)} className={styles.leader} />)}
          {labels.map(({ key, text: label, kind, spot }) => (
            <g key={key} data-best={kind === 'designator' && isBest(label)}>
              {kind === 'designator' && isBest(label) && (
                <rect {...around(spot, boxOf({ text: label, kind }))} className={styles.bestGround} />
              )}
              <text x={spot.x} y={spot.y} className={styles.label} data-kind={kind} fontSize={heights[kind]}>
                {label}
              </text>
            </g>
          ))}
          {wind !== undefined && <WindArrow wind={wind} />}
        </svg>
        {children}
      </div>
      <ChartLegend patterns={id} runways={drawing.runways} isClosed={isShut} />
    </figure>
  );
}
