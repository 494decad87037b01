/**
 * Every screen, once. The router shows what its route matches; the navigation, the box, and the menus and links of the Electron window offer
 * what may be reached from everywhere; the sheet of keys has its keys. What a screen shows is in routes.tsx.
 */
import type { Catalogue } from '#renderer/i18n/catalogue.ts';

/** The keys have the names of components/keyboard/key-list.ts; the title is the screen's where they have none of their own. */
type KeysInWords = { readonly title?: string; readonly rows: Readonly<Record<string, string>> };

type Listed = {
  name: string;
  /** The path follows the # of the page's address. */
  path: string;
  /** It matches all addresses of the screen and has named groups for its parameters. */
  route: RegExp;
  label: (words: Catalogue) => string;
  /** What its own keys do, for the sheet of keys. */
  keys?: (words: Catalogue) => KeysInWords;
  /** The screen is offered in all places, in the box alone, or only by links on other screens. */
  offered: 'navigation' | 'box' | 'links';
  /** The box finds it by these other words. */
  more?: string;
  /** A link may name one thing that the screen shows, as in aeroshelf://notams/LSGG. */
  takesName?: true;
  /** A link may carry a text for the screen, as in aeroshelf://route?text=LSGG+LFMN. */
  takesText?: true;
};

export const screens = [
  {
    name: 'home',
    path: '/',
    route: /^\/(?:\?.*)?$/,
    label: ({ home }) => home.title,
    keys: ({ home }) => home.keyList,
    offered: 'navigation',
    more: 'desk favourites start',
  },
  {
    name: 'search',
    path: '/search',
    route: /^\/(?:search|airports\/(?<id>[^/?]+)(?:\?.*)?)$/,
    label: ({ search }) => search.title,
    keys: ({ search }) => search.keyList,
    offered: 'links',
  },
  // The table's filter and order follow its path.
  {
    name: 'airports',
    path: '/airports',
    route: /^\/airports(?:\?.*)?$/,
    label: ({ airports }) => airports.title,
    keys: ({ airports }) => airports.keyList,
    offered: 'navigation',
    takesName: true,
  },
  {
    name: 'compare',
    path: '/compare',
    route: /^\/compare(?:\/(?<ids>[^/]+))?\/?$/,
    label: ({ compare }) => compare.title,
    offered: 'links',
  },
  {
    name: 'notams',
    path: '/notams',
    route: /^\/notams(?:\/(?<location>[^/?]+))?(?:\?.*)?$/,
    label: ({ notams }) => notams.title,
    keys: ({ notams }) => notams.keyList,
    offered: 'navigation',
    takesName: true,
  },
  // A request to the map may follow its path, as in links from outside.
  {
    name: 'map',
    path: '/map',
    route: /^\/map(?:\?.*)?$/s,
    label: ({ map }) => map.title,
    keys: ({ map }) => map.keyList,
    offered: 'navigation',
  },
  // The route itself follows its path, over several lines where it is a message; the router gives it decoded.
  {
    name: 'route',
    path: '/route',
    route: /^\/route(?:\?.*)?$/s,
    label: ({ route }) => route.title,
    keys: ({ route }) => route.keyList,
    offered: 'navigation',
    takesText: true,
  },
  // The briefing shares the address of the route and is one key away from it.
  {
    name: 'briefing',
    path: '/briefing',
    route: /^\/briefing(?:\?.*)?$/s,
    label: ({ briefing }) => briefing.title,
    keys: ({ briefing }) => briefing.keyList,
    offered: 'box',
    more: 'flight NOTAM print',
  },
  { name: 'data', path: '/data', route: /^\/data(?:\/(?<part>[^/]+))?\/?$/, label: ({ data }) => data.title, offered: 'navigation' },
  { name: 'api', path: '/api', route: /^\/api(?:\/(?<part>[^/]+))?\/?$/, label: ({ api }) => api.title, offered: 'navigation' },
  { name: 'settings', path: '/settings', route: /^\/settings\/?$/, label: ({ settings }) => settings.title, offered: 'box' },
  {
    name: 'about',
    path: '/about',
    route: /^\/about\/?$/,
    label: ({ native }) => native.about,
    offered: 'box',
    more: 'version licence',
  },
] as const satisfies readonly Listed[];

export type ScreenName = (typeof screens)[number]['name'];
