import { describe, expect, it } from 'vitest';
import { date, icao, only, readFile } from './read.ts';

describe('FAA NOTAM Search', () => {
  const item = {
    facilityDesignator: 'LOWW',
    notamNumber: 'B1264/23',
    issueDate: '09/12/2023 0845',
    startDate: '09/12/2023 0845',
    endDate: '12/03/2023 1530EST',
    source: 'USNS',
    sourceType: 'I',
    icaoMessage: icao,
    traditionalMessage: ' ',
    traditionalMessageFrom4thWord: 'TWY M7...',
    icaoId: 'LOWW',
    accountId: '614',
    procedure: false,
    transactionID: 68120944,
    cancelledOrExpired: false,
    keyword: 'INTERNATIONAL',
    snowtam: false,
    geometry: 'POINT(4691721.26214109 5794667.99309429)',
    mapPointer: 'POINT(16.56970000000003 48.1103)',
  };

  it('gives all that the public service publishes of a NOTAM', () => {
    expect(only(JSON.stringify({ notamList: [item] }))).toEqual({
      format: 'faa-search',
      message: icao,
      original: null,
      place: { element: 'notamList[0]' },
      given: {
        number: 'B1264/23',
        icao: 'LOWW',
        location: 'LOWW',
        keyword: 'INTERNATIONAL',
        issueDate: date('2023-09-12T08:45:00Z'),
        startDate: date('2023-09-12T08:45:00Z'),
        endDate: date('2023-12-03T15:30:00Z'),
        endKind: 'estimated',
        source: 'USNS',
        sourceType: 'I',
        transactionId: '68120944',
        mapPointer: 'POINT(16.56970000000003 48.1103)',
        geometry: 'POINT(4691721.26214109 5794667.99309429)',
        isSnowtam: false,
      },
    });
  });

  it('takes the traditional message where there is no ICAO one, never the cut one, and keeps both where there are both', () => {
    const us = '!BOI 11/964 BOI OBST MAST 2311021500-2312182300';
    expect(only(JSON.stringify([{ ...item, icaoMessage: ' ', traditionalMessage: us }]))).toMatchObject({
      message: us,
      given: { account: 'BOI' },
    });
    expect(only(JSON.stringify([{ ...item, traditionalMessage: us }]))).toMatchObject({
      message: icao,
      original: `${icao}\n\n${us}`,
      given: { account: 'BOI' },
    });
    expect(only(JSON.stringify([{ ...item, icaoMessage: '<p>X<br>Y</p>' }]))).toMatchObject({ message: 'X\nY', original: '<p>X<br>Y</p>' });
  });

  it('says when and where it was asked', () => {
    const { facts } = readFile(
      JSON.stringify({
        notamList: [item],
        criteriaCaption: ' Location search on location(s) BOI, LOWW',
        searchDateTime: '2023-10-05 08:42:19',
      }),
    );
    expect(facts).toEqual({ issuedAt: date('2023-10-05T08:42:19Z'), places: ['BOI', 'LOWW'] });
  });

  it('is read from its CSV export, below the lines above the header', () => {
    const csv = [
      'FAA NOTAM Search',
      '"Results for, LOWW"',
      '',
      'as of now',
      'Location,NOTAM #/LTA #,Class,Issue Date (UTC),Effective Date (UTC),Expiration Date (UTC),NOTAM Condition/LTA subject/Construction graphic title',
      'LOWW,B1264/23,International,09/12/2023 0845,09/12/2023 0845,12/03/2023 1530EST,"' + icao.replaceAll('U/S', '""U/S""') + '"',
      'BOI,LTA-BOI-3,LTA,03/14/2023 1610,03/15/2023 1000,04/01/2024 0000,GEESE BY THE RIVER',
    ].join('\r\n');
    const { notices, issues } = readFile(csv);
    expect(issues).toEqual([]);
    expect(notices).toMatchObject([
      {
        format: 'faa-search-export',
        message: icao.replaceAll('U/S', '"U/S"'),
        place: { line: 6 },
        given: { number: 'B1264/23', icao: 'LOWW', sourceType: 'I', endKind: 'estimated' },
      },
      { message: 'GEESE BY THE RIVER', place: { line: 10 }, given: { number: 'LTA-BOI-3', location: 'BOI', sourceType: 'LTA' } },
    ]);
  });

  it('is read from its XLS export that is a web page', () => {
    const page = `<html><body><table><tr><th>Location</th><th>NOTAM #/LTA #</th><th>Class</th><th>NOTAM Condition/LTA subject/Construction graphic title</th></tr>
      <tr><td>LOWW</td><td>B1264/23</td><td>International</td><td>TWY M7 &lt;45M<br>CLSD</td></tr></table></body></html>`;
    expect(only(page)).toMatchObject({ message: 'TWY M7 <45M\nCLSD', given: { number: 'B1264/23', icao: 'LOWW' } });
  });
});

describe('FAA API v1 and NMS', () => {
  const notam = {
    id: 'NOTAM_1_71200345',
    number: '3/5127',
    type: 'N',
    issued: '2023-09-14T15:32:00.000Z',
    location: 'MFR',
    effectiveStart: '2023-09-14T15:30:00.000Z',
    effectiveEnd: '2025-09-14T15:30:00.000Z',
    text: 'ODP ROGUE VALLEY',
    classification: 'FDC',
    accountId: 'FDC',
    icaoLocation: 'KMFR',
  };
  const feature = (members: object, notamTranslation: object[], geometry: object) => ({
    type: 'Feature',
    properties: { coreNOTAMData: { notam: { ...notam, ...members }, notamTranslation } },
    geometry,
  });
  const local = { type: 'LOCAL_FORMAT', simpleText: '!FDC 3/5127 MFR ODP ROGUE VALLEY 2309141530-2509141530EST' };

  it('prefers the ICAO translation, keeps the local one, and knows the estimate from the texts', () => {
    const page = {
      items: [
        feature({}, [local, { type: 'ICAO', formattedText: 'Q) KZSE/QPDCH\nA) KMFR' }], {
          type: 'GeometryCollection',
          geometries: [{ type: 'Point', coordinates: [-122.9, 42.4] }],
        }),
      ],
    };
    expect(only(JSON.stringify(page))).toMatchObject({
      format: 'faa-api',
      message: 'Q) KZSE/QPDCH\nA) KMFR',
      original: `Q) KZSE/QPDCH\nA) KMFR\n\n${local.simpleText}`,
      given: {
        number: '3/5127',
        icao: 'KMFR',
        location: 'MFR',
        account: 'FDC',
        endKind: 'estimated',
        source: 'FNS',
        sourceType: 'F',
        transactionId: 'NOTAM_1_71200345',
        mapPointer: 'POINT(-122.9 42.4)',
        geometry: 'POINT(-122.9 42.4)',
      },
    });
  });

  it('puts the number of NMS together and takes the second half of its schedule', () => {
    const answer = {
      status: 'Success',
      data: {
        geojson: [
          feature(
            {
              id: 'NMS_ID_1',
              series: 'D',
              number: '58',
              year: '2024',
              classification: 'INTL',
              effectiveEnd: 'PERM',
              schedule: 'Daily:1230-0030~DLY 1230-0030',
            },
            [],
            { type: 'Point', coordinates: [1, 2] },
          ),
        ],
      },
    };
    expect(only(JSON.stringify(answer))).toMatchObject({
      format: 'nms',
      message: 'ODP ROGUE VALLEY',
      given: { number: 'D0058/24', source: 'NMS', sourceType: 'I', endKind: 'permanent', schedule: 'DLY 1230-0030' },
    });
  });

  it.each([
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      },
      'POLYGON((0 0, 1 0, 1 1, 0 0))',
    ],
    [
      {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Point', coordinates: [1, 2] },
          {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [1, 0],
                [1, 1],
                [0, 0],
              ],
            ],
          },
        ],
      },
      'GEOMETRYCOLLECTION(POINT(1 2), POLYGON((0 0, 1 0, 1 1, 0 0)))',
    ],
    [{ type: 'GeometryCollection' }, undefined],
    [{ type: 'GeometryCollection', geometries: [] }, undefined],
    [{ type: 'Point', coordinates: [200, 95] }, undefined],
  ])('writes the geometry %j as %s', (geometry, wkt) => {
    expect(only(JSON.stringify({ items: [feature({}, [local], geometry)] }))?.given.geometry).toBe(wkt);
  });
});
