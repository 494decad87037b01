/** A waypoint as a file has it: texts as they are, figures NaN where they cannot be read. */
import type { WaypointFileFormat } from '#contract/route/waypoints.ts';

export type FileWaypoint = {
  /** From 1. */
  line: number;
  ident: string | null;
  name: string | null;
  latitude: number;
  longitude: number;
  /** Null where the file has none. */
  elevationFt: number | null;
  remarks: string | null;
};

/** `unused`: names of the parts of the file that are no waypoints. */
export type WaypointFile = { format: WaypointFileFormat; waypoints: FileWaypoint[]; unused: string[]; guessed: string | undefined };
export type ReadWaypoints = Pick<WaypointFile, 'waypoints' | 'unused'>;
