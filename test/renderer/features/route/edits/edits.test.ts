import { describe, expect, it } from 'vitest';
import type { ParsedRoute } from '#contract/route/route.ts';
import { readRoute } from '#core/route/words/words.ts';
import { readLevelTyped, readSpeedTyped, withSpeedLevel, type SpeedLevel } from '#renderer/features/route/edits/speed-level-typed.ts';
import { noAircraft } from '#renderer/features/route/flight/aircraft-fields.ts';
import type { LegRow } from '#renderer/features/route/legs/leg-rows.ts';
import { cellEdit } from '#renderer/features/route/legs/typed-cell.ts';
import { useRoute } from '#renderer/features/route/route-state.ts';
import { movedPoint, withoutPoint, type Written } from '#renderer/features/route/edits/point-edits.ts';

type Level = ParsedRoute['points'][number]['level'];

/** Words as the server reads them; every point of the grammar is in the data, but XYZ; what is valid from a point on is as it says. */
function written(text: string): Written {
  const { words } = readRoute(text);
  const points: Pick<ParsedRoute['points'][number], 'from' | 'to' | 'text' | 'speed' | 'level'>[] = [];
  let [speed, level]: [ParsedRoute['points'][number]['speed'], Level] = [null, null];
  for (const word of words) {
    const written = text.slice(word.from, word.to);
    if (word.kind === 'speedLevel') {
      speed = word.speed ?? speed;
      level = word.level ?? level;
      const last = points.at(-1);
      if (last && word.isChange) Object.assign(last, { speed, level });
    }
    const isPoint = ['point', 'coordinates', 'bearingDistance', 'departure', 'destination'].includes(word.kind) && written !== 'XYZ';
    if (isPoint) points.push({ from: word.from, to: word.to, text: written, speed, level });
  }
  return {
    words: words.map(({ kind, from, to }) => ({ kind, from, to, text: text.slice(from, to) })),
    points: points as ParsedRoute['points'],
  };
}

describe('speed and level', () => {
  it.each([
    ['5500', 'A055'],
    ['5,500 ft', 'A055'],
    ['10 000', 'A100'],
    ['a055', 'A055'],
    ['FL65', 'F065'],
    ['fl 065', 'F065'],
    ['S1130', 'S1130'],
    ['vfr', 'VFR'],
    ['', ''],
    ['5550', undefined],
    ['65', undefined],
    ['high', undefined],
  ])('"%s" is level %s', (typed, word) => expect(readLevelTyped(typed)).toBe(word));

  it.each([
    ['120', 'N0120'],
    ['95 kt', 'N0095'],
    ['k0220', 'K0220'],
    ['M082', 'M082'],
    ['0', undefined],
    ['N0000', undefined],
    ['fast', undefined],
    ['', ''],
  ])('"%s" is speed %s', (typed, word) => expect(readSpeedTyped(typed)).toBe(word));

  it.each<[string, number, SpeedLevel, string]>([
    ['LSGG NIZ LFMN', 1, { level: 'A055' }, 'LSGG NIZ/N0095A055 LFMN'],
    ['NIZ LSGG NIZ LFMN', 2, { level: 'A055' }, 'NIZ LSGG NIZ/N0095A055 LFMN'],
    ['LSGG NIZ/N0120A055 LFMN', 1, { level: 'F075' }, 'LSGG NIZ/N0120F075 LFMN'],
    ['LSGG NIZ/N0120A055 LFMN', 1, { speed: 'N0110' }, 'LSGG NIZ/N0110A055 LFMN'],
    ['LSGG/N0120A055 NIZ LFMN', 1, { level: 'A075' }, 'LSGG/N0120A055 NIZ/N0120A075 LFMN'],
    ['LSGG/N0120A055 NIZ/N0120A075 LFMN', 1, { level: 'A055' }, 'LSGG/N0120A055 NIZ LFMN'],
    ['LSGG/N0120A055 NIZ/N0100A075 LFMN', 1, { level: '' }, 'LSGG/N0120A055 NIZ/N0100A055 LFMN'],
    ['LSGG NIZ/N0095A055 LFMN', 1, { level: '' }, 'LSGG NIZ LFMN'],
    ['N0110A055 LSGG NIZ LFMN', 0, { level: 'F065' }, 'N0110F065 LSGG NIZ LFMN'],
    ['LSGG NIZ LFMN', 0, { speed: 'N0100', level: 'VFR' }, 'LSGG/N0100VFR NIZ LFMN'],
    ['LSGG NIZ VFR LFMN', 1, { level: 'A055' }, 'LSGG NIZ/N0095A055 VFR LFMN'],
    ['LSGG, 4620N00610E → LFMN', 1, { level: 'A055' }, 'LSGG, 4620N00610E/N0095A055 → LFMN'],
  ])('in "%s" at point %i with %o gives "%s"', (text, at, change, expected) => {
    expect(withSpeedLevel(text, written(text), at, change, 95)).toBe(expected);
  });

  it('without an airspeed the level is written alone, and the fault of the text says what is missing', () => {
    expect(withSpeedLevel('LSGG NIZ', written('LSGG NIZ'), 0, { level: 'A055' }, undefined)).toBe('LSGG/A055 NIZ');
  });

  it('a level takes the airspeed that is typed now, also where the answer is of the aircraft before', () => {
    useRoute.setState({ aircraft: { ...noAircraft, tas: '95' } });
    const [text, route] = ['LSGG NIZ', written('LSGG NIZ') as ParsedRoute];
    const edit = cellEdit('level', { at: 0 } as LegRow, '5500');
    expect(edit?.({ text, route, plan: { text } })).toEqual({ text: 'LSGG/N0095A055 NIZ' });
  });
});

describe('a point', () => {
  it.each<[string, number, 'up' | 'down', string | undefined]>([
    ['LSGG DCT GVA DCT LFMN', 1, 'down', 'LSGG DCT LFMN DCT GVA'],
    ['LSGG GVA/N0120A055 NIZ LFMN', 2, 'up', 'LSGG NIZ GVA/N0120A055 LFMN'],
    ['LSGG GVA IFR NIZ', 1, 'down', 'LSGG NIZ GVA IFR'],
    ['N0110A055 LSGG GVA', 0, 'down', 'N0110A055 GVA LSGG'],
    ['LSGG GVA', 0, 'up', undefined],
    ['LSGG GVA', 1, 'down', undefined],
  ])('of "%s", number %i, moved %s: %s', (text, at, way, expected) => {
    expect(movedPoint(text, written(text), at, way)).toBe(expected);
  });

  it.each<[string, number, string]>([
    ['LSGG DCT GVA DCT LFMN', 1, 'LSGG DCT LFMN'],
    ['LSGG GVA/N0120A055 LFMN', 1, 'LSGG LFMN'],
    ['LSGG UL613 GVA UL613 LFMN', 1, 'LSGG UL613 LFMN'],
    ['LSGG UL613 GVA UM728 LFMN', 1, 'LSGG DCT LFMN'],
    ['LSGG DCT XYZ DCT GVA LFMN', 1, 'LSGG DCT XYZ DCT LFMN'],
    ['LSGG DCT GVA DCT LFMN', 0, 'GVA DCT LFMN'],
    ['LSGG DCT GVA DCT LFMN', 2, 'LSGG DCT GVA'],
    ['N0110A055 LSGG GVA', 0, 'N0110A055 GVA'],
    ['LSGG', 0, ''],
  ])('of "%s", number %i, deleted: "%s"', (text, at, expected) => {
    expect(withoutPoint(text, written(text), at)).toBe(expected);
  });
});
