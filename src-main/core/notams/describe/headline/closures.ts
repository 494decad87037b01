/** Closures of runways and aerodromes, which lead a headline: named as the effects name them. */
import type { EffectRule } from '#contract/notams/rules.ts';
import type { Effect } from '#core/notams/read/notice.ts';
import { inSentence, plain, shortened } from './words.ts';

/** What the rule of a partial closure adds, where its own words do not say it. */
const partOf: Readonly<Partial<Record<EffectRule, string>>> = {
  runwayClosedInOneDirection: 'in one direction',
  runwayClosedOverLength: 'over a length',
  runwayClosedForOperation: 'for an operation',
  runwayClosedExceptTaxiing: 'except for taxiing or crossing',
  runwayClosedWithException: 'with an exception',
  runwayClosedToSomeAircraft: 'to some aircraft',
  runwayClosedAtTimes: 'at times',
  aerodromeClosedOverLength: 'in part',
  aerodromeClosedForOperation: 'for an operation',
  aerodromeClosedExceptTaxiing: 'except for taxiing',
  aerodromeClosedWithException: 'with an exception',
  aerodromeClosedToSomeAircraft: 'to some aircraft',
  aerodromeClosedAtTimes: 'at times',
};

/** How the words begin that limit a closure and can follow it. */
const limiting = /^(?:EXC|EXCEPT|TO|FOR|BTN|BETWEEN|AT|UNLESS|WITH|ON|BEYOND|FM|FROM|E|W|N|S) ./;
const MOST_LETTERS = 70;

/** Null where neither a runway nor an aerodrome is closed. `behind`: what the text says behind the word closed. */
export function closureOf(effects: readonly Effect[], behind: () => string): string | null {
  const first = effects.find(({ kind }) => kind === 'closesRunway' || kind === 'closesAerodrome');
  if (!first) return null;
  const none = effects.some(({ kind }) => kind === 'noRunwayLeft') ? '. No runway is open' : '';
  return `${closedOf(first, effects)}: ${first.extent === 'part' ? partlyClosed(first, behind) : 'closed'}${none}`;
}

function closedOf(first: Effect, effects: readonly Effect[]): string {
  if (first.kind === 'closesAerodrome') return 'Aerodrome';
  const names = effects.flatMap(({ kind, runway, extent }) =>
    kind === 'closesRunway' && extent === first.extent && runway !== null ? [runway] : [],
  );
  return names.length === 0 ? 'Runway' : `Runway${names.length > 1 ? 's' : ''} ${names.join(', ')}`;
}

function partlyClosed({ rule, words }: Effect, behind: () => string): string {
  if (words !== null && limiting.test(words)) return `closed ${shortened(inSentence(plain(words.split(' '), false)), MOST_LETTERS)}`;
  const kind = `partially closed (${partOf[rule] ?? 'in part'})`;
  return kind + shortened(behind(), MOST_LETTERS);
}
