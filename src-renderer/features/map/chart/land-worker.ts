/** Unfolds the land off the main thread; the worker's own file holds it, so nothing has to be fetched and parsed besides. */
import topology from 'world-atlas/countries-50m.json';
import { shapesOf, type LandTopology } from './land.ts';

postMessage(shapesOf(topology as unknown as LandTopology));
