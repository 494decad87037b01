/**
 * The strength says how well an airport matches a query, as one number summed over the typed words: 0 is best. Its upper part is the grade,
 * which ranks the hits of a tier before their size does; the lower part, the fit, only ranks airports of equal size.
 */
import { cityPosition, FIELD_MASK, inText, LATER, namePosition } from './posting.ts';

/** A posting is worth this for a typed word, by its fields. */
export type Strength = {
  readonly costs: Uint8Array;
  /** The bits are the areas in which the word occurs. */
  readonly areas: Uint8Array;
};

/** Words may occur together in these; a code goes with all of them. */
const NAME = 1;
const CITY = 2;
const KEYWORDS = 4;
const REGION = 8;
const ANYWHERE = NAME | CITY | KEYWORDS | REGION;
/** The airport itself is meant here, not just its location. */
export const OWN = NAME | CITY | KEYWORDS;

/** No more words than these are summed. */
const WORDS = 8;
/** Fits, the lower part, stay below this: eight words at 7, REWRITTEN and APART. */
export const FITS = 128;
/** A step of grade is worth this much; grades are the upper part. */
const GRADE = 128;
/** Per edit; costs more than any number of prefix matches, so that fewer edits come first. */
export const EDIT = 16 * GRADE;
/** Grades stay below this: two edits in each word, with prefixes and codes. */
export const GRADES = WORDS * (2 * (EDIT / GRADE) + 2);

export function gradeOf(cost: number): number {
  return Math.floor(cost / GRADE);
}

export function fitOf(cost: number): number {
  return cost % GRADE;
}

/** A word followed by others was typed in full: an airport's word that merely begins with it is unlikely to be meant. */
export const BEGUN_BUT_NOT_LAST = GRADE;

/** The word was typed in two, or several in one. */
export const REWRITTEN = 1;

/** A general word such as "airport" that the airport does not carry. */
export const GENERAL_MISSING = 3;

/** The words occur in the airport, but not all in its name, all in its city or all in its keywords. */
export const APART = 2;

/** A word is in place where the first word typed is the first of the name or city, the second the second, and so on. */
type Fits = { inPlace: number; elsewhere: number; region: number; keywords: number };
const whole: Fits = { inPlace: 0, elsewhere: 2, region: 3, keywords: 4 };
// Almost every airport has some code or country that begins with any two letters: such a hit says little.
const begun: Fits = { inPlace: 1, elsewhere: 5, region: GRADE + 7, keywords: 6 };
const DEAREST = 255;

/** The fit of a query whose words are all in place, the last perhaps incomplete. */
export const ALL_IN_PLACE = 1;

let areasOfFields: Uint8Array | undefined;
const areas = (): Uint8Array =>
  (areasOfFields ??= Uint8Array.from(
    { length: FIELD_MASK + 1 },
    (_, fields) =>
      (namePosition(fields) > 0 ? NAME : 0) |
      (cityPosition(fields) > 0 ? CITY : 0) |
      ((fields & inText.keywords) !== 0 ? KEYWORDS : 0) |
      ((fields & inText.region) !== 0 ? REGION : 0),
  ));

function strength(fits: Fits, position: number): Strength {
  const inPlace = Math.min(position, LATER);
  const costs = Uint8Array.from({ length: FIELD_MASK + 1 }, (_, fields) => {
    const [name, city] = [namePosition(fields), cityPosition(fields)];
    return Math.min(
      name === inPlace || city === inPlace ? fits.inPlace : DEAREST,
      name > 0 || city > 0 ? fits.elsewhere : DEAREST,
      (fields & inText.region) !== 0 ? fits.region : DEAREST,
      (fields & inText.keywords) !== 0 ? fits.keywords : DEAREST,
    );
  });
  return { costs, areas: areas() };
}

const anywhere = (cost: number): Strength => ({
  costs: new Uint8Array(FIELD_MASK + 1).fill(cost),
  areas: new Uint8Array(FIELD_MASK + 1).fill(ANYWHERE),
});
type OfPosition = { whole: Strength; begun: Strength };
const byPosition: OfPosition[] = [];

/**
 * Strengths of whole and prefix matches of the word typed at a position, from 1. They are computed when first needed, because every start loads this
 * file.
 */
export function strengthAt(position: number): OfPosition {
  if (position < 1) throw new RangeError('Words are counted from 1.');
  const index = Math.min(position, LATER);
  return (byPosition[index] ??= { whole: strength(whole, index), begun: strength(begun, index) });
}

export const general = { whole: anywhere(0), begun: anywhere(0) };
export const wholeCode = anywhere(0);
export const begunCode = anywhere(GRADE + 7);
