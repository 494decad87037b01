/** Navaids as points on the map, each with its symbol and its label. */
import type { Feature, Point } from 'geojson';
import { visible } from '#domain/text/visible-text.ts';
import { frequencyInWords } from '#renderer/format/navaid.ts';
import type { PlacedNavaid } from './use-navaids.ts';

export const navaidFeatures = (navaids: readonly PlacedNavaid[]): Feature<Point>[] =>
  navaids.map((navaid) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [navaid.longitude, navaid.latitude] },
    properties: {
      image: `navaid-${navaid.type}`,
      label: [visible(navaid.ident), frequencyInWords(navaid)].filter((part) => part !== null).join('\n'),
    },
  }));
