/** The types of navaid on the map, and the zoom from which each is drawn. */
import type { NavaidType } from '#contract/navaids/navaid.ts';

/** Those that routes are flown by first; at smaller zooms the marks would overlap. */
export const navaidsFrom: Record<NavaidType, number> = {
  VOR: 5.5,
  'VOR-DME': 5.5,
  VORTAC: 5.5,
  TACAN: 6.5,
  DME: 7.5,
  NDB: 7.5,
  'NDB-DME': 7.5,
};

/** In the order of the legend. */
export const navaidTypes = Object.keys(navaidsFrom) as NavaidType[];

/** Zoom from which the first are drawn. */
export const FIRST_NAVAIDS_FROM = Math.min(...Object.values(navaidsFrom));

export const drawnTypes = (zoom: number, hidden: readonly NavaidType[]): NavaidType[] =>
  navaidTypes.filter((type) => !hidden.includes(type) && zoom >= navaidsFrom[type]);
