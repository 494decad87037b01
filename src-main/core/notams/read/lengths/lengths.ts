/** Effects of a text on lengths, with numbers. */
import type { Effect, NoticeReading, RunwayIdents } from '../notice.ts';
import { effectOf, type Span } from '../closures/effect.ts';
import { tokensOf } from '../closures/tokens.ts';
import { runwayOf } from '../runways.ts';
import { changedIn } from './changed.ts';
import { declaredIn } from './declared.ts';

/** A text without these gives no length. */
const worthReading =
  /T(?:ORA|ODA)|ASDA|DTHR\s{1,3}\d|\bLDA\b|PL(?:ACE|CD)|RELOCATED|MOVED|SHIFTED|RED(?:UCED?)?\s{1,3}(?:TO|BY|IN|LEN)|SHORTENED|REMAIN(?:ING|DER)\s{1,3}|LEN(?:GTH)?\s{1,3}/;
const named = /RWY|RUNWAY|THR|THLD|PISTE|PISTA/;

/** Canada and the USA with its territories measure runways in feet. */
const feetStates = /^(?:C[A-Z]{3}|K[A-Z0-9]{3}|P[AFGHMW][A-Z]{2}|T[IJ][A-Z]{2})$/;

type Of = Pick<NoticeReading, 'format' | 'locations'> & { runways: readonly RunwayIdents[] | undefined; span: Span };

/** `text` is in capitals. One effect for each end of a runway and kind. */
export function lengthsOf(text: string, { format, locations, runways, span }: Of): Effect[] {
  if (!named.test(text) || !worthReading.test(text)) return [];
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
