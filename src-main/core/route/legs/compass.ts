/** The compass heading of a magnetic one, by the card beside the compass: "for 030 steer 032". */
import type { RouteAircraft } from '#contract/route/aircraft.ts';
import { normalized, turnBetween } from '#domain/directions.ts';

type Card = NonNullable<RouteAircraft['deviationCard']>;

/** Degrees. Between two lines of the card the difference is interpolated, around north too; null without a card. */
export function compassHeading(magnetic: number, card: Card | undefined): number | null {
  const lines = (card ?? [])
    .map((line) => ({ at: normalized(line.for), deviation: turnBetween(line.for, line.steer) }))
    .toSorted((a, b) => a.at - b.at);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return null;
  const below = lines.findLast(({ at }) => at <= magnetic) ?? last;
  const above = lines.find(({ at }) => at > magnetic) ?? first;
  const width = normalized(above.at - below.at);
  const part = width === 0 ? 0 : normalized(magnetic - below.at) / width;
  return normalized(magnetic + below.deviation + (above.deviation - below.deviation) * part);
}
