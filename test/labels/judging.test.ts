/** A judge must be able to find fault: each kind of difference is planted. */
import { describe, expect, it } from 'vitest';
import type { DecodedNotice, Effect, Geometry, Position } from '#core/notams/read/notice.ts';
import { closureFaults } from './closures.ts';
import { conditionFaults, missedLengths } from './conditions.ts';
import { judged } from './headlines.ts';
import type { Closure, Label } from './labels.ts';
import { placeFaults } from './places.ts';

const label = (about: Partial<Label>): Label => ({
  id: '',
  hash: '',
  closures: [],
  headline: { thing: 'runway' },
  place: { kind: 'aerodrome' },
  ...about,
});
const runway = (name: string | null, extent: Closure['extent']): Closure => ({ runway: name, kind: 'runway', extent });
const aerodrome = (extent: Closure['extent']): Closure => ({ runway: null, kind: 'aerodrome', extent });
const told = (kind: string, name: string | null, extent: Effect['extent']) => ({ kind, runway: name, extent }) as Effect;

const faults = (closures: Label['closures'], effects: Effect[]) =>
  closureFaults(label({ closures }), { effects }).map(({ ground, fault }) => `${ground} ${fault}`);

describe('a closure', () => {
  it.each([
    [[runway('09/27', 'whole')], [], 'runway missedWhole'],
    [[runway('09/27', 'part')], [], 'runway missedPart'],
    [[runway('09/27', 'whole')], [told('closesRunway', '18/36', 'whole')], 'runway missedWhole,runway false'],
    [[runway('09/27', 'whole')], [told('closesRunway', '09/27', 'part')], 'runway tooWeak'],
    [[runway('09/27', 'part')], [told('closesRunway', '09/27', 'whole')], 'runway tooStrong'],
    [[], [told('closesRunway', '09/27', 'part')], 'runway false'],
    [[], [told('closesAerodrome', null, 'part')], 'aerodrome false'],
    [[aerodrome('whole')], [told('closesRunway', '09/27', 'whole')], 'runway false,aerodrome missedWhole'],
    ['unclear', [], 'runway silent'],
    ['unclear', [told('closesAerodrome', null, 'whole')], 'runway silent,aerodrome tooStrong'],
  ] as [Label['closures'], Effect[], string][])('%j that is read as %j is a fault: %s', (closures, effects, expected) => {
    expect(faults(closures, effects).join()).toBe(expected);
  });

  it.each([
    [[runway('09L/27R', 'whole')], [told('closesRunway', '27R/9L', 'whole')]],
    [[runway('22', 'whole')], [told('closesRunway', '22', 'part')]],
    [[runway('09/27', 'either')], [told('closesRunway', '09/27', 'part')]],
    [[runway('09/27', 'part'), runway('09', 'optional')], [told('closesRunway', '09/27', 'part')]],
    [[{ runway: 'H3', kind: 'helipad', extent: 'whole' }], [told('closesRunway', 'HELIPAD 3', 'whole')]],
    ['unclear', [told('mayClose', '09/27', null)]],
    [[aerodrome('part')], [told('mayClose', null, null)]],
  ] as [Label['closures'], Effect[]][])('%j that is read as %j is good enough', (closures, effects) => {
    expect(faults(closures, effects)).toEqual([]);
  });
});

describe('a headline', () => {
  const crane = label({ headline: { thing: 'crane' } });
  const ils = label({ headline: { thing: 'localizer/ILS', designator: '09R', state: 'beyond/part' } });
  const taxiway = label({ headline: { thing: 'taxiway', designator: 'K5~E', state: 'CLSD' } });
  it.each([
    [crane, 'Crane, 253 feet.', 'right'],
    [crane, 'Obstacle erected.', 'vague'],
    [crane, null, 'vague'],
    [ils, 'Localizer of the ILS (runway 9R) out of service.', 'wrong'],
    [ils, 'Localizer of the ILS (runway 09R): part of its coverage.', 'right'],
    [taxiway, 'Taxiway closed.', 'vague'],
    [taxiway, 'Taxiway K5 closed.', 'right'],
    [taxiway, 'Taxiway K55 closed.', 'vague'],
    [taxiway, 'Runway 05/23 closed.', 'wrong'],
    [ils, 'Condition: out of service.', 'vague'],
  ] as const)('%j is judged in "%s": %s', (wanted, headline, expected) => {
    expect(judged(wanted, headline)).toBe(expected);
  });
});

describe('a drawing', () => {
  const square = (size: number): Geometry => {
    const ring: Position[] = [
      [0, 0],
      [size, 0],
      [size, size],
      [0, size],
      [0, 0],
    ];
    return { type: 'Polygon', coordinates: [ring] };
  };
  const drawn = (geometry: Geometry | null, geometrySource: DecodedNotice['geometrySource'] = 'textPolygon') => ({
    geometry,
    geometrySource,
  });
  const corners = label({
    place: {
      kind: 'polygon',
      points: [
        [0, 0],
        [1, 1],
      ],
    },
  });
  const circle = label({ place: { kind: 'circle', points: [[0.5, 0.5]], radiusNm: 10 } });

  it.each([
    [corners, drawn(square(1)), ''],
    [corners, drawn(square(0.9)), 'outside'],
    [corners, drawn(null, null), 'notDrawn'],
    [corners, drawn(square(2), 'itemQ'), 'coarse'],
    [circle, drawn(square(1), 'textCircle'), 'radius'],
    [label({}), drawn(square(1)), 'invented'],
    [label({}), drawn(square(1), 'itemQ'), ''],
  ])('%j with %j: %s', (wanted, told, expected) => {
    expect(placeFaults(wanted, told).join()).toBe(expected);
  });
});

it('a surface that is missed or read differently is a fault', () => {
  const wanted = label({ condition: [{ runway: '09L', codes: [5, 5, 3], worst: 3, contaminant: 'wet' }] });
  const report = (codes: number[], contaminant: string) =>
    ({
      runwayConditions: [{ runway: '09L', codes, friction: [null, null, null], contaminants: [contaminant, null, null] }],
    }) as unknown as DecodedNotice;
  expect(conditionFaults(wanted, report([5, 5, 3], 'wet'))).toEqual([]);
  expect(conditionFaults(wanted, report([5, 5, 5], 'wet'))).toEqual(['otherCodes']);
  expect(conditionFaults(wanted, report([5, 5, 3], 'ice'))).toEqual(['otherContaminant']);
  expect(conditionFaults(wanted, { runwayConditions: [] })).toEqual(['missedCondition']);
});

it('a length that is a number in no effect is missed', () => {
  const wanted = label({
    displaced: [{ end: '27', by: '300M' }],
    distances: [{ end: '09', toraTodaAsdaLda: [1500, null, 1500, 1400], unit: 'm' }],
  });
  const effects = [{ ...told('changesDistances', '09', null), metres: [1500, 1400] }] as unknown as Effect[];
  expect(missedLengths(wanted, { effects })).toEqual(['300M']);
});
