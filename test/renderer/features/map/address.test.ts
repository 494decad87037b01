import { expect, it } from 'vitest';
import { readAddress } from '#renderer/features/map/address.ts';

const place = { kind: 'at', place: { latitude: 46.2, longitude: -6.1 } };

it.each([
  ['at=46.2,-6.1', '/map', place],
  ['', '/map?at=46.2,-6.1', place],
  ['at=1,1', '/map?at=46.2,-6.1', place],
  ['airport=LSGG', '/map', { kind: 'airport', id: 'LSGG' }],
  ['navaid=0000-1', '/map', { kind: 'navaid', id: '0000-1' }],
  ['notams=lsgg', '/map', { kind: 'notams', location: 'LSGG' }],
  ['at=91,0', '/map', undefined],
  ['at=46', '/map', undefined],
  ['at=46,181&airport=LSGG', '/map', { kind: 'airport', id: 'LSGG' }],
  ['notams=', '/map', undefined],
  ['', '/map', undefined],
])('reads "%s" before and "%s" behind the #', (search, hash, expected) => expect(readAddress(search, hash)).toEqual(expected));
