import { describe, expect, it } from 'vitest';
import { routeAddressQuery, choicesIn, readRouteInAddress, routeOnMap } from '#renderer/data/route/route-in-address.ts';

const gva = { word: 'GVA', id: 'navaid:GVA:1' };
const whole = { text: 'LSGG/N0110 → GVA 50% & more', choices: [gva], depart: Date.UTC(2026, 10, 22, 8), wind: '240/25' };

describe('a route in the address', () => {
  it('is read as it was written, whatever its letters', () => {
    expect(readRouteInAddress(routeAddressQuery(whole))).toEqual(whole);
  });

  it('has nothing that was not given: a link of words alone keeps departure and wind of the screen', () => {
    expect(readRouteInAddress('text=LSGG+LFMN')).toEqual({ text: 'LSGG LFMN', choices: [] });
    expect(readRouteInAddress('text=LSGG&depart=soon')).toEqual({ text: 'LSGG', choices: [] });
  });

  it('is none without a text', () => {
    expect(readRouteInAddress('at=46,6')).toBeUndefined();
    expect(routeAddressQuery({ ...whole, text: ' \n' })).toBe('');
  });

  it('has choices for the place of a word too, and leaves out those whose word is not there', () => {
    const there = { ...gva, from: 13 };
    expect(whole.text.slice(13, 16)).toBe('GVA');
    const query = routeAddressQuery({ ...whole, choices: [gva, there, { ...gva, from: 5 }] });
    expect(query).toContain('choice=GVA%4013%3Anavaid%3AGVA%3A1');
    expect(readRouteInAddress(query)?.choices).toEqual([gva, there]);
    expect(choicesIn('LSGG', [{ ...gva, from: 4 }], 'GVA')).toEqual([{ ...gva, from: 4 }]);
  });

  it('leaves out choices of words that are not in the text, and pairs that are none', () => {
    expect(choicesIn('lsgg gva', [gva, { word: 'NIZ', id: '2' }])).toEqual([gva]);
    expect(readRouteInAddress('text=GVA&choice=GVA&choice=:1')?.choices).toEqual([]);
  });

  it('is shown on the map with its choices', () => {
    expect(routeOnMap(whole)).toMatch(/^\/map\?route=LSGG%2FN0110\+%E2%86%92\+GVA\+50%25\+%26\+more&choice=GVA%3Anavaid%3AGVA%3A1$/);
  });
});
