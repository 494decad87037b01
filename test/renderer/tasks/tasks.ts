/** Things that users come for: where each begins, how it is done by mouse and by keyboard, and how one sees that it is done. */
import { choose, click, find, paste, press, read, see, tab, type, type Step } from './hands.ts';

export type Task = {
  task: string;
  /** Address after the #; Home where nothing is said. */
  from?: string;
  mouse: readonly Step[];
  keyboard: readonly Step[];
  /** A step that fails unless the task is done. */
  done: Step;
  /** Name of the file that is saved. */
  saves?: RegExp;
  /** One of the five commonest, which take three steps at most. */
  isCommon?: true;
};

export const MOST = 8;
export const MOST_OF_COMMON = 3;

const route = 'text=N0120A055+LSGG+LSZH&depart=2026-11-22T20:00Z&wind=calm';
/** One that the server does not have yet. */
const toPaste = (number: string) => `(${number} NOTAMN
Q) LSAS/QMXLC/IV/NBO/A/000/999/4614N00607E005
A) LSGG B) 2611220000 C) 2611302359
E) TWY Z CLSD.)`;

const box = click('combobox', 'Name, code, route or time');
const command = (words: string): Step[] => [press('Control+k'), type(words), see('option', /./), press('Enter')];

export const tasks: readonly Task[] = [
  // These are the five commonest.
  {
    task: 'open an airport',
    mouse: [click('link', /^LSGG/)],
    keyboard: [type('LSGG'), press('Enter')],
    done: see('heading', /^Gen[eè]v/),
    isCommon: true,
  },
  {
    task: 'see what is closed at my time',
    mouse: [click('button', /^Time of all screens/), type('2300'), press('Enter')],
    keyboard: [type('2300'), press('Enter')],
    done: see('figure', /^LSGG: RWY 04\/22 closed/),
    isCommon: true,
  },
  {
    task: 'find the best runway in a wind',
    mouse: [click('textbox', /^Wind/), type('240/15'), press('Enter')],
    keyboard: [type('240/15'), press('Enter')],
    done: read(/^22: \d+ kt headwind/),
    isCommon: true,
  },
  {
    task: 'brief a route',
    mouse: [click('link', 'Brief To Paris')],
    keyboard: [type('LSGG LFPG 2200'), press('Enter')],
    done: see('heading', 'Briefing LSGG to LFPG'),
    isCommon: true,
  },
  {
    task: 'import NOTAMs',
    mouse: [click('textbox', /^Text, or a file/), paste(toPaste('A0077/26')), click('button', /^Import 1 NOTAM/)],
    keyboard: [paste(toPaste('A0078/26')), see('button', /^Import 1 NOTAM/), tab('button', /^Import 1 NOTAM/), press('Enter')],
    done: see('button', 'Import another'),
    isCommon: true,
  },
  // These are about airports.
  {
    task: 'find an airport by a misspelled name',
    mouse: [box, type('genevva'), click('option', /LSGG/)],
    keyboard: command('genevva'),
    done: see('heading', /^Gen[eè]v/),
  },
  {
    task: 'find an airport by a part of its name in the table',
    mouse: [click('link', 'Airports'), click('textbox', 'Name or code contains'), type('heathrow')],
    keyboard: [
      press('Control+k'),
      type('go to airports'),
      see('option', /Airports/),
      press('Enter'),
      tab('textbox', 'Name or code contains'),
      type('heathrow'),
    ],
    done: see('row', /EGLL/),
  },
  {
    task: 'list the airports with a frequency',
    mouse: [box, type('118.7'), click('option', /118\.7/)],
    keyboard: [type('118.7'), press('Enter')],
    done: see('grid', 'Matching airports'),
  },
  {
    task: 'compare two airports',
    mouse: [box, type('compare LSGG LFPG'), click('option', /compare/)],
    keyboard: [type('compare LSGG LFPG'), press('Enter')],
    done: see('heading', 'Side by side'),
  },
  {
    task: 'show an airport on the map',
    mouse: [click('link', /^LSGG/), click('link', 'Show on the map')],
    keyboard: [type('LSGG'), press('Enter'), see('link', 'Show on the map'), tab('link', 'Show on the map'), press('Enter')],
    done: see('heading', 'Map'),
  },
  {
    task: 'mark a favourite',
    from: '/airports/EGLL',
    mouse: [click('button', 'Favourite')],
    // The key does nothing before it is known whether it is one.
    keyboard: [find('button[aria-keyshortcuts=F]:enabled'), press('f')],
    done: see('button', /^Undo/),
  },
  {
    task: 'list the favourites',
    from: '/airports/LSGG',
    mouse: [click('link', 'All favourites')],
    keyboard: [see('heading', /^Gen[eè]v/), press('*')],
    done: see('checkbox', 'Only favourites'),
  },
  {
    task: 'write a note',
    from: '/airports/LSGG',
    mouse: [click('textbox', 'Note'), type('Handling by radio.'), click('button', 'Save note')],
    keyboard: [see('textbox', 'Note'), press('n'), type('Handling by radio.'), tab('button', 'Save note'), press('Enter')],
    done: see('button', 'Remove note'),
  },
  {
    task: 'see all times of an airport in its local time',
    from: '/airports/LSGG',
    mouse: [click('button', /^Local times/)],
    keyboard: [see('button', /^Local times/), press('l')],
    done: read(/^All times local, Europe\/Zurich$/),
  },
  {
    task: 'see the crosswind on every runway end',
    from: '/airports/LSGG',
    mouse: [click('textbox', 'Wind'), type('240/15G25'), click('heading', /^Gen[eè]v/)],
    keyboard: [see('textbox', 'Wind'), press('w'), type('240/15G25'), press('Enter')],
    done: see('group', 'Wind by runway'),
  },
  {
    task: 'find an airport by its city',
    mouse: [box, type('geneva'), click('option', /LSGG/)],
    keyboard: [type('geneva'), press('Enter')],
    done: see('heading', /^Gen[eè]v/),
  },
  {
    task: 'see my airports as they will be tomorrow morning',
    mouse: [click('button', /^Time of all screens/), type('tomorrow 0800'), press('Enter')],
    keyboard: [type('tomorrow 0800'), press('Enter')],
    done: read(/^23 NOV 0800Z/),
  },
  // These are about NOTAMs.
  {
    task: 'read the NOTAMs of an airport',
    mouse: [click('link', /^LSGG/), click('link', 'Show all NOTAMs of LSGG')],
    keyboard: [type('LSGG notams'), press('Enter')],
    done: see('article', /A0001\/26/),
  },
  {
    task: 'find a NOTAM by its number',
    mouse: [box, type('A0002/26'), click('option', /A0002\/26/)],
    keyboard: [type('A0002/26'), press('Enter')],
    done: see('article', /A0002\/26/),
  },
  {
    task: 'go to the most severe NOTAM',
    from: '/notams/LSGG',
    mouse: [click('button', 'A0001/26')],
    keyboard: [see('article', /A0001\/26/), press('j'), press('Enter')],
    done: see('article', /A0001\/26/),
  },
  // These are about routes and briefings.
  {
    task: 'brief the route on the Route screen',
    from: `/route?${route}`,
    mouse: [click('link', /^Briefing/)],
    keyboard: [see('link', /^Briefing/), press('Control+b')],
    done: see('heading', 'Briefing LSGG to LSZH'),
  },
  {
    task: 'put a briefing on paper',
    from: `/briefing?${route}`,
    saves: /\.pdf$/,
    mouse: [click('button', /^Save PDF/)],
    keyboard: [see('heading', 'Briefing LSGG to LSZH'), press('Control+p')],
    done: see('heading', 'Briefing LSGG to LSZH'),
  },
  {
    task: 'plan a route from one airport to another',
    mouse: [click('link', 'Route'), click('textbox', 'Route'), type('LSGG LFPG ')],
    keyboard: [...command('go to route'), see('textbox', 'Route'), tab('textbox', 'Route'), type('LSGG LFPG ')],
    done: see('row', /^LSGG → LFPG/),
  },
  // This one is about the map.
  {
    task: 'show a position on the map',
    mouse: [box, type('N5130 W00024'), click('option', /map/)],
    keyboard: [type('N5130 W00024'), press('Enter')],
    done: see('heading', 'Map'),
  },
  // These are about the window itself.
  {
    task: 'work in the dark',
    mouse: [click('button', 'this installation'), click('menuitemradio', 'Dark')],
    keyboard: command('theme dark'),
    done: find('html[data-mantine-color-scheme=dark]'),
  },
  {
    task: 'have lengths in metres',
    mouse: [
      click('button', 'this installation'),
      click('menuitem', 'Settings'),
      choose('Elevations and runways', 'metres (m)'),
      click('link', 'Home'),
      click('link', /^LSGG/),
    ],
    keyboard: [...command('metres'), type('LSGG'), press('Enter')],
    done: see('cell', /^3,899 m/),
  },
  {
    task: 'have the window in French',
    mouse: [click('button', 'this installation'), click('menuitemradio', 'Français')],
    keyboard: command('french'),
    done: find('html[lang=fr]'),
  },
  {
    task: 'see how old the data is',
    mouse: [click('link', /^Airports Aeroshelf starter set/)],
    keyboard: command('go to data'),
    done: read(/^Data effective$/),
  },
  {
    task: 'read the documentation of the API',
    mouse: [click('link', 'API'), click('link', 'Documentation')],
    keyboard: command('api documentation'),
    done: see('heading', 'GET /search'),
  },
  {
    task: 'see all keys',
    mouse: [click('button', 'Keys of every screen (?)')],
    keyboard: [press('?')],
    done: see('dialog', 'Keys'),
  },
];
