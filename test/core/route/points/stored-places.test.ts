/** Places are read out of a real reference database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAerodromePlaces, openNavaidPlaces } from '#core/route/points/stored-places.ts';
import { smallSetWith } from '../../../helpers/dataset-files.ts';
import { importRows, type Imported } from '../../../helpers/import-here.ts';

const field = { latitude_deg: 46, longitude_deg: 7 };
const alpha = { type: 'VOR-DME', latitude_deg: -30, longitude_deg: 20, iso_country: 'ZA', slaved_variation_deg: -21.5 };
const set = smallSetWith({
  airports: [
    { ...field, id: 4, ident: 'CH-0004', type: 'closed', local_code: 'XAA', name: 'Old local' },
    { ...field, id: 5, ident: 'CH-0005', local_code: 'LSXA', name: 'Local Alpha' },
    { ...field, id: 6, ident: 'CH-0006', local_code: 'LSXL', name: 'Only local' },
  ],
  navaids: [{ ...alpha, id: 52, ident: 'ALF', name: 'Alpha of the south' }],
});
let imported: Imported;
beforeAll(async () => void (imported = await importRows(set)));
afterAll(() => imported.db.close());

describe('an aerodrome', () => {
  const namesOf = (code: string) => openAerodromePlaces(imported.db)(code).map(({ name, isIndicator }) => [name, isIndicator]);
  it.each([
    ['LSXA', [['Alpha Field', true]]],
    ['LSXB', [['Bravo Heliport', true]]],
    [
      'XAA',
      [
        ['Alpha Field', false],
        ['Old local', false],
      ],
    ],
    ['XB2', [['Bravo Heliport', false]]],
    ['CH-0003', [['Charlie', false]]],
    ['LSXL', [['Only local', false]]],
    ['NONE', []],
  ])('%s is %o, with whether its indicator means it alone', (code, names) => {
    expect(namesOf(code)).toEqual(names);
  });

  it('has position, elevation in feet, type and the code it is called by', () => {
    expect(openAerodromePlaces(imported.db)('XAA')[0]).toMatchObject({
      kind: 'airport',
      ident: 'LSXA',
      type: 'airport',
      position: { latitude: 46.5, longitude: 6.5 },
      elevation: 1400,
      isClosed: false,
    });
  });
});

it('a navaid is every one of its ident', () => {
  const find = openNavaidPlaces(imported.db);
  expect(
    find('ALF')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Alpha', 'Alpha of the south']);
  expect(find('ALF').every(({ kind, isIndicator }) => kind === 'navaid' && !isIndicator)).toBe(true);
  // The station variation turns the radials, where it is known.
  expect(find('ALF').map(({ stationVariation }) => stationVariation)).toEqual(expect.arrayContaining([null, -21.5]));
  expect(find('NONE')).toEqual([]);
});
