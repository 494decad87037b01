/** Every screen in every state that it has: how one comes to it, and by what one sees that it is there. */
import type { Locator, Page } from 'playwright-core';
import type { ScreenName } from '#renderer/app/screens.ts';
import { en } from '#renderer/i18n/en/en.ts';
import { fr } from '#renderer/i18n/fr/fr.ts';
import { typeTime } from '../open-window.ts';

export type Reader = 'anonymous' | 'user' | 'owner';

export type State = {
  screen: ScreenName | 'none';
  state: string;
  /** It is the address after the #. */
  path: string;
  /** The owner where nothing is said. */
  as?: Reader;
  language?: 'fr';
  width?: 480;
  /** Requests that get no answer. */
  refused?: RegExp;
  /** Requests whose answer is yet to come. */
  held?: RegExp;
  before?: (page: Page) => Promise<unknown>;
  seen: (page: Page) => Locator;
};

const h1 = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const h2 = (name: string) => (page: Page) => page.getByRole('heading', { level: 2, name });
const text = (what: string | RegExp) => (page: Page) => page.getByText(what).first();
const role = (kind: Parameters<Page['getByRole']>[0], name?: string | RegExp) => (page: Page) =>
  page.getByRole(kind, name === undefined ? {} : { name }).first();
const click = (kind: 'button' | 'link', name: string | RegExp) => (page: Page) => page.getByRole(kind, { name }).first().click();
const search = (what: string) => (page: Page) => page.getByRole('search', { name: en.box.label }).getByRole('combobox').fill(what);
const press = (key: string) => (page: Page) => page.keyboard.press(key);
const rows = (page: Page) => page.locator('[role=grid] [data-index="0"] a').waitFor();
const notams = (page: Page) => page.locator('article[data-index="0"]').waitFor();

const route = 'text=N0120A055+LSGG+LSZH&depart=2026-11-22T20:00Z&wind=calm';
export const states: readonly State[] = [
  { screen: 'home', state: 'newcomer', path: '/', as: 'anonymous', seen: role('button', en.notams.importTitle) },
  { screen: 'home', state: 'favourites and routes', path: '/', seen: h2(en.home.strip) },
  { screen: 'home', state: 'French', path: '/', language: 'fr', seen: h2(fr.home.strip) },
  { screen: 'home', state: 'narrow', path: '/', width: 480, seen: h2(en.home.strip) },
  { screen: 'home', state: 'box with suggestions', path: '/', before: search('geneva'), seen: role('option', /LSGG/) },
  {
    screen: 'home',
    state: 'wrong time',
    path: '/',
    before: (page) => typeTime(page, 'sometime'),
    seen: text(en.layout.clockFault),
  },
  { screen: 'home', state: 'server away', path: '/', refused: /\/desk/, seen: role('button', en.common.retry) },
  { screen: 'home', state: 'loading', path: '/', as: 'user', held: /\/desk/, seen: text(en.home.loading) },
  { screen: 'home', state: 'box, loading', path: '/', held: /\/line/, before: search('stavanger'), seen: text(en.common.searching) },
  { screen: 'search', state: 'empty', path: '/search', as: 'anonymous', seen: h1(en.search.find) },
  {
    screen: 'home',
    state: 'box, a word is not known',
    path: '/',
    before: search('EGKK qqqqzzzz'),
    seen: text(en.box.unknown(['qqqqzzzz'])),
  },
  { screen: 'search', state: 'airport', path: '/airports/LSGG', seen: h2(en.common.frequencies) },
  { screen: 'search', state: 'airport, anonymous', path: '/airports/LSGG', as: 'anonymous', seen: h2(en.airport.myNotes) },
  { screen: 'search', state: 'airport, French', path: '/airports/LSGG', language: 'fr', seen: h2(fr.common.frequencies) },
  {
    screen: 'search',
    state: 'airport, in a wind',
    path: '/airports/KORD',
    width: 480,
    before: (page) => page.getByRole('textbox', { name: 'Wind', exact: true }).fill('24015G25KT'),
    seen: h2(en.common.frequencies),
  },
  { screen: 'search', state: 'airport, not in the dataset', path: '/airports/ZZZZ', seen: h1(en.airport.notInDataset) },
  { screen: 'search', state: 'airport, server away', path: '/airports/EGKK', refused: /\/airports\/EGKK/, seen: h1('EGKK') },
  { screen: 'search', state: 'airport, loading', path: '/airports/EGSS', held: /\/airports\/EGSS/, seen: text(en.airport.loading) },
  { screen: 'airports', state: 'rows', path: '/airports', before: rows, seen: role('grid') },
  {
    screen: 'airports',
    state: 'filter, narrow',
    path: '/airports?country=CH',
    width: 480,
    before: async (page) => [await click('button', /^Filter/)(page), await text('JSON and curl')(page).click()],
    seen: text(/^curl /),
  },
  { screen: 'airports', state: 'nothing matches', path: '/airports?text=qqqqzzzz', seen: text(en.airports.none) },
  { screen: 'airports', state: 'order', path: '/airports', before: click('button', en.airports.sortTitle), seen: role('dialog') },
  { screen: 'airports', state: 'columns', path: '/airports', before: click('button', en.airports.columnsTitle), seen: role('checkbox') },
  { screen: 'airports', state: 'export', path: '/airports', before: click('button', en.common.export), seen: role('link', /CSV/) },
  {
    screen: 'airports',
    state: 'menu of an airport',
    path: '/airports?country=CH',
    before: (page) => page.locator('[role=grid] [data-index="2"] a').click({ button: 'right' }),
    seen: role('menu'),
  },
  { screen: 'airports', state: 'French', path: '/airports', language: 'fr', before: rows, seen: role('grid') },
  { screen: 'airports', state: 'server away', path: '/airports?text=away', refused: /\/airports\?/, seen: text(en.airports.countUnknown) },
  { screen: 'airports', state: 'loading', path: '/airports?text=loading', held: /\/airports\?/, seen: text(en.airports.counting) },
  { screen: 'compare', state: 'nothing chosen', path: '/compare', seen: h1(en.compare.title) },
  { screen: 'compare', state: 'two', path: '/compare/LSGG,LFPG', seen: h2(en.compare.table) },
  { screen: 'compare', state: 'loading', path: '/compare/EGSS,EGGW', held: /\/airports/, seen: text(en.common.loading) },
  { screen: 'notams', state: 'list', path: '/notams', before: notams, seen: h1(en.notams.title) },
  { screen: 'notams', state: 'anonymous', path: '/notams', as: 'anonymous', seen: h1(en.notams.title) },
  { screen: 'notams', state: 'French', path: '/notams', language: 'fr', before: notams, seen: h1(fr.notams.title) },
  {
    screen: 'notams',
    state: 'one open',
    path: '/notams',
    width: 480,
    before: async (page) => [await notams(page), await page.keyboard.press('j'), await page.keyboard.press('Enter')],
    seen: role('article'),
  },
  { screen: 'notams', state: 'none of the place', path: '/notams/FAOR', seen: h1(en.notams.title) },
  { screen: 'notams', state: 'import', path: '/notams?import', seen: h2(en.notams.importTitle) },
  { screen: 'notams', state: 'server away', path: '/notams/EGKK', refused: /\/notams/, seen: text(en.common.noAnswer) },
  { screen: 'notams', state: 'loading', path: '/notams/EGSS', held: /\/notams/, seen: text(en.common.loading) },
  { screen: 'map', state: 'drawn', path: '/map', seen: (page) => page.locator('[data-drawn=true]') },
  { screen: 'map', state: 'an airport', path: '/map?airport=LSGG', seen: h2(en.map.here) },
  {
    screen: 'map',
    state: 'loading',
    path: '/map',
    as: 'anonymous',
    held: /\/map\/data/,
    seen: text(new RegExp(`^${en.map.loading('').slice(0, 10)}`)),
  },
  { screen: 'map', state: 'program loading', path: '/map', as: 'user', held: /\/assets\/.*\.js/, seen: text(en.common.loading) },
  { screen: 'route', state: 'empty', path: '/route?text=', seen: h1(en.route.title) },
  { screen: 'route', state: 'planned', path: `/route?${route}`, seen: h2(en.route.legs) },
  { screen: 'route', state: 'French', path: `/route?${route}`, language: 'fr', seen: h2(fr.route.legs) },
  { screen: 'route', state: 'faults', path: '/route?text=LSGG+QQQQQ+LFPG', seen: text(/QQQQQ/) },
  { screen: 'route', state: 'loading', path: '/route?text=LSGG+LSZB', held: /\/routes?(?:\/|\?|$)/, seen: text(en.briefing.working) },
  { screen: 'briefing', state: 'no route', path: '/briefing?text=', as: 'user', seen: text(en.briefing.noRoute) },
  { screen: 'briefing', state: 'made', path: `/briefing?${route}`, seen: h2(en.briefing.details) },
  {
    screen: 'briefing',
    state: 'options',
    path: `/briefing?${route}`,
    before: click('button', en.briefing.options),
    seen: h2(en.briefing.details),
  },
  { screen: 'briefing', state: 'anonymous', path: `/briefing?${route}`, as: 'anonymous', seen: text(en.briefing.needsUser) },
  {
    screen: 'briefing',
    state: 'loading',
    path: '/briefing?text=LSGG+LSZB',
    held: /\/briefings?(?:\/|\?|$)/,
    seen: text(en.briefing.working),
  },
  { screen: 'briefing', state: 'French', path: `/briefing?${route}`, language: 'fr', seen: h2(fr.briefing.details) },
  { screen: 'data', state: 'overview', path: '/data', seen: h2(en.common.updates) },
  { screen: 'data', state: 'anonymous', path: '/data', as: 'anonymous', seen: h1(en.data.title) },
  { screen: 'data', state: 'without the rights of the owner', path: '/data/sources', as: 'user', seen: h1(en.data.title) },
  { screen: 'data', state: 'sources', path: '/data/sources', seen: h2('OurAirports') },
  { screen: 'data', state: 'a new source', path: '/data/sources', before: click('button', /^Add a source/), seen: h2(en.data.addSource) },
  { screen: 'data', state: 'asks before it removes', path: '/data/sources', before: click('button', /^Remove/), seen: role('alertdialog') },
  { screen: 'data', state: 'versions', path: '/data/versions', seen: h2(en.data.versions) },
  { screen: 'data', state: 'differences', path: '/data/differences', seen: h1(en.data.title) },
  { screen: 'data', state: 'conflicts', path: '/data/conflicts', seen: h1(en.data.title) },
  { screen: 'data', state: 'packs', path: '/data/packs', seen: h1(en.data.title) },
  { screen: 'data', state: 'loading', path: '/data/sources', as: 'user', held: /\/sources|\/dataset/, seen: h1(en.data.title) },
  { screen: 'data', state: 'differences, loading', path: '/data/differences', held: /\/dataset/, seen: h1(en.data.title) },
  { screen: 'api', state: 'owner', path: '/api', seen: h2(en.api.clients) },
  { screen: 'api', state: 'anonymous', path: '/api', as: 'anonymous', seen: h2(en.common.address) },
  { screen: 'api', state: 'documentation', path: '/api/docs', seen: role('heading', 'GET /search') },
  { screen: 'api', state: 'documentation, loading', path: '/api/docs', as: 'user', held: /openapi/, seen: h1(en.api.title) },
  { screen: 'api', state: 'sign in', path: '/api/access', as: 'anonymous', seen: h1(en.api.title) },
  { screen: 'settings', state: 'owner', path: '/settings', seen: h2(en.settings.units) },
  { screen: 'settings', state: 'anonymous', path: '/settings', as: 'anonymous', seen: h2(en.settings.units) },
  { screen: 'settings', state: 'French', path: '/settings', language: 'fr', seen: h2(fr.settings.units) },
  { screen: 'about', state: 'licences', path: '/about', seen: h1(en.native.about) },
  { screen: 'about', state: 'licences, loading', path: '/about', as: 'user', held: /licences/, seen: h1(en.native.about) },
  { screen: 'none', state: 'no screen at the address', path: '/nowhere', seen: h1(en.layout.nothingHere) },
  { screen: 'none', state: 'box, before anything is typed', path: '/about', before: press('Control+k'), seen: role('option') },
  { screen: 'none', state: 'keys', path: '/about', before: press('?'), seen: role('dialog', en.keys.title) },
  { screen: 'none', state: 'keys, French', path: '/about', language: 'fr', before: press('?'), seen: role('dialog', fr.keys.title) },
  {
    screen: 'none',
    state: 'something to undo',
    path: '/airports/EGLL',
    before: async (page) => [
      await page.getByRole('button', { name: en.airport.favourite, exact: true }).waitFor(),
      await page.keyboard.press('f'),
    ],
    seen: role('button', /^Undo/),
  },
];
