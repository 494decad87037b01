/**
 * Makes the headline of a report of surfaces from the runway, the worst third of it and what lies there: `Runway 09L: condition 1 of 6, poor, ice.`
 */
import { lowestCode, worstContaminants } from '#domain/runway-condition.ts';
import type { BrakingAction } from '#contract/notams/decoded.ts';
import type { HeadlinePart } from '#contract/notams/headline.ts';
import type { ComposedCode } from '#contract/notams/headline-codes.ts';
import { headlineInEnglish } from '#words/headline/english.ts';
import { oneLine } from '#core/text/line.ts';
import type { NoticeReading, RunwayCondition } from '../read/notice.ts';
import { worstBraking } from '../read/conditions/friction.ts';
import { gradeOfCode } from '#domain/runway-condition.ts';
import { fraction, worstFriction } from './condition-words.ts';
import { coded, worded } from './headline/headline-parts.ts';

type Reading = Pick<NoticeReading, 'runwayConditions' | 'isSnowtam' | 'text'>;

const MOST_SAID = 4;
const thirdNames = ['firstThird', 'middleThird', 'lastThird'] as const;
const braked: Readonly<Record<BrakingAction, ComposedCode>> = {
  good: 'brakingGood',
  goodToMedium: 'brakingGoodToMedium',
  medium: 'brakingMedium',
  mediumToPoor: 'brakingMediumToPoor',
  poor: 'brakingPoor',
  lessThanPoor: 'brakingLessThanPoor',
  unreliable: 'brakingUnreliable',
};

/** One or more sentences, the worst runway first; null for a NOTAM that reports no surface. */
export function conditionHeadline({ runwayConditions, isSnowtam, text }: Reading): HeadlinePart[] | null {
  if (runwayConditions.length === 0) return isSnowtam ? [coded('ground', 'surfaceReport')] : groundHeadline(text);
  const byWorst = runwayConditions.toSorted((a, b) => rank(a) - rank(b));
  const alike = new Map<string, { conditions: RunwayCondition[]; parts: HeadlinePart[] }>();
  for (const condition of byWorst) {
    const parts = statement(condition);
    const words = headlineInEnglish(parts);
    const known = alike.get(words);
    if (known) known.conditions.push(condition);
    else alike.set(words, { conditions: [condition], parts });
  }
  const said = [...alike.values()].slice(0, MOST_SAID).flatMap(({ conditions, parts }) => [runwaysOf(conditions), ...parts]);
  return alike.size > MOST_SAID ? [...said, coded('sentence', 'otherRunways')] : said;
}

const UNKNOWN_RANK = 5;
const rank = (condition: RunwayCondition): number => lowestCode(condition) ?? UNKNOWN_RANK;

const runwaysOf = (conditions: readonly RunwayCondition[]): HeadlinePart =>
  coded('ground', 'runways', ...new Set(conditions.flatMap(({ runway }) => runway ?? [])));

function statement(condition: RunwayCondition): HeadlinePart[] {
  const { codes, widthM } = condition;
  const lowest = lowestCode(condition);
  const grade = lowest === null ? undefined : gradeOfCode[lowest];
  const lying = worstContaminants(condition).join(' / ');
  const grip =
    lowest === null || grade === undefined
      ? withoutCode(condition)
      : [coded('state', 'conditionCode', String(lowest)), coded('state', grade)];
  const lies = lying === '' || lying === grade ? [] : [worded('value', lying.toUpperCase(), lying)];
  const width = widthM !== null ? [coded('limit', 'overWidth', String(widthM))] : [];
  const parts = [...grip, ...lies, ...width];
  if (parts.length === 0) return [coded('state', 'conditionNotReported')];
  const isDifferent = lowest !== null && new Set(codes).size > 1;
  return isDifferent ? [...parts, thirdsIn(codes, lowest)] : parts;
}

function withoutCode({ brakingAction, friction, frictionKind }: RunwayCondition): HeadlinePart[] {
  const worst = worstFriction({ friction, frictionKind });
  const braking = worstBraking(brakingAction);
  return [
    ...(braking === null ? [] : [coded('state', braked[braking])]),
    ...(worst === null || frictionKind === 'estimated'
      ? []
      : [coded('value', frictionKind === 'measured' ? 'frictionMeasured' : 'frictionIndex', fraction(worst))]),
  ];
}

const thirdsIn = (codes: readonly (number | null)[], lowest: number): HeadlinePart => ({
  role: 'note',
  says: thirdNames.filter((_, third) => codes[third] === lowest).map((code) => ({ code, names: [] })),
  text: null,
  words: null,
});

const ground = /^(?:[A-Z]{3,4} )?(?<kind>TWY|TAXIWAY|APRON|RAMP|HELIPAD)S? (?<name>[A-Z0-9][A-Z0-9 /,]{0,60})$/;
const kinds: Readonly<Record<string, string>> = { TWY: 'taxiway', TAXIWAY: 'taxiway', APRON: 'apron', RAMP: 'apron', HELIPAD: 'helipad' };
const allOf: Readonly<Record<string, ComposedCode>> = { taxiway: 'allTaxiways', apron: 'allAprons', helipad: 'allHelipads' };

/** FICON of taxiways and aprons, which have no codes. */
function groundHeadline(text: string): HeadlinePart[] | null {
  const at = text.slice(0, 87).indexOf(' FICON ');
  if (at < 0) return null;
  const named = oneLine(text.slice(0, at));
  const { kind = '', name = '' } = ground.exec(named)?.groups ?? {};
  const words = text.slice(at + 7, at + 207).split(/\b(?:BA|BRAKING|OBS)\b|\.(?!\d)/)[0] ?? '';
  const thing = kinds[kind];
  const all = thing === undefined ? undefined : allOf[thing];
  if (thing === undefined || all === undefined || words.trim() === '') return null;
  const capital = thing.charAt(0).toUpperCase() + thing.slice(1);
  const where =
    name === 'ALL'
      ? coded('ground', all)
      : worded('ground', named, `${capital} ${name.replace(/\bHOLD PAD\b/, 'hold pad').replace(/\bRAMP\b/, 'ramp')}`);
  return [where, worded('said', oneLine(words).trim(), lyingWords(words))];
}

const lyingWords = (words: string): string =>
  words
    .replace(/(\d{1,3}) PCT/g, '$1 %')
    .replace(/(\d)IN\b/g, '$1 inch')
    .replace(/(\d)FT\b/g, '$1 foot')
    .replace(/\bSN\b/g, 'snow')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
