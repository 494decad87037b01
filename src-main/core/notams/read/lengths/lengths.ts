/** Effects of a text on lengths, with numbers. */
import type { Effect, NoticeReading, RunwayIdents } from '../notice.ts';
import { effectOf, type Span } from '../closures/effect.ts';
import { tokensOf } from '../closures/tokens.ts';
import { runwayOf } from '../runways.ts';
import { changedIn } from './changed.ts';
import { declaredIn } from './declared.ts';

/** Canada and the USA with its territories measure runways in feet. */
const feetStates = /^(?:C[A-Z]{3}|K[A-Z0-9]{3}|P[AFGHMW][A-Z]{2}|T[IJ][A-Z]{2})$/;

type Of = Pick<NoticeReading, 'format' | 'locations'> & { runways: readonly RunwayIdents[] | undefined; span: Span };

/** `text` is in capitals. One effect for each end of a runway and kind. */
export function lengthsOf(text: string, { format, locations, runways, span }: Of): Effect[] {
  const tokens = tokensOf(text);
  const nameOf = (name: string | null): string | null => (name?.includes('/') ? (runwayOf(name, runways)?.name ?? name) : name);
  const rules = { shortensRunway: 'runwayShortened', displacesThreshold: 'thresholdDisplaced' } as const;
  const changed = changedIn(tokens);
  const units = changed.flatMap(({ lengths }) => lengths.map(({ unit }) => unit));
  const isFeet =
    units.length > 0 ? units.every((unit) => unit === 'ft') : format === 'us' || format === 'fdc' || feetStates.test(locations[0] ?? '');
  return [
    ...changed.map(({ kind, runway, lengths }) =>
      effectOf(kind, { runway: nameOf(runway), extent: null, rule: rules[kind], lengths }, span),
    ),
    ...declaredIn(tokens, isFeet).map(({ runway, when, lengths }) =>
      effectOf('changesDistances', { runway: nameOf(runway), extent: null, rule: 'distancesChanged', when, lengths }, span),
    ),
  ];
}
