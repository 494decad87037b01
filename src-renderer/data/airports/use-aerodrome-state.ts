import type { AerodromeState } from '#contract/airports/state.ts';
import { useApi } from '#renderer/data/api/use-query.ts';

export type RunwayUse = AerodromeState['runways'][number]['state'];

export type OpenNow = {
  /** Undefined until it is known. */
  state: AerodromeState | undefined;
  /** Of a runway, or of one end of it; undefined until it is known. */
  openNowOf: (runway: string, end?: string | null) => RunwayUse | undefined;
};

/** What is open now, as the core says it out of every NOTAM stored; nothing is concluded from the NOTAMs on this page. */
export function useAerodromeState(id: string): OpenNow {
  const { body: state } = useApi('getAerodromeState', { params: { id } });
  return {
    state,
    openNowOf(name, end) {
      const runway = state?.runways.find((one) => one.name === name);
      return end === undefined ? runway?.state : runway?.ends.find(({ ident }) => ident === end)?.state;
    },
  };
}

/** Neither is proposed for take-off or landing. */
export const isShut = (use: RunwayUse | undefined): boolean => use === 'closed' || use === 'mayBeClosed';
