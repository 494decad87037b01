import { describe, expect, it } from 'vitest';
import { date, icao, only, readFile } from './read.ts';

describe('the other JSON formats', () => {
  it.each<[string, object, object]>([
    [
      'ICAO API',
      [
        {
          id: 'D0742/24',
          entity: 'MR',
          all: icao,
          location: 'LOWG',
          startdate: '2024-06-03T00:00:00.000Z',
          enddate: '2100-02-01T15:05:00.000Z',
          Created: '2024-05-31T09:00:00.000Z',
          key: 'D0742/24-LOWG',
        },
      ],
      {
        format: 'icao-api',
        message: icao,
        given: {
          number: 'D0742/24',
          icao: 'LOWG',
          endKind: 'permanent',
          transactionId: 'D0742/24-LOWG',
          issueDate: date('2024-05-31T09:00:00Z'),
        },
      },
    ],
    [
      'DAIP',
      {
        group: [
          {
            name: 'LOWG',
            notams: [{ type: 'A', list: [{ id: 'D0613/24', text: 'x', rawtext: icao, key: 'LOWG_I_LOWWYNYX_D0613_24', alertType: 0 }] }],
          },
        ],
      },
      {
        format: 'daip',
        message: icao,
        place: { element: 'group[0].notams[0].list[0]' },
        given: { transactionId: 'LOWG_I_LOWWYNYX_D0613_24' },
      },
    ],
    [
      'NAV CANADA',
      {
        data: [{ type: 'notam', pk: 90817, location: 'CYXX', startValidity: '2021-05-19T14:07:00', endValidity: null, text: `(${icao})` }],
        meta: { now: 'x' },
      },
      {
        format: 'nav-canada',
        message: `(${icao})`,
        given: { transactionId: '90817', location: 'CYXX', startDate: date('2021-05-19T14:07:00Z') },
      },
    ],
    [
      'apiNotams',
      {
        cost: 1,
        success: true,
        apiNotams: [
          {
            number: 983,
            id: '07/983',
            notamClass: 'Domestic',
            year: '2023',
            type: 'N',
            effectiveStart: '2023-07-11T16:35:00.000+00:00',
            icaoLocation: 'KBOI',
            location: 'BOI',
            issued: '2023-07-11T16:35:00.000+00:00',
            text: 'x',
            translations: [{ type: 'LOCAL_FORMAT', text: '!BOI 07/983 BOI TWY K 2307111635-PERM' }],
          },
        ],
      },
      {
        format: 'api-notams',
        message: '!BOI 07/983 BOI TWY K 2307111635-PERM',
        given: { number: '07/983', account: 'BOI', icao: 'KBOI', sourceType: 'D' },
      },
    ],
    [
      'the public service',
      {
        count: 1,
        totalCount: 1,
        items: [
          {
            id: '5f0a3c9e81b24d7760ce1a48',
            notamId: 'B0417/24',
            message: icao,
            transactionId: '70414188',
            icao: 'LOWI',
            issueDate: '2024-07-08T05:00:00.000+00:00',
            startDate: null,
            endDate: null,
            canceledDate: null,
            source: 'USNS',
            sourceType: 'I',
            mapPointer: 'POINT(11.34396 47.26021944)',
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
          number: 'B0417/24',
          icao: 'LOWI',
          transactionId: '70414188',
          issueDate: date('2024-07-08T05:00:00Z'),
          source: 'USNS',
          isSnowtam: false,
        },
      },
    ],
    [
      'a list of texts',
      { created: '2024-05-06', icao: 'LOWW', notams: [icao] },
      { format: 'text-list', message: icao, place: { element: 'notams[0]' } },
    ],
    [
      'notices by their id',
      { 7: { notamNumber: 'B1264/23', icaoMessage: icao, traditionalMessage: ' ' } },
      { format: 'faa-search', message: icao, place: { element: '7' } },
    ],
    ['a line a notice', { notamNumber: 'B1264/23', icaoMessage: icao, traditionalMessage: ' ' }, { format: 'faa-search', message: icao }],
  ])('%s', (_, json, expected) => {
    expect(only(JSON.stringify(json))).toMatchObject(expected);
  });
});

describe('PIB XML', () => {
  const notam = `<Notam OriginalMessage="false"><NOF>LOWW</NOF><Series>B</Series><Number>73</Number><Year>25</Year><Type>R</Type>
    <ReferredSeries>B</ReferredSeries><ReferredNumber>9</ReferredNumber><ReferredYear>25</ReferredYear>
    <QLine><FIR>LOVV</FIR><Code23>OB</Code23><Code45>CE</Code45><Traffic>IV</Traffic><Purpose>M</Purpose><Scope>AE</Scope><Lower>0</Lower><Upper>4</Upper></QLine>
    <Coordinates>4806N01633E</Coordinates><Radius>2</Radius><ItemA>LOWW</ItemA><ItemA>LOAN</ItemA><StartValidity>2509080600</StartValidity><EndValidity>2509191500</EndValidity>
    <Estimation>EST</Estimation><ItemD>TUE-SAT</ItemD><ItemE>CRANE &amp; MAST
LGTD</ItemE><ItemF>SFC</ItemF><ItemG>380FT AMSL</ItemG><NotamStoreDate>240820251127</NotamStoreDate></Notam>`;

  it('is written as an ICAO NOTAM of its items', () => {
    const pib = `<?xml version="1.0" encoding="UTF-8"?><Pib><AreaPIBHeader><Issued>2025-09-05T06:30:21+00:00</Issued><AerodromeList><Aerodrome><Code>LOWW</Code><FIRList><FIR><ICAO>LOVV</ICAO></FIR></FIRList></Aerodrome></AerodromeList></AreaPIBHeader><FIRSection><NotamList>${notam}</NotamList></FIRSection></Pib>`;
    const { notices, facts } = readFile(pib);
    expect(facts).toEqual({ isKnown: true, issuedAt: date('2025-09-05T06:30:21Z'), places: ['LOWW', 'LOVV'], wholeFor: ['LOWW', 'LOVV'] });
    expect(notices).toMatchObject([
      {
        format: 'pib',
        place: { line: 1, element: 'Notam[1]' },
        message:
          '(B0073/25 NOTAMR B0009/25\nQ) LOVV/QOBCE/IV/M/AE/000/004/4806N01633E002\nA) LOWW LOAN B) 2509080600 C) 2509191500 EST\nD) TUE-SAT\nE) CRANE & MAST\nLGTD\nF) SFC G) 380FT AMSL)',
        given: {
          number: 'B0073/25',
          type: 'R',
          account: 'LOWW',
          issueDate: date('2025-08-24T11:27:00Z'),
          endDate: date('2025-09-19T15:00:00Z'),
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
    const xml = `<FNS_Snapshot><m:AIXMBasicMessage xmlns:m="x"><m:hasMember><event:Event xmlns:event="e"><event:textNOTAM><event:NOTAM gml:id="NOTAM_1_1730798763120457" xmlns:gml="g"><event:series>D</event:series><event:number>604</event:number><event:year>2024</event:year><event:type>C</event:type><event:issued>2024-11-05T09:26:00.000Z</event:issued><event:effectiveStart>202411050926</event:effectiveStart><event:effectiveEnd>PERM</event:effectiveEnd><event:text>x</event:text><event:translation><event:NOTAMTranslation><event:type>OTHER:ICAO</event:type><event:formattedText><html:div xmlns:html="h">&lt;pre&gt;
${icao}
&lt;/pre&gt;</html:div></event:formattedText></event:NOTAMTranslation></event:translation></event:NOTAM></event:textNOTAM><event:extension><fnse:EventExtension xmlns:fnse="f"><fnse:classification>INTL</fnse:classification><fnse:accountId>KBOI</fnse:accountId><fnse:icaoLocation>KBOI</fnse:icaoLocation></fnse:EventExtension></event:extension></event:Event></m:hasMember></m:AIXMBasicMessage></FNS_Snapshot>`;
    expect(only(xml)).toMatchObject({
      format: 'aixm',
      message: icao,
      given: {
        number: 'D0604/24',
        type: 'C',
        icao: 'KBOI',
        account: 'KBOI',
        sourceType: 'I',
        source: 'NMS',
        endKind: 'permanent',
        startDate: date('2024-11-05T09:26:00Z'),
      },
    });
  });
});

describe('tables of other tools', () => {
  it('with backslashes before quotation marks and line ends as letters', () => {
    const csv =
      'issue_date,all,location,id\n"2024-05-17","D0815/24 NOTAMN\\nA) NZWN\\nE) SAY \\"K\\" AND C:\\\\X","NZWN","D0815/24"\n"2024-05-17","!BOI 05/612 BOI TWY C CLSD 2405140215-PERM","KBOI","x"';
    expect(readFile(csv).notices).toMatchObject([
      { format: 'csv', message: expect.stringContaining('A) NZWN\nE) SAY "K" AND'), given: { icao: 'NZWN' } },
      { message: '!BOI 05/612 BOI TWY C CLSD 2405140215-PERM', given: { icao: 'KBOI' } },
    ]);
  });
});
