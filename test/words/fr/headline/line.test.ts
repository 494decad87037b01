import { describe, expect, it } from 'vitest';
import type { Decoded } from '#contract/notams/decoded.ts';
import { headlineCodes, type HeadlinePart } from '#contract/notams/headline.ts';
import { cutInEnglish, headlineInEnglish, phraseOf } from '#words/headline/english.ts';
import type { CutHeadline } from '#words/headline/line.ts';
import { entries } from '#core/notams/lexicon/lexicon.ts';
import { cutInFrench, headlineInFrench } from '#words/fr/headline/line.ts';
import { conditions, subjects } from '#words/fr/topics.ts';
import { sayOf } from '#words/fr/headline/phrase.ts';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { times } from '../../../helpers/long.ts';
import { decodeNotice } from '../../../core/notams/decode-notice.ts';
import { corpusTexts } from '../../../core/notams/describe/corpus.ts';

const about = { receivedAt: new Date('2026-08-22T18:00:00Z') };
const decoded = (text: string): Decoded => decodeNotice(text, about) as unknown as Decoded;
const notam = (text: string, code: string): string =>
  `A0001/26 NOTAMN\nQ) LSAS/${code}/IV/NBO/A/000/999/4614N00606E005\nA) LSGG B) 2608200000 C) 2612200000\nE) ${text}`;

describe('headlines in French', () => {
  it.each([
    ['RWY 09/27 CLSD', 'QXXXX', 'Piste 09/27 : fermée'],
    ['RWY 09 CLSD', 'QXXXX', 'Piste 09 : partiellement fermée (dans un sens)'],
    ['TWY B BTN TWY C AND RWY 09/27 CLSD', 'QXXXX', 'Voie de circulation B entre la voie de circulation C et la piste 09/27 : fermée'],
    ['TWY A, B CLSD', 'QXXXX', 'Voies de circulation A, B : fermées'],
    ['RWY 13L RWY END ID LGT U/S', 'QXXXX', 'Feux d’identification d’extrémité de piste, piste 13L : hors service'],
    ['ILS RWY 27 GP U/S', 'QXXXX', 'Alignement de descente, ILS, piste 27 : hors service'],
    ['TWY M EDGE MARKINGS NOT STD', 'QXXXX', 'Marques de bord, voie de circulation M : non conformes'],
    ['FUEL NOT AVBL', 'QXXXX', 'Carburant : non disponible'],
    ['CRANE 230FT AGL 0.5NM WNW OF ARP LGTD', 'QOBCE', 'Grue : 230 ft au-dessus du sol, 0,5 NM ONO de ARP, éclairée'],
    ['GRASS CUTTING WILL ODDLY HAPPEN', 'QMRHG', 'Piste : fauchage en cours – « GRASS CUTTING WILL ODDLY HAPPEN »'],
    ['DANGER AREA EFD132 KIIKALA ACT', 'QRDCA', 'Zone dangereuse EFD132 KIIKALA : active'],
  ])('%s (%s)', (text, code, french) => {
    expect(headlineInFrench(decoded(notam(text, code)))).toBe(french);
  });

  it('have words for every code', () => {
    const silent: readonly string[] = ['comma', 'between', 'from', 'to', 'at', 'of'];
    const joins =
      /^(?:and|or|on|for|except|with|adjacentTo|beyond|below|above|within|near|onTopOf|(?:north|south)?(?:East|West|east|west)?(?:north|south)?Of)$/;
    const without = headlineCodes.filter((code) => !silent.includes(code) && !joins.test(code) && sayOf(code, ['x', 'y']).trim() === '');
    expect(without).toEqual([]);
  });
});

/** English words of the catalogues, but for those that are French as well. */
const english = new Set(
  [...entries.values()]
    .flatMap(({ plain }) => plain?.toUpperCase().split(/[^A-Z]+/) ?? [])
    .concat(
      headlineCodes.flatMap((code) =>
        phraseOf(code)
          .toUpperCase()
          .split(/[^A-Z]+/),
      ),
    )
    .filter((word) => word.length > 2)
    .map((word) => word.toLowerCase()),
);
const genders = ['m', 'f', 'mp', 'fp'] as const;
const french = new Set(
  [
    ...genders.flatMap((gender) => headlineCodes.map((code) => sayOf(code, [], gender))),
    ...Object.values(subjects),
    ...Object.values(conditions),
  ].flatMap((words) => words.toLowerCase().split(/[^\p{L}]+/u)),
);

/** Leaves out quotations and designators, which are in capitals. */
const ownWords = (line: string): string[] =>
  line
    .replace(/« [^»]* »/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Ll}{3,}$/u.test(word));

type Share = { codes: number; partly: number; topic: number; quoted: number };

function kindOf({ headlineParts, subjectCode }: Decoded): keyof Share {
  const unsaid = headlineParts.filter(
    ({ role, says, text }: HeadlinePart) => text !== null && says.length === 0 && !/^(?:cancels|see)$/.test(role),
  );
  if (unsaid.length === 0) return 'codes';
  if (!unsaid.some(({ role }) => role === 'quote' || role === 'doubt')) return headlineParts.length > unsaid.length ? 'partly' : 'quoted';
  return subjectCode === null ? 'quoted' : 'topic';
}

describeShared('headlines of the corpus', ({ notices }) => {
  const step = times(12, 1);
  const all = corpusTexts(notices)
    .filter((_, place) => place % step === 0)
    .map(({ text }) => decoded(text))
    .filter(({ headline }) => headline !== null);

  it('are the English that their parts say, letter for letter', () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter(({ headline, headlineParts }) => headlineInEnglish(headlineParts) !== headline).length).toBe(0);
  });

  it('are their three parts in both languages, and what is the matter is one of them in most', () => {
    const joined = ({ subject, state, rest }: CutHeadline) => subject + state + rest;
    const bad = all.flatMap((one) => {
      const [english, french] = [cutInEnglish(one.headlineParts), cutInFrench(one)];
      const isSame = joined(english) === one.headline && (french === null || joined(french) === headlineInFrench(one));
      return isSame ? [] : [{ headline: one.headline, english, french }];
    });
    expect(bad.slice(0, 5)).toEqual([]);
    expect(all.filter(({ headlineParts }) => cutInEnglish(headlineParts).state !== '').length / all.length).toBeGreaterThan(0.5);
  });

  it('have no code that the contract does not list', () => {
    const listed: ReadonlySet<string> = new Set(headlineCodes);
    const codes = new Set(all.flatMap(({ headlineParts }) => headlineParts.flatMap(({ says }) => says.map(({ code }) => code))));
    expect([...codes].filter((code) => !listed.has(code))).toEqual([]);
    expect(codes.size).toBeGreaterThan(100);
  });

  it('have no English word in French outside of quotations', () => {
    const bad = all.flatMap((one) => {
      const line = headlineInFrench(one) ?? '';
      const words = ownWords(line).filter((word) => english.has(word) && !french.has(word));
      return words.length === 0 ? [] : [{ words, line }];
    });
    expect(bad.slice(0, 20)).toEqual([]);
  });

  it('are said by codes in nearly three of four, and hardly ever by a quotation alone', () => {
    const share: Share = { codes: 0, partly: 0, topic: 0, quoted: 0 };
    for (const one of all) share[kindOf(one)]++;
    console.table(share);
    expect(share.codes / all.length).toBeGreaterThan(0.7);
    expect(share.quoted / all.length).toBeLessThan(0.02);
  });
});
