/**
 * The Link header of a list (RFC 8288): first, prev, next and last page, by page or by offset as the client sent; the next one alone, or
 * nothing, where a long filter would make it longer than clients take: Node's own stop at 16 KB of headers in all.
 */
import type { Slice } from '#core/paging.ts';

const MAX_LENGTH = 2_048;

export function linkHeader(url: string, { limit, offset, totalCount }: Slice & { totalCount: number }): string | undefined {
  if (totalCount === 0) return undefined;
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const given = start < 0 ? [] : url.slice(start + 1).split('&');
  const byOffset = given.some((pair) => pair.startsWith('offset='));
  const kept = given.filter((pair) => pair !== '' && !pair.startsWith('page=') && !pair.startsWith('offset=')).join('&');
  const target = (at: number, rel: string) => {
    const place = byOffset ? `offset=${at}` : `page=${Math.floor(at / limit) + 1}`;
    return `<${path}?${kept}${kept && '&'}${place}>; rel="${rel}"`;
  };
  const last = Math.floor((totalCount - 1) / limit) * limit;
  const next = offset + limit < totalCount ? [target(offset + limit, 'next')] : [];
  const links = [target(0, 'first')];
  if (offset > 0) links.push(target(Math.max(0, Math.min(offset - limit, last)), 'prev'));
  links.push(...next, target(last, 'last'));
  return [links, next].map((kept) => kept.join(', ')).find((header) => header !== '' && header.length <= MAX_LENGTH);
}
