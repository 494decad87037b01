/** Notices with what is understood of them, as the contract has it. */
import { Decoded } from '#contract/decoded.ts';
import type { Notam, NotamAnswer } from '#contract/resources.ts';
import { expected, readValue } from '#core/filter/values.ts';
import { Refusal } from '#core/refusal.ts';
import type { Aerodromes, DecodedNotam, Moments } from './decoded-notam.ts';

/** Query parameters `at`, `from` and `to`, as filters take moments. */
export type AskedMoments = { at?: string; from?: string; to?: string };

/** Throws `invalidRequest` that names the parameter which is no moment. */
function readMoments(asked: AskedMoments, now: Date): Moments {
  const read = (name: keyof AskedMoments): Date | undefined => {
    const text = asked[name];
    if (text === undefined) return undefined;
    const value = readValue('timestamp', text, now);
    if (!value)
      throw new Refusal('invalidRequest', {
        details: [`${name}: must be ${expected.timestamp}, not ${JSON.stringify(text.slice(0, 40))}`],
      });
    return new Date(value.sql);
  };
  return { at: read('at') ?? now, from: read('from'), to: read('to') };
}

const members = Object.keys(Decoded.properties) as (keyof Decoded)[];

/** Exactly the contract's members, in its order. */
function toDecoded(notice: DecodedNotam): Decoded {
  return Object.fromEntries(members.map((member) => [member, notice[member]])) as Decoded;
}

export type Expand = (notams: readonly Notam[], asked: AskedMoments) => NotamAnswer[];

/** Adds `decoded` to notices that are held. Throws `invalidRequest` for a moment that is none. */
export function expander(
  decoded: (id: string, moments: Moments, aerodromes: Aerodromes) => DecodedNotam | undefined,
  aerodromes: Aerodromes,
  clock: () => Date,
): Expand {
  return (notams, asked) => {
    const moments = readMoments(asked, clock());
    return notams.map((notam) => {
      const notice = decoded(notam.id, moments, aerodromes);
      return notice ? { ...notam, decoded: toDecoded(notice) } : notam;
    });
  };
}
