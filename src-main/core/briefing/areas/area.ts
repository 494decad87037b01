/**
 * Collects the areas of the NOTAMs that a briefing shows, for programs that draw them over a chart. Promise: the reasons of a file list
 * what it leaves out of them.
 */
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingAreaFormat } from '#contract/briefing/options.ts';
import type { BriefingHeight, BriefingNotice } from '#contract/briefing/notice.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import type { DecodedNotam } from '#core/notams/describe/decoded-notam.ts';
import type { Geometry } from '#core/notams/read/notice.ts';
import { reason } from '#core/reasons/reason.ts';

export type Area = { notice: BriefingNotice; geometry: Geometry; subject: DecodedNotam['subjectCode'] };
export type Areas = { briefing: Pick<Briefing, 'title' | 'made'>; areas: readonly Area[] };
export type WrittenAreas = { text: string; leftOut: Reason[] };

/** The areas are in the order of the briefing. `decoded` knows the NOTAMs that are stored; one that was deleted meanwhile counts as without an area. */
export function areasOf(
  briefing: Briefing,
  { format, decoded }: { format: BriefingAreaFormat; decoded: (id: string) => Pick<DecodedNotam, 'geometry' | 'subjectCode'> | undefined },
): Areas & { leftOut: Reason[] } {
  const areas = briefing.notices.flatMap((notice): Area[] => {
    const { geometry = null, subjectCode = null } = decoded(notice.id) ?? {};
    return geometry === null ? [] : [{ notice, geometry, subject: subjectCode }];
  });
  const count = briefing.notices.length - areas.length;
  const drawn = areasAlone.includes(format) ? areas.filter(restricts) : areas;
  const others = areas.filter((area) => !drawn.includes(area));
  return {
    briefing,
    areas: drawn,
    leftOut: [
      ...(count === 0 ? [] : [reason('briefingNotamsWithoutArea', { format, count })]),
      ...(others.length === 0 ? [] : [reason('briefingNotRestricting', { format, count: others.length, notams: numbersOf(others) })]),
    ],
  };
}

/** What these draw over a chart is taken for airspace to keep out of. */
const areasAlone: readonly BriefingAreaFormat[] = ['kml', 'openair'];

/** A restriction or warning wherever it comes from, and airspace that the text draws; any other circle of item Q is only where the NOTAM is looked for. */
function restricts({ notice: { category, geometrySource } }: Area): boolean {
  if (category === 'restriction' || category === 'warning') return true;
  return category === 'airspace' && drawnSources.includes(geometrySource);
}
const drawnSources: readonly BriefingNotice['geometrySource'][] = ['textPolygon', 'textCircle', 'textCorridor'];

/** A reason names so many. */
const NAMED = 10;
export const numbersOf = (areas: readonly Area[]): string =>
  areas
    .slice(0, NAMED)
    .map(({ notice }) => notice.notamId ?? notice.id)
    .join(', ');

/** Names a NOTAM in a list of areas. */
export const nameOfArea = ({ notamId, locations, headline }: BriefingNotice): string =>
  [notamId ?? 'NOTAM', locations[0], headline].filter((part) => part !== null && part !== undefined).join(' ');

/** `FL095`, `4500ft AMSL`, `500ft AGL`, `GND`, `UNL`; null where it is unknown. */
export function heightText(height: BriefingHeight | null): string | null {
  if (height === null) return null;
  const { feet, reference } = height;
  if (feet === null || reference === 'unlimited') return 'UNL';
  if (reference === 'surface') return 'GND';
  if (reference === 'flightLevel') return `FL${String(Math.round(feet / 100)).padStart(3, '0')}`;
  return `${Math.round(feet)}ft ${reference === 'aboveGround' ? 'AGL' : 'AMSL'}`;
}

export type Members = Readonly<Record<string, string | number | boolean | null>>;

const members = {
  number: ({ notamId }) => notamId,
  locations: ({ locations }) => locations.join(' '),
  headline: ({ headline }) => headline,
  category: ({ category }) => category,
  severity: ({ severity }) => severity,
  section: ({ section }) => section,
  start: ({ startDate }) => startDate,
  end: ({ endDate }) => endDate,
  isEstimated: ({ isEstimated }) => isEstimated,
  isPermanent: ({ isPermanent }) => isPermanent,
  schedule: ({ schedule }) => schedule,
  floor: ({ floor }) => heightText(floor),
  ceiling: ({ ceiling }) => heightText(ceiling),
  geometrySource: ({ geometrySource }) => geometrySource,
  source: ({ source }) => source,
  text: ({ message }) => message,
} satisfies Record<string, (notice: BriefingNotice) => Members[string]>;

export const memberNames = Object.keys(members);
export const membersOf = (notice: BriefingNotice): Members =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, member(notice)]));

export function areasToGeoJson({ briefing: { title, made }, areas }: Areas): WrittenAreas {
  const features = areas.map(({ notice, geometry }) => ({ type: 'Feature', id: notice.id, geometry, properties: membersOf(notice) }));
  return {
    text: `${JSON.stringify({ type: 'FeatureCollection', name: title, made, isForNavigation: false, features }, null, 1)}\n`,
    leftOut: [],
  };
}
