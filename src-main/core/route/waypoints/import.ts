/** Waypoints of a file, stored for a user. Promise: the same file again replaces what it stored. */
import type { WaypointImport } from '#contract/route/waypoints.ts';
import type { FilesApart } from '#core/user-files/apart.ts';
import type { Waypoints } from './waypoints.ts';

/** Throws as `Waypoints.put`, and as what reads the file. */
export type WaypointImporter = (userId: string, send: () => Promise<Uint8Array>) => Promise<WaypointImport>;

export const openWaypointImport =
  ({ files, waypoints }: { files: FilesApart; waypoints: Waypoints }): WaypointImporter =>
  async (userId, send) => {
    const { good, ...read } = await files.document('waypoints', send, 'user');
    const there = await waypoints.put(
      userId,
      good.map(({ waypoint }) => waypoint),
    );
    const imported = good.map((one) => one.imported);
    return {
      format: read.format,
      stored: imported.filter(({ ident }) => !there.has(ident)),
      replaced: imported.filter(({ ident }) => there.has(ident)),
      refused: read.refused,
      refusedCount: read.refusedCount,
      faults: read.faults,
    };
  };
