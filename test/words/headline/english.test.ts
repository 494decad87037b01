import { describe, expect, it } from 'vitest';
import { headlineCodes, type HeadlinePart } from '#contract/notams/headline.ts';
import { composedCodes, deniedStates, noLongerState, notState, plainStates } from '#contract/notams/headline-codes.ts';
import { phraseCodes } from '#contract/notams/headline-phrases.ts';
import { cutInEnglish, headlineInEnglish, phraseOf } from '#words/headline/english.ts';

const part = (role: HeadlinePart['role'], ...says: HeadlinePart['says']): HeadlinePart => ({ role, says, text: null, words: null });
const code = (code: HeadlinePart['says'][number]['code'], ...names: string[]) => ({ code, names });

describe('headlines in English', () => {
  it('have words for every code of our own', () => {
    const own = [...composedCodes, ...plainStates, ...deniedStates.map(notState), ...deniedStates.map(noLongerState)];
    expect(own.filter((each) => phraseOf(each, ['x', 'y']).trim() === '')).toEqual([]);
  });

  it('have every code once', () => {
    expect(new Set(headlineCodes).size).toBe(headlineCodes.length);
    expect(new Set(phraseCodes).size).toBe(phraseCodes.length);
    expect(phraseCodes.filter((each) => (composedCodes as readonly string[]).includes(each))).toEqual([]);
  });

  it('never cut how many more matters there are', () => {
    const long: HeadlinePart[] = [
      { ...part('thing'), words: 'Taxiway A' },
      part('state', code('closed')),
      { ...part('detail'), words: 'which is said at length '.repeat(6).trim() },
      part('more', code('furtherEffects', '2')),
    ];
    expect(headlineInEnglish(long)).toMatch(/^Taxiway A: closed, which .* … \+ 2 more$/);
    expect(headlineInEnglish(long).length).toBeLessThanOrEqual(120);
  });

  it.each<[string, HeadlinePart[]]>([
    ['Runways 04, 22: closed', [part('ground', code('runways', '04', '22')), part('state', code('closed'))]],
    ['Aerodrome: may not be available', [part('thing', code('aerodrome')), part('mayBe', code('notAvailable'))]],
    ['Work in progress', [part('state', code('workInProgress'))]],
    [
      'Obstacle: lit, 30 ft above ground',
      [part('thing', code('obstacle')), part('state', code('lit')), part('value', code('heightAboveGround', '30', 'ft'))],
    ],
    [
      'Runway 04: condition 1 of 6, poor (first third). Other runways: see the text',
      [
        part('ground', code('runways', '04')),
        part('state', code('conditionCode', '1')),
        part('state', code('poor')),
        part('note', code('firstThird')),
        part('sentence', code('otherRunways')),
      ],
    ],
    [
      'Cancels NOTAM A0001/26 (Airspace, surface to FL95)',
      [{ ...part('cancels'), text: 'A0001/26' }, part('thing', code('airspace')), part('levels', code('levels', 'SFC', 'FL95'))],
    ],
  ])('%s', (english, parts) => {
    expect(headlineInEnglish(parts)).toBe(english);
  });

  it('tell what is the matter from what is before and behind it', () => {
    const runway = part('ground', code('runways', '04', '22'));
    const lit = [part('thing', code('obstacle')), part('state', code('lit')), part('value', code('heightAboveGround', '30', 'ft'))];
    expect(cutInEnglish([runway, part('state', code('closed'))])).toEqual({ subject: 'Runways 04, 22: ', state: 'closed', rest: '' });
    expect(cutInEnglish(lit)).toEqual({ subject: 'Obstacle: ', state: 'lit', rest: ', 30 ft above ground' });
    const names = Array.from({ length: 12 }, (_, at) => `PARKING PAD ${at} WEST`).join(', ');
    const pads = { ...part('thing'), words: names };
    expect(headlineInEnglish([pads, part('state', code('closed'))])).toMatch(/^PARKING PAD 0 WEST, .{50,100} …: closed$/);
    expect(cutInEnglish([pads, part('state', code('closed'))])).toMatchObject({ state: 'closed', rest: '' });
    expect(cutInEnglish([runway])).toEqual({ subject: '', state: '', rest: 'Runways 04, 22' });
  });
});
