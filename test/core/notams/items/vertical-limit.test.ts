import { describe, expect, it } from 'vitest';
import { readLimit, readUpperLimit } from '#core/notams/items/vertical-limit.ts';
import { splitFooter } from '#core/notams/items/footer.ts';

describe('items F and G', () => {
  it.each([
    ['SFC', 0, 'surface'],
    ['GND', 0, 'surface'],
    ['FL085', 8500, 'flightLevel'],
    ['FL 130', 13_000, 'flightLevel'],
    ['2500FT AMSL', 2500, 'aboveSea'],
    ['800 FT AGL', 800, 'aboveGround'],
    ['180M AGL', 591, 'aboveGround'],
    ['2500FT', 2500, null],
    ['UNL', null, 'unlimited'],
    ['10 650 m (35 000 ft) MSL.', null, null],
    ['2500', null, null],
  ])('%s', (text, feet, reference) => {
    expect(readLimit(text)).toEqual({ text, feet, reference });
  });

  it('are null when empty', () => {
    expect([readLimit(''), readUpperLimit('  ')]).toEqual([null, null]);
  });

  it('lose the closing bracket and the mark of a part behind them', () => {
    expect(readUpperLimit('FL120)')?.text).toBe('FL120');
    expect(readUpperLimit('7500FT AMSL\nEND PART 2 OF 2')?.text).toBe('7500FT AMSL');
  });
});

describe('the footer', () => {
  it.each([
    ['E) TEXT\nCREATED: 11 Feb 2026 08:15:00 \nSOURCE: LOWWYNYX', '2026-02-11T08:15:00.000Z', 'LOWWYNYX'],
    ['E) TEXT    CREATED: 05 NOV 2024 09:26  SOURCE: NZZCNYXX,', '2024-11-05T09:26:00.000Z', 'NZZCNYXX'],
    ['E) TEXT', undefined, null],
    ['E) TEXT CREATED: YESTERDAY', undefined, null],
  ])('%s', (text, created, source) => {
    const { body, footer } = splitFooter(text);
    expect([footer.created?.toISOString(), footer.source]).toEqual([created, source]);
    expect(body).toBe(created === undefined ? text : 'E) TEXT');
  });
});
