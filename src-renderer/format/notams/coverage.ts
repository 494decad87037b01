/**
 * Sentences say how much a list of NOTAMs is worth: what was searched, how old the newest NOTAM of the place is, and that nothing follows
 * from nothing.
 */
import type { AskedCoverage } from '#contract/notams/facets.ts';
import { zuluOn } from '#domain/time.ts';
import { ageInWords } from '#renderer/format/age.ts';
import { countryName } from '#renderer/format/names.ts';
import { words } from '#renderer/i18n/words.ts';

type Covered = {
  isEmpty: boolean;
  where: string;
  when: string;
  coverage: AskedCoverage;
  /** The unit is milliseconds since 1970. */
  now: number;
  /** The sample NOTAMs are counted, too. */
  stored: number;
};

/** It is empty for a list that holds something and is not old. */
export function coverageInWords({ isEmpty, where, when, coverage, now, stored }: Covered): string[] {
  const { none } = words.notams;
  const { importedAt, places, countries } = coverage;
  if (importedAt === null) {
    const samples = stored === 0 ? '' : none.samples(stored);
    return isEmpty ? [none.storedFor(where, when), words.common.nothingImported(samples), none.notOpen] : [];
  }
  const ages = countries.length > 0 ? countries : [{ countryCode: undefined, ...coverage }];
  const shown = ages.filter(({ freshness }) => isEmpty || freshness === 'stale');
  const newest = shown.map(({ countryCode, issuedAt }) => {
    const name = countryCode === undefined ? undefined : countryName(countryCode);
    return issuedAt === null ? none.noneOfCountry(name) : none.newest(name, ageInWords(now - Date.parse(issuedAt)));
  });
  const old = places.filter(({ freshness }) => freshness === 'stale').map(({ place }) => words.common.listOld(place));
  if (!isEmpty) return newest.length + old.length === 0 ? [] : [...old, ...newest, none.sinceThen];
  const notCovered = places.filter((place) => place.importedAt === null && place.claim === null).map(({ place }) => place);
  const inPart = places.filter((place) => place.importedAt !== null && place.claim === null).map(({ place }) => place);
  const whole = places.flatMap(({ place, claim }) => {
    if (claim === null) return [];
    const time = claim.from && zuluOn(claim.from, new Date(now).toISOString());
    return [none.whole(place, words.briefing.coverage.whole(claim, time))];
  });
  return [
    none.storedFor(where, when),
    ...(notCovered.length === 0 ? [] : [none.notCovered(notCovered.join(', '))]),
    ...(inPart.length === 0 ? [] : [none.inPart(inPart.join(', '))]),
    ...whole,
    ...old,
    ...newest,
    none.notOpen,
  ];
}
