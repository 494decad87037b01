/** Makes effects of the lengths that a text changes: what is shortened, which threshold is displaced, which declared distances are left. */
import { oneLine } from '#core/text/line.ts';
import type { Effect, NoticeReading, RunwayIdents } from '../notice.ts';
import { effectOf, type Span } from '../closures/effect.ts';
import { segmentsOf } from '../closures/segments.ts';
import { tokensOf } from '../closures/tokens.ts';
import { firstRunway, mentionsOf, runwayOf } from '../runways.ts';
import { changedIn } from './changed.ts';
import { declaredIn } from './declared.ts';
import { isOfWidth, portionsIn } from './portions.ts';

/** Canada and the USA with its territories measure runways in feet. */
const feetStates = /^(?:C[A-Z]{3}|K[A-Z0-9]{3}|P[AFGHMW][A-Z]{2}|T[IJ][A-Z]{2})$/;

type Of = Pick<NoticeReading, 'format' | 'locations' | 'qCode'> & { runways: readonly RunwayIdents[] | undefined; span: Span };

const rules = {
  shortensRunway: 'runwayShortened',
  displacesThreshold: 'thresholdDisplaced',
  changesDistances: 'distancesChanged',
} as const;

/** `closures` come back with the lengths that they take; then follows one effect for each end of a runway and kind. */
export function withLengths(found: readonly Effect[], text: string, of: Of): Effect[] {
  const closures = found.filter((closure) => !isEndOfOther(closure, found));
  const { format, locations, runways, span } = of;
  const tokens = tokensOf(text);
  const nameOf = (name: string | null): string | null => (name?.includes('/') ? (runwayOf(name, runways)?.name ?? name) : name);
  const portions = portionsIn(text, tokens).map((portion) => ({
    ...portion,
    kind: 'shortensRunway' as const,
    runway: nameOf(portion.runway),
  }));
  const closedBy = (name: string | null) =>
    closures.filter(({ kind, runway }) => kind === 'closesRunway' && (runway === null || isOf(name, runway)));
  // `FIRST 1200M OF RWY 21L U/S. RWY 21L NOT AVBL FOR LDG` shortens it for take-offs.
  const isTold = ({ runway, ...place }: (typeof portions)[number]): boolean =>
    closedBy(runway).some(
      ({ extent, for: closedFor, quote }) =>
        extent !== 'part' || closedFor === null || quote === null || (quote.from < place.to && place.from < quote.to),
    );
  const changed = [...changedIn(tokens), ...portions.filter((portion) => !isTold(portion))];
  const units = changed.flatMap(({ lengths }) => lengths.map(({ unit }) => unit));
  const isFeet =
    units.length > 0 ? units.every((unit) => unit === 'ft') : format === 'us' || format === 'fdc' || feetStates.test(locations[0] ?? '');
  const declared = declaredIn(tokens, isFeet).filter(
    ({ lengths, intersection }) => lengths.length > 0 || intersection === null || of.qCode?.startsWith('QMD') === true,
  );
  const effects = [
    ...closures.map((closure): Effect => {
      // The words of an operation follow those of the part: `FIRST 450M NOT TO BE USED FOR LANDING`.
      const isLimited = closure.rule === 'runwayClosedOverLength' || closure.rule === 'runwayClosedForOperation';
      const isTaxiing = closure.rule === 'runwayClosedExceptTaxiing';
      const own = portions.find(({ runway, for: operation, lengths, ...place }) => {
        // `FIRST 1500FT CLSD 0500-0900` leaves the rest at these times.
        const isAtTimes =
          closure.rule === 'runwayClosedAtTimes' &&
          closure.for === null &&
          operation === null &&
          lengths.every(({ relation }) => relation === 'less') &&
          isWithin(closure.quote, place);
        // `RESTRICTED TO 1500M LENGTH` has no exception.
        const isOfWords = closure.for === 'allButSome' && lengths.some(({ value }) => closure.words?.includes(`TO ${value}`));
        const isOwn =
          (isLimited && operation === closure.for) ||
          (isTaxiing && operation === null && lengths.every(({ relation }) => relation === 'less'));
        return (isOwn || isOfWords || isAtTimes) && closedBy(runway).includes(closure);
      });
      if (own === undefined) return overWidth(closure);
      // `FIRST 300M CLSD EXC TAX` leaves the rest for flights.
      return { ...closure, rule: 'runwayClosedOverLength', for: own.for, lengths: own.lengths };
    }),
    ...changed.map(({ kind, runway, for: closedFor, lengths, ...place }) =>
      effectOf(
        kind,
        { runway: nameOf(runway ?? onlyEnd(text)), extent: null, rule: rules[kind], for: closedFor, lengths, quote: quoteOf(text, place) },
        span,
      ),
    ),
    // Distances from an intersection do not change those of the whole runway.
    ...declared.map(({ runway, when, lengths, intersection, ...place }) => {
      const words = intersection === null ? null : oneLine(text.slice(intersection.from, intersection.to));
      const said = {
        runway: nameOf(runway),
        extent: null,
        rule: 'distancesChanged',
        when,
        words,
        lengths,
        quote: quoteOf(text, place),
      } as const;
      return effectOf('changesDistances', said, span);
    }),
  ];
  const none = effects.flatMap((effect) =>
    withoutDistance(effect, span).filter((closed) => !closedBy(effect.runway).some(isAsMuch(closed))),
  );
  return effects.length > 0 || !isOfDistances(text, of)
    ? [...none, ...effects]
    : [effectOf('changesDistances', { runway: nameOf(firstRunway(text)), extent: null, rule: 'distancesChanged' }, span)];
}

const isWithin = (quote: Effect['quote'], { from, to }: { from: number; to: number }): boolean =>
  quote === null || (quote.from <= from && from < quote.to && quote.from < to);

/** What was read, from the begin of its clause on, unless another limit is in front of it: `RWY 09 OPEN OVER 1600M ONLY (THR DISPLACED 600M)`. */
function quoteOf(text: string, { from, to }: { from: number; to: number }): { from: number; to: number } {
  const clause = segmentsOf(text).find((segment) => (segment.at(-1)?.to ?? 0) > from) ?? [];
  const inFront = clause.filter((token) => token.to <= from);
  const isLimited = inFront.some(({ meaning }) => meaning === 'only');
  return { from: (isLimited ? undefined : inFront[0]?.from) ?? from, to };
}

/** `RWY 27 LDA 0`: no one can land on that end. */
function withoutDistance({ kind, runway, when, words, lengths, quote }: Effect, span: Span): Effect[] {
  if (kind !== 'changesDistances' || runway === null || runway.includes('/')) return [];
  const isNone = (of: Effect['lengths'][number]['of']): boolean =>
    lengths.some((length) => length.of === of && length.relation === 'is' && length.value === 0);
  const [landing, takeOff] = [isNone('LDA'), isNone('TORA')];
  if (!landing && !takeOff) return [];
  const closed = landing === takeOff ? null : landing ? ('landing' as const) : ('takeOff' as const);
  const rule = closed === null ? 'runwayClosedInOneDirection' : 'runwayClosedForOperation';
  return [effectOf('closesRunway', { runway, extent: 'part', for: closed, rule, when, words, quote }, span)];
}

/** What closes a part of the length, or for others, leaves the end that has no distance open. */
const isAsMuch =
  (closed: Effect) =>
  ({ extent, for: closedFor, when, rule }: Effect): boolean =>
    when === null &&
    rule !== 'runwayClosedOverLength' &&
    (extent !== 'part' || closedFor === closed.for || closedFor === null || closedFor === 'allButTaxiing');

const overWidth = (closure: Effect): Effect =>
  closure.rule === 'runwayClosedOverLength' && isOfWidth(closure.words ?? '', closure.runway ?? '')
    ? { ...closure, rule: 'runwayClosedOverWidth' }
    : closure;

/** `RWY 09/27 FIRST 300M RWY 09 CLSD` closes one part of one runway, which the second name only measures from. */
const isEndOfOther = ({ kind, runway, rule, quote, words, for: closedFor, when }: Effect, all: readonly Effect[]): boolean =>
  kind === 'closesRunway' &&
  runway?.includes('/') === false &&
  (rule === 'runwayClosedOverLength' || rule === 'runwayClosedExceptTaxiing') &&
  all.some(
    (other) =>
      other.kind === kind &&
      other.runway?.split('/').includes(runway) === true &&
      other.runway !== runway &&
      other.rule === rule &&
      other.words === words &&
      other.for === closedFor &&
      other.when === when &&
      quote !== null &&
      other.quote !== null &&
      other.quote.from <= quote.from &&
      quote.to <= other.quote.to,
  );

/** `LDA AFFECTED 400M`, `RWY 27R LDA NOT AVBL`: how it changes is not understood. */
const isOfDistances = (text: string, { qCode }: Of): boolean =>
  qCode?.startsWith('QMD') === true &&
  /\b(?:TORA|TODA|ASDA|LDA|DECLARED DIST\w*)\b/.test(text) &&
  !/\b(?:NOT AFFECTED|UNAFFECTED|UNCHANGED|NO CHANGE|NORMAL|NML|AS PUBLISHED|CANCELL?ED|CNL|WITHDRAWN|RESTORED)\b/.test(text);

/** `RWY 02R … . THR DISPLACED 300M`: the end that the text names, where it is the only one. */
function onlyEnd(text: string): string | null {
  const [name, ...others] = new Set(mentionsOf(text).flatMap(({ names }) => names));
  return name === undefined || others.length > 0 || name.includes('/') ? null : name;
}

/** `09` is an end of `09/27`. */
const isOf = (one: string | null, other: string): boolean => one !== null && one.split('/').some((end) => other.split('/').includes(end));
