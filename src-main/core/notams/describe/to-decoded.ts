import { Decoded } from '#contract/notams/decoded.ts';
import type { DecodedNotam } from './decoded-notam.ts';

const members = Object.keys(Decoded.properties) as (keyof Decoded)[];

/** Exactly the contract's members, in its order. */
export function toDecoded(notam: DecodedNotam): Decoded {
  const whole: Decoded = { ...notam, plainText: notam.plainText() };
  return Object.fromEntries(members.map((member) => [member, whole[member]])) as Decoded;
}
