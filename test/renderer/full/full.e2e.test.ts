/** One file, so that the worldwide set is opened once: the flows of each area are in the files next to it. */
import { airportFlows } from './airport.ts';
import { airportTableFlows } from './airports.ts';
import { mapFlows } from './map.ts';
import { notamFlows } from './notams.ts';
import { describeOverFullSet } from './over-full-set.ts';
import { boxFlows } from './box.ts';
import { serviceFlows } from './service.ts';

describeOverFullSet('every screen and flow', (windows) => {
  boxFlows(windows);
  airportTableFlows(windows);
  airportFlows(windows);
  notamFlows(windows);
  mapFlows(windows);
  serviceFlows(windows);
});
