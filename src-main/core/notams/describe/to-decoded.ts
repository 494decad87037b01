import { Decoded } from '#contract/decoded.ts';
import type { DecodedNotam } from './decoded-notam.ts';

const members = Object.keys(Decoded.properties) as (keyof Decoded)[];

/** Exactly the contract's members, in its order. */
export function toDecoded(notice: DecodedNotam): Decoded {
  return Object.fromEntries(members.map((member) => [member, notice[member]])) as Decoded;
}
