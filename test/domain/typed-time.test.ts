import { describe, expect, it } from 'vitest';
import { readTime } from '#domain/typed-time.ts';

const NOW = Date.parse('2026-11-22T18:00:00Z');
const at = (iso: string) => Date.parse(iso);

describe('readTime', () => {
  it.each([
    ['222200', '2026-11-22T22:00Z'],
    ['22 NOV 2200Z', '2026-11-22T22:00Z'],
    ['tomorrow 2200', '2026-11-23T22:00Z'],
    ['today 0100', '2026-11-22T01:00Z'],
    ['demain 0800', '2026-11-23T08:00Z'],
    ['+24h', '2026-11-23T18:00Z'],
    ['1730', '2026-11-22T17:30Z'],
    ['0600', '2026-11-23T06:00Z'],
  ])('reads %s', (text, iso) => {
    expect(readTime(text, NOW)).toBe(at(iso));
  });

  it.each(['', '22', '747', '2561', 'soon', 'tomorrow'])('refuses %s', (text) => {
    expect(readTime(text, NOW)).toBeUndefined();
  });
});
