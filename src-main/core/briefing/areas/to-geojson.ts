/** GeoJSON (RFC 7946): a feature for each NOTAM. Nothing is left out of it. */
import type { Areas, WrittenAreas } from './area.ts';
import { membersOf } from './members.ts';

export function areasToGeoJson({ briefing: { title, made }, areas }: Areas): WrittenAreas {
  const features = areas.map(({ notice, geometry }) => ({ type: 'Feature', id: notice.id, geometry, properties: membersOf(notice) }));
  return {
    text: `${JSON.stringify({ type: 'FeatureCollection', name: title, made, isForNavigation: false, features }, null, 1)}\n`,
    leftOut: [],
  };
}
