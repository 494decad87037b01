/**
 * The chosen moment is the one clock of all screens. It is in the query of the address as `time=2026-11-24T02:00Z`, before the #, where it
 * stays while screens change; without it the moment is now.
 */
import { create } from 'zustand';
import { useNow } from './use-now.ts';

const MINUTE = 60_000;

type Moment = {
  /** Its unit is milliseconds since 1970; undefined means now. */
  at: number | undefined;
};

export const useMoment = create<Moment>(() => ({ at: undefined }));

/** The moment is cut to the minute, as addresses give it. */
export const setMoment = (at: number | undefined): void =>
  useMoment.setState({ at: at === undefined ? undefined : Math.floor(at / MINUTE) * MINUTE });

/** Returns the chosen moment, else the current time. */
export function useAt(): number {
  const chosen = useMoment(({ at }) => at);
  const now = useNow();
  return chosen ?? now;
}

/** Addresses of NOTAMs had it as `at`, which is a position on the map. */
const written = /^(?:time|at)=(\d{4}-\d{2}-\d{2}T.*)$/;

const partsOf = (query: string): string[] => query.split('&').filter((part) => part !== '');

export const withoutMoment = (query: string): string =>
  partsOf(query)
    .filter((part) => !written.test(part))
    .join('&');

/** Adds the chosen moment to the query of a screen, as it is before the #. */
export function withMoment(query: string): string {
  const { at } = useMoment.getState();
  const time = at === undefined ? [] : [`time=${new Date(at).toISOString().slice(0, 16)}Z`];
  return [...partsOf(withoutMoment(query)), ...time].join('&');
}

/** An entry of the history says in its state that its address is complete: without a moment it is of now. */
const isComplete = (state: unknown): boolean => typeof state === 'object' && state !== null && 'hasMoment' in state;

/** Keeps the address and the chosen moment the same. An address without one leaves the chosen one where it is new, and is of now where the user goes back to it. */
export function keepMomentInAddress(): void {
  const write = () => {
    const url = new URL(location.href);
    const [path = '', query] = url.hash.split('?');
    url.search = withMoment(url.search.slice(1));
    if (query !== undefined && withoutMoment(query) !== query) url.hash = `${path}?${withoutMoment(query)}`;
    if (url.href !== location.href || !isComplete(history.state))
      history.replaceState({ ...(history.state as object | null), hasMoment: true }, '', url);
  };
  const read = (isKept: boolean) => {
    const parts = [location.hash.split('?')[1] ?? '', location.search.slice(1)].flatMap(partsOf);
    const times = parts.map((part) => Date.parse(decodeURIComponent(written.exec(part)?.[1] ?? '')));
    const at = times.find((time) => !Number.isNaN(time));
    if (at !== undefined || isKept) setMoment(at);
    write();
  };
  read(false);
  addEventListener('hashchange', () => read(false));
  addEventListener('popstate', ({ state }) => {
    read(isComplete(state));
    // Chromium fires no `hashchange` between addresses that also differ before the #, and the router waits for one.
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  useMoment.subscribe(write);
}
