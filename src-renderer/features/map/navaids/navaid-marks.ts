/** Draws the symbols of navaids as aeronautical charts have them (ICAO Annex 4, appendix 2), as paths in a box of 16 by 16 like those of airports. */
import type { NavaidType } from '#contract/navaids/navaid.ts';
import { disc, type KindShape } from '../chart/kind-shapes.ts';
import type { Feature, Point } from 'geojson';
import { visible } from '#domain/text/visible-text.ts';
import { frequencyInWords } from '#renderer/format/navaid.ts';
import type { PlacedNavaid } from './use-navaids.ts';
import { pointFeature } from '../chart/features.ts';

const dots = (count: number, circle: number, radius: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return disc(radius, { x: 8 + circle * Math.sin(angle), y: 8 - circle * Math.cos(angle) });
  }).join('');

const hexagon = 'M2 8 5 2.8h6L14 8l-3 5.2H5z';
const square = 'M1.5 2h13v12h-13z';
const ndb = disc(1.4) + dots(8, 3.6, 0.7) + dots(14, 6.4, 0.7);
const smallNdb = disc(1.2) + dots(10, 4.2, 0.75);

export const navaidShapes: Record<NavaidType, KindShape> = {
  VOR: { line: hexagon, solid: disc(1.2) },
  'VOR-DME': { line: hexagon + square, solid: disc(1.2) },
  // The mark is a hexagon with an arm on every other side, filled for a VORTAC.
  VORTAC: {
    line: 'M3.6 8 5.8 4.2h4.4L12.4 8l-2.2 3.8H5.8z',
    solid: 'M3.6 8 1.5 6.8 3.7 3l2.1 1.2zM12.4 8l2.1-1.2L12.3 3l-2.1 1.2zM5.8 11.8v2.6h4.4v-2.6z',
  },
  TACAN: { line: 'M3.6 8 1.5 6.8 3.7 3l2.1 1.2h4.4L12.3 3l2.2 3.8L12.4 8l-2.2 3.8v2.6H5.8v-2.6z' },
  DME: { line: 'M2.5 2.5h11v11h-11z', solid: disc(1.2) },
  NDB: { solid: ndb },
  'NDB-DME': { line: square, solid: smallNdb },
};

/** The types are in the order of the legend. */
export const navaidTypes: readonly NavaidType[] = ['VOR', 'VOR-DME', 'VORTAC', 'TACAN', 'DME', 'NDB', 'NDB-DME'];

/** The marks would overlap at smaller zooms. */
export const NAVAIDS_FROM = 7;

export const drawnTypes = (zoom: number, hidden: readonly NavaidType[]): NavaidType[] =>
  zoom < NAVAIDS_FROM ? [] : navaidTypes.filter((type) => !hidden.includes(type));

export const navaidFeatures = (navaids: readonly PlacedNavaid[]): Feature<Point>[] =>
  navaids.map((navaid) =>
    pointFeature(navaid, {
      image: `navaid-${navaid.type}`,
      label: [visible(navaid.ident), frequencyInWords(navaid)].filter((part) => part !== null).join('\n'),
    }),
  );
