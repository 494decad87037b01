/** Decodes the land off the main thread; the data is in the worker's file, so nothing else has to be fetched and parsed. */
import topology from 'world-atlas/countries-50m.json';
import { shapesOf, type LandTopology } from './land.ts';

postMessage(shapesOf(topology as unknown as LandTopology));
