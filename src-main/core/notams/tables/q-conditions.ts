import type { ConditionCode } from '#contract/notams/topics.ts';

/**
 * What the fourth and fifth letter of a Q-code say about its subject, in words that follow it. The letters are those of the NOTAM
 * code as FAA JO 7930.2 appendix B lists it (a work of the US government); the words are our own.
 */
export const qConditions = {
  // A: availability
  AC: 'withdrawn for maintenance',
  AD: 'available by day only',
  AF: 'flight checked and found reliable',
  AG: 'operating, ground checked only, awaiting flight check',
  AH: 'hours of service changed',
  AK: 'back to normal operation',
  AL: 'operating under previously published limitations',
  AM: 'for military use only',
  AN: 'available at night only',
  AO: 'operational',
  AP: 'available with prior permission only',
  AR: 'available on request',
  AS: 'out of service',
  AU: 'not available',
  AW: 'withdrawn completely',
  AX: 'as before: announced shutdown cancelled',

  // C: changes
  CA: 'active',
  CC: 'completed',
  CD: 'deactivated',
  CE: 'erected',
  CF: 'operating frequency changed',
  CG: 'downgraded',
  CH: 'changed',
  CI: 'identification changed',
  CL: 'realigned',
  CM: 'displaced',
  CN: 'cancelled',
  CO: 'operating',
  CP: 'operating at reduced power',
  CR: 'temporarily replaced',
  CS: 'installed',
  CT: 'on test, do not use',

  // H: hazards
  HA: 'braking action reported',
  HB: 'friction reported',
  HC: 'covered by compacted snow',
  HD: 'covered by dry snow',
  HE: 'covered by water',
  HF: 'free of snow and ice',
  HG: 'grass cutting in progress',
  HH: 'hazard',
  HI: 'covered by ice',
  HJ: 'launch planned',
  HK: 'bird migration in progress',
  HL: 'cleared of snow',
  HM: 'marked',
  HN: 'covered by wet snow or slush',
  HO: 'obscured by snow',
  HP: 'snow clearance in progress',
  HQ: 'operation cancelled',
  HR: 'covered by standing water',
  HS: 'sanding in progress',
  HT: 'approach according to signal area only',
  HU: 'launch in progress',
  HV: 'work completed',
  HW: 'work in progress',
  HX: 'concentration of birds',
  HY: 'lined with snow banks',
  HZ: 'covered by frozen ruts and ridges',

  // K
  KK: 'listed',

  // L: limitations
  LA: 'operating on auxiliary power',
  LB: 'reserved for aircraft based there',
  LC: 'closed',
  LD: 'unsafe',
  LE: 'operating without auxiliary power',
  LF: 'interference from another source',
  LG: 'operating without identification',
  LH: 'unserviceable for heavier aircraft',
  LI: 'closed to IFR operations',
  LK: 'operating as a fixed light',
  LL: 'usable for the reported length and width only',
  LN: 'closed to night operations',
  LP: 'prohibited',
  LR: 'limited to runways and taxiways',
  LS: 'subject to interruption',
  LT: 'limited',
  LV: 'closed to VFR operations',
  LW: 'active or will take place',
  LX: 'operating, caution advised',

  TT: 'changed by an AIP amendment or supplement (trigger NOTAM)',
} as const satisfies Partial<Record<ConditionCode, string>>;

/** Conditions that are nouns, not states: a colon separates them from the subject. */
export const nounConditions: ReadonlySet<string> = new Set('AH CF CI HA HB HG HH HJ HK HP HQ HS HT HU HV HW HX LF'.split(' '));
