import { describe, expect, it } from 'vitest';
import { distanceBetween, trackBetween } from '#domain/geodesic.ts';
import { turnBetween } from '#domain/directions.ts';
import { variationAt } from '#domain/magnetic.ts';
import { findPoints } from '#core/route/points/points.ts';
import { readRoute } from '#core/route/words/words.ts';
import { lay, lookupOf } from './places.ts';

const DATE = new Date('2026-11-22T08:00:00Z');
const geneva = lay({ ident: 'LSGG', at: [46.238, 6.109] });
const nice = lay({ ident: 'LFMN', at: [43.658, 7.215] });
const kennedy = lay({ ident: 'KJFK', at: [40.64, -73.778] });
const vor = lay({ ident: 'GVA', at: [46.254, 6.132] });
const kentucky = lay({ ident: 'GVA', at: [37.803, -87.771] });
const australia = lay({ ident: 'ABX', at: [-36, 146] });
const strip = lay({ ident: 'W05', at: [45.2, 6.6], kind: 'airport' });
const farStrip = lay({ ident: 'W07', at: [20, 6.6], kind: 'airport' });
const own = lay({ ident: 'HOME', at: [45, 6.5], kind: 'waypoint', isIndicator: false });
const closed = lay({ ident: 'LFXX', at: [45, 6.4], isClosed: true });
const lost = { ...lay({ ident: 'LOST', at: [0, 0], isIndicator: false }), position: undefined };
const places = [geneva, nice, kennedy, vor, kentucky, australia, strip, farStrip, own, closed, lost];
const lookup = lookupOf(places, { GVA: geneva, NCE: nice, JFK: kennedy });

function find(text: string, choices: Record<string, string> = {}, date = DATE) {
  return findPoints(text, readRoute(text), { lookup, date, choices: new Map(Object.entries(choices)) });
}
const idsOf = (text: string, choices?: Record<string, string>) => find(text, choices).points.map(({ place, kind }) => place?.id ?? kind);
const faultsOf = (text: string) => find(text).faults.map(({ code, from, to }) => `${code} ${text.slice(from, to)}`);

describe('points', () => {
  it.each([
    ['by indicator', 'LSGG LFMN', [geneva.id, nice.id]],
    ['by any code of an aerodrome, at the ends', 'GVA NCE', [geneva.id, nice.id]],
    ['by ident of a navaid, between the ends', 'LSGG GVA LFMN', [geneva.id, vor.id, nice.id]],
    ['of the user', 'LSGG HOME LFMN', [geneva.id, own.id, nice.id]],
    ['by coordinates', 'LSGG 45N006E LFMN', [geneva.id, 'coordinates', nice.id]],
    ['of a code that an airway could have, near the leg', 'LSGG W05 LFMN', [geneva.id, strip.id, nice.id]],
    ['of a code that an airway could have, at the end', 'LSGG W05', [geneva.id, strip.id]],
    ['one by one without neighbours', 'GVA', [geneva.id]],
  ])('are found %s: %s', (_, text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  it('are the candidates that add least, and the others are said', () => {
    const [fault, ...others] = find('LSGG GVA LFMN').faults;
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ code: 'ambiguous', from: 5, to: 8 });
    expect(fault?.candidates.map(({ id, isTaken }) => [id, isTaken])).toEqual([
      [vor.id, true],
      [geneva.id, false],
      [kentucky.id, false],
    ]);
    const [taken, , far] = fault?.candidates ?? [];
    const added = (place: typeof vor) =>
      distanceBetween(geneva.position ?? DEFAULT, place.position ?? DEFAULT) +
      distanceBetween(place.position ?? DEFAULT, nice.position ?? DEFAULT) -
      distanceBetween(geneva.position ?? DEFAULT, nice.position ?? DEFAULT);
    expect(taken?.addedNm).toBeCloseTo(added(vor), 2);
    expect(far?.addedNm).toBeCloseTo(added(kentucky), -1);
  });

  it('are the chosen ones, however far, and then nothing is ambiguous', () => {
    expect(idsOf('LSGG GVA LFMN', { GVA: kentucky.id })).toEqual([geneva.id, kentucky.id, nice.id]);
    expect(find('LSGG GVA LFMN', { GVA: kentucky.id }).faults).toEqual([]);
    expect(idsOf('LSGG ABX LFMN', { ABX: australia.id })).toEqual([geneva.id, australia.id, nice.id]);
  });

  it('is the one chosen for its own place in the text before the one chosen for its name', () => {
    const text = 'LSGG GVA GVA090015 LFMN';
    const chosen = (choices: Record<string, string>) =>
      find(text, choices).points.flatMap(({ from, place, reference }) =>
        from === 5 || from === 9 ? [(place ?? reference?.place)?.id] : [],
      );
    expect(chosen({ 'GVA@9': kentucky.id })).toEqual([vor.id, kentucky.id]);
    expect(chosen({ 'GVA@5': kentucky.id, GVA: vor.id })).toEqual([kentucky.id, vor.id]);
    expect(chosen({ 'GVA@5': 'gone', GVA: vor.id })).toEqual([vor.id, vor.id]);
    expect(find(text, { 'GVA@5': kentucky.id, 'GVA@9': vor.id }).faults).toEqual([]);
  });

  it('more than 500 NM off the leg are not taken without being chosen, and the leg goes on', () => {
    const { points, faults } = find('LSGG ABX LFMN');
    expect(points.map(({ place, via }) => [place?.id, via])).toEqual([
      [geneva.id, []],
      [nice.id, ['ABX']],
    ]);
    expect(faults).toMatchObject([{ code: 'tooFar', from: 5, to: 8, candidates: [{ id: australia.id, isTaken: false }] }]);
    expect(faultsOf('LSGG ABX')).toEqual(['tooFar ABX']);
    // An indicator means one place, wherever it is.
    expect(faultsOf('LSGG KJFK LFMN')).toEqual([]);
    expect(faultsOf('LSGG W07 LFMN')).toEqual(['notInData W07']);
  });

  it('more than 500 NM off the leg do not take the word next to them with them', () => {
    const middle = lay({ ident: 'MID', at: [52, -35] });
    const data = { lookup: lookupOf([...places, middle]), date: DATE, choices: new Map<string, string>() };
    const text = 'LSGG MID ABX KJFK';
    const { points, faults } = findPoints(text, readRoute(text), data);
    expect(points.map(({ place }) => place?.id)).toEqual([geneva.id, middle.id, kennedy.id]);
    expect(faults.map(({ code }) => code)).toEqual(['tooFar']);
  });

  it.each([
    ['LSGG UN869 MOLUS3A XYZ ! LFMN', ['notInData UN869', 'notInData MOLUS3A', 'notInData XYZ'], ['UN869', 'MOLUS3A', 'XYZ', '!']],
    ['LSGG LOST LFMN', ['noPosition LOST'], ['LOST']],
    ['LSGG LFXX LFMN', ['closedAerodrome LFXX'], []],
    ['LSGG 9946N00610E LFMN', [], ['9946N00610E']],
    ['LSGG GVA361010 LFMN', [], ['GVA361010']],
    ['LSGG W05 LFMN', ['readAsPoint W05'], []],
    ['LSGG XYZ090015 LFMN', ['notInData XYZ090015'], ['XYZ090015']],
  ])('of %s: faults %o, and the words on the way %o', (text, faults, via) => {
    expect(faultsOf(text)).toEqual(faults);
    expect(find(text).points.at(-1)?.via).toEqual(via);
  });

  it('are not placed by a variation that no model has', () => {
    expect(find('LSGG GVA090015 LFMN', {}, new Date('2040-01-01')).faults.map(({ code }) => code)).toEqual(['noVariation']);
  });

  it('are at most 200, and one more is said', () => {
    const text = `${'HOME '.repeat(201)}LFMN`;
    const { points, faults } = find(text);
    expect(points).toHaveLength(200);
    expect(faults.map(({ code }) => code)).toEqual(['tooManyPoints', 'tooManyPoints']);
  });
});

const DEFAULT = { latitude: Number.NaN, longitude: Number.NaN };

describe('a bearing and distance', () => {
  const referenceOf = (stationVariation: number | null) => {
    const station = lay({ ident: 'VVV', at: [46, 6], stationVariation });
    const text = 'LSGG VVV090015 LFMN';
    const data = { lookup: lookupOf([geneva, nice, station]), date: DATE, choices: new Map<string, string>() };
    const point = findPoints(text, readRoute(text), data).points[1];
    if (!point) throw new Error('not placed');
    return { point, ...trackBetween(station.position ?? DEFAULT, point.position) };
  };

  it('is magnetic by the variation of the station where that is known', () => {
    const { point, distance, initialCourse } = referenceOf(-5);
    expect(point.reference?.variation).toEqual({ degrees: -5, source: 'station' });
    expect([distance, initialCourse]).toEqual([expect.closeTo(15, 6), expect.closeTo(85, 6)]);
  });

  it('is magnetic by the model of the day elsewhere, which it names', () => {
    const { point, distance, initialCourse } = referenceOf(null);
    const model = variationAt({ latitude: 46, longitude: 6 }, DATE);
    expect(point).toMatchObject({
      kind: 'bearingDistance',
      place: undefined,
      reference: { bearing: 90, distance: 15, place: { ident: 'VVV' } },
    });
    expect(point.reference?.variation).toEqual({ ...model, source: 'model' });
    expect(distance).toBeCloseTo(15, 6);
    expect(turnBetween(90 + (model?.degrees ?? Number.NaN), initialCourse)).toBeCloseTo(0, 6);
  });
});

describe('what is said at a point', () => {
  it('is valid from it on', () => {
    const text = 'N0110A055 LSGG DCT HOME/N0120F095 IFR GAT DCT 44N007E DCT LFMN';
    const own = find(text).points.map(({ speed, level, rules, traffic }) => [speed?.value, level?.feet, rules, traffic]);
    expect(own).toEqual([
      [110, 5500, undefined, undefined],
      [120, 9500, 'IFR', 'GAT'],
      [120, 9500, 'IFR', 'GAT'],
      [120, 9500, 'IFR', 'GAT'],
    ]);
  });

  it('is valid from the next one on where the point is not known', () => {
    expect(find('N0110A055 LSGG XYZ/N0120F095 LFMN').points.map(({ speed }) => speed?.value)).toEqual([110, 120]);
  });

  it('leaves what it does not name as it was', () => {
    expect(find('N0110A055 LSGG HOME/F095 LFMN').points.at(-1)).toMatchObject({ speed: { value: 110 }, level: { feet: 9500 } });
  });
});

it('a flight plan message leads from aerodrome to aerodrome, with the alternates next to it', () => {
  const text = '(FPL-HBABC-VG-C172/L-SD/C-LSGG0800-N0110VFR DCT GVA DCT-LFMN0145 LFXX)';
  const { points, alternates } = find(text);
  expect(points.map(({ place }) => place?.id)).toEqual([geneva.id, vor.id, nice.id]);
  expect(alternates.map(({ place }) => place?.id)).toEqual([closed.id]);
});
