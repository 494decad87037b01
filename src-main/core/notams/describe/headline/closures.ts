/** Closures of runways and aerodromes, which lead a headline: named as the effects name them. */
import type { EffectRule } from '#contract/notams/rules.ts';
import type { HeadlinePart } from '#contract/notams/headline.ts';
import type { ComposedCode } from '#contract/notams/headline-codes.ts';
import { shortened } from '#words/headline/shortened.ts';
import type { Effect } from '#core/notams/read/notice.ts';
import { coded, worded } from './parts.ts';
import { inSentence, plain } from './words.ts';

/** What the rule of a partial closure adds, where its own words do not say it. */
const partOf: Readonly<Partial<Record<EffectRule, ComposedCode>>> = {
  runwayClosedInOneDirection: 'inOneDirection',
  runwayClosedOverLength: 'overALength',
  runwayClosedForOperation: 'forAnOperation',
  runwayClosedExceptTaxiing: 'exceptTaxiingOrCrossing',
  runwayClosedWithException: 'withAnException',
  runwayClosedToSomeAircraft: 'toSomeAircraft',
  runwayClosedAtTimes: 'atTimes',
  aerodromeClosedOverLength: 'inPart',
  aerodromeClosedForOperation: 'forAnOperation',
  aerodromeClosedExceptTaxiing: 'exceptTaxiing',
  aerodromeClosedWithException: 'withAnException',
  aerodromeClosedToSomeAircraft: 'toSomeAircraft',
  aerodromeClosedAtTimes: 'atTimes',
};

/** How the words begin that limit a closure and can follow it. */
const limiting = /^(?:EXC|EXCEPT|TO|FOR|BTN|BETWEEN|AT|UNLESS|WITH|ON|BEYOND|FM|FROM|E|W|N|S) ./;
const MOST_LETTERS = 70;

/** Null where neither a runway nor an aerodrome is closed. `behind`: what the text says after the word closed. */
export function closureOf(effects: readonly Effect[], behind: () => HeadlinePart | null): HeadlinePart[] | null {
  const first = effects.find(({ kind }) => kind === 'closesRunway' || kind === 'closesAerodrome');
  if (!first) return null;
  const none = effects.some(({ kind }) => kind === 'noRunwayLeft') ? [coded('sentence', 'noRunwayOpen')] : [];
  const state = first.extent === 'part' ? partlyClosed(first, effects, behind) : [coded('state', 'closed')];
  return [closedOf(first, effects), ...state, ...none];
}

function closedOf(first: Effect, effects: readonly Effect[]): HeadlinePart {
  if (first.kind === 'closesAerodrome') return coded('ground', 'aerodrome');
  const names = effects.flatMap(({ kind, runway, extent }) =>
    kind === 'closesRunway' && extent === first.extent && runway !== null ? [runway] : [],
  );
  return coded('ground', 'runways', ...names);
}

function partlyClosed(first: Effect, effects: readonly Effect[], behind: () => HeadlinePart | null): HeadlinePart[] {
  const { rule, words } = first;
  // `RWY 24 CLSD FOR ARR, RWY 06 CLSD FOR DEP`: what is said of one is not said of the other.
  const isSame = effects.every(({ kind, extent, words: other }) => kind !== first.kind || extent !== 'part' || other === words);
  if (!isSame) return [coded('state', 'partlyClosed'), coded('note', partOf[rule] ?? 'inPart')];
  // `FOR LDG ONLY` says what is left.
  if (words !== null && limiting.test(words) && !/\bONLY\b/.test(words)) {
    const limit = worded('limit', words, shortened(inSentence(plain(words.split(' '), false)), MOST_LETTERS));
    return [coded('state', 'closed'), limit];
  }
  const part = [coded('state', 'partlyClosed'), coded('note', partOf[rule] ?? 'inPart')];
  const rest = behind();
  if (rest === null || rest.words === null) return part;
  // A blank, or a comma and a blank, precedes it.
  const room = MOST_LETTERS - (rest.role === 'limit' ? 1 : 2);
  return [...part, { ...rest, words: shortened(rest.words, room) }];
}
