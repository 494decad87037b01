import { expect, it } from 'vitest';
import { onMap, positionOnMap, routeQueryOnMap } from '#renderer/data/on-map.ts';
import { readAddress } from '#renderer/features/map/use-address.ts';

const place = { latitude: 46.2, longitude: -6.1 };

it.each([
  [onMap('airport', 'US-0001/A'), { kind: 'airport', id: 'US-0001/A' }],
  [onMap('navaid', '7 & 8'), { kind: 'navaid', id: '7 & 8' }],
  [onMap('notams', 'LSGG'), { kind: 'notams', location: 'LSGG' }],
  [onMap('notams', ''), undefined],
  [positionOnMap(place), { kind: 'at', place }],
  [routeQueryOnMap('route=LSGG+GVA'), { kind: 'route', text: 'LSGG GVA', choices: [] }],
])('the map reads %s', (address, shown) => expect(readAddress('', address)).toEqual(shown));
