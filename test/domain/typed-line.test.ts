import { expect, it } from 'vitest';
import { readLine, readNotamNumber } from '#domain/typed-line.ts';

const NOW = Date.parse('2026-11-22T18:00:00Z');
const at = (iso: string) => Date.parse(iso);

it.each([
  ['118.7', { kind: 'frequency', frequency: 118.7 }],
  ['121,5', { kind: 'frequency', frequency: 121.5 }],
  ['132.005 MHz', { kind: 'frequency', frequency: 132.005 }],
  ['107.9', { kind: 'places', text: '107.9', at: undefined }],
  ['420.5', { kind: 'places', text: '420.5', at: undefined }],
  [' 47.12, 8.5 ', { kind: 'position', position: { latitude: 47.12, longitude: 8.5 } }],
  ['loww b1234/26', { kind: 'notamNumber', number: 'B1234/26', location: 'LOWW' }],
  ['2200', { kind: 'time', at: at('2026-11-22T22:00Z') }],
  ['240/15g25', { kind: 'wind', wind: '240/15G25', place: '' }],
  ['EGKK VRB05KT', { kind: 'wind', wind: 'VRB05KT', place: 'EGKK' }],
  ['calm', { kind: 'places', text: 'calm', at: undefined }],
  ['EGLL +3h', { kind: 'places', text: 'EGLL', at: at('2026-11-22T21:00Z') }],
  ['EGKK DVR LFMN tomorrow 0800', { kind: 'places', text: 'EGKK DVR LFMN', at: at('2026-11-23T08:00Z') }],
  ['briefing egkk lfmn 22 DEC 2200Z', { kind: 'brief', text: 'egkk lfmn', at: at('2026-12-22T22:00Z') }],
  ['Route lsgg dct lfmn', { kind: 'route', text: 'lsgg dct lfmn', at: undefined }],
  ['comparer EGKK avec LFMN', { kind: 'compare', places: ['EGKK', 'LFMN'] }],
  ['compare EGKK LFMN LSGG', { kind: 'compare', places: ['EGKK', 'LFMN', 'LSGG'] }],
  ['Add 4620N00610E to the route', { kind: 'addToRoute', place: '4620N00610E' }],
  ['ajouter GVA à la route', { kind: 'addToRoute', place: 'GVA' }],
  ['aéroports à 30 NM de LFMN', { kind: 'near', radiusNm: 30, place: 'LFMN' }],
  ['notams de Nice', { kind: 'notamsOf', place: 'Nice', at: undefined }],
  ["coeur d'alene", { kind: 'places', text: "coeur d'alene", at: undefined }],
  ['', { kind: 'places', text: '', at: undefined }],
])('reads %j', (line, form) => {
  expect(readLine(line, NOW)).toEqual(form);
});

it.each([
  ['b1234/26', { number: 'B1234/26', location: undefined }],
  ['LOWW:B1234/26', { number: 'B1234/26', location: 'LOWW' }],
  ['loww b1234/26', { number: 'B1234/26', location: 'LOWW' }],
  ['!BOI 05/123', { number: '05/123', location: 'BOI' }],
  ['5/1234', { number: '5/1234', location: undefined }],
])('%s is the number of a NOTAM', (line, notam) => {
  expect(readNotamNumber(line)).toEqual(notam);
});
