import { describe, expect, it } from 'vitest';
import { readFile } from './read.ts';

const icao =
  'A0957/18 NOTAMR A0558/18\nQ) EHAA/QLXAS/IV/M  /A /000/999/5218N00446E005\nA) EHAM B) 1808151349 C) 1812201400 EST\nE) TWY A12 CL LGT U/S';
const only = (content: string) => {
  const read = readFile(content);
  expect(read.issues).toEqual([]);
  expect(read.notices).toHaveLength(1);
  return read.notices[0];
};
const date = (text: string) => new Date(text);

describe('FAA NOTAM Search', () => {
  const item = {
    facilityDesignator: 'EHAM',
    notamNumber: 'A0957/18',
    issueDate: '08/15/2018 1349',
    startDate: '08/15/2018 1349',
    endDate: '12/20/2018 1400EST',
    source: 'USNS',
    sourceType: 'I',
    icaoMessage: icao,
    traditionalMessage: ' ',
    traditionalMessageFrom4thWord: 'TWY A12...',
    icaoId: 'EHAM',
    accountId: '877',
    procedure: false,
    transactionID: 50588627,
    cancelledOrExpired: false,
    keyword: 'INTERNATIONAL',
    snowtam: false,
    geometry: 'POINT(4424693.42950144 5012157.20418167)',
    mapPointer: 'POINT(4.76388900000004 52.308613)',
  };

  it('gives all that the public service publishes of a notice', () => {
    expect(only(JSON.stringify({ notamList: [item] }))).toEqual({
      format: 'faa-search',
      message: icao,
      original: null,
      place: 'notamList[0]',
      given: {
        number: 'A0957/18',
        icao: 'EHAM',
        location: 'EHAM',
        keyword: 'INTERNATIONAL',
        issueDate: date('2018-08-15T13:49:00Z'),
        startDate: date('2018-08-15T13:49:00Z'),
        endDate: date('2018-12-20T14:00:00Z'),
        endKind: 'estimated',
        source: 'USNS',
        sourceType: 'I',
        transactionId: '50588627',
        mapPointer: 'POINT(4.76388900000004 52.308613)',
        geometry: 'POINT(4424693.42950144 5012157.20418167)',
        isSnowtam: false,
      },
    });
  });

  it('takes the traditional message where there is no ICAO one, never the cut one, and keeps both where there are both', () => {
    const us = '!RNT 10/010 RNT OBST CRANE 1410081400-1412192359';
    expect(only(JSON.stringify([{ ...item, icaoMessage: ' ', traditionalMessage: us }]))).toMatchObject({
      message: us,
      given: { account: 'RNT' },
    });
    expect(only(JSON.stringify([{ ...item, traditionalMessage: us }]))).toMatchObject({
      message: icao,
      original: `${icao}\n\n${us}`,
      given: { account: 'RNT' },
    });
    expect(only(JSON.stringify([{ ...item, icaoMessage: '<p>X<br>Y</p>' }]))).toMatchObject({ message: 'X\nY', original: '<p>X<br>Y</p>' });
  });

  it('says when and where it was asked', () => {
    const { facts } = readFile(
      JSON.stringify({
        notamList: [item],
        criteriaCaption: ' Location search on location(s) RNT, EHAM',
        searchDateTime: '2014-12-17 17:11:25',
      }),
    );
    expect(facts).toEqual({ issuedAt: date('2014-12-17T17:11:25Z'), places: ['RNT', 'EHAM'] });
  });

  it('is read from its CSV export, below the lines above the header', () => {
    const csv = [
      'FAA NOTAM Search',
      '"Results for, EHAM"',
      '',
      'as of now',
      'Location,NOTAM #/LTA #,Class,Issue Date (UTC),Effective Date (UTC),Expiration Date (UTC),NOTAM Condition/LTA subject/Construction graphic title',
      'EHAM,A0957/18,International,08/15/2018 1349,08/15/2018 1349,12/20/2018 1400EST,"' + icao.replaceAll('U/S', '""U/S""') + '"',
      'RNT,LTA-RNT-1,LTA,02/20/2014 1920,02/21/2014 1200,02/01/2016 0000,CONSTRUCTION PROJECT',
    ].join('\r\n');
    const { notices, issues } = readFile(csv);
    expect(issues).toEqual([]);
    expect(notices).toMatchObject([
      {
        format: 'faa-search-export',
        message: icao.replaceAll('U/S', '"U/S"'),
        place: 'line 6',
        given: { number: 'A0957/18', icao: 'EHAM', sourceType: 'I', endKind: 'estimated' },
      },
      { message: 'CONSTRUCTION PROJECT', place: 'line 10', given: { number: 'LTA-RNT-1', location: 'RNT', sourceType: 'LTA' } },
    ]);
  });

  it('is read from its XLS export that is a web page', () => {
    const page = `<html><body><table><tr><th>Location</th><th>NOTAM #/LTA #</th><th>Class</th><th>NOTAM Condition/LTA subject/Construction graphic title</th></tr>
      <tr><td>EHAM</td><td>A0957/18</td><td>International</td><td>TWY A12 &lt;50M<br>CLSD</td></tr></table></body></html>`;
    expect(only(page)).toMatchObject({ message: 'TWY A12 <50M\nCLSD', given: { number: 'A0957/18', icao: 'EHAM' } });
  });
});

describe('FAA API v1 and NMS', () => {
  const notam = {
    id: 'NOTAM_1_69074219',
    number: '3/8210',
    type: 'N',
    issued: '2023-07-18T16:42:00.000Z',
    location: 'OSH',
    effectiveStart: '2023-07-18T16:41:00.000Z',
    effectiveEnd: '2025-07-18T16:41:00.000Z',
    text: 'ODP WITTMAN RGNL',
    classification: 'FDC',
    accountId: 'FDC',
    icaoLocation: 'KOSH',
  };
  const feature = (members: object, notamTranslation: object[], geometry: object) => ({
    type: 'Feature',
    properties: { coreNOTAMData: { notam: { ...notam, ...members }, notamTranslation } },
    geometry,
  });
  const local = { type: 'LOCAL_FORMAT', simpleText: '!FDC 3/8210 OSH ODP WITTMAN RGNL 2307181641-2507181641EST' };

  it('prefers the ICAO translation, keeps the local one, and knows the estimate from the texts', () => {
    const page = {
      items: [
        feature({}, [local, { type: 'ICAO', formattedText: 'Q) KZAU/QPDCH\nA) KOSH' }], {
          type: 'GeometryCollection',
          geometries: [{ type: 'Point', coordinates: [-88.5, 43.9] }],
        }),
      ],
    };
    expect(only(JSON.stringify(page))).toMatchObject({
      format: 'faa-api',
      message: 'Q) KZAU/QPDCH\nA) KOSH',
      original: `Q) KZAU/QPDCH\nA) KOSH\n\n${local.simpleText}`,
      given: {
        number: '3/8210',
        icao: 'KOSH',
        location: 'OSH',
        account: 'FDC',
        endKind: 'estimated',
        source: 'FNS',
        sourceType: 'F',
        transactionId: 'NOTAM_1_69074219',
        mapPointer: 'POINT(-88.5 43.9)',
        geometry: 'POINT(-88.5 43.9)',
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
              series: 'A',
              number: '41',
              year: '2025',
              classification: 'INTL',
              effectiveEnd: 'PERM',
              schedule: 'Daily:1100-0001~DLY 1100-0001',
            },
            [],
            { type: 'Point', coordinates: [1, 2] },
          ),
        ],
      },
    };
    expect(only(JSON.stringify(answer))).toMatchObject({
      format: 'nms',
      message: 'ODP WITTMAN RGNL',
      given: { number: 'A0041/25', source: 'NMS', sourceType: 'I', endKind: 'permanent', schedule: 'DLY 1100-0001' },
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

describe('the other JSON formats', () => {
  it.each<[string, object, object]>([
    [
      'ICAO API',
      [
        {
          id: 'A0384/24',
          entity: 'MR',
          all: icao,
          location: 'EICK',
          startdate: '2024-03-01T00:00:00.000Z',
          enddate: '2100-02-01T15:05:00.000Z',
          Created: '2024-02-28T10:00:00.000Z',
          key: 'A0384/24-EICK',
        },
      ],
      {
        format: 'icao-api',
        message: icao,
        given: {
          number: 'A0384/24',
          icao: 'EICK',
          endKind: 'permanent',
          transactionId: 'A0384/24-EICK',
          issueDate: date('2024-02-28T10:00:00Z'),
        },
      },
    ],
    [
      'DAIP',
      {
        group: [
          {
            name: 'EICK',
            notams: [{ type: 'A', list: [{ id: 'A0236/24', text: 'x', rawtext: icao, key: 'EICK_I_EINNYNYX_A0236_24', alertType: 0 }] }],
          },
        ],
      },
      { format: 'daip', message: icao, place: 'group[0].notams[0].list[0]', given: { transactionId: 'EICK_I_EINNYNYX_A0236_24' } },
    ],
    [
      'NAV CANADA',
      {
        data: [{ type: 'notam', pk: 72504, location: 'CYRO', startValidity: '2020-08-13T15:23:00', endValidity: null, text: `(${icao})` }],
        meta: { now: 'x' },
      },
      {
        format: 'nav-canada',
        message: `(${icao})`,
        given: { transactionId: '72504', location: 'CYRO', startDate: date('2020-08-13T15:23:00Z') },
      },
    ],
    [
      'apiNotams',
      {
        cost: 1,
        success: true,
        apiNotams: [
          {
            number: 235,
            id: '04/235',
            notamClass: 'Domestic',
            year: '2022',
            type: 'N',
            effectiveStart: '2022-04-19T20:52:00.000+00:00',
            icaoLocation: 'KATL',
            location: 'ATL',
            issued: '2022-04-19T20:52:00.000+00:00',
            text: 'x',
            translations: [{ type: 'LOCAL_FORMAT', text: '!ATL 04/235 ATL TWY R12 2204192052-PERM' }],
          },
        ],
      },
      {
        format: 'api-notams',
        message: '!ATL 04/235 ATL TWY R12 2204192052-PERM',
        given: { number: '04/235', account: 'ATL', icao: 'KATL', sourceType: 'D' },
      },
    ],
    [
      'the public service',
      {
        count: 1,
        totalCount: 1,
        items: [
          {
            id: '67155d167139c42577c75279',
            notamId: 'A0611/24',
            message: icao,
            transactionId: '73707264',
            icao: 'LSGG',
            issueDate: '2024-09-19T04:00:00.000+00:00',
            startDate: null,
            endDate: null,
            canceledDate: null,
            source: 'USNS',
            sourceType: 'I',
            mapPointer: 'POINT(6.10895 46.23806389)',
            geometry: null,
            isSnowtam: false,
            isProcedure: false,
          },
        ],
      },
      {
        format: 'aerodb',
        message: icao,
        given: {
          number: 'A0611/24',
          icao: 'LSGG',
          transactionId: '73707264',
          issueDate: date('2024-09-19T04:00:00Z'),
          source: 'USNS',
          isSnowtam: false,
        },
      },
    ],
    [
      'a list of texts',
      { created: '2023-10-17', icao: 'EHAM', notams: [icao] },
      { format: 'text-list', message: icao, place: 'notams[0]' },
    ],
    [
      'notices by their id',
      { 7: { notamNumber: 'A0957/18', icaoMessage: icao, traditionalMessage: ' ' } },
      { format: 'faa-search', message: icao, place: '7' },
    ],
    ['a line a notice', { notamNumber: 'A0957/18', icaoMessage: icao, traditionalMessage: ' ' }, { format: 'faa-search', message: icao }],
  ])('%s', (_, json, expected) => {
    expect(only(JSON.stringify(json))).toMatchObject(expected);
  });
});

describe('PIB XML', () => {
  const notam = `<Notam OriginalMessage="false"><NOF>EGGN</NOF><Series>L</Series><Number>85</Number><Year>26</Year><Type>R</Type>
    <ReferredSeries>L</ReferredSeries><ReferredNumber>12</ReferredNumber><ReferredYear>26</ReferredYear>
    <QLine><FIR>EGTT</FIR><Code23>OB</Code23><Code45>CE</Code45><Traffic>IV</Traffic><Purpose>M</Purpose><Scope>AE</Scope><Lower>0</Lower><Upper>2</Upper></QLine>
    <Coordinates>5409N00314W</Coordinates><Radius>1</Radius><ItemA>EGNL</ItemA><ItemA>EGNH</ItemA><StartValidity>2608170500</StartValidity><EndValidity>2608281700</EndValidity>
    <Estimation>EST</Estimation><ItemD>MON-FRI</ItemD><ItemE>CRANE &amp; MAST
LGTD</ItemE><ItemF>SFC</ItemF><ItemG>200FT AMSL</ItemG><NotamStoreDate>140820261348</NotamStoreDate></Notam>`;

  it('is written as the ICAO notice that its items are', () => {
    const pib = `<?xml version="1.0" encoding="UTF-8"?><Pib><AreaPIBHeader><Issued>2026-08-22T18:00:48+00:00</Issued><AerodromeList><Aerodrome><Code>EGNL</Code><FIRList><FIR><ICAO>EGTT</ICAO></FIR></FIRList></Aerodrome></AerodromeList></AreaPIBHeader><FIRSection><NotamList>${notam}</NotamList></FIRSection></Pib>`;
    const { notices, facts } = readFile(pib);
    expect(facts).toEqual({ isKnown: true, issuedAt: date('2026-08-22T18:00:48Z'), places: ['EGNL', 'EGTT'] });
    expect(notices).toMatchObject([
      {
        format: 'pib',
        place: 'Notam 1, line 1',
        message:
          '(L0085/26 NOTAMR L0012/26\nQ) EGTT/QOBCE/IV/M/AE/000/002/5409N00314W001\nA) EGNL EGNH B) 2608170500 C) 2608281700 EST\nD) MON-FRI\nE) CRANE & MAST\nLGTD\nF) SFC G) 200FT AMSL)',
        given: {
          number: 'L0085/26',
          type: 'R',
          account: 'EGGN',
          issueDate: date('2026-08-14T13:48:00Z'),
          endDate: date('2026-08-28T17:00:00Z'),
          endKind: 'estimated',
          source: 'EAD',
        },
      },
    ]);
  });

  it.each([
    ['<!DOCTYPE Pib [<!ENTITY a "aaaa">]><Pib/>', 'DOCTYPE'],
    [`<Pib>${'<a>'.repeat(70)}`, 'nested deeper than 64'],
    ['<Pib><Notam>&undefined;</Notam></Pib>', 'damaged'],
  ])('is refused where it is %s', (xml, sentence) => {
    const padded = `${xml}${' '.repeat(1_100_000)}`;
    expect(() => readFile(padded, 65_536)).toThrow(sentence);
  });
});

describe('AIXM', () => {
  it('is read through the text that its event carries', () => {
    const xml = `<FNS_Snapshot><m:AIXMBasicMessage xmlns:m="x"><m:hasMember><event:Event xmlns:event="e"><event:textNOTAM><event:NOTAM gml:id="NOTAM_1_1765943366464341" xmlns:gml="g"><event:series>A</event:series><event:number>913</event:number><event:year>2025</event:year><event:type>C</event:type><event:issued>2025-12-17T03:48:00.000Z</event:issued><event:effectiveStart>202512170348</event:effectiveStart><event:effectiveEnd>PERM</event:effectiveEnd><event:text>x</event:text><event:translation><event:NOTAMTranslation><event:type>OTHER:ICAO</event:type><event:formattedText><html:div xmlns:html="h">&lt;pre&gt;
${icao}
&lt;/pre&gt;</html:div></event:formattedText></event:NOTAMTranslation></event:translation></event:NOTAM></event:textNOTAM><event:extension><fnse:EventExtension xmlns:fnse="f"><fnse:classification>INTL</fnse:classification><fnse:accountId>KMHT</fnse:accountId><fnse:icaoLocation>KMHT</fnse:icaoLocation></fnse:EventExtension></event:extension></event:Event></m:hasMember></m:AIXMBasicMessage></FNS_Snapshot>`;
    expect(only(xml)).toMatchObject({
      format: 'aixm',
      message: icao,
      given: {
        number: 'A0913/25',
        type: 'C',
        icao: 'KMHT',
        account: 'KMHT',
        sourceType: 'I',
        source: 'NMS',
        endKind: 'permanent',
        startDate: date('2025-12-17T03:48:00Z'),
      },
    });
  });
});

describe('tables of other tools', () => {
  it('with backslashes before quotation marks and line ends as letters', () => {
    const csv =
      'issue_date,all,location,id\n"2022-06-14","H3228/22 NOTAMN\\nA) YMML\\nE) CALL \\"V\\" AND C:\\\\X","YMML","H3228/22"\n"2022-06-14","!SYR 05/142 SYR TWY A CLSD 2205300057-PERM","KSYR","x"';
    expect(readFile(csv).notices).toMatchObject([
      { format: 'csv', message: expect.stringContaining('A) YMML\nE) CALL "V" AND'), given: { icao: 'YMML' } },
      { message: '!SYR 05/142 SYR TWY A CLSD 2205300057-PERM', given: { icao: 'KSYR' } },
    ]);
  });
});
