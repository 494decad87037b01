import { describe, expect, it } from 'vitest';
import { americanDate, anyDate, endOf, isoDate, storeDate } from '#core/notams/formats/dates.ts';

describe('dates of the formats', () => {
  it.each<[string, Date | undefined, string | undefined]>([
    ['FAA NOTAM Search', americanDate('08/31/2022 1200'), '2022-08-31T12:00:00.000Z'],
    ['its end of a day', americanDate('08/31/2022 2400'), '2022-09-01T00:00:00.000Z'],
    ['no month 13', americanDate('13/31/2022 1200'), undefined],
    ['a PIB, day first', storeDate('140820261348'), '2026-08-14T13:48:00.000Z'],
    ['ISO with Z', isoDate('2023-07-18T16:42:00.000Z'), '2023-07-18T16:42:00.000Z'],
    ['ISO with an offset', isoDate('2022-07-14T11:13:00.000+02:00'), '2022-07-14T09:13:00.000Z'],
    ['ISO without an offset, which is UTC', isoDate('2020-07-29T17:56:12.503'), '2020-07-29T17:56:12.503Z'],
    ['a day alone', isoDate('2020-07-29'), '2020-07-29T00:00:00.000Z'],
    ['no date', isoDate('yesterday'), undefined],
    ['AIXM', anyDate('202512170348'), '2025-12-17T03:48:00.000Z'],
  ])('%s', (_, date, expected) => {
    expect(date?.toISOString()).toBe(expected);
  });

  it.each([
    ['08/31/2022 1200EST', { endDate: new Date('2022-08-31T12:00:00Z'), endKind: 'estimated' }],
    ['08/31/2022 1200', { endDate: new Date('2022-08-31T12:00:00Z'), endKind: 'fixed' }],
    ['PERM', { endKind: 'permanent' }],
    ['UFN', { endKind: 'untilFurtherNotice' }],
    ['202512200348', { endDate: new Date('2025-12-20T03:48:00Z'), endKind: 'fixed' }],
    ['2025-12-20T03:48:00Z', { endDate: new Date('2025-12-20T03:48:00Z') }],
    ['', {}],
    [' ', {}],
  ])('the end %j', (text, expected) => {
    expect(endOf(text)).toEqual(expected);
  });
});
