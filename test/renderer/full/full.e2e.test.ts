/** One file, so that the worldwide set is opened once: the flows of each area stand beside it. */
import { airportFlows } from './airport.ts';
import { airportTableFlows } from './airports.ts';
import { describeOverFullSet } from './over-full-set.ts';
import { paletteFlows } from './palette.ts';

describeOverFullSet('every screen and flow', (windows) => {
  paletteFlows(windows);
  airportTableFlows(windows);
  airportFlows(windows);
});
