/** Every screen of the window, as pictures show it: where it is, and what is done before it is taken. */
import type { Page } from 'playwright-core';
import type { Catalogue } from '#renderer/i18n/catalogue.ts';

export type Shot = {
  name: string;
  /** It is the address after the #. */
  path: string;
  /** A heading that is there once the screen has loaded; of any level. */
  heading: (words: Catalogue) => string | RegExp;
  /** What a user does first. */
  before?: (page: Page, words: Catalogue) => Promise<void>;
};

const route = 'text=N0120A075+LSGG+LSZH&depart=2026-11-22T11:00Z&wind=240/20';

const geneva = () => /^Gen[eè]v/;

const wind = async (page: Page, { airport }: Catalogue): Promise<void> => {
  await page.getByRole('textbox', { name: airport.wind.title, exact: true }).fill('24015G25KT');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).focus();
};

/** Milliseconds in which the tiles of the map come. */
const TILES = 4000;
const drawn = async (page: Page): Promise<void> => {
  await page.locator('[data-drawn=true]').first().waitFor();
  await page.waitForTimeout(TILES);
};

/** A narrow window shows the map of a route only on request. */
const whereMapped = async (page: Page): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) > 480) await drawn(page);
};

export const shots: readonly Shot[] = [
  {
    name: 'home',
    path: '/',
    heading: ({ home }) => home.cards,
    before: async (page, { compare }) => {
      await page.getByLabel(compare.wind).fill('240/15G25');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'box',
    path: '/',
    heading: ({ home }) => home.cards,
    before: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('londn');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'search', path: '/search', heading: ({ search }) => search.find },
  { name: 'airport', path: '/airports/LSGG', heading: geneva, before: wind },
  { name: 'diagram', path: '/airports/KORD', heading: () => /O'Hare/, before: wind },
  { name: 'airports', path: '/airports?country=CH,FR&sort=-longestRunway', heading: ({ airports }) => airports.title },
  { name: 'compare', path: '/compare/LSGG,LFPG,EGLL', heading: ({ compare }) => compare.table },
  { name: 'notams', path: '/notams', heading: ({ notams }) => notams.title },
  { name: 'map', path: '/map?airport=LSGG', heading: ({ map }) => map.title, before: drawn },
  { name: 'route', path: `/route?${route}`, heading: ({ route }) => route.legs, before: whereMapped },
  { name: 'briefing', path: `/briefing?${route}`, heading: ({ briefing }) => new RegExp(`^${briefing.title} LSGG`) },
  { name: 'data', path: '/data', heading: ({ data }) => data.title },
  { name: 'sources', path: '/data/sources', heading: ({ data }) => data.title },
  { name: 'versions', path: '/data/versions', heading: ({ data }) => data.title },
  { name: 'api', path: '/api', heading: ({ api }) => api.title },
  { name: 'settings', path: '/settings', heading: ({ settings }) => settings.title },
  { name: 'about', path: '/about', heading: ({ native }) => native.about },
  {
    name: 'keys',
    path: '/airports/LSGG',
    heading: geneva,
    before: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
];

export type Look = { width: 480 | 1280 | 1920; colours: 'light' | 'dark' };
export const looks: readonly Look[] = ([480, 1280, 1920] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((colours) => ({ width, colours })),
);

/** The pictures are in the order of the tour. */
export const tour: readonly (Look & { shot: string; title: string; says: string })[] = [
  {
    shot: 'home',
    width: 1280,
    colours: 'light',
    title: 'Home',
    says: 'One box on every screen takes a name, a code, a route or a time. Below it your airports and routes: runways left, best runway, sun, NOTAMs and their age, and a strip of 24 hours.',
  },
  {
    shot: 'airport',
    width: 1280,
    colours: 'light',
    title: 'An airport',
    says: 'Its state in one line, then runways in your wind and its NOTAMs. L writes all times in local time, W goes to the wind, * lists the favourites.',
  },
  {
    shot: 'diagram',
    width: 1920,
    colours: 'dark',
    title: 'Runways in a wind',
    says: 'The favoured ends are marked, an arrow on each threshold shows the crosswind, and no designator covers another.',
  },
  {
    shot: 'notams',
    width: 1280,
    colours: 'light',
    title: 'NOTAMs',
    says: 'The most severe first, raw next to decoded, and a sentence on what is not shown and why.',
  },
  { shot: 'map', width: 1280, colours: 'light', title: 'The map', says: 'Airports, navaids, runways and NOTAM areas, without a network.' },
  {
    shot: 'route',
    width: 1280,
    colours: 'light',
    title: 'A route',
    says: 'Typed as words; each leg with track, distance, wind, time and fuel.',
  },
  {
    shot: 'briefing',
    width: 1280,
    colours: 'dark',
    title: 'The briefing',
    says: 'What a flight needs to know, the runways left on top, and one key from paper.',
  },
  {
    shot: 'airports',
    width: 1280,
    colours: 'light',
    title: 'The table of airports',
    says: 'Filtered by country, runway, surface, service or distance; the filter is in the address.',
  },
  { shot: 'compare', width: 1280, colours: 'dark', title: 'Side by side', says: 'Two to four airports, and what differs between them.' },
  {
    shot: 'box',
    width: 480,
    colours: 'light',
    title: 'The box on a narrow window',
    says: 'On every screen, / goes to it. It says what Enter will do, and forgives a misspelled name.',
  },
  {
    shot: 'data',
    width: 1280,
    colours: 'light',
    title: 'The data',
    says: 'Where it comes from, how old it is, and how to go back to an earlier version.',
  },
  { shot: 'keys', width: 1280, colours: 'light', title: 'All keys', says: '? shows the keys of the screen on every screen.' },
];
