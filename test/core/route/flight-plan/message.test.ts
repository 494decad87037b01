import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightPlanFields, type FlightPlanItems } from '#contract/route/flight-plan.ts';
import { severityOf } from '#core/route/flight-plan/fault.ts';
import { placeOf } from '#core/route/flight-plan/located.ts';
import { readMessage } from '#core/route/flight-plan/read.ts';
import { writeMessage } from '#core/route/flight-plan/write.ts';
import { times } from '../../../helpers/long.ts';
import { noItems, legalPlan, NOW, plan } from './plans.ts';
import { checkItems } from '#core/route/flight-plan/flight-plan.ts';

const errorsOf = (items: FlightPlanItems) => checkItems(items, NOW).filter(({ code }) => severityOf(code) === 'error');

const written = `(FPL-HBABC-ZG
-C172/L-SDFGRY/LB1
-LSGG0800
-N0110VFR DCT GVA DCT MTL/N0110F085 IFR DCT
-LFMN0145 LFML LFTH
-PBN/B2 DOF/261122 EET/LFMM0025 RMK/TEST FLIGHT
-E/0430 P/003 R/UV J/LF D/1 004 C ORANGE A/WHITE RED C/MULLER)`;

describe('a message', () => {
  it('has an item in each line, and item 19 last', () => {
    expect(writeMessage(plan)).toBe(written);
    expect(readMessage(written)).toMatchObject({ items: plan, faults: [] });
  });

  it('has 0 for an item 18 without text, and no item 19 that nothing fills', () => {
    const items = { ...noItems, aircraftId: 'HBABC', rules: 'V', aircraftType: 'C172', wake: 'L', equipment: 'S', surveillance: 'C' };
    const message = writeMessage({
      ...items,
      departure: 'LSGG',
      time: '0800',
      speed: 'N0110',
      level: 'VFR',
      route: 'DCT',
      destination: 'LFMN',
      eet: '0145',
    });
    expect(message).toBe('(FPL-HBABC-V\n-C172/L-S/C\n-LSGG0800\n-N0110VFR DCT\n-LFMN0145\n-0)');
  });

  it('breaks where a line would be longer than the 69 characters of AFTN', () => {
    const long = {
      ...plan,
      equipment: 'ABCDE1E2E3FGHIJ1J2J3J4J5J6J7KLM1M2M3OP1P2P3P4P5P6P7P8P9RTUVWXYZ',
      surveillance: 'SB2U2V2D1G1',
      RMK: 'A BC '.repeat(40).trim(),
    };
    const message = writeMessage(long);
    expect(Math.max(...message.split('\n').map((line) => line.length))).toBeLessThanOrEqual(69);
    expect(readMessage(message)).toMatchObject({ items: long, faults: [] });
  });

  it('of any items without an error gives the same items again, in lines that AFTN carries', () => {
    fc.assert(
      fc.property(legalPlan, (items) => {
        expect(errorsOf(items)).toEqual([]);
        const message = writeMessage(items);
        expect(message.split('\n').filter((line) => line.length > 69)).toEqual([]);
        const read = readMessage(message);
        expect(read.faults).toEqual([]);
        expect(read.items).toEqual(items);
      }),
      { numRuns: times(300, 5000) },
    );
  });

  it.each([
    ['in one line and small letters', written.replaceAll('\n', '').toLowerCase()],
    ['with the line ends of other systems', written.replaceAll('\n', '\r\n')],
    ['with blanks around every hyphen', written.replaceAll('-', ' - ')],
  ])('is read %s', (_, message) => {
    expect(readMessage(message)).toMatchObject({ items: plan, faults: [] });
  });

  it.each([
    ['METAR LSGG', ['notAMessage - "METAR LSGG"']],
    ['', ['notAMessage - ""']],
    [written.slice(0, -1), ['notClosed - ""']],
    [`${written} BT`, ['textAfterMessage - " BT"']],
    [written.replace('(FPL-', '(FPL ABC-'), ['itemNotExpected - "ABC"']],
    [written.replace('-LSGG0800\n', ''), ['itemMissing 13 ""']],
    [written.replace('-C172/L', ''), ['itemMissing 9 ""']],
    [written.replace('-N0110VFR DCT GVA DCT MTL/N0110F085 IFR DCT\n', ''), ['itemMissing 15 ""']],
    [written.replace(/-PBN.*\n/, ''), ['itemMissing 18 ""']],
    [written.replace('PBN/B2 DOF/261122', 'DOF/261122 PBN/B2'), ['indicatorOutOfOrder 18 "PBN/"']],
    [written.replace('RMK/', 'RFP/Q1 RMK/'), ['indicatorUnknown 18 "RFP/Q1 "']],
    [written.replace('RMK/', 'RMK/A RMK/'), ['indicatorRepeated 18 "RMK/TEST FLIGHT"']],
    [written.replace('PBN/', 'HELLO PBN/'), ['textWithoutIndicator 18 "HELLO"']],
    [written.replace('PBN/B2', 'STS/ PBN/B2'), ['missing 18 "STS/"']],
    [written.replace('E/0430 P/003', 'P/003 E/0430'), ['indicatorOutOfOrder 19 "E/"']],
    [written.replace('P/003', 'X/003'), ['indicatorUnknown 19 "X/003 "']],
  ])('%j has %o', (message, faults) => {
    expect(
      readMessage(message).faults.map(({ code, item, from, to }) => `${code} ${item ?? '-'} ${JSON.stringify(message.slice(from, to))}`),
    ).toEqual(faults);
  });

  it('keeps the hyphens of item 18 in its text, and names them', () => {
    const { items, faults } = readMessage(written.replace('TEST FLIGHT', 'TEST-FLIGHT'));
    expect([items.RMK, items.pilot, faults]).toEqual(['TEST-FLIGHT', 'MULLER', []]);
    expect(errorsOf(items)).toEqual([{ code: 'characters', field: 'RMK', from: 4, to: 5 }]);
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...'(FPL|(FPL-|-|/|)| |\n|\r\n|HBABC|VG|C172/L|SDFG/C|LSGG0800|N0110VFR DCT|LFMN0145 LFML|0|DOF/261122|RMK/|E/0430|P/|ß|\u{1F6E9}|9|K'.split(
      '|',
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string().map((some) => `(FPL-${some})`),
  );

  it('has items, and faults with places in it', () => {
    fc.assert(
      fc.property(text, (message) => {
        const { items, faults, values } = readMessage(message);
        expect(Object.keys(items)).toEqual(flightPlanFields);
        for (const { from, to } of faults) expect([0 <= from, from <= to, to <= message.length]).toEqual([true, true, true]);
        for (const { field, from, to } of checkItems(items, NOW)) {
          const value = values.get(field);
          const place = value ? placeOf(value, { from, to }) : { from: 0, to: 0 };
          expect([from <= to, to <= (items[field] ?? '').length, place.from <= place.to, place.to <= message.length]).toEqual([
            true,
            true,
            true,
            true,
          ]);
        }
      }),
      { numRuns: times(500, 5000) },
    );
  });

  it('gives items that can be written and read again, whatever is wrong with them', () => {
    fc.assert(
      fc.property(text, (message) => {
        expect(() => readMessage(writeMessage(readMessage(message).items))).not.toThrow();
      }),
      { numRuns: times(200, 1000) },
    );
  });
});
