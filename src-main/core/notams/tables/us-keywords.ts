/** The keywords that open the text of a US notice (FAA JO 7930.2), and the Q-code subject that each means where nothing nearer is said. */
export const usKeywords: Readonly<Record<string, string>> = {
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

/** Subjects that a text may name more nearly behind a keyword; none for the others, whose texts name much that is not their subject. */
export const keywordSubjects: Readonly<Record<string, readonly string[]>> = {
  RWY: ['LP', 'LV', 'LI', 'LC', 'LA', 'LE', 'MD', 'MT', 'MH'],
  TWY: ['LX', 'LY'],
  AD: ['ra', 'ST', 'FU', 'FF', 'FW', 'LB', 'WX', 'GW'],
  OBST: ['OL'],
  NAV: ['GW', 'IG', 'ID', 'IL', 'IC', 'NT', 'NM', 'NN', 'NV', 'NB', 'ND'],
  COM: ['SA'],
  SVC: ['ST', 'FU', 'FF', 'SA', 'FM', 'CT', 'CS', 'LG', 'CA'],
  AIRSPACE: ['ra', 'WP', 'WU', 'WO', 'WM', 'WZ', 'WA', 'WB', 'WL', 'WG', 'WF', 'WW', 'WD', 'RP', 'RR', 'RD', 'RM', 'RT', 'GW'],
  SPECIAL: ['RT', 'WW', 'PI'],
};

/** Keywords of notices about flight procedures (notam.md 1.7). */
export const procedureKeywords: ReadonlySet<string> = new Set(['IAP', 'ODP', 'SID', 'STAR', 'DVA', 'VFP']);
