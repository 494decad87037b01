/** The limits of a closure say what it leaves open and at what times. */
import type { ClosedFor, ClosedWhen } from '#contract/notams/closures.ts';

export type How = 'whole' | 'length' | 'operation' | 'taxi' | 'exception' | 'aircraft' | 'times';

export type Limits = {
  extent: 'whole' | 'part';
  how: How;
  for: ClosedFor | null;
  when: ClosedWhen | null;
  /** Tokens that say so, end excluded; null where nothing limits it. */
  words: { from: number; to: number } | null;
  /** The times as an item D has them; null where the words list none. */
  times: string | null;
};

export const whole: Limits = { extent: 'whole', how: 'whole', for: null, when: null, words: null, times: null };

export const part = (how: How, from: number, to: number, more: Partial<Limits> = {}): Limits => ({
  ...whole,
  extent: 'part',
  how,
  words: { from, to },
  ...more,
});

/** `diversions` closes nothing. */
export type Audience = ClosedFor | 'diversions';

export type Found = Limits | 'nothing' | 'reason' | 'remark' | 'everyone' | null;
