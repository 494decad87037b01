/** The time as other machines have it. This machine says of itself only what its own clock shows. */
import { isLoopback, type HearTime } from './fetch/request.ts';

/** Hears the dates of answers; those of this machine, and what is no date, are left out. */
export const otherMachines =
  (hear: (time: Date) => void): HearTime =>
  (from, date) => {
    const time = Date.parse(date ?? '');
    if (!Number.isNaN(time) && !isLoopback(from)) hear(new Date(time));
  };
