/** The winds on the ground that were typed, as a briefing asks for them. */
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
      if (wind === undefined) return [];
      const { direction, speed: speedKt, gust, between: [from, to] = [] } = wind;
      const sector = from !== undefined && to !== undefined && { from, to };
      return [{ ...(aerodrome !== '' && { aerodrome }), direction, speedKt, ...(gust !== undefined && { gustKt: gust }), ...sector }];
    })
    .slice(0, MOST);
