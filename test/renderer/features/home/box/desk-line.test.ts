import { describe, expect, it } from 'vitest';
import { readDeskLine } from '#renderer/features/home/box/desk-line.ts';
import { readTime } from '#renderer/features/home/typed-time.ts';
import { windsAsked } from '#renderer/features/home/typed-winds.ts';

const NOW = Date.parse('2026-11-22T18:00:00Z');
const at = (iso: string) => Date.parse(iso);

describe('readDeskLine', () => {
  it.each([
    ['2200', { kind: 'time', at: at('2026-11-22T22:00Z') }],
    ['EGKK LFMN 2200', { kind: 'brief', text: 'EGKK LFMN', at: at('2026-11-22T22:00Z') }],
    ['egkk lfmn', { kind: 'brief', text: 'EGKK LFMN', at: undefined }],
    ['EGKK DVR LFMN tomorrow 0800', { kind: 'brief', text: 'EGKK DVR LFMN', at: at('2026-11-23T08:00Z') }],
    ['EGLL +3h', { kind: 'brief', text: 'EGLL', at: at('2026-11-22T21:00Z') }],
    ['route EGKK', { kind: 'brief', text: 'EGKK', at: undefined }],
    ['EGLL notams', { kind: 'notams', code: 'EGLL' }],
    ['notam egll', { kind: 'notams', code: 'EGLL' }],
    ['compare EGKK LFMN', { kind: 'compare', codes: ['EGKK', 'LFMN'] }],
    ['comparer EGKK, LFMN', { kind: 'compare', codes: ['EGKK', 'LFMN'] }],
    ['240/15g25', { kind: 'wind', wind: '240/15G25' }],
    ['24015KT', { kind: 'wind', wind: '24015KT' }],
    ['calm', { kind: 'words' }],
    ['EGLL', { kind: 'words' }],
    ["coeur d'alene", { kind: 'words' }],
    ['', { kind: 'words' }],
  ])('reads %s', (line, meaning) => {
    expect(readDeskLine(line, NOW)).toEqual(meaning);
  });
});

describe('readTime', () => {
  it.each([
    ['222200', '2026-11-22T22:00Z'],
    ['22 NOV 2200Z', '2026-11-22T22:00Z'],
    ['tomorrow 2200', '2026-11-23T22:00Z'],
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

describe('windsAsked', () => {
  it('writes winds for all and for single airports as the API takes them', () => {
    expect(windsAsked('240/15G25, egkk 180 10')).toBe('240/15G25,EGKK=180 10');
    expect(windsAsked(' ')).toBeUndefined();
    expect(windsAsked('240')).toBe(false);
  });
});
