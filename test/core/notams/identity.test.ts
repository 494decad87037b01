import { describe, expect, it } from 'vitest';
import { identityKey, notamIdentity, type Identifying } from '#core/notams/identity.ts';

const series: Identifying = {
  number: 'A0611/24',
  kind: 'series',
  location: 'LSGG',
  issueDate: '2024-09-19T04:00:00.000Z',
  startDate: '2024-09-20T04:00:00.000Z',
  message: 'A0611/24 NOTAMN',
};

describe('the identity key', () => {
  it.each<[string, Partial<Identifying>, string]>([
    ['a series number', {}, 'LSGG A0611-24 2024'],
    ['a series number of the last century', { number: 'A0611/98' }, 'LSGG A0611-98 1998'],
    ['a series number with a Canadian suffix', { number: 'H1892/20A02', location: 'CYVR' }, 'CYVR H1892-20A02 2020'],
    ['a series number re-issued by a migration years later', { issueDate: '2026-04-26T06:49:00.000Z' }, 'LSGG A0611-24 2024'],
    ['a series number without a year', { number: 'A0611' }, 'LSGG A0611 2024'],
    ['a domestic number', { kind: 'domestic', number: '03/437', account: 'ATL', location: 'FTY' }, 'ATL 03-437 2024'],
    ['a domestic number of an unknown office', { kind: 'domestic', number: '03/437', location: 'FTY' }, 'FTY 03-437 2024'],
    ['a domestic number without an issue date', { kind: 'domestic', number: '03/437', account: 'ATL', issueDate: null }, 'ATL 03-437 2024'],
    ['an FDC number', { kind: 'fdc', number: '4/7010' }, 'FDC 4-7010 2024'],
    ['an FDC number of the year before', { kind: 'fdc', number: '9/7010', issueDate: '2030-01-02T00:00:00.000Z' }, 'FDC 9-7010 2029'],
    ['a letter to airmen', { kind: 'letter', number: 'LTA-RNT-1' }, 'LTA LTA-RNT-1'],
    ['a SNOWTAM', { kind: 'snowtam', number: 'SWLS0012' }, 'LSGG SWLS0012 2024-09-20T04:00:00.000Z'],
    ['nothing dated', { kind: 'domestic', number: '03/437', account: 'ATL', issueDate: null, startDate: null }, 'ATL 03-437 undated'],
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
    expect(notamIdentity(series)).toBe('fcc514a5-725a-5b85-a981-b51a1344155c');
  });

  it('is one for the spellings of a number and differs between offices', () => {
    expect(notamIdentity({ ...series, number: 'a611-24' })).toBe(notamIdentity(series));
    expect(notamIdentity({ ...series, location: 'LSZH' })).not.toBe(notamIdentity(series));
  });

  it('keeps samples apart from real notices', () => {
    expect(notamIdentity({ ...series, isSample: true })).not.toBe(notamIdentity(series));
  });

  it('keeps Cyrillic numbers apart from one another and from Latin ones', () => {
    const ids = ['К3153/19', 'K3153/19', 'М3153/19'].map((number) => notamIdentity({ ...series, number }));
    expect(new Set(ids).size).toBe(3);
  });
});
