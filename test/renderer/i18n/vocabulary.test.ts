import { describe, expect, it } from 'vitest';
import { en } from '#renderer/i18n/en/en.ts';
import { fr } from '#renderer/i18n/fr/fr.ts';

/** Numbers first, because most functions count; what a function cannot take is left out. */
const samples: readonly (readonly unknown[])[] = [
  [1, 1, 1, 1],
  [2, 2, 2, 2],
  [0, 0, 0, 0],
  ['LSGG', 'X', 'X', 'X'],
];

/** Lists every text of a catalogue with the path to it. */
function textsOf(tree: object, path = ''): { path: string; text: string }[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) => {
    const here = `${path}.${name}`;
    if (typeof value === 'string') return [{ path: here, text: value }];
    if (typeof value === 'object' && value !== null) return textsOf(value, here);
    if (typeof value !== 'function') return [];
    return samples.flatMap((values) => {
      try {
        const text: unknown = Reflect.apply(value, undefined, values);
        return typeof text === 'string' ? [{ path: here, text }] : [];
      } catch {
        return [];
      }
    });
  });
}

/** Words that this product once had for itself, or that mean something else to a pilot. A NOTAM is called one thing. */
const refused = {
  en: /\bnotices\b|\bthe notice\b|\bnotice that\b|gravest|\btake in\b|leaf through|opened lately|\blook by\b|surroundings|\bat my time\b|\bupwards\b|\bdownwards\b|choose none|ask again|leave out|closed for good|what lies there|holds until|as the system|\bfor ever\b|who asks|find or do|\bcan not\b|could not be asked for|empty the box|remarks by the reader|put up\b|\blog in\b(?! the)|callers? of this run/i,
  fr: /[Aa]éroport|\b[Nn]otices?\b|\bNOTAMs\b|\b[Ll]ogin\b/,
};
/** These match one thing in the plural, and several in the singular. */
const wrongNumber = {
  en: /(?<![\d.,/:-])\b1 (?:more )?(?:NOTAMs|airports|navaids|runways|results|rows|files|days|hours|minutes|sources|routes|remarks)\b|\b1 NOTAM (?:match|are|have)\b|(?<![\d.,])\b[02] (?:airport|NOTAM|navaid|runway|result|row|day|hour|minute|source)\b(?! area)/,
  fr: /(?<![\d.,/:-])\b1 (?:aérodromes|aides|pistes|résultats|lignes|fichiers|jours|heures|minutes|sources)\b/,
};

/** Limits of the contract, which are never 1, stand in these. */
const neverOne = /^\.(?:compare\.(?:full|tooFew)|data\.starter|notams\.validWithin|routeMap\.radiiFault)$/;

describe.each([
  ['en', en],
  ['fr', fr],
] as const)('the texts in %s', (language, catalogue) => {
  const texts = textsOf(catalogue);

  it('are all read here', () => expect(texts.length).toBeGreaterThan(2_000));

  it("use the field's words and one word for one thing", () => {
    expect(texts.filter(({ text }) => refused[language].test(text))).toEqual([]);
  });

  it('agree with their numbers', () => {
    expect(texts.filter(({ path, text }) => wrongNumber[language].test(text) && !neverOne.test(path))).toEqual([]);
  });
});
