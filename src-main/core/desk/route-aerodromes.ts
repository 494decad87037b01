/** The aerodromes that a stored route begins and ends at, with its alternates. Pure. */
import type { DeskRoute } from '#contract/desk.ts';
import type { Place } from '#core/route/points/place.ts';
import type { Point } from '#core/route/points/point.ts';

type Named = DeskRoute['aerodromes'][number];

/** A route that begins or ends elsewhere has no aerodrome there. `lookup` finds alternates, which are codes. */
export function aerodromesOf(
  points: readonly Point[],
  alternates: readonly string[],
  lookup: (ident: string) => readonly Place[],
): Named[] {
  const [first, last] = [points[0], points.length > 1 ? points.at(-1) : undefined];
  const ends = [named('departure', first?.place), named('destination', last?.place)].flat();
  const others = alternates.map((code): Named => {
    const ident = code.trim().toUpperCase();
    const airports = lookup(ident).filter(({ kind }) => kind === 'airport');
    const place = airports.find(({ isIndicator }) => isIndicator) ?? (airports.length === 1 ? airports[0] : undefined);
    return { role: 'alternate', ident: place?.ident ?? ident, airportId: place?.id ?? null };
  });
  return [...ends, ...others];
}

const named = (role: Named['role'], place: Place | undefined): Named[] =>
  place?.kind === 'airport' ? [{ role, ident: place.ident, airportId: place.id }] : [];
