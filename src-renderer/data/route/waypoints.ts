/** The server stores the user's waypoints: after each change the list is read again, wherever it is shown. */
import { create } from 'zustand';
import type { Waypoint, WaypointBody, WaypointImport } from '#contract/route/waypoints.ts';
import { api, upload } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { readAgain, useApi } from '#renderer/data/api/use-query.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';

type Last = {
  /** It was removed last, and undo stores it again. */
  removed: WaypointBody | undefined;
  /** The report is of the last file. */
  imported: WaypointImport | undefined;
};
const useLast = create<Last>(() => ({ removed: undefined, imported: undefined }));

const bodyOf = ({ id: _id, createdAt: _created, updatedAt: _updated, ...body }: Waypoint): WaypointBody => body;

/** Sends no request for an anonymous page. */
export function useWaypoints() {
  const isUser = !useIsAnonymous();
  const { removed, imported } = useLast();
  const list = useApi('listWaypoints', isUser ? {} : undefined);
  const { busy, problem, act } = useAct();
  const make = (deed: () => Promise<Partial<Last>>): Promise<boolean> =>
    act(async () => {
      useLast.setState(await deed());
      readAgain('listWaypoints');
    });
  return {
    /** Undefined until they are here. */
    waypoints: isUser ? list.latest?.items : undefined,
    removed,
    imported,
    busy,
    problem: problem ?? list.problem,
    /** It resolves to whether it succeeded. */
    add: (body: WaypointBody) =>
      make(async () => {
        await api('addWaypoint', { body });
        return { imported: undefined };
      }),
    change: (waypointId: string, body: WaypointBody) =>
      make(async () => {
        await api('changeWaypoint', { params: { waypointId }, body });
        return { imported: undefined };
      }),
    remove: (waypoint: Waypoint) =>
      void make(async () => {
        await api('removeWaypoint', { params: { waypointId: waypoint.id } });
        return { removed: bodyOf(waypoint), imported: undefined };
      }),
    restore: () =>
      void make(async () => {
        if (removed !== undefined) await api('addWaypoint', { body: removed });
        return { removed: undefined };
      }),
    importFile: (file: Blob) => void make(async () => ({ imported: await upload('importWaypoints', {}, file), removed: undefined })),
  };
}

export type Waypoints = ReturnType<typeof useWaypoints>;
