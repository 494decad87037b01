/** Makes the menu of what is under the pointer or the cross of the map: an airport, a navaid, NOTAM areas, or the place itself. */
import { inDecimals, inIcaoMinutes, inSeconds } from '#domain/format-position.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { airportItems } from '#renderer/data/airports/airport-items.ts';
import { copyItem, type Menu, type MenuItem } from '#renderer/data/open-menu.ts';
import { addToRoute } from '#renderer/data/route/route-in-address.ts';
import { nameOfNotam } from '#renderer/format/notams/notam-name.ts';
import { words } from '#renderer/i18n/words.ts';
import type { UnderPointer } from './chart/under-pointer.ts';
import { useMap } from './map-state.ts';
import type { MapNotam } from './notams/map-notams.ts';
import { measureFrom } from './press.ts';

/** NOTAMs that the menu names; all are in the list next to the map. */
const FEW = 3;

export function mapMenu(place: LatLon, { airport, navaid, areas }: UnderPointer): Pick<Menu, 'title' | 'items'> {
  const { latitude, longitude } = airport ?? navaid ?? place;
  const meant = { latitude, longitude };
  const code = airport?.code ?? null;
  if (airport !== undefined && code !== null) {
    // The map is here already.
    const own = () => airportItems({ ...airport, code }).filter(({ name }) => name !== 'onMap');
    return { title: airport.name, items: () => [...placeItems(meant), ...own(), ...areas.slice(0, FEW).flatMap(openItems)] };
  }
  const title = airport?.name ?? (navaid === undefined ? inSeconds(meant) : `${navaid.ident} ${navaid.name}`);
  const word = navaid?.ident ?? inIcaoMinutes(meant);
  const items = () => [
    ...placeItems(meant),
    { name: 'route', label: words.common.addToRoute, run: (go: (path: string) => void) => go(addToRoute(word)) },
    ...(navaid === undefined ? [] : [copyItem('copy', words.menu.copy(navaid.ident), navaid.ident)]),
    ...areas.slice(0, FEW).flatMap((notice) => [...openItems(notice), ...areaItems(notice)]),
  ];
  return { title, items };
}

function placeItems(place: LatLon): MenuItem[] {
  const { look, fold } = useMap.getState();
  const { map, menu } = words;
  return [
    {
      name: 'here',
      label: map.here,
      run: () => {
        look(place);
        fold(false);
      },
    },
    { name: 'measure', label: map.measureFrom, run: () => measureFrom(place) },
    copyItem('position', menu.copyPosition, inDecimals(place)),
  ];
}

const nameOf = ({ notam }: MapNotam): string => nameOfNotam(notam);

/** The screen finds a NOTAM by its number. */
const openItems = (notice: MapNotam): MenuItem[] => {
  const { id, notamId } = notice.notam;
  if (notamId === null) return [];
  const run: MenuItem['run'] = (go) => go(`/notams?number=${encodeURIComponent(notamId)}`);
  return [{ name: `open ${id}`, label: words.menu.openNotam(nameOf(notice)), run }];
};

const areaItems = (notice: MapNotam): MenuItem[] =>
  notice.shape === undefined
    ? []
    : [
        {
          name: `area ${notice.notam.id}`,
          label: words.map.areaOf(nameOf(notice)),
          run: () => useMap.setState({ chosen: notice.notam.id }),
        },
      ];
