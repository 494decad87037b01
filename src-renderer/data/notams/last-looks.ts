/** When each place was last marked as seen, kept in this browser: what the server stored or changed later is new here. */
import { create } from 'zustand';
import { readClock } from '#renderer/data/clock.ts';
import { writeLocal, readLocal } from '#renderer/data/browser-store.ts';

const NAME = 'notams.seen';
/** Places kept; the oldest are dropped first. */
const MOST = 200;

/** ISO 8601 UTC by the name of the place. */
type Looks = Readonly<Record<string, string>>;

type LastLooks = {
  looks: Looks;
  /** Places visited for the first time in this session. */
  first: readonly string[];
  /** Records the first visit to a place; later ones count only when the user marks it as seen. */
  begin: (place: string) => void;
  lookNow: (place: string) => void;
};

function keptLooks(): Looks {
  const value = readLocal(NAME);
  return typeof value === 'object' && value !== null ? (value as Looks) : {};
}

/** Adds a visit, and drops the oldest above the limit. */
export function withLook(looks: Looks, place: string, at: string): Looks {
  const others = Object.entries(looks).filter(([name, time]) => name !== place && typeof time === 'string');
  return Object.fromEntries([...others.toSorted(([, a], [, b]) => b.localeCompare(a)).slice(0, MOST - 1), [place, at]]);
}

export const useLastLooks = create<LastLooks>((set, get) => {
  const note = (place: string): Looks => {
    const looks = withLook(keptLooks(), place, new Date(readClock()).toISOString());
    writeLocal(NAME, looks);
    return looks;
  };
  return {
    looks: keptLooks(),
    first: [],
    begin: (place) => {
      if (get().looks[place] === undefined) set(({ first }) => ({ looks: note(place), first: [...first, place] }));
    },
    lookNow: (place) => set(({ first }) => ({ looks: note(place), first: first.filter((other) => other !== place) })),
  };
});
