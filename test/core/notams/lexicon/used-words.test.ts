/** A word that no notice and no example has is no knowledge: it goes, or it gets an example. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { englishWords, entries, foreignWords, lemmaOf, phrases } from '#core/notams/lexicon/lexicon.ts';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { readBlind } from '../../../labels/blind.ts';
import { corpusTexts } from '../../../labels/notices.ts';

const tests = join(import.meta.dirname, '..');
const examples = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(tests, path), 'utf8').replaceAll('\\n', ' ').replaceAll('`', ' '));

const MOST_WORDS = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));

/** Words and phrases that the lexicon does not have are left out. */
function usedIn(texts: readonly string[]): { words: ReadonlySet<string>; said: ReadonlySet<string> } {
  const words = new Set<string>();
  const said = new Set<string>();
  const starts = new Set([...phrases.keys()].flatMap((phrase) => (phrase.includes(' ') ? phrase.split(' ')[0] : [])));
  for (const text of texts) {
    for (const word of text.toUpperCase().split(/[\s"(),:;[\]]+/)) {
      const bare = word.replace(/^[.'!?*]+|(?<![.!?'])[.!?']+$/g, '');
      for (const part of [word, bare, bare.replace(/^\d[\d.]*/, ''), ...bare.split(/[-/.'&]/)]) words.add(part);
    }
    const read = text.split(/\s+/).map((word) => word.replace(/^["'[]+|["'.,:;\]]+$/g, ''));
    const lemmas = read.map(lemmaOf);
    for (let at = 0; at < read.length; at++) {
      if (!starts.has(read[at]) && !starts.has(lemmas[at])) continue;
      for (let to = at + 2; to <= Math.min(at + MOST_WORDS, read.length); to++) {
        for (const part of [read, lemmas]) {
          const phrase = part.slice(at, to).join(' ');
          if (phrases.has(phrase)) said.add(phrase);
        }
      }
    }
  }
  return { words, said };
}

describeShared('the lexicon', ({ notices }) => {
  it('has no word and no phrase without a notice or an example', () => {
    const { words, said } = usedIn([...examples, ...readBlind().map(({ raw }) => raw), ...corpusTexts(notices).values()]);
    expect([...entries.keys()].filter((word) => !words.has(word))).toEqual([]);
    expect([...foreignWords, ...englishWords].filter((word) => !words.has(word))).toEqual([]);
    expect([...phrases.keys()].filter((phrase) => phrase.includes(' ') && !said.has(phrase))).toEqual([]);
  });
});
