/** The Link header of a list (RFC 8288): first, prev, next and last page, by page or by offset, whichever the client sent. */
import type { Slice } from '#core/paging.ts';

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
  const links = [target(0, 'first')];
  if (offset > 0) links.push(target(Math.max(0, Math.min(offset - limit, last)), 'prev'));
  if (offset + limit < totalCount) links.push(target(offset + limit, 'next'));
  links.push(target(last, 'last'));
  return links.join(', ');
}
