/** The types of navaid on the map, and the zoom from which they are drawn. */
import type { NavaidType } from '#contract/navaids/navaid.ts';

/** In the order of the legend. */
export const navaidTypes: readonly NavaidType[] = ['VOR', 'VOR-DME', 'VORTAC', 'TACAN', 'DME', 'NDB', 'NDB-DME'];

/** At smaller zooms the marks would overlap. */
export const NAVAIDS_FROM = 7;

export const drawnTypes = (zoom: number, hidden: readonly NavaidType[]): NavaidType[] =>
  zoom < NAVAIDS_FROM ? [] : navaidTypes.filter((type) => !hidden.includes(type));
