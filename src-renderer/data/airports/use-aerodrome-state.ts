import type { AerodromeState } from '#contract/airports/state.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useMoment } from '#renderer/data/moment.ts';
import { useNotamVersion } from '#renderer/data/notams/use-notam-version.ts';

export type RunwayUse = AerodromeState['runways'][number]['state'];

/** Closures begin and end at full minutes. */
const GROWS_OLD = 60_000;

/**
 * What is open at the chosen moment, as the core says it out of every NOTAM stored; nothing is concluded from the NOTAMs on a page. Asked again as time
 * passes and NOTAMs are imported; undefined asks nothing. `expand` adds the 24 hours that are drawn, or the best end in `wind`, else in
 * that of its reports.
 */
export function useAerodromeState(id: string | undefined, expand?: 'day' | 'best', wind?: string) {
  const at = useMoment((moment) => moment.at);
  const query = { ...(at !== undefined && { at: new Date(at).toISOString() }), ...(expand && { expand }), ...(wind && { wind }) };
  const { body, latest, problem } = useApi('getAerodromeState', id === undefined ? undefined : { params: { id }, query }, {
    version: useNotamVersion(at === undefined, GROWS_OLD),
  });
  // The last answer stays while a new one is fetched, but never that of another moment.
  const isSame = latest !== undefined && latest.airportId === id && (at === undefined || Date.parse(latest.at) === at);
  const state = body ?? (isSame ? latest : undefined);
  return {
    state,
    problem,
    /** The state of a runway, or of one end of it; undefined until it is known. */
    openNowOf(name: string, end?: string | null): RunwayUse | undefined {
      const runway = state?.runways.find((one) => one.name === name);
      return end === undefined ? runway?.state : runway?.ends.find(({ ident }) => ident === end)?.state;
    },
  };
}

export type OpenNow = ReturnType<typeof useAerodromeState>;
