import { describe, expect, it } from 'vitest';
import { mergeSets } from '#core/reference/build/merge/merge-sets.ts';
import { airport, away, given, source, type About } from './invented.ts';

const here = { latitude: 10, longitude: 20 };

/** Conflicts between sources A, B, C… which say this of one airport. */
function conflicts(...airports: About[]) {
  const [first, ...others] = airports.map((about, index) =>
    source('ABC'[index] ?? '', [airport(`${index}`, { icaoCode: 'XXAA', ...about })]),
  );
  if (!first) throw new Error('no source');
  return mergeSets([first, ...others]).conflicts;
}

describe('sources conflict', () => {
  it.each<[string, About, About, object]>([
    [
      'on a position over 5 NM apart',
      here,
      { latitude: 10.085, longitude: 20 },
      { kind: 'position', usedValue: '10, 20', otherValue: '10.085, 20', difference: 5.1 },
    ],
    [
      'on closed against open',
      { sourceType: 'closed' },
      { sourceType: 'heliport' },
      { kind: 'closed', usedValue: 'closed', otherValue: 'open', difference: null },
    ],
    [
      'on an elevation over 100 ft apart',
      { elevation: -10 },
      { elevation: 91 },
      { kind: 'elevation', usedValue: '-10', otherValue: '91', difference: 101 },
    ],
  ])('%s', (_, one, other, expected) => {
    expect(conflicts(one, other)).toEqual([
      expect.objectContaining({ ...expected, code: 'XXAA', name: 'Field 0', usedSource: 'A', otherSource: 'B' }),
    ]);
  });

  it.each<[string, About, About]>([
    ['a position 4.9 NM apart', here, away(4.9)],
    ['an elevation 100 ft apart', { elevation: 0 }, { elevation: 100 }],
    ['a position that one does not know', here, {}],
    ['a state that one does not know', { sourceType: 'closed' }, { sourceType: null }],
    ['an elevation that one does not know', { elevation: 5000 }, {}],
    ['another name', { name: 'One' }, { name: 'Two' }],
  ])('not on %s', (_, one, other) => {
    expect(conflicts(one, other)).toEqual([]);
  });

  it('and the value in use is that of the first, never between the two', () => {
    const set = mergeSets([
      source('A', [airport('1', { icaoCode: 'XXAA', ...here, elevation: 100 })]),
      source('B', [airport('2', { icaoCode: 'XXAA', ...away(60), elevation: 900, city: 'Inventia' })]),
    ]);
    expect(set.airports[0]?.airport).toMatchObject({ ...here, elevation: 100 });
    expect(set.conflicts).toHaveLength(2);
  });

  it('also where the first source knows nothing: later ones among themselves', () => {
    expect(conflicts({}, { elevation: 0 }, { elevation: 500 })).toMatchObject([{ usedSource: 'B', otherSource: 'C', difference: 500 }]);
  });

  it('each with the one in use', () => {
    expect(conflicts({ elevation: 0 }, { elevation: 500 }, { elevation: 900 }).map(({ otherSource }) => otherSource)).toEqual(['C', 'B']);
  });
});

it('conflicts are listed most severe first: closed, then by distance, then by elevation', () => {
  const pairs: [About, About][] = [
    [{ elevation: 0 }, { elevation: 2000 }],
    [here, away(6)],
    [{ sourceType: 'small_airport' }, { sourceType: 'closed' }],
    [here, away(600)],
    [{ elevation: 0 }, { elevation: 9000 }],
  ];
  const sets = [0, 1].map((side) =>
    source(
      `Source ${side}`,
      pairs.map((pair, index) =>
        given(`${index}`, { icaoCode: `XXA${index}`, ...pair[side] }, { isClosed: judged(pair[side]?.sourceType) }),
      ),
    ),
  );
  const [first, second] = sets;
  if (!first || !second) throw new Error('no sources');
  expect(mergeSets([first, second]).conflicts.map(({ code, kind }) => `${code} ${kind}`)).toEqual([
    'XXA2 closed',
    'XXA3 position',
    'XXA1 position',
    'XXA4 elevation',
    'XXA0 elevation',
  ]);
});

const judged = (type: string | null | undefined) => (type ? type === 'closed' : null);
