import { useElementSize } from '@mantine/hooks';
import { useId, type MouseEvent } from 'react';
import type { ParsedRoute } from '#contract/route/route.ts';
import { markOnRoute, markPoint, useMarkedArea, useMarkedPoint } from '#renderer/data/route/route-mark.ts';
import { words } from '#renderer/i18n/words.ts';
import { clockTime, whole } from '../legs/figures.ts';
import { type Area, numberOf } from './areas.ts';
import { labelWidth, overlaps, placeLabels, type Box } from './labels.ts';
import { plannedLines, profilePoints, type ProfilePoint } from './profile-points.ts';
import { stepOf, ticksOf } from './scale.ts';
import styles from './Profile.module.css';

const [LEFT, RIGHT, TOP, BOTTOM] = [64, 16, 22, 62];
/** This many pixels are between two figures of an axis, and this many in the height of a row of labels. */
const [TICK, ROW] = [70, 13];
/** The names of two points are this many pixels apart. */
const GAP = 7;

const picture = (name: string) => ({ role: 'img', 'aria-label': name }) as const;

type ProfileChartProps = { route: ParsedRoute; areas: readonly Area[]; topFt: number; label: string };

/** Distance to the right, altitude upwards; the table and the list of areas say the same, and mark what a click here marks. */
export function ProfileChart({ route, areas, topFt, label }: ProfileChartProps) {
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const markedPoint = useMarkedPoint();
  const markedArea = useMarkedArea();
  const hatch = useId();
  const { routeProfile: texts } = words;
  const { distanceNm, depart } = route.totals;
  const inner = Math.max(1, width - LEFT - RIGHT);
  const x = (alongNm: number): number => LEFT + (alongNm / Math.max(distanceNm, 0.1)) * inner;
  const y = (feet: number): number => height - BOTTOM - (Math.max(feet, 0) / topFt) * (height - TOP - BOTTOM);
  const feetStep = stepOf(topFt, 6);
  const milesStep = stepOf(distanceNm, inner / TICK);
  const points = profilePoints(route);
  const stops = points.filter(({ kind }) => kind === 'point');
  const [legStart, legEnd] = markedPoint === undefined ? [] : [stops[markedPoint - 1], stops[markedPoint]];
  // The date of the departure says of which day all times are.
  const timeOf = (at: string): string => clockTime(at, at === depart ? null : depart);
  const tops = topLabels(points, x, y);
  const room = { left: LEFT, right: width - RIGHT, top: TOP, rows: Math.floor((height - TOP - BOTTOM) / ROW), rowHeight: ROW };
  const areaTexts = placeLabels(
    areas.map(({ notice, pass, ceiling }) => ({ x: x(pass.entryNm) + 3, y: y(ceiling), text: numberOf(notice) })),
    { ...room, widthOf: labelWidth },
    tops,
  );
  const acts = {
    onClick: ({ target, currentTarget, clientX }: MouseEvent<SVGSVGElement>) => {
      const id = (target as SVGElement).dataset['area'];
      const alongNm = ((clientX - currentTarget.getBoundingClientRect().left - LEFT) / inner) * distanceNm;
      const at = stops.findIndex((stop) => stop.alongNm >= alongNm);
      if (id !== undefined) markOnRoute({ kind: 'area', id });
      else if (at !== -1) markPoint(at);
    },
  };
  return (
    <div ref={ref} className={styles.chart}>
      {width > 0 && height > 0 && (
        <svg width={width} height={height} {...picture(label)} {...acts}>
          <defs>
            {[...new Set(areas.map(({ notice }) => notice.severity))].map((severity) => (
              <pattern
                key={severity}
                id={`${hatch}${severity}`}
                width="8"
                height="8"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <line x1="0" y1="0" x2="0" y2="8" className={styles.hatch} data-severity={severity} />
              </pattern>
            ))}
          </defs>
          {legStart !== undefined && legEnd !== undefined && (
            <rect
              x={x(legStart.alongNm)}
              y={TOP}
              width={x(legEnd.alongNm) - x(legStart.alongNm)}
              height={y(0) - TOP}
              className={styles.markedLeg}
            />
          )}
          {ticksOf(topFt, feetStep).map((feet) => (
            <g key={feet}>
              <line x1={LEFT} x2={width - RIGHT} y1={y(feet)} y2={y(feet)} className={styles.grid} />
              <text x={LEFT - 6} y={y(feet) + 4} textAnchor="end">
                {whole(feet)}
              </text>
            </g>
          ))}
          <text x={LEFT - 6} y={12} textAnchor="end">
            ft
          </text>
          {ticksOf(distanceNm, milesStep).map((miles) => (
            <g key={miles}>
              <line x1={x(miles)} x2={x(miles)} y1={y(0)} y2={y(0) + 4} className={styles.axis} />
              <text x={x(miles)} y={y(0) + 16} textAnchor="middle">
                {whole(miles)}
                {miles === 0 ? ' NM' : ''}
              </text>
            </g>
          ))}
          {areas.map((area) => {
            const [left, right] = [x(area.pass.entryNm), x(area.pass.exitNm)];
            return (
              <rect
                key={`${area.notice.id}:${area.pass.entryNm}`}
                x={left}
                y={y(area.ceiling)}
                width={Math.max(2, right - left)}
                height={Math.max(2, y(area.floor) - y(area.ceiling))}
                className={styles.area}
                fill={area.isKnown ? undefined : `url(#${hatch}${area.notice.severity})`}
                data-severity={area.notice.severity}
                data-known={area.isKnown}
                data-area={area.notice.id}
                data-marked={area.notice.id === markedArea}
              />
            );
          })}
          <line x1={LEFT} x2={width - RIGHT} y1={y(0)} y2={y(0)} className={styles.axis} />
          {points.map((point) => (
            <Elevation key={`${point.kind}:${point.alongNm}`} point={point} x={x(point.alongNm)} y={y} />
          ))}
          {plannedLines(route).map((line) => (
            <polyline
              key={line[0]?.alongNm}
              points={line.map(({ alongNm, feet }) => `${x(alongNm)},${y(feet)}`).join(' ')}
              className={styles.planned}
              data-level-only={route.profile.length === 0}
            />
          ))}
          {points.map(
            ({ kind, alongNm, plannedFt }) =>
              kind !== 'point' &&
              plannedFt !== null && <circle key={`${kind}:${alongNm}`} cx={x(alongNm)} cy={y(plannedFt)} r={3.5} className={styles.top} />,
          )}
          {tops.map(({ text, x: left, y: top }) => (
            <text key={`${text}:${left}`} x={left} y={top + 11} className={styles.strong}>
              {text}
            </text>
          ))}
          {areas.map((area, at) => {
            const placed = areaTexts[at];
            return (
              placed !== undefined && (
                <text
                  key={`${area.notice.id}:${area.pass.entryNm}`}
                  x={placed.x}
                  y={placed.y + 10}
                  className={styles.strong}
                  data-area={area.notice.id}
                >
                  {placed.text}
                </text>
              )
            );
          })}
          {labelled(stops, x, timeOf).map(({ name, alongNm, at }, place, all) => {
            const anchor = place === 0 ? 'start' : place === all.length - 1 ? 'end' : 'middle';
            return (
              <g key={alongNm}>
                <text x={x(alongNm)} y={y(0) + 34} textAnchor={anchor} className={styles.strong}>
                  {name}
                </text>
                {at !== null && (
                  <text x={x(alongNm)} y={y(0) + 48} textAnchor={anchor}>
                    {timeOf(at)}
                  </text>
                )}
              </g>
            );
          })}
          <text x={width - RIGHT} y={12} textAnchor="end" className={styles.strong}>
            {texts.noTerrain}
          </text>
        </svg>
      )}
    </div>
  );
}

type ElevationProps = { point: ProfilePoint; x: number; y: (feet: number) => number };

/** It is the field of an aerodrome, or where another point is. */
function Elevation({ point: { kind, elevationFt, plannedFt }, x, y }: ElevationProps) {
  if (kind !== 'point') return null;
  return (
    <>
      {plannedFt !== null && <line x1={x} x2={x} y1={y(0)} y2={y(plannedFt)} className={styles.drop} />}
      {elevationFt !== null && (
        <rect x={x - 4} y={y(elevationFt)} width={8} height={Math.max(1, y(0) - y(elevationFt))} className={styles.field} />
      )}
    </>
  );
}

type TopLabel = Box & { text: string };

/** Top of climb and of descent, above the line; a second one without room has its dot alone. */
function topLabels(points: readonly ProfilePoint[], x: (alongNm: number) => number, y: (feet: number) => number): TopLabel[] {
  const labels = points.flatMap(({ kind, alongNm, plannedFt }): TopLabel[] => {
    if (kind === 'point' || plannedFt === null) return [];
    const text = words.routeProfile.tops[kind];
    const width = labelWidth(text);
    return [{ text, x: x(alongNm) - width / 2, y: y(plannedFt) - 18, width, height: ROW }];
  });
  return labels.filter((label, at) => !labels.slice(0, at).some((other) => overlaps(label, other)));
}

/** The points whose names have room: the first, the last, and between them each that is clear of the one before. The others are in the table. */
function labelled(all: readonly ProfilePoint[], x: (alongNm: number) => number, timeOf: (at: string) => string): ProfilePoint[] {
  const last = all.at(-1);
  const widthOf = ({ name, at }: ProfilePoint): number => Math.max(labelWidth(name), at === null ? 0 : labelWidth(timeOf(at)));
  const apart: ProfilePoint[] = [];
  let end = -Infinity;
  for (const point of all) {
    const half = widthOf(point) / 2;
    const [from, to] = apart.length === 0 ? [-Infinity, x(point.alongNm) + 2 * half] : [x(point.alongNm) - half, x(point.alongNm) + half];
    const isClear = last === undefined || point === last || to + GAP < x(last.alongNm) - widthOf(last);
    if (from < end + GAP || !isClear) continue;
    apart.push(point);
    end = to;
  }
  return last === undefined || apart.at(-1) === last ? apart : [...apart, last];
}
