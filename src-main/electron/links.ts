/**
 * Reads links of this program, `aeroshelf://airport/LSGG`. Promise: no matter what a web page or a document puts into one, it only selects
 * a screen; the answer is a path made of known words and one encoded name or text, or nothing.
 */
import { screens } from '#renderer/app/screens.ts';

const SCHEME = 'aeroshelf:';

/** Codes, ids and NOTAM locations; nothing that means something else in a path. */
const NAME = /^[A-Za-z0-9-]{1,40}$/;

/** Characters of a text; as many as the contract takes of a route. */
const MOST_TEXT = 10_000;

type Target = { path: string; takesName: 'always' | 'maybe' | 'never'; takesText?: boolean };

const places: Readonly<Record<string, Target>> = Object.fromEntries<Target>([
  ...screens
    .filter(({ offered }) => offered !== 'links')
    .map((screen): [string, Target] => [
      screen.name,
      { path: screen.path, takesName: 'takesName' in screen ? 'maybe' : 'never', takesText: 'takesText' in screen },
    ]),
  // The page of one airport, which has no row in the list of screens.
  ['airport', { path: '/airports', takesName: 'always' }],
  // Links of documents from before the box was on every screen.
  ['search', { path: '/search', takesName: 'never' }],
]);

/** The path of a screen, after the # of the page's address; undefined for anything that does not link to one. */
export function screenOf(link: string): string | undefined {
  const address = URL.parse(link);
  if (address?.protocol !== SCHEME || address.username !== '' || address.port !== '') return undefined;
  // The URL standard lowercases hosts of the schemes it knows only.
  const host = address.hostname.toLowerCase();
  const place = Object.hasOwn(places, host) ? places[host] : undefined;
  if (place === undefined) return undefined;
  const name = address.pathname.replace(/^\/|\/$/g, '');
  if (name === '') return place.takesName === 'always' ? undefined : `${place.path}${place.takesText === true ? textOf(address) : ''}`;
  return place.takesName === 'never' || !NAME.test(name) ? undefined : `${place.path}/${name}`;
}

/** What is too long is left out. */
function textOf({ searchParams }: URL): string {
  const text = searchParams.get('text') ?? '';
  return text === '' || text.length > MOST_TEXT ? '' : `?text=${encodeURIComponent(text)}`;
}

export const isLink = (word: string): boolean => word.toLowerCase().startsWith(`${SCHEME}//`);
