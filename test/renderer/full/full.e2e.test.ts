/** One file, so that the worldwide set is opened once: the flows of each area are in the files next to it. */
import { airportTableFlows } from './airports.ts';
import { mapFlows } from './map.ts';
import { describeOverFullSet } from './over-full-set.ts';
import { serviceFlows } from './service.ts';

describeOverFullSet('every screen and flow', (windows) => {
  airportTableFlows(windows);
  mapFlows(windows);
  serviceFlows(windows);
});
