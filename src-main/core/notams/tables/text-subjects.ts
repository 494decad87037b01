import type { ConditionCode, SubjectCode } from '#contract/notams/topics.ts';

/**
 * It says which Q-code subject and condition a text means that carries no Q-code (US NOTAMs, `QXXXX`). Rows are tried from the top: the
 * first that fits the beginning of the text names the subject, the first that fits anywhere names the condition.
 */
export type WordRow = { code: SubjectCode; words: RegExp };

export const subjectWords: readonly WordRow[] = [
  {
    code: 'OL',
    words:
      /\b(?:OBST|OBSTACLE|TOWER|CRANE|MAST|STACK|BLDG|TURBINES?)\b.{0,80}\b(?:LGT|LGTS|LIGHTS?|LIGHTING)\b.{0,160}\b(?:U\/S|OTS|INOP)\b/,
  },
  { code: 'OB', words: /\b(?:OBST|OBSTACLES?|CRANES?|TOWER (?:UNKNOWN|\(ASR)|MAST|WIND TURBINES?|WIND FARM|RIG|POLE)\b/ },
  { code: 'WX', words: /\b(?:SECURITY WARNING|HAZARDOUS SITUATION|CONFLICT ZONE)\b/ },
  { code: 'WP', words: /\b(?:PJE|PARACHUT\w*|PARAGLID\w*|HANG ?GLID\w*|AIRDROP)\b/ },
  { code: 'WU', words: /\b(?:UAS|UAV|DRONES?|UNMANNED|RPAS?|BVLOS)\b/ },
  { code: 'WO', words: /\bLASERS?\b/ },
  { code: 'RT', words: /\b(?:TEMPORARY FLIGHT RESTRICTIONS?|TFR|FLIGHT RESTRICTIONS?|SPECIAL SECURITY INSTRUCTIONS)\b/ },
  { code: 'WM', words: /\b(?:ROCKETS?|MISSILES?|FIRINGS?|FRNG|LAUNCH(?:ES)?|SPACE (?:OPS|OPERATIONS)|ARTILLERY|GUNNERY|BOMBING)\b/ },
  { code: 'WZ', words: /\b(?:FIREWORKS?|PYROTECHNIC\w*|PIROTECNIC[AO]S?|MODEL (?:ACFT|AIRCRAFT|ROCKET))\b/ },
  { code: 'WA', words: /\b(?:AIR ?SHOW|AIR ?DISPLAY|AERIAL DEMONSTRATION)\b/ },
  { code: 'WB', words: /\b(?:AEROBATICS?|ACROBATIC|AEROBATIC)\b/ },
  { code: 'WL', words: /\bBALLOONS?\b/ },
  { code: 'WG', words: /\bGLIDERS?\b/ },
  { code: 'WF', words: /\b(?:AERIAL REFUELING|AIR REFUEL\w*|AR ?\d{3}\w*(?:\([A-Z]+\))? ACT)\b/ },
  { code: 'WW', words: /\bVOLCAN\w+\b/ },
  { code: 'WD', words: /\b(?:EXPLOSIVES?|DEMOLITION|DETONATION\w*|BLASTING)\b/ },
  { code: 'RR', words: /\b(?:R-?\d{4}\w* ACT|RESTRICTED AREA)\b/ },
  { code: 'RD', words: /\bDANGER AREAS?\b/ },
  { code: 'RM', words: /\b(?:MOA|ATCAA|W-?\d{3}\w* ACT|MILITARY OPERATI\w+ AREA)\b/ },
  { code: 'radioAltimeters', words: /\b(?:RDO|RADIO) ALTIMETERS?\b/ },
  { code: 'ST', words: /^\W*(?:AD AP |SVC )?(?:TWR|TOWER|ATCT|CONTROL TOWER|ATC TWR)\b|\b(?:CONTROL TOWER|ATCT)\b/ },
  { code: 'SP', words: /^\W*SVC (?:SEE \S+ \S+ )?(?:(?!PCL)[A-Z]+ ){0,3}APP\b/ },
  { code: 'FU', words: /\b(?:FUEL|JET ?A-?1?|AVGAS|100LL)\b/ },
  { code: 'FF', words: /\b(?:ARFF|RFF|RFFS|CRASH FIRE RESCUE|CFR INDEX|FIRE ?FIGHTING)\b/ },
  { code: 'GW', words: /\b(?:GPS|GNSS|WAAS|RAIM)\b.{0,60}\b(?:UNREL\w*|NOT AVBL|U\/S|INTERFERENCE|JAMMING|SPOOF\w*|TESTING|MAY NOT BE)\b/ },
  { code: 'LP', words: /\bPAPIS?\b/ },
  { code: 'LV', words: /\bV[AG]SI\b/ },
  { code: 'LC', words: /\bRCLL|RWY CL LGT|CENTERLINE LIGHT/ },
  { code: 'LX', words: /\b(?:TWY|TAXIWAY)\b.{0,50}\b(?:CL|CENTRE ?LINE|CENTERLINE) (?:LGT|LIGHTS?)\b/ },
  { code: 'LY', words: /\b(?:TWY|TAXIWAY)\b.{0,50}\b(?:EDGE (?:LGT|LIGHTS?)|(?:LGT|LIGHTS?)\b)/ },
  {
    code: 'LC',
    words: /\b(?:LUZES|LUCES|LUCI|FEUX) (?:DE |D')?(?:EIXO|EJE|AXE|ASSE) (?:DE |DA |DI |DU )?(?:PIST[AE]|RWY)\b/,
  },
  {
    code: 'LE',
    words: /\b(?:LUZES|LUCES|LUCI|FEUX) (?:DE )?BORD[AEO]? (?:DE |DA |DI |DU )?(?:PIST[AE]|RWY)\b/,
  },
  { code: 'LA', words: /\b(?:ALS|MALSR?F?|ALSF-?\d?|SSALR|ODALS|APCH LGT|APPROACH LIGHT\w*|RAIL)\b/ },
  { code: 'LB', words: /\b(?:ABN|(?:AP|AIRPORT|AERODROME|ROTATING) (?:BCN|BEACON))\b/ },
  { code: 'LE', words: /\bRWY\b.{0,40}\b(?:EDGE LGT|[HML]IRL)\b|^\W*RWY \S{2,7} (?:LGT|LIGHTS?)\b/ },
  { code: 'LG', words: /\bPCL\b/ },
  { code: 'IG', words: /\bGP ILS\b|\b(?:ILS|LOC)\b.{0,40}\b(?:GP|GS|GLIDE ?(?:PATH|SLOPE))\b/ },
  { code: 'ID', words: /\bILS\b.{0,20}\bDME\b/ },
  { code: 'IL', words: /\b(?:ILS\b.{0,20}\b(?:LOC|LLZ)|LOCALI[SZ]ER|LDA(?! (?:RWY )?\d))\b/ },
  { code: 'IO', words: /\bILS\b.{0,20}\b(?:L?OM|OUTER MARKER)\b/ },
  { code: 'II', words: /\bILS\b.{0,20}\b(?:IM|INNER MARKER)\b/ },
  { code: 'IC', words: /\bILS\b/ },
  { code: 'NT', words: /\bVORTAC\b/ },
  { code: 'NM', words: /\bD?VOR\/DME\b/ },
  { code: 'NN', words: /\bTACAN\b/ },
  { code: 'NV', words: /\bD?VOR\b/ },
  { code: 'NB', words: /\bNDB\b/ },
  { code: 'ND', words: /\bDME\b/ },
  { code: 'SA', words: /\bATIS\b/ },
  { code: 'FM', words: /\b(?:ASOS|AWOS|AWSS|LLWAS|TDWR|MBST|ALTIMETER|WX)\b/ },
  { code: 'FW', words: /\b(?:WINDCONE|WINDSOCK|WIND (?:CONE|SOCK|TEE|DIRECTION))\b/ },
  { code: 'CT', words: /\b(?:TAR|ASR-?\d)\b/ },
  { code: 'CS', words: /\b(?:SSR|MSSR)\b/ },
  { code: 'CA', words: /\b(?:RCO|RTR|RCAG|REMOTE COM|REMOTE TRANS|CTAF|UNICOM|FREQ(?:UENCY)?)\b/ },
  { code: 'PI', words: /\b(?:ILS|LOC|LDA|GLS|RNAV|RNP|VOR|NDB|TACAN|TAKEOFF MINIMUMS)\b.{0,60}\b(?:AMDT ?\d|ORIG\b)/ },
  { code: 'MD', words: /\b(?:DECLARED DIST|TORA|LDA \d)\b/ },
  { code: 'MT', words: /\b(?:THR|THLD|THRESHOLD)\b.{0,30}\b(?:DSPLCD|DISPLACED|RELOCATED|MOVED)\b/ },
  { code: 'MH', words: /\b(?:ARST|ARRESTING|AAS|BAK-?\d+)\b/ },
  { code: 'MM', words: /\bRWY (?:(?!CLSD|CLOSED)[^.,;]){0,60}\bMARKINGS?\b/ },
  { code: 'MG', words: /\bRWY (?:(?!CLSD|CLOSED)[^.,;]){0,60}\b(?:SIGNS?|DIST(?:ANCE)? (?:REMAINING|MARKERS?))\b/ },
  { code: 'FT', words: /\bRVRM?\b/ },
];

/** A text that begins with such a thing, by its lemma, is about this subject if nothing above fits. */
export const openingThings: ReadonlyMap<string, SubjectCode> = new Map(
  Object.entries<SubjectCode>({
    taxiway: 'MX',
    taxilane: 'MX',
    apron: 'MN',
    ramp: 'MN',
    stand: 'MP',
    gate: 'MP',
    parking: 'MP',
    runway: 'MR',
    aerodrome: 'FA',
    airport: 'FA',
  }),
);

/** The words are those of a headline, or words and pairs of them in capitals; the upper row wins. */
export const conditionWords: readonly { code: ConditionCode; words: readonly string[] }[] = [
  { code: 'TT', words: ['TRIGGER NOTAM'] },
  { code: 'LC', words: ['closed', 'CLOSURE'] },
  { code: 'AW', words: ['decommissioned', 'withdrawn'] },
  { code: 'CM', words: ['displaced'] },
  { code: 'unreliable', words: ['unreliable'] },
  { code: 'AS', words: ['outOfService', 'OUT OF'] },
  { code: 'AU', words: ['notAvailable', 'notAuthorised', 'unusable'] },
  { code: 'notMonitored', words: ['notMonitored'] },
  { code: 'CE', words: ['erected', 'crane', 'cranes'] },
  { code: 'HW', words: ['WIP', 'WORK IN', 'CONST', 'MAINT'] },
  { code: 'HX', words: ['BIRD', 'BIRDS'] },
  { code: 'CA', words: ['active'] },
  { code: 'CS', words: ['installed', 'commissioned'] },
  { code: 'LP', words: ['prohibited'] },
  { code: 'LW', words: ['UAS', 'PJE', 'LASER', 'ROCKET', 'FIREWORKS', 'AIRSHOW', 'EXERCISE', 'TAKE PLACE'] },
  { code: 'CH', words: ['changed', 'CHANGE', 'AMDT', 'CORRECT', 'AMEND', 'REVISE'] },
  { code: 'LT', words: ['restricted', 'limited', 'reduced'] },
  { code: 'AK', words: ['BACK TO', 'RETURNED TO', 'RESUMED', 'REINSTATED'] },
  { code: 'upgraded', words: ['upgraded'] },
];

/** The Q-code has no letters for these subjects. */
export const textSubjects = {
  radioAltimeters: 'Radio altimeters',
} as const satisfies Partial<Record<SubjectCode, string>>;

/** The Q-code has no letters for these conditions. */
export const textConditions = {
  notMonitored: 'not monitored',
  unreliable: 'unreliable',
  upgraded: 'upgraded',
} as const satisfies Partial<Record<ConditionCode, string>>;
