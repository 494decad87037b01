import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readAirportList } from '#core/reference/sources/airport-list.ts';
import { openSource } from '#core/reference/sources/files/files.ts';
import { readOurAirports } from '#core/reference/sources/ourairports/read.ts';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';

const header =
  'id,name,icaoCode,iataCode,localCode,latitude,longitude,elevation,countryCode,city,state,county,continentCode,timezone,facilityType,isPrivate,isClosed,isMilitary';
const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

async function read(...rows: string[]) {
  const path = join(folder, 'airports.csv');
  writeFileSync(path, [header, ...rows].join('\n'));
  return (await readAirportList(path)).facts;
}

describe("the public service's airport list", () => {
  it('gives elevations in feet, which are in metres in the file', async () => {
    const { airports } = await read(`${id(1)},Somewhere,LOZZ,,,47,13,1000,AT,,,,,,airfield,false,false,false`);
    expect(airports[0]?.airport.elevation).toBe(3281);
  });

  it('leaves missing values unknown', async () => {
    const { airports } = await read(`${id(1)},Somewhere,,,,,,,,,,,,,,,,`);
    expect(airports[0]?.airport).toMatchObject({
      elevation: null,
      latitude: null,
      countryCode: null,
      facilityType: null,
      isClosed: null,
      isPrivate: null,
    });
  });

  it.each([
    ['internationalAirport', 'airport'],
    ['airfield', 'airport'],
    ['heliport', 'heliport'],
  ])('calls a facility of the word %s %s', async (word, facility) => {
    const { airports } = await read(`${id(1)},Somewhere,,,,47,13,,AT,,,,,,${word},true,false,false`);
    expect(airports[0]?.airport).toMatchObject({ facilityType: facility, isPrivate: true, continentCode: 'EU' });
  });

  it('keeps the id of the service', async () => {
    const { airports } = await read(`${id(7)},Somewhere,LOZZ,,,47,13,,AT,,,,,,airfield,false,true,false`);
    expect(airports[0]?.airport.id).toBe(id(7));
    expect(airports[0]?.sourceType).toBe('closed');
  });

  it('finds its columns by name, in any order and among others', async () => {
    const path = join(folder, 'airports.csv');
    const [first = '', second = '', ...others] = header.split(',');
    writeFileSync(path, `${[second, ...others, 'more', first].join(',')}\nSomewhere,LOZZ,,,47,13,100,AT,,,,,,airfield,,,,x,${id(1)}\n`);
    const { facts } = await readAirportList(path);
    expect(facts.airports[0]?.airport).toMatchObject({ id: id(1), name: 'Somewhere', icaoCode: 'LOZZ', elevation: 328, latitude: 47 });
  });

  it('reports the line and the reason of a row that is left out and of a value that is not usable', async () => {
    const path = join(folder, 'airports.csv');
    const good = Array.from({ length: 10 }, (_, index) => `${id(index)},Somewhere,,,,47,13,,AT,,,,,,airfield,,,`);
    const high = `${id(20)},High,,,,47,13,9999,AT,,,,,,spaceport,maybe,,`;
    writeFileSync(path, [header, ...good, `${id(21)},,,,,,,,,,,,,,,,,`, high].join('\n'));
    const { facts, report } = await readAirportList(path);
    expect(report).toMatchObject({ rows: 12, kept: 11, leftOut: 1 });
    expect(report.issues.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '12: has no name; the row is left out',
      '13: elevation "9999" is not the elevation of an aerodrome in metres; taken as unknown',
      '13: facilityType "spaceport" is not a kind that is known; taken as unknown',
      '13: isPrivate "maybe" is neither true nor false; taken as unknown',
    ]);
    expect(facts.airports.at(-1)?.airport).toMatchObject({ elevation: null, facilityType: null, isPrivate: null });
  });

  it('is refused, naming the line, when many rows are not usable', async () => {
    await expect(read('x,Somewhere,,,,,,,,,,,,,,,,', `${id(1)},Elsewhere,,,,,,,,,,,,,,,,`)).rejects.toThrow(/1 of 2 rows.*line 2/s);
  });
});

describeShared('the real airport list', ({ world }) => {
  it('agrees on elevations with OurAirports for most airports of one code', async () => {
    const { facts: list } = await readAirportList(join(world, 'aerodb-airports.csv'));
    const source = await openSource(world, '');
    const { facts } = await readOurAirports(source, () => undefined);
    const elevations = new Map(
      facts.airports.flatMap(({ airport: { icaoCode, elevation } }) =>
        icaoCode === null || elevation === null ? [] : [[icaoCode, elevation]],
      ),
    );
    const differences = list.airports.flatMap(({ airport: { icaoCode, elevation } }) => {
      const other = elevations.get(icaoCode ?? '');
      return other === undefined || elevation === null ? [] : [Math.abs(other - elevation)];
    });
    expect(differences.length).toBeGreaterThan(5_000);
    expect(differences.filter((difference) => difference <= 10).length / differences.length).toBeGreaterThan(0.8);
  });
});
