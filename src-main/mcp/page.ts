/**
 * One answer is bounded, and says how to get the rest. Promise: no answer fills what an assistant can hold, and nothing is left out without
 * its count.
 */

/** Bytes of the answer of a tool as the protocol carries it, which is a text in JSON in JSON; the frame around it has the rest of 25 kB. */
const MOST_BYTES = 22_500;

export const bytesOnWire = (value: unknown): number => Buffer.byteLength(JSON.stringify(JSON.stringify(value)));

/** This input asks for the rest. */
type Next = Readonly<Record<string, unknown>>;

export type Page = { items: unknown[]; from: number; totalCount: number; left: number; next: Next | null };

/**
 * The items, which are those from `offset` on, that fit with what is there already; at least one, so that an answer always leads on. An offset beyond
 * the end changes nothing of `totalCount`.
 */
export function pageOf(
  items: readonly unknown[],
  { offset = 0, totalCount, taken = 0, next }: { offset?: number; totalCount: number; taken?: number; next: (offset: number) => Next },
): Page {
  const shown: unknown[] = [];
  let bytes = taken;
  for (const item of items) {
    const fitting = shown.length === 0 ? cut(item, MOST_BYTES - bytes) : item;
    bytes += bytesOnWire(fitting) + 1;
    if (bytes > MOST_BYTES && shown.length > 0) break;
    shown.push(fitting);
  }
  const end = offset + shown.length;
  const left = Math.max(0, totalCount - end);
  return { items: shown, from: offset, totalCount, left, next: left === 0 ? null : next(end) };
}

/** An item that alone is too long: its longest texts end early, and it says so. */
function cut(item: unknown, most: number): unknown {
  if (bytesOnWire(item) <= most) return item;
  const limit = Math.max(200, Math.floor(most / 8));
  const shortened = JSON.parse(
    JSON.stringify(item, (_, value: unknown) => {
      if (typeof value === 'string' && value.length > limit) return `${value.slice(0, limit)} … (${value.length - limit} more characters)`;
      return Array.isArray(value) && value.length > 40 ? [...value.slice(0, 40), `… ${value.length - 40} more`] : value;
    }),
  ) as unknown;
  return bytesOnWire(shortened) <= most ? shortened : { tooLong: `${JSON.stringify(item).slice(0, 1000)} …`, bytes: bytesOnWire(item) };
}

/** Any answer: its longest lists end early, and `leftOut` says which and how many of how many are there. */
export function fitted<Answer extends object>(answer: Answer): Answer | (Answer & { leftOut: object[] }) {
  const leftOut: { list: string; shown: number; of: number }[] = [];
  const whole = structuredClone(answer) as Record<string, unknown>;
  while (bytesOnWire(whole) > MOST_BYTES) {
    const longest = listsIn(whole).toSorted((a, b) => bytesOnWire(b.list) - bytesOnWire(a.list))[0];
    if (longest === undefined) return { ...answer, ...(cut(answer, MOST_BYTES) as Answer) };
    const { list, path } = longest;
    const entry = leftOut.find((one) => one.list === path) ?? { list: path, shown: 0, of: list.length };
    if (!leftOut.includes(entry)) leftOut.push(entry);
    list.length = Math.floor(list.length * 0.85);
    entry.shown = list.length;
  }
  return leftOut.length === 0
    ? answer
    : { ...(whole as Answer), leftOut, leftOutIs: 'Ask for less at once, or with another section or offset where the tool has them.' };
}

function listsIn(value: unknown, path = ''): { list: unknown[]; path: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.length === 0 ? [] : [{ list: value, path }];
  return Object.entries(value).flatMap(([name, member]) => listsIn(member, path === '' ? name : `${path}.${name}`));
}
