import { describe, expect, it } from 'vitest';
import { americanDate, anyDate, endOf, isoDate, storeDate } from '#core/notams/formats/dates.ts';

describe('dates of the formats', () => {
  it.each<[string, Date | undefined, string | undefined]>([
    ['FAA NOTAM Search', americanDate('09/30/2024 1315'), '2024-09-30T13:15:00.000Z'],
    ['its end of a day', americanDate('09/30/2024 2400'), '2024-10-01T00:00:00.000Z'],
    ['no month 13', americanDate('13/30/2024 1315'), undefined],
    ['a PIB, day first', storeDate('240820251127'), '2025-08-24T11:27:00.000Z'],
    ['ISO with Z', isoDate('2023-09-14T15:32:00.000Z'), '2023-09-14T15:32:00.000Z'],
    ['ISO with an offset', isoDate('2023-05-09T10:47:00.000+02:00'), '2023-05-09T08:47:00.000Z'],
    ['ISO without an offset, which is UTC', isoDate('2021-05-19T14:07:33.816'), '2021-05-19T14:07:33.816Z'],
    ['a day alone', isoDate('2021-05-19'), '2021-05-19T00:00:00.000Z'],
    ['no date', isoDate('yesterday'), undefined],
    ['a day that there is not', isoDate('2023-02-30T00:00Z'), undefined],
    ['AIXM', anyDate('202411050926'), '2024-11-05T09:26:00.000Z'],
  ])('%s', (_, date, expected) => {
    expect(date?.toISOString()).toBe(expected);
  });

  it.each([
    ['09/30/2024 1315EST', { endDate: new Date('2024-09-30T13:15:00Z'), endKind: 'estimated' }],
    ['09/30/2024 1315', { endDate: new Date('2024-09-30T13:15:00Z'), endKind: 'fixed' }],
    ['PERM', { endKind: 'permanent' }],
    ['UFN', { endKind: 'untilFurtherNotice' }],
    ['202411080926', { endDate: new Date('2024-11-08T09:26:00Z'), endKind: 'fixed' }],
    ['2024-11-08T09:26:00Z', { endDate: new Date('2024-11-08T09:26:00Z') }],
    ['', {}],
    [' ', {}],
  ])('the end %j', (text, expected) => {
    expect(endOf(text)).toEqual(expected);
  });
});
