/** What NOTAMs close at an aerodrome, now or later: only what a rule found in an active or upcoming NOTAM. */
import { readClock } from '#renderer/data/clock.ts';
import type { Decoded } from '#contract/notams/decoded.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { partInWords } from '#renderer/format/notams/effects-in-words.ts';
import { statusOf } from '#renderer/format/notams/facets.ts';

type Effect = Decoded['effects'][number];

const closing = ['closesAerodrome', 'noRunwayLeft', 'closesRunway', 'closesHelipad', 'mayClose'] as const;
type Closing = (typeof closing)[number];

export type Closure = {
  kind: Closing;
  /** The dataset's name of the runway, else the text's; null where the text names none. */
  runway: string | null;
  extent: 'whole' | 'part' | 'unsaid';
  /** What is left of a part, or the words that are in doubt; empty where there is nothing to say. */
  limits: string;
  /** `at times`: active, but outside its schedule at this moment. */
  when: 'now' | 'at times' | 'later';
  notam: NotamAnswer;
};

/** The largest closure first: the aerodrome, then all runways, then one; current before upcoming. */
export function closuresOf(notams: readonly NotamAnswer[], now: Date = new Date(readClock())): Closure[] {
  const found = notams.flatMap((notam) => {
    const when = whenOf(notam);
    if (when === undefined) return [];
    return (notam.decoded?.effects ?? []).flatMap((effect): Closure[] => {
      const kind = closing.find((one) => one === effect.kind);
      return kind === undefined
        ? []
        : [
            {
              kind,
              runway: effect.runway,
              extent: extentOf(effect),
              limits: limitsOf(effect),
              when: whenOfEffect(effect, when, now),
              notam,
            },
          ];
    });
  });
  const places = { now: 0, 'at times': 1, later: 2 };
  return found.toSorted((a, b) => places[a.when] - places[b.when] || closing.indexOf(a.kind) - closing.indexOf(b.kind));
}

const limitsOf = (effect: Effect): string => (effect.kind === 'mayClose' ? (effect.words ?? '') : partInWords(effect));

/** Times that the text lists count as those of a schedule. */
function whenOfEffect({ periods }: Effect, when: Closure['when'], now: Date): Closure['when'] {
  if (when !== 'now' || periods.length === 0) return when;
  const at = now.toISOString();
  return periods.some(({ start, end }) => start <= at && (end === null || at < end)) ? 'now' : 'at times';
}

const extentOf = ({ extent }: Effect): Closure['extent'] => (extent === 'whole' || extent === 'part' ? extent : 'unsaid');

function whenOf(notam: NotamAnswer): Closure['when'] | undefined {
  const status = statusOf(notam);
  if (status === 'future') return 'later';
  if (status !== 'active' && status !== 'overdue') return undefined;
  return notam.decoded?.isInSchedule === false ? 'at times' : 'now';
}
