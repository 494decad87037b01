/** English sentences of what is wrong with this machine or its data. */
import type { Sentences } from './reason.ts';

const days = (count: number) => `${count} day${count === 1 ? '' : 's'}`;

export const machineSentences = {
  clockMoved: ({ days: moved }) =>
    `This machine's clock moved ${Number(moved) < 0 ? 'back ' : ''}by ${days(Math.abs(Number(moved)))} since Aeroshelf last saw it. No NOTAM is deleted by age until the clock is right again, a source confirms the time, or you do.`,
} satisfies Partial<Sentences>;
