/**
 * Lists public services that a user can add as sources. Promise: none is fetched before it was added, and its row says whose it is, what it
 * is complete for and where its terms are. The pages of the terms could not be opened where this was written, so that none is marked as
 * read.
 */
import type { FetchedKind, Source, SourcePreset } from '#contract/sync/sources.ts';

export const presets = {
  ukPib: {
    kind: 'ukPib',
    name: 'United Kingdom bulletin (NATS)',
    publisher: 'NATS, Aeronautical Information Service of the United Kingdom',
    address: 'https://pibs.nats.co.uk/operational/pibs/PIB.xml',
    needs: 'nothing',
    isEnding: false,
    everyHours: 1,
    leastMinutes: 20,
    requestsADay: 24,
    wholeFor: 'regionsOfHeader',
    terms: { page: 'https://www.nats.aero/do-it-online/pre-flight-information-bulletins/', readOn: null },
  },
  navCanada: {
    kind: 'navCanada',
    name: 'Canada by aerodrome (NAV CANADA)',
    publisher: 'NAV CANADA, flight planning service (CFPS)',
    address: 'https://plan.navcanada.ca/weather/api/alpha/',
    needs: 'nothing',
    isEnding: false,
    everyHours: 6,
    leastMinutes: 20,
    requestsADay: 4,
    wholeFor: 'aerodromesAsked',
    terms: { page: 'https://plan.navcanada.ca/', readOn: null },
  },
  faaNms: {
    kind: 'faaNms',
    name: 'FAA NOTAM Management Service',
    publisher: 'Federal Aviation Administration (FAA), NOTAM Management Service (NMS)',
    address: 'https://api-nms.aim.faa.gov/',
    needs: 'clientCredentials',
    isEnding: false,
    everyHours: 1,
    leastMinutes: 3,
    requestsADay: 72,
    wholeFor: 'checklist',
    terms: { page: 'https://nms.aim.faa.gov/', readOn: null },
  },
  faaNotamApi: {
    kind: 'faaNotamApi',
    name: 'FAA by aerodrome (former NOTAM API)',
    publisher: 'Federal Aviation Administration (FAA), NOTAM API v1',
    address: 'https://external-api.faa.gov/',
    needs: 'clientCredentials',
    isEnding: true,
    everyHours: 6,
    leastMinutes: 20,
    requestsADay: 4,
    wholeFor: 'aerodromesAsked',
    terms: { page: 'https://api.faa.gov/', readOn: null },
  },
  weather: {
    kind: 'weather',
    name: 'METAR and TAF of the world (AWC)',
    publisher: 'Aviation Weather Center (AWC), National Weather Service of the United States',
    address: 'https://aviationweather.gov/data/cache/',
    needs: 'nothing',
    isEnding: false,
    everyHours: 1,
    leastMinutes: 10,
    requestsADay: 48,
    wholeFor: 'nothing',
    terms: { page: 'https://aviationweather.gov/data/api/', readOn: null },
  },
} as const satisfies Partial<Record<FetchedKind, SourcePreset>>;

export const presetList: SourcePreset[] = Object.values(presets);

export const presetOf = (kind: Source['kind']): SourcePreset | undefined => presetList.find((preset) => preset.kind === kind);

/** It means that the user names the aerodromes to be fetched; `faaNms` fetches everything without them. */
export const asksByPlace = (kind: Source['kind']): boolean => presetOf(kind)?.wholeFor === 'aerodromesAsked' || kind === 'faaNms';
export const needsCredentials = (kind: Source['kind']): boolean => presetOf(kind)?.needs === 'clientCredentials';
