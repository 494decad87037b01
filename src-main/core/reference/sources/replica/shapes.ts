/** Shapes that another server's answers must have before they are used. */
import { invalidBecause, type Refusal } from '#core/refusal.ts';
import { reason } from '#core/reasons/reason.ts';

export type Item = { id: string; updatedAt: string } & Record<string, unknown>;
export type Page = { totalCount: number; items: Item[] };

const MOST_ID = 100;

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  value.id !== '' &&
  value.id.length <= MOST_ID &&
  'updatedAt' in value &&
  typeof value.updatedAt === 'string';

/** A list's envelope. Throws a Refusal that names the path if it is not one. */
export function pageOf(body: unknown, path: string): Page {
  const { totalCount, items } = (typeof body === 'object' && body !== null ? body : {}) as Partial<Page>;
  if (typeof totalCount === 'number' && Number.isSafeInteger(totalCount) && Array.isArray(items) && items.every(isItem))
    return { totalCount, items };
  throw notThisApi(path);
}

export function itemOf(body: unknown): Item | undefined {
  return isItem(body) ? body : undefined;
}

type Changes = { totalCount: number; items: { resource: string; id: string; change: string }[] };

/** A list of changes. Throws a Refusal if it is not one: a change that was not understood would be lost. */
export function changesOf(body: unknown): Changes {
  const { totalCount, items } = (typeof body === 'object' && body !== null ? body : {}) as Partial<Changes>;
  if (typeof totalCount === 'number' && Array.isArray(items) && items.every(isChange)) return { totalCount, items };
  throw notThisApi('/changes');
}

const isChange = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['resource', 'id', 'change'].every((name) => typeof value[name as keyof object] === 'string');

function notThisApi(path: string): Refusal {
  return invalidBecause(reason('listNotOfApi', { path }));
}
