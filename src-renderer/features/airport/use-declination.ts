import { type Variation, variationAt } from '#domain/magnetic.ts';
import { useNow } from '#renderer/data/use-now.ts';
import type { Airport } from '#contract/airports/airport.ts';

const DAY = 86_400_000;

/** Today's magnetic declination at the airport; undefined without a position or a valid model. */
export function useDeclination({ latitude, longitude }: Pick<Airport, 'latitude' | 'longitude'>): Variation | undefined {
  const today = Math.floor(useNow() / DAY) * DAY;
  return latitude === null || longitude === null ? undefined : variationAt({ latitude, longitude }, new Date(today));
}
