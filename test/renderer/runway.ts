import type { Runway } from '#contract/airports/runway.ts';

/** A runway of which nothing is known but what is given. */
export const runway = (name: string, facts: Partial<Runway> = {}): Runway => ({
  id: name,
  updatedAt: '2026-11-21T00:00:00.000Z',
  name,
  length: null,
  width: null,
  isClosed: null,
  isLighted: null,
  lowEndIdent: null,
  lowEndElevation: null,
  lowEndHeading: null,
  lowEndDisplacedThreshold: null,
  lowEndLatitude: null,
  lowEndLongitude: null,
  highEndIdent: null,
  highEndElevation: null,
  highEndHeading: null,
  highEndDisplacedThreshold: null,
  highEndLatitude: null,
  highEndLongitude: null,
  ...facts,
});
