import { describe, expect, it } from 'vitest';
import { entries, entryOf, lemmaOf, meaningOf, phraseAt, phrases } from '#core/notams/lexicon/lexicon.ts';

const phrase = (text: string) => {
  const found = phraseAt(text.split(' '), 0);
  return found && [found.code, found.to];
};

describe('the lexicon', () => {
  it('has for each spelling its meaning, its English and what it is in a headline', () => {
    expect(entryOf('CLSD')).toMatchObject({ meaning: 'closed', plain: 'closed', sense: { kind: 'state', code: 'closed' } });
    expect(entryOf('CERRADA')).toMatchObject({ meaning: 'closed', plain: null, sense: null });
    expect(entryOf('PAPI')).toMatchObject({ meaning: 'other', isKept: true });
    expect(entryOf('FOXDALE')).toBeUndefined();
  });

  it('finds a phrase however its words are spelled, the longest first', () => {
    expect(phrase('RWY EDGE LGT U/S')).toEqual(['runwayEdgeLights', 3]);
    expect(phrase('RWY EDGES')).toEqual(['runway', 1]);
    expect(phrase('RUNWAY EDGE LIGHTS U/S')).toEqual(['runwayEdgeLights', 3]);
    expect(phrase('CRANES')).toEqual(['cranes', 1]);
    expect(phrase('FOXDALE')).toBeNull();
    expect([lemmaOf('LGTS'), lemmaOf('LIGHT'), lemmaOf('GAS'), lemmaOf('U/S')]).toEqual(['light', 'light', 'GAS', 'U/S']);
  });
});

describe('a slip of the pen', () => {
  it('is no word of a phrase, because phrases are read without looking for slips', () => {
    const unlisted = [...phrases.keys()].flatMap((words) => words.split(' ')).filter((word) => !entries.has(word.toUpperCase()));
    expect(unlisted.filter((word) => entryOf(word.toUpperCase()) !== undefined)).toEqual([]);
  });

  it.each([
    ['COLSED', 'closed'],
    ['CERRDA', 'closed'],
    ['CLOESD', 'closed'],
    ['CLSED', 'closed'],
    ['LCOSED', 'closed'],
    ['UNSERVICABLE', 'unserviceable'],
    ['AERDROME', 'aerodrome'],
    ['AVAILBLE', 'usable'],
    ['RUNAWY', 'runway'],
    ['PROHBITED', 'stopped'],
    ['SUSPENED', 'stopped'],
    ['TAXYWAY', 'other'],
    ['INSTERSECTION', 'other'],
    ['TRESHOLD', 'other'],
    ['LIGTHS', 'other'],
  ])('counts as the word that it is nearest to: %s', (word, meaning) => {
    expect(meaningOf(word)).toBe(meaning);
  });

  it.each([
    ['a word of its own', 'CLOSER'],
    ['as near to another word', 'CLOUD'],
    ['another first letter', 'LEASED'],
    ['a name', 'FAIRFIELD'],
    ['figures', 'CLOS3D'],
    ['four letters', 'CLOS'],
    ['a name, near to a noun', 'LIGHTNINGS'],
    ['a short noun', 'GAMES'],
    ['a form of a word in another language', 'PASTE'],
    ['a class in which it hides no closure', 'SUNDAI'],
  ])('does not count: %s', (_, word) => {
    expect(meaningOf(word)).toBeUndefined();
  });
});
