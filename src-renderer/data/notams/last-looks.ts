/** This browser stores when each place was last marked as seen: what the server stored or changed later is new here. */
import { create } from 'zustand';
import { readClock } from '#renderer/data/clock.ts';
import { readMoments, withMoment, writeLocal, type Moments } from '#renderer/data/browser-store.ts';

const NAME = 'notams.seen';
/** Places kept; the oldest are dropped first. */
const MOST = 200;

type LastLooks = {
  /** The last look at each place is found by its name. */
  looks: Moments;
  /** These places are visited for the first time in this session. */
  first: readonly string[];
  /** Records the first visit to a place; later ones count only when the user marks it as seen. */
  begin: (place: string) => void;
  lookNow: (place: string) => void;
};

export const useLastLooks = create<LastLooks>((set, get) => {
  const note = (place: string): Moments => {
    const looks = withMoment(readMoments(NAME), place, new Date(readClock()).toISOString(), MOST);
    writeLocal(NAME, looks);
    return looks;
  };
  return {
    looks: readMoments(NAME),
    first: [],
    begin: (place) => {
      if (get().looks[place] === undefined) set(({ first }) => ({ looks: note(place), first: [...first, place] }));
    },
    lookNow: (place) => set(({ first }) => ({ looks: note(place), first: first.filter((other) => other !== place) })),
  };
});
