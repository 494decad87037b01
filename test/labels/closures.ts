/** Compares the closures that a person read with the effects of a decoded notice. */
import type { DecodedNotice } from '#core/notams/read/notice.ts';
import type { Closure, Label } from './labels.ts';

/** `silent` is unclear and not mentioned. What is missed or unclear and said to be possible is no fault: how often that is said has its own bound. */
type ClosureFault = 'missedWhole' | 'missedPart' | 'tooWeak' | 'tooStrong' | 'false' | 'silent';
type Ground = 'runway' | 'aerodrome';
export type Fault = { ground: Ground; fault: ClosureFault; what: string };

type Told = { runway: string | null; extent: string | null; isUsed: boolean };

const grounds: readonly Ground[] = ['runway', 'aerodrome'];
const kindsOf: Readonly<Record<Ground, readonly string[]>> = { runway: ['closesRunway', 'closesHelipad'], aerodrome: ['closesAerodrome'] };
const groundOf = ({ kind }: Closure): Ground => (kind === 'aerodrome' ? 'aerodrome' : 'runway');

/** Ends in order, without leading zeros, kinds of surface and the word for a helipad. */
function nameOf(runway: string | null): string | null {
  if (runway === null) return null;
  const ends = runway
    .toUpperCase()
    .replace(/^(?:HELIPAD|HLS|FATO|H)\s*(?=\w)/, '')
    .replace(/ ?GRASS$|(?<=\d)G$/, '')
    .split('/');
  return ends
    .map((end) => end.replace(/^0/, ''))
    .sort()
    .join('/');
}

export function closureFaults(label: Label, { effects }: Pick<DecodedNotice, 'effects'>): Fault[] {
  // A kind that not every version has.
  const isDoubted = effects.some(({ kind }) => (kind as string) === 'mayClose');
  return grounds.flatMap((ground) => {
    const told: Told[] = effects
      .filter(({ kind }) => kindsOf[ground].includes(kind))
      .map(({ runway, extent }) => ({ runway: nameOf(runway), extent, isUsed: false }));
    if (label.closures === 'unclear') return unclear(told, ground, isDoubted);
    const wanted = label.closures.filter((closure) => groundOf(closure) === ground);
    const missed = wanted.flatMap((closure) => faultOf(closure, told, isDoubted) ?? []);
    const invented = told
      .filter(({ isUsed }) => !isUsed)
      .map(({ runway, extent }) => ({ fault: 'false' as const, what: `${runway} ${extent}` }));
    return [...missed, ...invented].map((fault) => ({ ground, ...fault }));
  });
}

function unclear(told: readonly Told[], ground: Ground, isDoubted: boolean): Fault[] {
  if (told.some(({ extent }) => extent === 'whole')) return [{ ground, fault: 'tooStrong', what: 'unclear' }];
  if (told.length > 0 || ground === 'aerodrome') return [];
  return isDoubted ? [] : [{ ground, fault: 'silent', what: 'unclear' }];
}

function faultOf(closure: Closure, told: Told[], isDoubted: boolean): Omit<Fault, 'ground'> | null {
  const name = nameOf(closure.runway);
  const found = told.filter(({ runway }) => runway === name || runway === null || name === null);
  for (const one of found) one.isUsed = true;
  const what = `${closure.runway ?? closure.kind} ${closure.extent}`;
  if (closure.extent === 'optional') return null;
  if (found.length === 0) {
    if (isDoubted) return null;
    return { fault: closure.extent === 'part' ? 'missedPart' : 'missedWhole', what };
  }
  // One end alone closes one direction, which the text may call closed.
  const isOneEnd = name !== null && !name.includes('/') && closure.kind === 'runway';
  if (closure.extent === 'either' || isOneEnd) return null;
  // Null where neither the text nor the code limits it.
  if (found.some(({ extent }) => (extent ?? 'whole') === closure.extent)) return null;
  return { fault: closure.extent === 'whole' ? 'tooWeak' : 'tooStrong', what };
}
