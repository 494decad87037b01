/** The winds on the ground that were typed, as a briefing asks for them: of aerodromes that are named. */
import type { BriefingOptions } from '#contract/briefing/options.ts';
import { readWind } from '#domain/wind/read-wind.ts';
import type { Winds } from '#renderer/data/winds.ts';

type SurfaceWinds = NonNullable<BriefingOptions['surfaceWinds']>;

/** The contract's limit. */
const MOST = 20;

export const surfaceWindsOf = (winds: Winds): SurfaceWinds =>
  Object.entries(winds)
    .flatMap(([aerodrome, text]) => {
      const wind = readWind(text);
      if (aerodrome === '' || wind === undefined) return [];
      const { direction, speed: speedKt, gust, between: [from, to] = [] } = wind;
      const sector = from !== undefined && to !== undefined && { from, to };
      return [{ aerodrome, direction, speedKt, ...(gust !== undefined && { gustKt: gust }), ...sector }];
    })
    .slice(0, MOST);
