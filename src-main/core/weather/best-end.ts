/**
 * Finds the runway end that a wind favours, of those that are not closed, and the components of the wind on each. This is the one place
 * that decides which is best.
 */
import type { AirportWithParts } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import type { BestEnd, EndWind } from '#contract/weather/surface-wind.ts';
import type { Airports } from '#core/airports/airports.ts';
import { invalid } from '#core/refusal.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import { variationAt } from '#domain/magnetic.ts';
import { endsInWind, favouredEnds, figuresOf, windEnds } from '#domain/wind/ends-in-wind.ts';
import { readWind, type WrittenWind } from '#domain/wind/read-wind.ts';
import { surfaceWind, typedWind, type SurfaceWinds, type WindThere } from './surface-wind.ts';

type Placed = { airport: Pick<AirportWithParts, 'runways'>; state: AerodromeState; variation: number | undefined };

/** `state` is of the moment at which a runway is looked for, `variation` in degrees, east positive. */
export function bestEnd({ wind, source, gaps: windGaps }: WindThere, placed: Placed): BestEnd {
  return { wind: wind ? surfaceWind(wind, source) : null, ...favouredEnds(endsAt(placed), wind), windGaps };
}

/** Computes the wind on every end that has a heading and is not closed. A variable wind counts whole as crosswind and whole as tailwind. */
export const windOnEnds = (wind: WrittenWind, placed: Placed): EndWind[] =>
  endsInWind(
    endsAt(placed).filter(({ closure }) => closure !== 'closed'),
    wind,
  ).map((one) => ({
    runwayId: one.end.runwayId,
    end: one.end.ident,
    ...figuresOf(one),
    isClosed: one.end.closure !== undefined,
  }));

const endsAt = ({ airport, state, variation }: Placed) => windEnds(airport.runways, state.runways, variation);

type Parts = { airports: Pick<Airports, 'get'>; windAt: SurfaceWinds };

export type AerodromeWind = { best: BestEnd; winds: EndWind[] };

/**
 * Finds an airport by its id or any of its codes and takes the wind that was typed, else that of its reports at the moment of its state; undefined where
 * there is no airport. Throws `invalidRequest` for a text that is no wind.
 */
export function openBestEnds({ airports, windAt }: Parts) {
  return (identifier: string, state: AerodromeState, typed?: string): AerodromeWind | undefined => {
    const found = airports.get(identifier);
    if (!found) return undefined;
    const airport = JSON.parse(found.body.toString()) as AirportWithParts;
    const [position, at] = [latLonOf(airport), new Date(state.at)];
    const placed = { airport, state, variation: position && variationAt(position, at)?.degrees };
    const there = typed === undefined ? windAt(airport.id, { at: at.getTime() }) : typedWind(windIn(typed));
    return { best: bestEnd(there, placed), winds: there.wind ? windOnEnds(there.wind, placed) : [] };
  };
}

function windIn(text: string): WrittenWind {
  const wind = readWind(text);
  if (wind) return wind;
  throw invalid(`wind: ${JSON.stringify(text)} is no wind; write it as 24015G25KT, 240/15 or VRB05KT`);
}
