import type { StoredRoute } from '#contract/route/stored.ts';
import { api } from '#renderer/data/api/client.ts';
import { readClock } from '#renderer/data/clock.ts';
import { useRoute } from '../route-state.ts';
import { turnedAround } from '../text-edits.ts';
import { withLegWind, type LegWind } from '../winds/leg-winds.ts';
import { fieldsOf, today, windTyped } from './stored-fields.ts';

/** `again` is at the same time of day, today, without the winds of that day. */
export type Way = 'asStored' | 'back' | 'again';

/** Puts a stored route on the screen; undo gives back the one that was there. Throws ApiProblem. */
export async function openRoute(stored: StoredRoute, way: Way): Promise<void> {
  const now = readClock();
  const { aircraft, ...fields } = fieldsOf(stored, now);
  const { text, choices = [], alternates = [], winds = [] } = stored;
  const route = await api('parseRoute', { body: { text, choices, alternates } });
  const legWinds = winds.reduce<LegWind[]>(
    (all, wind) => (wind.leg === undefined ? all : withLegWind(all, route, wind.leg, windTyped(wind))),
    [],
  );
  const hasWinds = way !== 'again';
  useRoute.getState().change({
    ...fields,
    ...(way === 'back' ? turnedAround({ text, choices }, route) : { text, choices }),
    ...(stored.aircraft && { aircraft }),
    depart: way === 'again' && fields.depart !== undefined ? today(fields.depart, now) : fields.depart,
    wind: hasWinds ? fields.wind : '',
    air: hasWinds ? fields.air : '',
    levelWinds: hasWinds ? fields.levelWinds : [],
    legWinds: hasWinds ? legWinds : [],
  });
}
