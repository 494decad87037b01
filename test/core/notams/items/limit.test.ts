import { describe, expect, it } from 'vitest';
import { readLowerLimit } from '#core/notams/items/f.ts';
import { splitFooter } from '#core/notams/items/footer.ts';
import { readUpperLimit } from '#core/notams/items/g.ts';

describe('items F and G', () => {
  it.each([
    ['SFC', 0, 'surface'],
    ['GND', 0, 'surface'],
    ['FL095', 9500, 'flightLevel'],
    ['FL 110', 11_000, 'flightLevel'],
    ['2000FT AMSL', 2000, 'aboveSea'],
    ['800 FT AGL', 800, 'aboveGround'],
    ['150M AGL', 492, 'aboveGround'],
    ['2000FT', 2000, null],
    ['UNL', null, 'unlimited'],
    ['12 200 m (40 000 ft) MSL.', null, null],
    ['2000', null, null],
  ])('%s', (text, feet, reference) => {
    expect(readLowerLimit(text)).toEqual({ text, feet, reference });
  });

  it('are null when empty', () => {
    expect([readLowerLimit(''), readUpperLimit('  ')]).toEqual([null, null]);
  });

  it('lose the closing bracket and the mark of a part behind them', () => {
    expect(readUpperLimit('FL100)')?.text).toBe('FL100');
    expect(readUpperLimit('10000FT AMSL\nEND PART 2 OF 2')?.text).toBe('10000FT AMSL');
  });
});

describe('the footer', () => {
  it.each([
    ['E) TEXT\nCREATED: 10 Feb 2022 07:00:00 \nSOURCE: EUECYIYN', '2022-02-10T07:00:00.000Z', 'EUECYIYN'],
    ['E) TEXT    CREATED: 02 DEC 2025 02:18  SOURCE: YBBBZEZX,', '2025-12-02T02:18:00.000Z', 'YBBBZEZX'],
    ['E) TEXT', undefined, null],
    ['E) TEXT CREATED: YESTERDAY', undefined, null],
  ])('%s', (text, created, source) => {
    const { body, footer } = splitFooter(text);
    expect([footer.created?.toISOString(), footer.source]).toEqual([created, source]);
    expect(body).toBe(created === undefined ? text : 'E) TEXT');
  });
});
