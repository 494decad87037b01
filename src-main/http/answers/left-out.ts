/** A header next to a flight plan file says what it cannot hold. Promise: no code is left out of it; what does not fit are the values. */
import type { Reason } from '#contract/problems/reasons.ts';
import { LEFT_OUT } from '#contract/route/documents.ts';

/** Characters of a value, from all that there are to what fits whatever the route is called. */
const LONGEST_VALUES = [Infinity, 100, 20];
/** A sentence is longer than its values by about that much. */
const SENTENCE = 60;
/** Node reads 16 kB of headers by default. */
const LONGEST = 4_000;

export function leftOutHeaders(reasons: readonly Reason[]): Record<string, string> {
  if (reasons.length === 0) return {};
  const forms = LONGEST_VALUES.map((longest) => written(reasons, longest));
  return { [LEFT_OUT.toLowerCase()]: forms.find((form) => form.length <= LONGEST) ?? forms.at(-1) ?? '' };
}

function written(reasons: readonly Reason[], longest: number): string {
  const cut = (value: unknown, most = longest) => (typeof value === 'string' ? Array.from(value).slice(0, most).join('') : value);
  const all = reasons.map(({ code, values, text }) => ({
    code,
    text: cut(text, SENTENCE + longest),
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cut(value)])),
  }));
  // A header is ASCII; JSON has another way to write all other letters.
  return JSON.stringify(all).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
