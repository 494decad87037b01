/** The winds on the ground that were typed, as a briefing asks for them: steady speeds, of aerodromes that are named. */
import type { BriefingOptions } from '#contract/briefing/options.ts';
import { readWind } from '#domain/wind/read-wind.ts';
import type { Winds } from '#renderer/data/winds.ts';

type SurfaceWinds = NonNullable<BriefingOptions['surfaceWinds']>;

/** The contract's limit. */
const MOST = 20;

/** A variable wind has no components, so it is left out. */
export const surfaceWindsOf = (winds: Winds): SurfaceWinds =>
  Object.entries(winds)
    .flatMap(([aerodrome, text]) => {
      const wind = readWind(text);
      if (aerodrome === '' || wind === undefined || wind.direction === null) return [];
      return [{ aerodrome, direction: wind.direction, speedKt: wind.speed }];
    })
    .slice(0, MOST);
