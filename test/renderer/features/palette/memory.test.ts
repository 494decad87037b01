import { describe, expect, it } from 'vitest';
import { airportEntry, type Entry } from '#renderer/features/palette/entries.ts';
import { openMemory } from '#renderer/features/palette/memory.ts';

const airport = (kind: 'recent' | 'favourite' | 'airport', code: string, name: string, city: string | null, isClosed = false): Entry =>
  airportEntry(
    kind,
    { id: code.toLowerCase(), name, icaoCode: code, iataCode: null, localCode: null, city, countryCode: 'AT', isClosed },
    () => 'Austria',
  );

const command: Entry = {
  id: 'command:map',
  kind: 'command',
  title: 'Go to Map',
  place: '',
  codes: '',
  city: '',
  more: 'chart',
  leads: '/map',
  isClosed: false,
};

function filled() {
  const memory = openMemory();
  memory.put([
    airport('airport', 'LOWW', 'Vienna International', 'Schwechat'),
    airport('airport', 'LOWG', 'Graz', 'Feldkirchen'),
    airport('airport', 'LOXX', 'Vienna Old Field', 'Vienna', true),
    command,
  ]);
  return memory;
}

const found = (query: string) =>
  filled()
    .find(query)
    .map(({ entry, why }) => [entry.leads, why]);

describe('the index in memory', () => {
  it.each([
    ['loww', '/airports/LOWW', 'code'],
    ['low', '/airports/LOWW', 'code'],
    ['graz', '/airports/LOWG', 'name'],
    ['graaz', '/airports/LOWG', 'similar'],
    ['schwechat', '/airports/LOWW', 'city'],
    ['Grâz', '/airports/LOWG', 'name'],
    ['chart', '/map', 'more'],
  ])('finds for %s %s, %s', (query, leads, why) => {
    expect(found(query)).toContainEqual([leads, why]);
  });

  it('forgives no slip in a word of three letters', () => {
    expect(found('grz')).toEqual([]);
  });

  it('puts what is open before what is closed', () => {
    expect(found('vienna').map(([leads]) => leads)).toEqual(['/airports/LOWW', '/airports/LOXX']);
  });

  it('needs every word', () => {
    expect(found('vienna graz')).toEqual([]);
    expect(found('vienna schwechat').map(([leads]) => leads)).toEqual(['/airports/LOWW']);
  });

  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([]);
  });

  it('puts a favourite before the same airport of the world', () => {
    const memory = filled();
    memory.put([airport('favourite', 'LOWG', 'Graz', 'Feldkirchen')]);
    expect(memory.find('graz').map(({ entry }) => entry.kind)).toEqual(['favourite', 'airport']);
    memory.drop('favourite');
    expect(memory.find('graz').map(({ entry }) => entry.kind)).toEqual(['airport']);
    expect(memory.size()).toBe(4);
  });

  it('stays whole while its entries are taken out and others put in, page by page', async () => {
    const memory = openMemory();
    const word = (round: number, row: number) => ((row + 1) * 7919 * (round + 3) ** 5).toString(36).split('').toReversed().join('');
    const page = (round: number, of: number) =>
      Array.from({ length: 300 }, (_, index) => {
        const row = of * 300 + index;
        return airport('airport', `X${row}`, `Field ${word(round, row)} of ${round}`, word(round, -row - 2));
      });
    for (let round = 0; round < 4; round++) {
      memory.drop('airport');
      for (let of = 0; of < 8; of++) {
        memory.put(page(round, of));
        // Work that goes on in the background has its turn.
        await new Promise(setImmediate);
      }
    }
    expect(memory.size()).toBe(2400);
    expect(memory.find('field').map(({ entry }) => entry.title.slice(-4))).toEqual(Array.from({ length: 12 }, () => 'of 3'));
  });

  it('keeps the newest of an entry that is put twice', () => {
    const memory = filled();
    memory.put([{ ...command, title: 'Go to Chart room' }]);
    expect(memory.find('room')).toHaveLength(1);
    expect(memory.size()).toBe(4);
  });
});
