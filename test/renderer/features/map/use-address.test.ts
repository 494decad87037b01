import { expect, it } from 'vitest';
import { readAddress } from '#renderer/features/map/use-address.ts';

const place = { kind: 'at', place: { latitude: 46.2, longitude: -6.1 } };

it.each([
  ['at=46.2,-6.1', '/map', place],
  ['', '/map?at=46.2,-6.1', place],
  ['at=1,1', '/map?at=46.2,-6.1', place],
  ['airport=LSGG', '/map', { kind: 'airport', id: 'LSGG' }],
  ['navaid=0000-1', '/map', { kind: 'navaid', id: '0000-1' }],
  ['', '/map?fetched=', { kind: 'fetched' }],
  ['notams=lsgg', '/map', { kind: 'notams', location: 'LSGG' }],
  ['', '/map?route=LSGG+GVA&choice=GVA:7', { kind: 'route', text: 'LSGG GVA', choices: [{ word: 'GVA', id: '7' }] }],
  ['at=91,0', '/map', undefined],
  ['at=46', '/map', undefined],
  ['at=46,181&airport=LSGG', '/map', { kind: 'airport', id: 'LSGG' }],
  ['notams=', '/map', undefined],
  ['', '/map', undefined],
])('reads "%s" before and "%s" behind the #', (search, hash, expected) => expect(readAddress(search, hash)).toEqual(expected));
