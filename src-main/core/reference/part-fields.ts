/**
 * This is the one table of the fields of runways and frequencies that sources give. Their columns in reference.sqlite, the rows written to
 * them and comparing datasets follow from it. Ids and dates are not fields.
 */
import type { Frequency } from '#contract/airports/frequency.ts';
import type { Runway } from '#contract/airports/runway.ts';
import type { PartField } from './airport-fields.ts';

export const runwayFields: Readonly<Record<Exclude<keyof Runway, 'id' | 'updatedAt'> | 'surface', PartField>> = {
  name: { column: 'name', kind: 'text', isRequired: true },
  length: { column: 'length', kind: 'integer', note: 'feet' },
  width: { column: 'width', kind: 'integer', note: 'feet' },
  surface: { column: 'surface', kind: 'text', note: "the source's own words" },
  isClosed: { column: 'is_closed', kind: 'flag' },
  isLighted: { column: 'is_lighted', kind: 'flag' },
  lowEndIdent: { column: 'low_ident', kind: 'text' },
  lowEndElevation: { column: 'low_elevation', kind: 'integer', note: 'feet above mean sea level' },
  lowEndHeading: { column: 'low_heading', kind: 'real', note: 'degrees true' },
  lowEndDisplacedThreshold: { column: 'low_displaced_threshold', kind: 'integer', note: 'feet' },
  lowEndLatitude: { column: 'low_latitude', kind: 'real' },
  lowEndLongitude: { column: 'low_longitude', kind: 'real' },
  highEndIdent: { column: 'high_ident', kind: 'text' },
  highEndElevation: { column: 'high_elevation', kind: 'integer' },
  highEndHeading: { column: 'high_heading', kind: 'real' },
  highEndDisplacedThreshold: { column: 'high_displaced_threshold', kind: 'integer' },
  highEndLatitude: { column: 'high_latitude', kind: 'real' },
  highEndLongitude: { column: 'high_longitude', kind: 'real' },
};

export const frequencyFields: Readonly<Record<Exclude<keyof Frequency, 'id' | 'updatedAt'>, PartField>> = {
  name: { column: 'name', kind: 'text', isRequired: true, isFolded: true },
  type: { column: 'type', kind: 'text' },
  description: { column: 'description', kind: 'text', isFolded: true },
  frequency: { column: 'frequency', kind: 'real', isRequired: true, note: 'MHz' },
};
