/** The headline of a report of surfaces: the runway, the worst third of it, what lies there. `Runway 09L: condition 1 of 6, poor, ice.` */
import { lowestCode, worstContaminants } from '#domain/runway-condition.ts';
import { oneLine } from '#core/text/line.ts';
import type { NoticeReading, RunwayCondition } from '../read/notice.ts';
import { worstBraking } from '../read/conditions/friction.ts';
import { brakingWords, fraction, gripWords, worstFriction } from './condition-words.ts';

type Reading = Pick<NoticeReading, 'runwayConditions' | 'isSnowtam' | 'text'>;

const MOST_SAID = 4;
const thirdNames = ['first third', 'middle third', 'last third'] as const;

/** One or more sentences, the worst runway first; null for a NOTAM that reports no surface. */
export function conditionHeadline({ runwayConditions, isSnowtam, text }: Reading): string | null {
  if (runwayConditions.length === 0) return isSnowtam ? 'Runway surface condition report.' : groundHeadline(text);
  const byWorst = runwayConditions.toSorted((a, b) => rank(a) - rank(b));
  const said = Map.groupBy(byWorst, statement);
  const sentences = [...said].slice(0, MOST_SAID).map(([words, conditions]) => `${runwaysOf(conditions)}: ${words}.`);
  return said.size > MOST_SAID ? `${sentences.join(' ')} Other runways: see the text.` : sentences.join(' ');
}

const UNKNOWN_RANK = 5;
const rank = (condition: RunwayCondition): number => lowestCode(condition) ?? UNKNOWN_RANK;

function runwaysOf(conditions: readonly RunwayCondition[]): string {
  const names = [...new Set(conditions.flatMap(({ runway }) => runway ?? []))];
  return `${names.length > 1 ? 'Runways' : 'Runway'} ${names.join(', ')}`.trim();
}

function statement(condition: RunwayCondition): string {
  const { codes, brakingAction, frictionKind, widthM } = condition;
  const lowest = lowestCode(condition);
  const lying = worstContaminants(condition).join(' / ');
  const width = widthM !== null && lying !== '' ? ` over ${widthM} m of its width` : '';
  const friction = worstFriction(condition);
  const braking = worstBraking(brakingAction);
  const grip =
    lowest !== null
      ? [`condition ${lowest} of 6`, gripWords[lowest]]
      : [
          braking && `braking ${brakingWords[braking]}`,
          friction !== null &&
            frictionKind !== 'estimated' &&
            `${frictionKind === 'measured' ? 'friction' : 'friction index (CRFI)'} ${fraction(friction)}`,
        ];
  const isDifferent = lowest !== null && new Set(codes).size > 1;
  const parts = [...grip, lying !== grip[1] && lying !== '' && lying + width].filter((part) => typeof part === 'string');
  if (parts.length === 0) return 'condition not reported';
  return parts.join(', ') + (isDifferent ? ` (${thirdsIn(codes, lowest)})` : '');
}

const thirdsIn = (codes: readonly (number | null)[], lowest: number | null): string =>
  thirdNames.filter((_, third) => codes[third] === lowest).join(', ');

const ground = /^(?:[A-Z]{3,4} )?(?<kind>TWY|TAXIWAY|APRON|RAMP|HELIPAD)S? (?<name>[A-Z0-9][A-Z0-9 /,]{0,60})$/;
const kinds: Readonly<Record<string, string>> = { TWY: 'taxiway', TAXIWAY: 'taxiway', APRON: 'apron', RAMP: 'apron', HELIPAD: 'helipad' };

/** FICON of taxiways and aprons, which have no codes. */
function groundHeadline(text: string): string | null {
  const at = text.slice(0, 87).indexOf(' FICON ');
  if (at < 0) return null;
  const { kind = '', name = '' } = ground.exec(oneLine(text.slice(0, at)))?.groups ?? {};
  const words = text.slice(at + 7, at + 207).split(/\b(?:BA|BRAKING|OBS)\b|\.(?!\d)/)[0] ?? '';
  const thing = kinds[kind];
  if (thing === undefined || words.trim() === '') return null;
  const capital = thing.charAt(0).toUpperCase() + thing.slice(1);
  const named = name === 'ALL' ? `All ${thing}s` : `${capital} ${name.replace(/\bHOLD PAD\b/, 'hold pad').replace(/\bRAMP\b/, 'ramp')}`;
  return `${named}: ${lyingWords(words)}.`;
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
