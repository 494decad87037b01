/**
 * These abbreviations mean different things by their neighbours. The rows of one are tried from the top; where none holds it stays as written,
 * because two readings allow it.
 */
export type Reading = {
  /** The word stays as written where this is null. */
  words: string | null;
  /** It must match the word before, without its punctuation, which is empty at the beginning of a sentence. */
  prev?: RegExp;
  /** It must match the word after, which is empty at the end of a sentence. */
  next?: RegExp;
  /** They must match the signs between the word and its neighbours. */
  before?: RegExp;
  after?: RegExp;
  /** The row holds only in a text that is mostly French, Spanish or Portuguese. */
  isForeign?: true;
};

const number = /^[\d.]/;
const day = /^(?:MON|TUE|WED|THU|FRI|SAT|SUN|DLY|EXC|HOL|H24|SR|SS|\d{4})/;
const monthDay = /^(?:\d{1,2}|\d{4})$/;
const measured = /^(?:[\d.]+(?:NM|KM|M|FT|MI|SM)?|NM|KM|FT|METRES|METERS|FEET|MILES|MI|SM)$/;
const position = /^(?:-?\d{4,}|[NS]\d|\d{2}[°�])/;
/** A US state ends a name after a comma: `LINCOLN, NE.` */
const inState: Reading = { words: null, before: /,/, next: /^$/ };
const inStateOnRoute: Reading = { words: null, before: /,/, next: /^(?:TO|AND|R-\d|MEA|MOCA|MAA|NA|VOR\w*|ARTCC)/ };
const asName: Reading = { words: null, before: /^\($/ };
const foreign: Reading = { words: null, isForeign: true };
const anyhow = (words: string): Reading => ({ words });
const direction = (words: string): Reading[] => [foreign, inState, inStateOnRoute, asName, { words, before: /[^,]$|^$/ }];
/** `E OF THR`, `0.5NM W FOXDALE`, `RAMP S 100FT`; elsewhere one letter is a name. */
const letter = (words: string): Reading[] => [
  { words, next: /^OF$/ },
  { words, prev: measured, next: /^[A-Z]{3}/ },
  { words, prev: /^(?:RAMP|APN|APRON)$/, next: measured },
];
const bound = (words: string): Reading[] => [{ words, next: /^(?:TFC|TRAFFIC|LANES?|ARR|DEP|ACFT|ROUTES?|RTES?)/ }];
const weekday = (words: string): Reading[] => [
  { words: null, next: /^(?:CAT|NAV|PHONE|COM|GLARE|ANGLE)$/ },
  { words, prev: day },
  { words, next: day },
  { words, next: /^(?:AND|CLSD|CLOSED|ONLY|TIL|UNTIL)/ },
  { words, prev: /^(?:AND|ON|EACH|EVERY|FM|FROM|TO|TIL|UNTIL|BTN|\d{2}[A-Z]{3}\d{0,4}|[JFMASOND][AEUPCO][NBRYLGPTVC])$/ },
];

export const readings: Readonly<Record<string, readonly Reading[]>> = {
  A: [{ words: null, next: /^(?:MOA|ATCAA)$/ }, { words: null, prev: /^JET$/ }, asName, { words: null, after: /^,/ }, anyhow('a')],
  ACT: [
    { words: null, prev: /^(?:AERONAUTICS|AVIATION|TRANSPORT|THE|THIS|NAVIGATION)$/ },
    {
      words: 'activity',
      prev: /^(?:BIRDS?|WILDLIFE|AVIAN|VOLCANIC|AERIAL|AEROBATIC|INTENSE|INCREASED|HEAVY|HIGH|LASER|GLIDING|GFY|flying|MIL|MILITARY|military)$/,
    },
    {
      words: 'activity',
      prev: /^(?:GLIDERS?|GLD|PARACHUTE|UAS|DRONE|HEL|MODEL)$/,
      next: /^(?:|IN|WI|NEAR|ADJ|INCREASED|EXPECTED|OBSERVED)$/,
    },
    anyhow('active'),
  ],
  ADJ: [{ words: 'adjacent', next: /^TO$/ }, anyhow('adjacent to')],
  ALT: [{ words: null, next: /^(?:AD|AERODROME|AIRPORT|RTES?|ROUTES?|FREQ|NUMBER|CHK|TO|APRT)$/ }, anyhow('altitude')],
  APP: [
    {
      words: 'approach',
      prev: /^(?:RNAV|ILS|VOR|NDB|LOC|RNP|VISUAL|FINAL|INSTRUMENT|INSTR|PRECISION|MISSED|LOW|STRAIGHT-IN|CIRCLING|FROM|FM)$/,
    },
    {
      words: 'approach control',
      next: /^(?:FREQ|FREQUENCY|CTL|CLSD|CLOSED|OPN|OPEN|HR|HRS|RADAR|ON|IN|UNIT|SVC|SER|U\/S|NOT|AVBL|\d{3}\.\d)/,
    },
    // It is a name in front: `FOXDALE APP`.
    { words: 'approach control', prev: /^(?!AND|FOR|THE|DURING|INITIAL|SHORT|AFTER|BEFORE|GNSS)[A-Z]{3,}$/, next: /^$/ },
  ],
  AP: [
    { words: 'airport', prev: /^AD$/ },
    { words: 'airport', next: /^(?:AIRSPACE|CLSD|CLOSED|ABN|BCN)$/ },
  ],
  ARR: [{ words: 'arriving', next: /^(?:ACFT|FLTS?|FLIGHTS?|TFC|AIRCRAFT)$/ }, anyhow('arrival')],
  ASH: [
    { words: 'ash', prev: /^VOLCANIC$/ },
    { words: 'ash', next: /^(?:CLOUDS?|PLUMES?|EMISSIONS?|DEPOSITS?)$/ },
  ],
  AUTH: [
    { words: 'authorisation', prev: /^(?:SPECIAL|PRIOR|SUBJ|WITHOUT|LDG|FLT|ATC|UNDER|OBTAIN|OVFLT)$/ },
    { words: 'authorised', prev: /^(?:NOT|UNLESS|IS|ARE|BE|WHEN|IF|OTHERWISE|SPECIFICALLY|PREVIOUSLY|OF)$/ },
    { words: 'authorised', next: /^(?:BY|FOR|TO)$/ },
  ],
  CAT: [
    { words: 'category', next: /^(?:[IV]+[A-C]?|[A-H]\d{0,2}|[A-F]{2,5}|\d{1,2})(?:[/-]|$)/ },
    { words: 'category', prev: /^(?:RFF|RFFS|ARFF|FIRE|LDG|APCH|ACFT|WAKE|ILS|HIGHER|LOWER)$/ },
  ],
  CL: [
    { words: 'centre line', next: /^(?:LGTS?|LGTD|LIGHTS?|LIGHTING|MARKINGS?|MKGS?|MARKERS?|BAR|STRIPE)/ },
    { words: 'centre line', prev: /^(?:RWYS?|TWYS?|RUNWAY|TAXIWAY|EXTENDED|EXTD|OF|APCH|\d\d[LCR]?(?:\/\d\d[LCR]?)?)$/ },
  ],
  CLR: [
    { words: 'clearance', prev: /^(?:ATC|AWY|AIRWAYS?|PRIOR|DEP|TAX|TAXI|TKOF|LDG|ON|WITHOUT|IFR)$/ },
    { words: null, next: /^BARS?$/ },
    anyhow('clear'),
  ],
  COORD: [
    { words: 'coordinates', next: position },
    { words: 'coordinates', prev: /^(?:FLW|FOLLOWING|FLWG|CENTRE|CENTER|GEO|GEOGRAPHICAL|THESE|WGS-?84|POINTS?)$/ },
    { words: 'coordination', prev: /^(?:PRIOR|SUBJ|WITHOUT|AFTER|ATC|UNDER|BY|IN|FOR|MIL|TEL|NO|PREVIOUS|AIS|WITH|REQUIRE|REQUIRES|DUE)$/ },
  ],
  COP: [{ words: 'change-over point', prev: /^(?:TO|AT|FROM|\d+)$/ }],
  CW: [{ words: 'clockwise', next: /^(?:\d|TO|THEN|ALONG|ON|FM|FROM|ARC)/ }],
  DA: [{ words: 'decision altitude', next: number }],
  DEP: [
    { words: 'departing', prev: /^(?:ACFT|FLTS?|FLIGHTS?|AIRCRAFT|TFC)$/ },
    { words: 'departing', next: /^(?:ACFT|FLTS?|FLIGHTS?|TFC|AIRCRAFT)$/ },
    anyhow('departure'),
  ],
  DH: [{ words: 'decision height', next: number }],
  E: letter('east'),
  EB: bound('eastbound'),
  ENG: [{ words: 'engine', next: /^(?:RUN|RUNS|RUN-?UPS?|START|STARTS|OUT|FAILURE|TESTS?|CHECKS?|IDLE)$/ }],
  EST: [foreign, { words: null, prev: /^\d{4}$/ }, anyhow('estimated')],
  EXP: [{ words: 'expect', next: /^[A-Z]/ }],
  FDC: [{ words: null, next: number }, { words: null, next: /^NOTAMS?$/ }, anyhow('flight data centre')],
  FT: [
    { words: null, next: /^(?:WORTH|LAUDERDALE|STORY|MYERS|PIERCE|SMITH|WAYNE|COLLINS|DODGE|YUKON|SIMPSON|NELSON)/ },
    { words: 'feet', prev: /\d$/ },
    { words: 'feet', prev: /^(?:IN|PER|OF|FEW|HUNDRED|THOUSAND)$/ },
    { words: 'feet', next: /^(?:AGL|AMSL|MSL|ABV|ABOVE|BLW|BELOW|PER)$/ },
  ],
  GA: [
    inState,
    {
      words: 'general aviation',
      next: /^(?:ACFT|AIRCRAFT|FLTS?|FLIGHTS?|OPS|OPERATIONS|APRON|RAMP|TERMINAL|TML|TFC|TRAFFIC|PARKING|HANGARS?|AREA|STANDS?|PILOTS?|OPERATORS?|USERS?)$/,
    },
  ],
  HAA: [{ words: 'height above airport', next: number }],
  HAT: [{ words: 'height above touchdown', next: number }],
  HO: [{ words: 'Ho', next: /^CHI$/ }, anyhow('service available to meet operational requirements')],
  HR: [{ words: 'hour', prev: /^(?:1|PER)$/ }, anyhow('hours')],
  IAF: [{ words: 'air force', next: /^(?:HEPTRS?|HELS?|ACFT|AIRCRAFT|FLTS?|FLYING|BASE|LIAISON)$/ }, anyhow('initial approach fix')],
  IN: [inState, inStateOnRoute, anyhow('in')],
  INSTR: [{ words: 'instrument', next: /^(?:APCH\w*|APPROACH\w*|DEP|RWYS?|PROC\w*|LANDING|LDG|FLT|FLIGHT|ARR)$/ }],
  INT: [
    { words: 'intersection', prev: /^(?:TWYS?|AT|\d{1,2}[LCR]?|[A-Z]\d{0,2}|TO|FROM)$/ },
    { words: 'intersection', next: /^(?:TWYS?|RWYS?|OF|DEP|WITH)$/ },
  ],
  // `FUEL JET A-1` and `JET AVIATION APN` are names.
  JET: [
    { words: 'jet', next: /^(?:ACFT|AIRCRAFT|TFC|TRAFFIC|BLAST|ENGINED?|FLIGHTS?|OPS|OPERATIONS|NOISE|FIGHTERS?)$/ },
    { words: 'jet', prev: /^(?:FAST|BUSINESS)$/ },
  ],
  LAT: [
    { words: 'latitude', next: position },
    { words: 'latitude', next: /^LONG?$/ },
  ],
  DLA: [foreign, anyhow('delay')],
  LDA: [
    { words: 'landing distance available', next: /^\d{3,}/ },
    { words: 'landing distance available', prev: /^(?:TORA|TODA|ASDA)$/ },
  ],
  LOC: [{ words: 'local', next: /^(?:TIME|TFC|TRAFFIC)$/ }, anyhow('localizer')],
  LTD: [
    {
      words: 'limited',
      prev: /^(?:|IS|ARE|BE|OPS|OPR|SER|SVC|SERVICES?|TO|FOR|TFC|RWY|TWY|APRON|PRKG|PARKING|FUEL|AVBL|DUE|AD|COVERAGE|CAPACITY|HR|HRS|STAFF|[A-Z]?\d{1,3}[LCR]?(?:\/\d\d[LCR]?)?)$/,
    },
  ],
  MAINT: [{ words: 'maintain', next: /^FL ?\d/ }, anyhow('maintenance')],
  MAX: [{ words: null, prev: /^(?:B?7[3-8]7(?:-\d{1,3})?|7[3-8]7S?|BOEING|B3[789]M|A3\d\d)$/ }, anyhow('maximum')],
  MAY: [{ words: null, next: monthDay }, { words: null, prev: monthDay }, anyhow('may')],
  MET: [
    {
      words: 'meteorological',
      next: /^(?:MAST|TWR|TOWER|BALLOONS?|OFFICE|REPORTS?|INFO|INFORMATION|OBS|OBSERVATIONS?|DATA|STN|STATION|CONDITIONS?|EQPT)/,
    },
    { words: 'weather service', next: /^(?:SER|SVC|U\/S|NOT|CLSD|HR|HRS|H24)$/ },
  ],
  MIN: [foreign, { words: null, next: /^(?:ALT|HGT|RVR|VIS|DESCENT|FL)/ }, { words: 'minutes', prev: /^\d+$/ }],
  MIL: [foreign, { words: 'military', next: /^(?:ACFT|ACT)$/ }, { words: null, prev: /^\d+$/ }, anyhow('military')],
  N: letter('north'),
  NA: [{ words: null, after: /^\/|^:/ }, anyhow('not authorised')],
  NB: bound('northbound'),
  NE: [
    { words: null, next: /^(?:RABOTAET|PRINIMA|PROIZVOD|RAZRESH|OBESPECH|ISPOLZ|DOPUSK|SONT|SERA|SERONT|PAS|PEUT|PEUVENT)/ },
    ...direction('northeast'),
  ],
  NW: direction('northwest'),
  OBS: [{ words: 'observed', next: /^(?:AT|ON|BY|IN|\d)/ }],
  OPR: [
    { words: 'operate', prev: /^(?:SHALL|MUST|MAY|WILL|TO|CAN)$/ },
    { words: null, next: /^(?:MUST|SHALL|SHOULD|ARE|TEL|CERT|NAME|AGENCY|CTC:?)$/, prev: /^(?:|ACFT|ALL|UAS|THE|AIRLINE)$/ },
    anyhow('operating'),
  ],
  OR: [inState, inStateOnRoute, anyhow('or')],
  OTS: [{ words: null, next: /^(?:TRACKS?|MSG|MESSAGE)$/ }, anyhow('out of service')],
  PAR: [foreign, anyhow('precision approach radar')],
  PROP: [{ words: 'propeller', next: /^(?:WASH|BLAST|ACFT|AIRCRAFT|DRIVEN)$/ }],
  RPT: [{ words: null, next: /^(?:ACFT|AIRCRAFT|JET|FLTS?|FLIGHTS?|OPS|OPERATIONS|OPERATORS?|SERVICES?)$/ }, anyhow('repeat')],
  REP: [
    { words: 'reported', prev: /^(?:NOT|IS|ARE|BEEN|WAS)$/ },
    { words: 'report', prev: /^(?:PILOT|TO|MUST|SHALL|WX)$/ },
  ],
  REQ: [
    { words: 'requested', prev: /^(?:IS|ARE|WAS|BE)$/, next: /^TO$/ },
    { words: 'required', prev: /^(?:IS|ARE|NOT|PERMISSION|PPR|ADF|DME|EQPT|CLEARANCE|APPROVAL|COORD|NOTICE|PN|BE|RADAR|GPS)$/ },
    { words: 'request', prev: /^(?:ON|UPON|BY|TO|PILOT)$/ },
  ],
  S: letter('south'),
  SAT: weekday('Saturday'),
  SB: bound('southbound'),
  SE: direction('southeast'),
  SER: [foreign, anyhow('service')],
  STD: [{ words: null, next: /^\d/, prev: /^(?!NOT$)/ }, anyhow('standard')],
  SUN: weekday('Sunday'),
  SUP: [
    { words: 'supplement', prev: /^(?:AIP|AIRAC|ENR|VFG|REF|IFR|VFR|FLIP|AMDT)$/ },
    { words: 'supplement', next: /^[A-Z]?\d{1,3}\/\d{2,4}/ },
  ],
  SW: direction('southwest'),
  TAX: [
    { words: 'taxi', prev: /^(?:TO|MUST|SHALL|NOT|AND|ACFT|CAN|MAY)$/, next: /^(?:TO|VIA|ON|FM|FROM|WITH|INTO)$/ },
    { words: 'taxi', next: /^(?:SPEED|LANE|RTES?|ROUTES?|CLR|GUIDANCE)$/ },
    anyhow('taxiing'),
  ],
  TEMP: [
    { words: null, next: number },
    { words: 'temperature', next: /^(?:BELOW|BLW|ABOVE|ABV|MINUS|LESS|UNDER|COLDER)$/ },
    anyhow('temporary'),
  ],
  TEMPO: [
    {
      words: 'temporarily',
      next: /^(?:|DUE|UNTIL|TIL|NOT|U\/S|OUT|CLSD|CLSED|LIT|UNLIT|UNAVBL|UNSERVICEABLE|INOP|OTS|AVBL|FM|FROM|WITHDRAWN|BY|ON|IN|AS)$/,
    },
    { words: 'temporarily', next: /(?:ED|LTD)$(?<!RESTRICTED|RESERVED|SEGREGATED|PROHIBITED|CONTROLLED)/ },
    { words: 'temporary', next: /^[A-Z]{2,}/ },
  ],
  TWR: [
    {
      words: 'tower',
      prev: /^(?:OBST|CELL|DRILLING|RADIO|RDO|COMM|TV|WATER|TRANSMISSION|MET|LATTICE|MICROWAVE|WIND|POWER|COOLING|GUYED|BELL|CHURCH|CLOCK|LIT|UNLIT|ON|NEW|STEEL|LGTD|TELECOM\w*)$/,
    },
    { words: null, next: /^CRANES?/ },
    { words: 'tower', next: /^(?:LGTS?|LIGHTS?|ASR|ASN|HGT|ERECTED|UNKNOWN|ELEV|UNLIT|LIT|\d+(?:FT|M)?$|NEAR|AT$|PSN)/ },
    anyhow('control tower'),
  ],
  THR: [{ words: 'thrust', prev: /^(?:REVERSE|TKOF|IDLE|MAX|FULL)$/ }, anyhow('threshold')],
  TEL: [{ words: null, next: /^AVIV$/ }, anyhow('telephone')],
  VER: [foreign, { words: null, next: /^(?:AIP|\d)/ }, anyhow('vertical')],
  VIS: [
    { words: null, prev: /^(?:ALERT|SAFETY)$/ },
    { words: 'visibility', next: /^(?:RVR|\d|CATS?|ALL|TO|MINIMUMS?|MNM|LESS|MIN|BLW|BELOW|REDUCED)/ },
    { words: 'visibility', prev: /^(?:LOW|RVR|REDUCED|FLT|MIN|MNM)$/ },
  ],
  W: letter('west'),
  WB: bound('westbound'),
};
