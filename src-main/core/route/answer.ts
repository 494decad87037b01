/** Puts a route into the form of the contract. */
import type { RouteFault } from '#contract/route/faults.ts';
import type { RoutePoint } from '#contract/route/legs.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { lightAt } from './legs/light.ts';
import type { Legs } from './legs/legs.ts';
import type { Point } from './points/point.ts';
import type { PointFault } from './points/point-faults.ts';
import type { RoutePoints } from './points/points.ts';
import type { RouteWords, Span } from './words/word.ts';

type Found = {
  text: string;
  read: RouteWords;
  found: RoutePoints;
  worked: Legs;
  air: ParsedRoute['air'];
  departSource: ParsedRoute['totals']['departSource'];
};

export function answerOf({ text, read, found, worked, air, departSource }: Found): ParsedRoute {
  const spanOf = ({ from, to, written }: Span & { written?: string }) => ({ from, to, text: written ?? text.slice(from, to) });
  const faults: PointFault[] = [...read.faults.map((fault) => ({ ...fault, candidates: [] })), ...found.faults].toSorted(
    (a, b) => a.from - b.from,
  );
  return {
    form: read.form,
    words: read.words.map((word) => ({ kind: word.kind, ...spanOf(word) })),
    points: found.points.map((point, index) => ({ ...spanOf(point), ...pointOf(point, worked.overhead[index] ?? null) })),
    alternates: found.alternates.map((point) => ({ ...spanOf(point), ...pointOf(point, null) })),
    legs: worked.legs,
    tops: worked.tops,
    profile: worked.profile,
    lightChanges: worked.lightChanges,
    air,
    faults: faults.map(({ code, candidates, alternate, ...span }): RouteFault => {
      return { code, ...spanOf(span), ...(alternate !== undefined && { alternate }), candidates };
    }),
    totals: { ...worked.totals, departSource },
  };
}

function pointOf(
  { kind, position, place, reference, label, speed, level, rules, traffic, stayMinutes }: Point,
  moment: number | null,
): Omit<RoutePoint, keyof Span | 'text'> {
  return {
    kind,
    id: place?.id ?? null,
    ident: place?.ident ?? label?.ident ?? null,
    name: place?.name ?? label?.name ?? null,
    type: place?.type ?? null,
    latitude: position.latitude,
    longitude: position.longitude,
    elevationFt: place?.elevation ?? null,
    reference: referenceOf(reference),
    speed: speed ?? null,
    level: level ?? null,
    rules: rules ?? null,
    traffic: traffic ?? null,
    stayMinutes: stayMinutes || null,
    eto: moment === null ? null : new Date(moment).toISOString(),
    light: moment === null ? null : lightAt(position, moment),
  };
}

function referenceOf(reference: Point['reference']): RoutePoint['reference'] {
  if (!reference) return null;
  const { place, bearing, distance, variation } = reference;
  const { degrees } = variation;
  const of = variation.source === 'model' ? variation : { model: null, date: null, until: null };
  return {
    id: place.id,
    ident: place.ident,
    kind: place.kind,
    bearing,
    distanceNm: distance,
    variationSource: variation.source,
    variation: { degrees, model: of.model, date: of.date, until: of.until },
  };
}
