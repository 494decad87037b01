/** Why it is not fully known what is open at an aerodrome, in English. The window and the printed briefing say the same. */
import type { StateReason } from '#contract/airports/state.ts';

export const stateReasonSentences: Record<StateReason, string> = {
  notCovered: 'No NOTAMs have been imported for this place.',
  nothingStored: 'No NOTAM of any place is stored: those that an import had are gone.',
  notamsOld: 'The NOTAMs of this region are old: none stored was issued in the 24 hours before.',
  samples: 'Sample NOTAMs are shown.',
  scheduleNotUnderstood: 'The times of a NOTAM could not be read; it counts as active throughout.',
  closureNotUnderstood: 'A NOTAM may close a runway or the aerodrome: read it.',
  notamNotUnderstood: 'A NOTAM could not be understood: read it.',
  runwayNotInData: 'A NOTAM is about a runway that the dataset does not have.',
  runwaysNotInData: 'The dataset lists no runways here.',
  endPassed: 'The estimated end of a NOTAM has passed, and nothing has replaced it.',
};
