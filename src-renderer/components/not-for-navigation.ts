/** The sentence that stands wherever NOTAMs are shown, on screen and in print. */
export const NOT_FOR_NAVIGATION =
  'Not for navigation. Aeroshelf shows imported copies of NOTAMs that may be incomplete or out of date. Obtain a current briefing from the responsible AIS before flight.';
