import { describe, expect, it } from 'vitest';
import { identityKey, notamIdentity, type Identifying } from '#core/notams/import/identity.ts';

const series: Identifying = {
  number: 'B0417/24',
  kind: 'series',
  location: 'LSGG',
  issueDate: '2024-07-08T05:00:00.000Z',
  startDate: '2024-07-09T05:00:00.000Z',
  message: 'B0417/24 NOTAMN',
};

describe('the identity key', () => {
  it.each<[string, Partial<Identifying>, string]>([
    ['a series number', {}, 'LSGG B0417-24 2024'],
    ['a series number of the last century', { number: 'B0417/98' }, 'LSGG B0417-98 1998'],
    ['a series number with a Canadian suffix', { number: 'D1473/21A03', location: 'CYVR' }, 'CYVR D1473-21A03 2021'],
    ['a series number re-issued by a migration years later', { issueDate: '2026-04-26T06:49:00.000Z' }, 'LSGG B0417-24 2024'],
    ['a series number without a year', { number: 'B0417' }, 'LSGG B0417 2024'],
    ['a domestic number', { kind: 'domestic', number: '05/612', account: 'BOI', location: 'EUL' }, 'BOI 05-612 2024'],
    ['a domestic number of an unknown office', { kind: 'domestic', number: '05/612', location: 'EUL' }, 'EUL 05-612 2024'],
    ['a domestic number without an issue date', { kind: 'domestic', number: '05/612', account: 'BOI', issueDate: null }, 'BOI 05-612 2024'],
    ['an FDC number', { kind: 'fdc', number: '4/6153' }, 'FDC 4-6153 2024'],
    ['an FDC number of the year before', { kind: 'fdc', number: '9/6153', issueDate: '2030-01-02T00:00:00.000Z' }, 'FDC 9-6153 2029'],
    ['a letter to airmen', { kind: 'letter', number: 'LTA-PDX-4' }, 'LTA LTA-PDX-4'],
    ['a SNOWTAM', { kind: 'snowtam', number: 'SWLS0012' }, 'LSGG SWLS0012 2024-07-09T05:00:00.000Z'],
    ['nothing dated', { kind: 'domestic', number: '05/612', account: 'BOI', issueDate: null, startDate: null }, 'BOI 05-612 undated'],
  ])('of %s', (_, about, key) => {
    expect(identityKey({ ...series, ...about })).toBe(key);
  });

  it('is the text, blanks apart, where there is no number', () => {
    const [split, joined, other] = ['Q) LSAS\r\nE) TWY CLSD', ' Q) LSAS\nE)  TWY CLSD ', 'Q) LSAS\nE) RWY CLSD'].map((message) =>
      identityKey({ ...series, number: null, message }),
    );
    expect(split).toBe(joined);
    expect(split).not.toBe(other);
  });
});

describe('the id', () => {
  it('is a UUID of version 5 and stays what it is', () => {
    expect(notamIdentity(series)).toBe('e1525200-a93a-5ab4-b541-40d016057051');
  });

  it('is one for the spellings of a number and differs between offices', () => {
    expect(notamIdentity({ ...series, number: 'b417-24' })).toBe(notamIdentity(series));
    expect(notamIdentity({ ...series, location: 'LSZH' })).not.toBe(notamIdentity(series));
  });

  it('keeps samples apart from real NOTAMs', () => {
    expect(notamIdentity({ ...series, isSample: true })).not.toBe(notamIdentity(series));
  });

  it('keeps Cyrillic numbers apart from one another and from Latin ones', () => {
    const ids = ['К4278/21', 'K4278/21', 'М4278/21'].map((number) => notamIdentity({ ...series, number }));
    expect(new Set(ids).size).toBe(3);
  });
});
