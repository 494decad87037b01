/** What a closure leaves open, as it is found, and at what times. */
import type { ClosedFor, ClosedWhen } from '#contract/notams/closures.ts';
import type { Segment, Token } from './tokens.ts';

export type How = 'whole' | 'length' | 'operation' | 'taxi' | 'exception' | 'aircraft' | 'times';

export type Limits = {
  extent: 'whole' | 'part';
  how: How;
  for: ClosedFor | null;
  when: ClosedWhen | null;
  /** Tokens that say so, end excluded; null where nothing limits it. */
  words: { from: number; to: number } | null;
  /** Tokens that list the times. */
  times: { from: number; to: number } | null;
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

export type Found = Limits | 'nothing' | 'reason' | 'everyone' | null;

/** `0600-1800`, `0600L`, `2607010600`, `12 MAR`. */
export function isTime(segment: Segment, at: number): boolean {
  const token = segment[at];
  if (!token) return false;
  const next = segment[at + 1];
  if (/^(?:\d{4}|\d{10})[ZL]?$/.test(token.text)) return next?.text !== 'FT' && next?.text !== 'M';
  return /^\d{1,2}$/.test(token.text) && next?.meaning === 'time';
}

const timeWord = (token: Token): boolean =>
  token.meaning === 'time' ||
  /^\d{1,2}$|^\d{4}[ZL]?$|^\d{10}$|^20\d\d$|^[-–,/:]$|^(?:TO|TIL|TILL|UNTIL|AND|FM|FROM|BTN|BETWEEN|ON|AT|EV|Z|UTC|EXC|THE|ONLY|DAY|DAYS)$/.test(
    token.text,
  ) ||
  token.meaning === 'all';

export function timesFrom(segment: Segment, at: number, to: number): Limits {
  let end = at;
  while (end < to && timeWord(segment[end] as Token)) end++;
  const isNight = /^(?:HN|NIGHT|NIGHTS|NGT|NIGHTTIME|NIGHT-TIME|OVERNIGHT|NO[CT]T?URN[AO]S?|NUIT)$/.test((segment[at] as Token).text);
  if (isNight) return part('times', at, end, { when: 'night' });
  if ((segment[at] as Token).text === 'HJ') return part('times', at, end, { when: 'day' });
  return part('times', at, Math.max(end, at + 1), { when: 'listedTimes', times: { from: at, to: Math.max(end, at + 1) } });
}
