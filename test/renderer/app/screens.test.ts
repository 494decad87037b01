import { expect, it, test } from 'vitest';
import { commands } from '#renderer/app/palette-commands.ts';
import { keyList } from '#renderer/components/keyboard/key-list.ts';
import { catalogues } from '#renderer/i18n/languages.ts';
import { screens } from '#renderer/app/screens.ts';
import { screenOf } from '#electron/links.ts';

const shownAt = (address: string) => screens.filter(({ route }) => route.test(address)).map(({ name }) => name);

test.each(screens.map(({ name, path }) => [path, name]))('%s is the screen %s and no other', (path, name) => {
  expect(shownAt(path)).toEqual([name]);
});

test.each([
  ['/airports/LSGG', 'search'],
  ['/airports?filter=x', 'airports'],
  ['/compare/LSGG,LOWW', 'compare'],
  ['/notams/LSGG', 'notams'],
  ['/notams/LSGG?import', 'notams'],
  ['/map?airport=LSGG', 'map'],
  ['/route?text=LSGG+LFMN', 'route'],
  ['/route?text=(FPL-HBABC\n-C172)', 'route'],
  ['/map?route=(FPL-HBABC\n-C172)', 'map'],
  ['/data/sources', 'data'],
  ['/api/docs', 'api'],
])('%s belongs to the screen %s', (address, name) => {
  expect(shownAt(address)).toEqual([name]);
});

test.each(['/cockpit', '/airports/LSGG/runways', '/data/sources/1', '/settings/look', '/notams/LSGG/1'])('%s is no screen', (address) => {
  expect(shownAt(address)).toEqual([]);
});

it.for(Object.values(catalogues))('its keys, and those of every screen, are explained, and no others', (words) => {
  const explained = screens.flatMap((screen) => ('keys' in screen ? [[screen.name, Object.keys(screen.keys(words).rows)] as const] : []));
  expect(Object.fromEntries([['everywhere', Object.keys(words.keys.everywhere.rows)], ...explained])).toEqual(
    Object.fromEntries(Object.entries(keyList).map(([name, rows]) => [name, Object.keys(rows)])),
  );
});

it('is offered by the box if it is offered at all', () => {
  const offered = commands().filter(({ name }) => name.startsWith('screen:'));
  expect(offered.map(({ name }) => name)).toEqual(
    screens.filter(({ offered: from }) => from !== 'links').map(({ name }) => `screen:${name}`),
  );
});

test.each(screens.filter(({ offered }) => offered !== 'links'))('aeroshelf://$name leads to $path', ({ name, path }) => {
  expect(screenOf(`aeroshelf://${name}`)).toBe(path);
});
