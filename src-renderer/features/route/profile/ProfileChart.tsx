import { useElementSize } from '@mantine/hooks';
import { useId } from 'react';
import type { ParsedRoute } from '#contract/route/route.ts';
import { words } from '#renderer/i18n/words.ts';
import { clockTime, whole } from '../legs/figures.ts';
import { type Area, areaLabels } from './areas.ts';
import { plannedLines, profilePoints, type ProfilePoint } from './profile-points.ts';
import { stepOf, ticksOf } from './scale.ts';
import styles from './Profile.module.css';

const HEIGHT = 300;
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 16, 22, 62];
/** Pixels between two figures of an axis, and for a letter of a label. */
const [TICK, LETTER] = [70, 7];
const LABEL_ROWS = 6;
/** Of the width: a longer label is shortened. */
const LONGEST_LABEL = 0.55;

const picture = (name: string) => ({ role: 'img', 'aria-label': name }) as const;

type ProfileChartProps = { route: ParsedRoute; areas: readonly Area[]; topFt: number; label: string };

/** Distance to the right, altitude upwards; the table below says the same. */
export function ProfileChart({ route, areas, topFt, label }: ProfileChartProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const hatch = useId();
  const { routeProfile: texts } = words;
  const { distanceNm, depart } = route.totals;
  const inner = Math.max(1, width - LEFT - RIGHT);
  const x = (alongNm: number): number => LEFT + (alongNm / Math.max(distanceNm, 0.1)) * inner;
  const y = (feet: number): number => HEIGHT - BOTTOM - (Math.max(feet, 0) / topFt) * (HEIGHT - TOP - BOTTOM);
  const feetStep = stepOf(topFt, 6);
  const milesStep = stepOf(distanceNm, inner / TICK);
  const points = profilePoints(route);
  return (
    <div ref={ref} className={styles.chart}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} {...picture(label)}>
          <defs>
            <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <line x1="0" y1="0" x2="0" y2="8" className={styles.hatch} />
            </pattern>
          </defs>
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
                fill={area.isKnown ? undefined : `url(#${hatch})`}
                data-known={area.isKnown}
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
              plannedFt !== null && (
                <g key={`${kind}:${alongNm}`}>
                  <circle cx={x(alongNm)} cy={y(plannedFt)} r={3.5} className={styles.top} />
                  <text x={x(alongNm)} y={y(plannedFt) - 7} textAnchor="middle" className={styles.strong}>
                    {texts.tops[kind]}
                  </text>
                </g>
              ),
          )}
          {areas.map((area, at) => {
            const [long, short] = areaLabels(area);
            const text = long.length * LETTER > inner * LONGEST_LABEL ? short : long;
            const start = x(area.pass.entryNm) + 3;
            return (
              <text
                key={`${area.notice.id}:${area.pass.entryNm}`}
                x={Math.max(LEFT, Math.min(start, width - RIGHT - text.length * LETTER))}
                y={TOP + 12 + (at % LABEL_ROWS) * 13}
                className={styles.strong}
              >
                {text}
              </text>
            );
          })}
          {labelled(points, x).map(({ name, alongNm, at }, place, all) => {
            const anchor = place === 0 ? 'start' : place === all.length - 1 ? 'end' : 'middle';
            return (
              <g key={alongNm}>
                <text x={x(alongNm)} y={y(0) + 34} textAnchor={anchor} className={styles.strong}>
                  {name}
                </text>
                {at !== null && (
                  <text x={x(alongNm)} y={y(0) + 48} textAnchor={anchor}>
                    {clockTime(at, depart)}
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

/** The field of an aerodrome, or where another point is. */
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

/** The points whose names have room: the first, the last, and between them each that is clear of the one before. The others are in the table. */
function labelled(points: readonly ProfilePoint[], x: (alongNm: number) => number): ProfilePoint[] {
  const all = points.filter(({ kind }) => kind === 'point');
  const last = all.at(-1);
  const widthOf = ({ name, at }: ProfilePoint): number => Math.max(name.length, at === null ? 0 : 6) * LETTER;
  const kept: ProfilePoint[] = [];
  let end = -Infinity;
  for (const point of all) {
    const half = widthOf(point) / 2;
    const [from, to] = kept.length === 0 ? [-Infinity, x(point.alongNm) + 2 * half] : [x(point.alongNm) - half, x(point.alongNm) + half];
    const isClear = last === undefined || point === last || to + LETTER < x(last.alongNm) - widthOf(last);
    if (from < end + LETTER || !isClear) continue;
    kept.push(point);
    end = to;
  }
  return last === undefined || kept.at(-1) === last ? kept : [...kept, last];
}
