import { describe, expect, it } from 'vitest';
import { readDeskLine } from '#renderer/features/home/box/use-box-results.ts';
import { readWinds, writeWinds } from '#renderer/data/winds.ts';

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

describe('readWinds', () => {
  it('reads winds for all and for single airports, written as the API takes them', () => {
    expect(writeWinds(readWinds('240/15G25, egkk 180 10') ?? {}, '=')).toBe('240/15G25,EGKK=180 10');
    expect(readWinds(' ')).toEqual({});
    expect(readWinds('240')).toBeUndefined();
  });
});
