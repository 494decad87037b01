import { describe, expect, it } from 'vitest';
import { decodeNotice } from '../decode-notice.ts';
import { closuresOfText, effectsOfText } from './closure-effects.ts';

describe('for whom an aerodrome is closed', () => {
  it.each(['AD NOT AVBL AS ALTN', 'AD NOT AVBL AS ALTERNATE AERODROME', 'AD NOT AVBL FOR DIVERSIONS', 'AD NOT AVBL FOR ALTN PURPOSES'])(
    '%s closes nothing',
    (text) => {
      expect(closuresOfText(text)).toEqual([]);
    },
  );

  it.each([
    ['AD CLSD TO VISITING ACFT', 'visitors'],
    ['AD NOT AVBL FOR NON-BASED ACFT', 'visitors'],
    ['AD CLSD TO PRIVATE FLT', 'private'],
    ['AD CLSD TO B747 ACFT', 'aircraftType'],
    ['AD CLSD V-22 VTOL', 'aircraftType'],
    ['AD CLSD TO NON-SCHEDULED FLIGHTS', 'nonScheduled'],
    ['AD CLSD TO ACFT OVER 5700KG', 'overSize'],
    ['AD CLSD TO ACFT WINGSPAN MORE THAN 36M', 'overSize'],
    ['AD NOT AVBL TO ACFT REQUIRING THE USE OF A LICENSED AD', 'licensedUse'],
    ['AD CLSD TO VFR FLT', 'visual'],
    ['AD CLSD TO IFR MOVEMENTS', 'instrument'],
    ['AD CLSD TO FIXED WING', 'fixedWing'],
    ['AD CLSD TO MIL TRG', 'military'],
    ['AD CLSD TO TGL', 'training'],
    ['AD CLSD EXC HEL', 'allButHelicopters'],
    ['AD CLSD EXC EMERG', 'allButEmergencies'],
    ['AD CLSD DUE WX EXC FOR BASED ACFT', 'allButBased'],
    ['AD CLSD EXC MIL OPS', 'allButMilitary'],
    ['AD CLSD EXC SKED ACFT', 'allButScheduled'],
    ['AD CLSD EXC WITH 30 MIN PN', 'allButPermitted'],
    ['AD CLSD EXC 24HR PPR', 'allButPermitted'],
    ['AD NOT AVBL WITHOUT PPR', 'allButPermitted'],
    ['AD CLSD. AVBL WITH 2HR PN', 'allButPermitted'],
    ['AD AVBL WITH 2HR PN', 'allButPermitted'],
    ['AD FERME. DISPONIBLE AVEC PREAVIS DE 15 MIN', 'allButPermitted'],
    ['AD CLSD. AMBULANCE FLT AVBL WITH 1HR PN', 'allButEmergencies'],
    ['AD CLSD. EXC HEL', 'allButHelicopters'],
    ['AD RESERVED TO BASED ACFT', 'allButBased'],
    ['ACFT ABOVE 5700KG ARE NOT PERMITTED TO OPERATE FROM THE AD', 'overSize'],
  ])('%s: a part, %s', (text, code) => {
    expect(closuresOfText(text)).toEqual([`aerodrome part ${code}`]);
  });

  it.each([
    'TO ALL FLIGHTS',
    'TO ALL TFC',
    'FOR ARR/DEP',
    'FOR ARR AND DEP',
    'TO LDG AND TKOF',
    'TO ALL MOVEMENTS',
    'FOR MAINT',
    'UFN',
    'DUE WIP',
    '. FUEL AVBL WITH 1HR PN',
  ])('AD CLSD %s: whole', (words) => {
    expect(closuresOfText(`AD CLSD ${words}`)).toEqual(['aerodrome whole']);
  });

  it('is quoted in the words of the text', () => {
    expect(effectsOfText('RWY 09/27 CLSD EXC TAX 30MIN PPR DUE WIP')[0]).toMatchObject({ words: 'EXC TAX 30MIN PPR DUE WIP' });
    expect(effectsOfText('AD CLSD TO VISITING ACFT')[0]).toMatchObject({ words: 'TO VISITING ACFT' });
    expect(effectsOfText('AD CLSD')[0]).toMatchObject({ words: null });
  });
});

describe('when it is closed', () => {
  it('is as long as the NOTAM, where the text says nothing', () => {
    expect(effectsOfText('AD CLSD')).toMatchObject([{ from: '2026-03-10T06:00:00.000Z', to: '2026-03-20T18:00:00.000Z', periods: [] }]);
  });

  it.each([
    ['AD CLSD 0600-1200', 'listedTimes'],
    ['AD CLSD MON-FRI 0600-1200', 'listedTimes'],
    ['AD CLSD ON SATURDAY AND SUNDAY', 'listedTimes'],
    ['AD OPR HRS MON-FRI 0600-1800 SAT-SUN CLSD', 'listedTimes'],
    ['AD CLSD AT NIGHT', 'night'],
    ['AD CLSD HN', 'night'],
    ['AD CLSD WHEN SNOW IS REMOVED', 'underCondition'],
    ['DURING PERIODS OF HIGH WIND THE AD WILL BE CLSD', 'underCondition'],
  ])('%s: a part, %s', (text, when) => {
    expect(closuresOfText(text)).toEqual([`aerodrome part ${when}`]);
  });

  it('is given in UTC where the text lists it', () => {
    const first = { start: '2026-03-12T06:00:00.000Z', end: '2026-03-12T10:00:00.000Z' };
    expect(effectsOfText('RWY 09/27 CLSD 12 MAR 0600-1000')).toMatchObject([{ from: first.start, to: first.end, periods: [first] }]);
    for (const nights of ['12/13 MAR 2200-0400', '12 AND 13 MARCH 2200-0400', 'DUE WIP 12-13 MAR 2200-0400'])
      expect(effectsOfText(`RWY 09/27 CLSD ${nights}`)).toMatchObject([
        {
          periods: [
            { start: '2026-03-12T22:00:00.000Z', end: '2026-03-13T04:00:00.000Z' },
            { start: '2026-03-13T22:00:00.000Z', end: '2026-03-14T04:00:00.000Z' },
          ],
        },
      ]);
    expect(effectsOfText('RWY 09/27 CLSD 12 MAR 0600L-1000L')).toMatchObject([{ when: 'listedTimes', periods: [] }]);
  });

  const periodsOf = (text: string) =>
    effectsOfText(text).map(({ periods }) => periods.map(({ start, end }) => `${start.slice(8, 16)} ${end?.slice(8, 16)}`));

  it.each([
    ['1200-1300 ON 12 MAR AND 1400-1500 ON 13 MAR', ['12T12:00 12T13:00', '13T14:00 13T15:00']],
    ['TO ALL NON-SKED FLT: MAR 12 0600-0700 AND MAR 13 1300-1500', ['12T06:00 12T07:00', '13T13:00 13T15:00']],
    ['ON EVERY THU BTN 0730 UTC AND 1030 UTC', ['12T07:30 12T10:30', '19T07:30 19T10:30']],
    ['DUE WIP\n1. 12 MAR 0600-0700\n2. 13 MAR 0800-0900', ['12T06:00 12T07:00', '13T08:00 13T09:00']],
    ['2603120600-2603120900 AND 2603140600-2603140900', ['12T06:00 12T09:00', '14T06:00 14T09:00']],
    ['12 AND 14 MAR 0900-1200 LOCAL TIME (UTC+3)', ['12T06:00 12T09:00', '14T06:00 14T09:00']],
    ['12 MAR 2200-2330 (UTC-0530)', ['13T03:30 13T05:00']],
    ['12 MAR FM 1830, 13 MAR H24 AND 14 MAR UNTIL 0700', ['12T18:30 14T07:00']],
    ['12 MAR FM 1400 TIL 14 MAR 0800', ['12T14:00 14T08:00']],
    [': - 12 MAR : 2200-0430 - 14 MAR : 2230-0400', ['12T22:00 13T04:30', '14T22:30 15T04:00']],
    ['THU 12 MAR TO FRI 13 MAR 0300-0400', ['12T03:00 12T04:00', '13T03:00 13T04:00']],
    ['0300-0400 DLY FM MAR 12 2026 TO MAR 13 2026', ['12T03:00 12T04:00', '13T03:00 13T04:00']],
    ['DLY BTN 1815 UTC AND 0015 UTC WEF 12 MAR 1815 UTC TILL 14 MAR 0015 UTC', ['12T18:15 13T00:15', '13T18:15 14T00:15']],
    ['TO TFC DLY FM 2200 TO 0500 WEF 12 MAR 2200 TILL 14 MAR 0500', ['12T22:00 13T05:00', '13T22:00 14T05:00']],
    ['1900-2000 WEF 19 MAR', ['19T19:00 19T20:00']],
    ['DLY 1900-2000 WEF 12 MAR 2660 TILL 14 MAR 0500', []],
    ['DUE WIP FM 2603121200 TO 2603131900 DLY 1200-1900', ['12T12:00 12T19:00', '13T12:00 13T19:00']],
    ['DLY 1900-2000 TILL 12 MAR', ['10T19:00 10T20:00', '11T19:00 11T20:00', '12T19:00 12T20:00']],
    ['WEEKLY ON TUESDAYS 2100 TO 0200', ['10T21:00 11T02:00', '17T21:00 18T02:00']],
    [
      ': MON-WED 0900-1000, THU 0900-1100, EXC 11 AND 12 MAR',
      ['10T09:00 10T10:00', '16T09:00 16T10:00', '17T09:00 17T10:00', '18T09:00 18T10:00', '19T09:00 19T11:00'],
    ],
    [
      'DAILY 0900-1000 EXC SAT, SUN AND 12 MAR',
      [
        '10T09:00 10T10:00',
        '11T09:00 11T10:00',
        '13T09:00 13T10:00',
        '16T09:00 16T10:00',
        '17T09:00 17T10:00',
        '18T09:00 18T10:00',
        '19T09:00 19T10:00',
        '20T09:00 20T10:00',
      ],
    ],
    ['12 MAR. ALSO CLSD 14 MAR 0000-0430', ['12T00:00 13T00:00', '14T00:00 14T04:30']],
    ['FOR LDG EVERY THU 0730-1030', ['12T07:30 12T10:30', '19T07:30 19T10:30']],
    ['TO JETS THU 0600-0800', ['12T06:00 12T08:00', '19T06:00 19T08:00']],
    ['ON 12 MAR FROM 0900UTC TO 1200UTC', ['12T09:00 12T12:00']],
    ['FOR MAINT 1601-2159 EVERY MON, WED', ['11T16:01 11T21:59', '16T16:01 16T21:59', '18T16:01 18T21:59']],
    [
      '12 MAR-18 MAR WKDAYS 0600-0700',
      ['12T06:00 12T07:00', '13T06:00 13T07:00', '16T06:00 16T07:00', '17T06:00 17T07:00', '18T06:00 18T07:00'],
    ],
    ['DUE WIP 12 MAR 1100/1900', ['12T11:00 12T19:00']],
    ['12 MAR THRU 14 MAR', ['12T00:00 15T00:00']],
    ['12 MAR 0600-0700 AND ALL DAY ON SAT AND SUN', ['12T06:00 12T07:00', '14T00:00 16T00:00']],
    ['12 MAR ALL DAY', ['12T00:00 13T00:00']],
    ['12 MAR WHOLE DAY, 14 MAR 0600-1000', ['12T00:00 13T00:00', '14T06:00 14T10:00']],
    ['12 MAR DUE WIP, 14 MAR 0600-1000', ['12T00:00 13T00:00', '14T06:00 14T10:00']],
    ['12 MAR TO 14 MAR BTN 2200 AND 0400 DAILY', ['12T22:00 13T04:00', '13T22:00 14T04:00', '14T22:00 15T04:00']],
    ['12 14 16 MAR 0600-1000', ['12T06:00 12T10:00', '14T06:00 14T10:00', '16T06:00 16T10:00']],
    ['12 MAR 0600-1000; 13 MAR 0600-1000', ['12T06:00 12T10:00', '13T06:00 13T10:00']],
    [
      'WED-THU 0600-1000; SAT 0800-0900',
      ['11T06:00 11T10:00', '12T06:00 12T10:00', '14T08:00 14T09:00', '18T06:00 18T10:00', '19T06:00 19T10:00'],
    ],
    ['ON:\n1. 12 MAR 0600-1000\n2. 14 MAR 0600-1000', ['12T06:00 12T10:00', '14T06:00 14T10:00']],
    ['12TH MARCH 0600-1000', ['12T06:00 12T10:00']],
    ['ON 12TH AND 14TH OF MARCH FROM 0600 TO 1000', ['12T06:00 12T10:00', '14T06:00 14T10:00']],
    ['THURSDAY 12TH MARCH 06:00-10:00', ['12T06:00 12T10:00']],
    ['2026-03-12 0600-1000', ['12T06:00 12T10:00']],
    ['12 MAR 2026 0600-1000', ['12T06:00 12T10:00']],
    ['12 MAR 0600-1000 UTC (0700-1100 LT)', ['12T06:00 12T10:00']],
    ['12 MAR 0600-1000 DUE LOCAL FLYING', ['12T06:00 12T10:00']],
    ['FM 12 MAR 2026 TO 14 MAR 2026', ['12T00:00 15T00:00']],
    ['WEEKENDS 0600-1000', ['14T06:00 14T10:00', '15T06:00 15T10:00']],
    ['12 MAR 0600-1000. ALSO CLSD 13 MAR 0600-1000', ['12T06:00 12T10:00', '13T06:00 13T10:00']],
    ['ON FLW DATES:\n(1) 12 MAR 0600-1000\n(2) 14 MAR 0600-1000', ['12T06:00 12T10:00', '14T06:00 14T10:00']],
    ['ON 12/3, 14/3 AND 16/3 0600-1000', ['12T06:00 12T10:00', '14T06:00 14T10:00', '16T06:00 16T10:00']],
    ['DLY 0600-1000 EXC THU 2603110600-2603131000', ['11T06:00 11T10:00', '13T06:00 13T10:00']],
    ['FM 18 MAR DLY 0600-1200', ['18T06:00 18T12:00', '19T06:00 19T12:00', '20T06:00 20T12:00']],
    ['DLY 2200-0200 FM 18 MAR', ['18T22:00 19T02:00', '19T22:00 20T02:00']],
    ['12-14 MAR. HOWEVER RWY AVBL 13 MAR 0600-1400', ['12T00:00 13T06:00', '13T14:00 15T00:00']],
    ['THU 0600-1000. RWY AVBL ON 19 MAR', ['12T06:00 12T10:00']],
  ])('holds each hour to its own day: %s', (times, expected) => {
    expect(periodsOf(`RWY 09/27 CLSD ${times}`)).toEqual([expected]);
  });

  it.each(['CLSD 12 MAR OPEN 13 MAR CLSD 14 MAR', 'CLSD 12 MAR, AVBL 13 MAR, CLSD 14 MAR', 'CLSD 12 MAR AND ALSO CLSD 14 MAR'])(
    'has each of its days: RWY 09/27 %s',
    (times) => {
      expect(periodsOf(`RWY 09/27 ${times}`)).toEqual([['12T00:00 13T00:00'], ['14T00:00 15T00:00']]);
    },
  );

  it('is not known where a day is said to have no closure', () => {
    expect(periodsOf('RWY 09/27 CLSD DLY 0330-0600, ON 14 MAR NO CLOSURE')).toEqual([[]]);
  });

  it.each(['MON RWY 09/27 CLSD, TUE RWY 18/36 CLSD', 'ON 12 MAR RWY 09/27 CLSD, ON 13 MAR RWY 18/36 CLSD'])(
    'has no time of the runway behind it: %s',
    (text) => {
      expect(periodsOf(text)).toEqual([[], []]);
    },
  );

  it('of a day that is another day of the week are none', () => {
    expect(periodsOf('RWY 09/27 CLSD FRI 12 MAR 0300-0400')).toEqual([[]]);
  });

  it.each([
    '0730-2130 JST',
    '0730-2130 HL',
    '0730-2130 (UTC-5, UTC-6)',
    '0730-2130 HRS LT',
    '0730-2130 (LOCAL)',
    'LOCAL TIME 0730-2130',
    '0730-2130. ALL TIMES ARE LOCAL',
    '4/3 0600-0700',
    '12-16 MAR EXC 14 MAR 0800-1200',
    'MON-SAT. AVBL SUN 0800-1600',
    '0800-1200 (1400-1600 SAT)',
    '0800-1200 DLY AND 1400-1600 SAT',
    'DUE MANTENIMIENTO DIC 01 0600-1000, DIC 08 0600-0900',
  ])('lists no times where it is open which days they have: %s', (times) => {
    expect(effectsOfText(`RWY 09/27 CLSD ${times}`)).toMatchObject([{ when: 'listedTimes', periods: [] }]);
  });

  it('leaves open when it is closed where a sentence of more times follows', () => {
    expect(periodsOf('RWY 09/27 CLSD TUE AND THU 1730-2230. ON REMAINING NIGHTS 1830-2130')).toEqual([[]]);
  });

  it.each([', AVBL 0700-0800', ' DUE WIP, OPEN BTN 0700 AND 0800', ' BUT OPENS 0700-0800', '. OPEN DAILY 0700-0800'])(
    'is all but the times at which it is open: RWY 09/27 CLSD%s',
    (opening) => {
      expect(periodsOf(`RWY 09/27 CLSD${opening}`)[0]?.slice(0, 2)).toEqual(['10T06:00 10T07:00', '10T08:00 11T07:00']);
    },
  );

  it('quotes all times of a list', () => {
    const text = 'RWY 09/27 CLSD AT FOLLOWING TIMES: 2230-2240 DUE RWY CHANGE 0135-0300 DUE WIP';
    expect(effectsOfText(text)).toMatchObject([{ words: '2230-2240 DUE RWY CHANGE 0135-0300' }]);
  });

  it('is not known where holidays are among the days', () => {
    expect(periodsOf('RWY 09/27 CLSD SUNDAYS AND PUBLIC HOLIDAYS')).toEqual([[]]);
  });

  it.each([
    'AVBL FOR LDG ONLY 0700-0800',
    'AVBL FOR LDG 0700-0800 ONLY',
    'OPEN ONLY BTN 0700 AND 0800',
    'OPEN 0700-0800, CLSD AT ALL OTHER TIMES',
    'AVBL DAILY 0700-0800, OTHERWISE CLSD',
  ])('is all but the times at which it is left: RWY 09/27 %s', (left) => {
    expect(periodsOf(`RWY 09/27 ${left}`).at(-1)?.slice(0, 2)).toEqual(['10T06:00 10T07:00', '10T08:00 11T07:00']);
  });

  it.each([
    ['0600-0700 ON THU. SUN CLSD', [['12T06:00 12T07:00', '19T06:00 19T07:00'], ['15T00:00 16T00:00']]],
    ['0600-0700 ON THU. ON 15 MAR WILL BE CLSD ALL DAY', [['12T06:00 12T07:00', '19T06:00 19T07:00'], ['15T00:00 16T00:00']]],
    ['0600-0700 ON THU. ON 15 MAR CLSD 0800-0900', [['12T06:00 12T07:00', '19T06:00 19T07:00'], ['15T08:00 15T09:00']]],
    ['0600-0700 ON THU, ON 15 MAR CLSD 0800-0900', [['12T06:00 12T07:00', '19T06:00 19T07:00'], ['15T08:00 15T09:00']]],
    ['THU 0600-0700, 15 MAR CLSD 2200-0600', [['12T06:00 12T07:00', '19T06:00 19T07:00'], ['15T22:00 16T06:00']]],
    ['THU 0600-0700. ALSO CLSD 15 MAR', [['12T06:00 12T07:00', '15T00:00 16T00:00', '19T06:00 19T07:00']]],
    ['0600-0700 ON THU. DURING THE HOLIDAYS CLSD ALL DAY', [[]]],
  ])('is also when a sentence of its own says so: RWY 09/27 CLSD %s', (times, expected) => {
    expect(periodsOf(`RWY 09/27 CLSD ${times}`)).toEqual(expected);
  });

  it('is every day but those that are excepted', () => {
    expect(periodsOf('RWY 09/27 CLSD EVERY DAY EXCEPT THURSDAY FROM 0600 TO 0800')[0]?.slice(0, 3)).toEqual([
      '10T06:00 10T08:00',
      '11T06:00 11T08:00',
      '13T06:00 13T08:00',
    ]);
  });

  it('is each night where only every other is meant', () => {
    expect(periodsOf('RWY 09/27 CLSD EVERY OTHER NIGHT 2300-0500')[0]?.slice(0, 2)).toEqual(['10T23:00 11T05:00', '11T23:00 12T05:00']);
  });

  it('begins with a day that has no end, however it is written', () => {
    for (const day of ['12 MAR', '12TH MARCH']) expect(closuresOfText(`AD CLSD FROM ${day}`)).toEqual(['aerodrome whole']);
  });

  it('is no date where an ordinal counts weekdays', () => {
    expect(periodsOf('RWY 09/27 CLSD 1ST AND 3RD WED OF MONTH 0700-1000')).toEqual([[]]);
  });

  it('is whole where the times are those of the NOTAM', () => {
    expect(closuresOfText('AD CLSD FM 10 MAR 0600 TO 20 MAR 1800')).toEqual(['aerodrome whole']);
  });
});

describe('both runways closed at listed times', () => {
  it.each([
    'BOTH RWY CLSD AT FOLLOWING TIMES: RWY 09/27 12 MAR 0600-1000, RWY 18/36 12 MAR 1100-1400',
    'BOTH RWY CLSD AT FLW TIMES:\nRWY 09/27 12 MAR 0600-1000\nRWY 18/36 13 MAR 0600-1000',
  ])('leave one open where the times do not overlap: %j', (text) => {
    expect(closuresOfText(text)).toEqual(['09/27 part listedTimes', '18/36 part listedTimes']);
  });

  it('leave none open while they overlap', () => {
    const text = 'BOTH RWY CLSD AT FOLLOWING TIMES: RWY 09/27 12 MAR 0600-1000, RWY 18/36 12 MAR 0900-1400';
    expect(effectsOfText(text).at(-1)).toMatchObject({
      kind: 'noRunwayLeft',
      from: '2026-03-12T09:00:00.000Z',
      to: '2026-03-12T10:00:00.000Z',
    });
  });

  it('leave none open where the times are those of both', () => {
    for (const text of ['BOTH RWY CLSD AT FLW TIMES: 12 MAR 0600-1000', 'RWY 09/27 AND RWY 18/36 CLSD 12 MAR 0600-1000']) {
      expect(effectsOfText(text).at(-1)).toMatchObject({ kind: 'noRunwayLeft', from: '2026-03-12T06:00:00.000Z' });
    }
  });

  it('leave none open where both may only be taxied on', () => {
    expect(closuresOfText('ALL RWYS CLSD EXC TAX')).toContain('noRunwayLeft');
    expect(closuresOfText('ALL RWYS CLSD EXC HEL')).not.toContain('noRunwayLeft');
  });
});

describe('severity', () => {
  const severityOf = (text: string, code: string) =>
    decodeNotice(`A0001/26 NOTAMN\nQ) LOVV/${code}/IV/NBO/A/000/999/4806N01633E005\nA) LOWW B) 2603100600 C) 2603201800\nE) ${text}`, {
      receivedAt: new Date('2026-03-10'),
    });

  it.each(['QFALC', 'QFATT', 'QAECD', 'QOBCE', 'QXXXX'])('is 5 for an aerodrome that is wholly closed, under %s', (code) => {
    expect(severityOf('ATZ DEACTIVATED, AD CLSD', code)).toMatchObject({ severity: 5, severityRule: 'aerodromeClosed' });
  });

  it.each([
    ['RWY 09/27 XYZZY CLSD', 'mayClose'],
    ['HELIPAD 2 CLSD', 'helipadClosed'],
    ['AD CLSD TO VISITING ACFT', 'aerodromePartlyClosed'],
    ['RWY 09/27 LENGTH REDUCED TO 1500M', 'runwayShortened'],
  ])('of %s is 4, by %s', (text, rule) => {
    expect(severityOf(text, 'QOBCE')).toMatchObject({ severity: 4, severityRule: rule });
  });

  it('of an AIP trigger without a closure stays 1', () => {
    expect(severityOf('AIP SUP 1/26: NEW CHARTS', 'QFATT')).toMatchObject({ severity: 1 });
  });
});
