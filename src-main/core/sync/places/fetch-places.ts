/**
 * Lists the places that are fetched of each source: those named for it, and those the owner chose. Promise: bounded, in order of need, each
 * place once with every reason; what is beyond the bound is counted.
 */
import type { Database } from 'better-sqlite3';
import { MOST_PLACES, placeNeeds, type FetchedPlace, type FetchPlaces } from '#contract/sync/places.ts';
import type { Source } from '#contract/sync/sources.ts';
import type { Needed, NeededAerodromes } from '#core/desk/needed-aerodromes.ts';
import { SAMPLE_SOURCE } from '#core/notams/store/notam-row.ts';
import { isOfPlaces } from '#core/notams/store/places.ts';
import type { Dataset } from '#core/reference/dataset.ts';
import { rowOfNotamPlace } from '#core/reference/store/airport-codes.ts';
import { isAskedWhole, requestsADay, withPlaces } from '../for-places.ts';
import { asksByPlace } from '../presets/presets.ts';
import type { Choice } from './choice.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

type Parts = {
  db: Database;
  dataset: Pick<Dataset, 'current'>;
  choices: { get(): Choice };
  needed: Pick<NeededAerodromes, 'ofUser'>;
  /** NOTAMs name an aerodrome by these codes. */
  placesOf: (identifier: string) => string[];
  listSources: () => Source[];
  clock: () => Date;
};

type Chosen = { places: Map<string, Set<Needed['need']>>; leftOut: number; routesLeftOut: number; unknown: string[] };

export function openFetchPlaces({ db, dataset, choices, needed, placesOf, listSources, clock }: Parts) {
  const stored = db.prepare<{ places: string; place: string; now: string }, { notams: number; bytes: number | null }>(
    `SELECT COUNT(*) AS notams, SUM(length(n.message)) AS bytes
       FROM notams n
      WHERE n.over_at > :now AND n.source IS NOT '${SAMPLE_SOURCE}' AND (n.fir = :place COLLATE NOCASE OR ${isOfPlaces(':places')})`,
  );
  const fetched = db
    .prepare<[string, string], string | null>(
      `SELECT MAX(COALESCE(from_at, claimed_at))
         FROM notam_claims
        WHERE place = ? AND source_id IN (SELECT value FROM json_each(?))`,
    )
    .pluck();

  function ofCountry(country: string): string[] {
    return dataset
      .current()
      .db.prepare<[string], string>(
        `SELECT a.icao_code
           FROM airports a
          WHERE a.country_code = ? AND a.icao_code GLOB '[A-Z][A-Z][A-Z][A-Z]' AND a.is_closed IS NOT 1 AND a.facility_type IS 'airport'
          ORDER BY a.is_scheduled IS 1 DESC, a.longest_runway DESC, a.row`,
      )
      .pluck()
      .all(country);
  }

  /** What is named for these sources, and what is chosen for all. */
  function chosen(sources: readonly Source[]): Chosen {
    const { choice, userId } = choices.get();
    const named = sources.flatMap(({ completeFor }) => completeFor.map((place): Needed => ({ place, need: 'named' })));
    const ofUser = userId === null ? { needed: [], left: 0 } : needed.ofUser(userId, choice);
    const countries = choice.areas.filter((area) => !isLocationIndicator(area)).map((country) => ({ country, codes: ofCountry(country) }));
    const all: Needed[] = [
      ...named,
      ...ofUser.needed,
      ...choice.areas.filter((area) => isLocationIndicator(area)).map((place): Needed => ({ place, need: 'chosen' })),
      ...countries.flatMap(({ codes }) => codes.map((place): Needed => ({ place, need: 'country' }))),
    ];
    const places: Chosen['places'] = new Map();
    for (const { place, need } of all.toSorted((one, other) => placeNeeds.indexOf(one.need) - placeNeeds.indexOf(other.need)))
      if (isLocationIndicator(place)) places.set(place, (places.get(place) ?? new Set()).add(need));
    return {
      places: new Map([...places].slice(0, MOST_PLACES)),
      leftOut: Math.max(0, places.size - MOST_PLACES),
      routesLeftOut: ofUser.left,
      unknown: countries.filter(({ codes }) => codes.length === 0).map(({ country }) => country),
    };
  }

  const sourcesByPlace = () => listSources().filter(({ kind, isEnabled }) => isEnabled && asksByPlace(kind));
  const ofChoice = (): string[] => [...chosen([]).places.keys()];

  function item(place: string, needs: Iterable<Needed['need']>, sources: readonly Source[]): FetchedPlace {
    const reference = dataset.current().db;
    const found = reference
      .prepare<[string], { name: string; latitude: number | null; longitude: number | null }>(
        `SELECT a.name, a.latitude, a.longitude FROM airports a WHERE a.row = ${rowOfNotamPlace('?')}`,
      )
      .get(place);
    const { notams = 0, bytes } =
      stored.get({ place, places: JSON.stringify([...new Set([place, ...placesOf(place)])]), now: clock().toISOString() }) ?? {};
    const plans = sources.flatMap(({ nextAt }) => nextAt ?? []).sort();
    return {
      place,
      name: found?.name ?? null,
      latitude: found?.latitude ?? null,
      longitude: found?.longitude ?? null,
      needs: placeNeeds.filter((need) => new Set(needs).has(need)),
      notams,
      bytes: bytes ?? 0,
      fetchedAt: fetched.get(place, JSON.stringify(sources.map(({ id }) => id))) ?? null,
      nextAt: plans[0] ?? null,
    };
  }

  return {
    /** Returns a source with the places that are fetched of it now; unchanged where it has none, or is loaded whole. */
    prepared(source: Source): Source {
      return asksByPlace(source.kind) && !isAskedWhole(source, choices.get().choice) ? withPlaces(source, ofChoice()) : source;
    },
    /** Tells whether a source may be loaded whole where nothing is named for it. */
    mayBeWhole: (): boolean => choices.get().choice.isWhole,
    list(): FetchPlaces {
      const { choice } = choices.get();
      const sources = sourcesByPlace();
      const { places, ...left } = chosen(sources);
      const ofSources = sources.map((source) => {
        const isWhole = isAskedWhole(source, choice);
        const all = isWhole ? [] : withPlaces(source, ofChoice()).completeFor;
        return { source, isWhole, all };
      });
      return {
        choice,
        items: [...places].map(([place, needs]) =>
          item(
            place,
            needs,
            ofSources.filter(({ isWhole, all }) => isWhole || all.includes(place)).map(({ source }) => source),
          ),
        ),
        ...left,
        sources: ofSources.map(({ source, isWhole, all }) => ({
          id: source.id,
          name: source.name,
          isWhole,
          places: all.length,
          requestsADay: requestsADay(source, all.length, isWhole),
        })),
      };
    },
  };
}

export type PlacesToFetch = ReturnType<typeof openFetchPlaces>;
