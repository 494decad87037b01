import { wordSet } from '#core/text/word-set.ts';
import type { SubjectCode } from '#contract/notams/topics.ts';

/** The keywords that open the text of a US NOTAM (FAA JO 7930.2), and the Q-code subject that each means where the text is not more precise. */
export const usKeywords: Readonly<Record<string, SubjectCode>> = {
  RWY: 'MR',
  TWY: 'MX',
  APRON: 'MN',
  RAMP: 'MN',
  AD: 'FA',
  OBST: 'OB',
  NAV: 'NA',
  COM: 'CA',
  SVC: 'FX',
  AIRSPACE: 'WX',
  ODP: 'PD',
  SID: 'PD',
  STAR: 'PA',
  CHART: 'OA',
  DATA: 'OA',
  DVA: 'PD',
  IAP: 'PI',
  VFP: 'PK',
  ROUTE: 'AR',
  SPECIAL: 'OA',
  SECURITY: 'RT',
  O: 'OA',
};

/** More precise subjects that a text may name after a keyword; other keywords have none, because their texts name much else. */
export const keywordSubjects: Readonly<Record<string, readonly SubjectCode[]>> = {
  RWY: ['LP', 'LV', 'LC', 'LA', 'LE', 'MD', 'MT', 'MH', 'MM', 'MG', 'FT'],
  TWY: ['LX', 'LY'],
  AD: ['radioAltimeters', 'ST', 'FU', 'FF', 'FW', 'LB', 'WX', 'GW'],
  OBST: ['OL'],
  NAV: ['GW', 'IG', 'ID', 'IL', 'IO', 'II', 'IC', 'NT', 'NM', 'NN', 'NV', 'NB', 'ND'],
  COM: ['SA'],
  SVC: ['ST', 'SP', 'FU', 'FF', 'SA', 'FM', 'CT', 'CS', 'LG', 'CA'],
  AIRSPACE: ['radioAltimeters', 'WP', 'WU', 'WO', 'WM', 'WZ', 'WA', 'WB', 'WL', 'WG', 'WF', 'WW', 'WD', 'RR', 'RD', 'RM', 'RT', 'GW'],
  SPECIAL: ['RT', 'WU', 'WW', 'PI'],
};

/** NOTAMs about flight procedures have these keywords. */
export const procedureKeywords = wordSet('IAP ODP SID STAR DVA VFP');
