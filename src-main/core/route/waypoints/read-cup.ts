/** The waypoints of a SeeYou file (CUP), with the columns of either year; its tasks are routes. */
import { cupTable } from '../files/read-cup.ts';
import { metresToFeet } from '#domain/units.ts';
import { numberOf } from '../files/reading.ts';
import type { ReadWaypoints } from './file-waypoint.ts';

/** Of aerodromes; a waypoint has none of them. */
const unusedColumns = ['rwdir', 'rwlen', 'rwwidth', 'freq', 'userdata', 'pics'];

export function readCupWaypoints(text: string): ReadWaypoints {
  const { waypoints, tasks, cellOf, positionOf } = cupTable(text);
  const unused = unusedColumns.filter((name) => waypoints.some((one) => !['', '0', '0.0m', '0m'].includes(cellOf(one, name))));
  return {
    unused: [...unused, ...(tasks.length > 0 ? ['Related Tasks'] : [])],
    waypoints: waypoints.map((one) => {
      const [name, code, remarks] = [cellOf(one, 'name'), cellOf(one, 'code'), cellOf(one, 'desc')];
      return {
        line: one.line,
        ident: code || null,
        name: name || null,
        ...positionOf(one),
        elevationFt: feetOf(cellOf(one, 'elev')),
        remarks: remarks || null,
      };
    }),
  };
}

/** `504.0m`, `1654ft`; without a unit metres. */
function feetOf(text: string): number | null {
  const [, figures = '', unit] = /^(.{0,20}?) ?(m|ft)?$/i.exec(text.trim()) ?? [];
  if (figures === '') return text.trim() === '' ? null : NaN;
  const value = numberOf(figures);
  return unit?.toLowerCase() === 'ft' ? value : metresToFeet(value);
}
