/** The rows find airspaces that are closed, in which all flight is prohibited, or that change. */
import type { Effect } from '../notice.ts';
import { type Row } from './row.ts';

const space = String.raw`(?:FIR|UIR|CTA|CTR|TMA|TCA|ATZ|CTZ|AIRSPACE|TIZ|FIZ|MATZ|ADIZ)`;
const refused = '(?:PROHIBITED|SUSPENDED|FORBIDDEN|DISALLOWED|BANNED|UNAUTHORI[SZ]ED|NOT (?:PERMITTED|ALLOWED|AUTHORI[SZ]ED))';
/** `OVERFLIGHT OF FOXDALE PROVINCE BLW FL150 IS DISALLOWED`, but not `OVERFLIGHTS BY FOXDALE CARRIERS PROHIBITED`. */
const overflight = new RegExp(
  String.raw`(?<!\b(?:REGARDING|CONCERNING|FOR|TO|OF|ON) )\bOVER ?(?:FLIGHTS?|FLYING)(?: (?:OF|OVER|WI|WITHIN)(?: (?:(?!BY\b|FOR\b|OF\b)[\w/()-]{1,16}|(?:WEST|EAST|NORTH|SOUTH) OF)){1,8}?)?(?: (?:IS|ARE|WILL BE|SHALL BE|STRICTLY|TEMPO)){0,3} ${refused}\b`,
);
const unmanned = /\b(?:UAS|UAV|DRONES?|RPAS?|UNMANNED|MODELS?)\b/;
/** `ACC SECTOR S2 (FOXD) WILL NOT BE AVBL FOR OVERFLIGHT` */
const notAvailable = new RegExp(
  String.raw`\b(?:${space}S?|(?:ACC|ATC|FIR|UIR|CTA|TMA) SECTORS? [A-Z0-9]{1,8})(?: ?\([A-Z]{4}\))?(?: (?:IS|ARE|WILL|REMAINS?|TEMPO)){0,2} (?:NOT (?:BE )?(?:AVBL|AVAILABLE)|UNAVBL|UNAVAILABLE)\b`,
);
/** `VFR FLT SUSPENDED WI FOXDALE CTR`, `SE SUSPENDEN TODOS LOS VUELOS VFR EN LA CTR FOXDALE` */
const ofRules = new RegExp(
  String.raw`\b(?<rules>VFR|IFR) (?:FLIGHTS?|FLTS?|TFC|TRAFFIC|OPS|OPERATIONS)(?: (?:IS|ARE|WILL BE|SHALL BE)){0,2} ${refused} (?:IN|WI|WITHIN|INSIDE)(?: THE)?(?: [A-Z]{3,14}){0,2} ${space}\b|\bSE (?:SUSPENDEN?|PROHIBEN?) (?:TODOS )?(?:LOS )?VUELOS (?<suspended>VFR|IFR) (?:EN|DENTRO DE) (?:LA |EL )?${space}\b|\bVUELOS (?<flights>VFR|IFR) (?:SUSPENDIDOS|PROHIBIDOS) (?:EN|DENTRO DE) (?:LA |EL )?${space}\b`,
);
const closed = new RegExp(
  String.raw`\b${space}S?(?: SECTORS? (?:[A-Z]{4,5} )?[A-Z0-9]{1,4}(?:(?:,| AND|\/) ?\w{1,3}\b){0,4})?(?: (?:IS|ARE|REMAINS?|WILL BE|TEMPO|COMPLETELY|TOTALLY)){0,3} (?:CLSD|CLOSED)\b|\b(?:PART|SECTOR) OF (?:\w+ ){1,3}FIR (?:REMAINS? |IS )?(?:CLSD|CLOSED)\b|\bWEST PART REMAINS CLOSED\b|\bOVERFLIGHTS? OF (?:\w+ ){1,3}FIR (?:IS |ARE )?(?:SUSPENDED|PROHIBITED|FORBIDDEN)\b`,
);
const flight = String.raw`(?:FLIGHTS?|FLTS?|FLT OPS|FLIGHT OPERATIONS|ACFT OPS|AIRCRAFT OPERATIONS|OPERATIONS? OF ALL (?:FLIGHTS?|FLTS?)|ACFT|AIRCRAFT|PILOTS)`;
const prohibited = new RegExp(
  String.raw`\b(?:ALL )?${flight}(?: INCL(?:UDING)? [A-Z]{2,8})?(?: (?:IS|ARE|WILL BE|SHALL BE)){0,2} (?:PROHIBITED|SUSPENDED|FORBIDDEN|NOT PERMITTED|NOT AUTHORI[SZ]ED)\b|\bNO (?:PILOTS?|PERSON|ACFT|AIRCRAFT|FLIGHTS?) (?:MAY|SHALL|ARE|IS) (?:OPERATE|OPR|FLY|ENTER|AUTH\w*|PERMITTED|ALLOWED)\b|\bNO[- ]FLY ZONE\b|\b(?:ENTRY|CROSSING) (?:IS )?(?:STRICTLY )?(?:PROHIBITED|FORBIDDEN|NOT PERMITTED|NOT AUTHORI[SZ]ED)\b|\bPENETRATION INTERDITE\b|\bONLY RELIEF (?:ACFT|AIRCRAFT) [^.]{0,100}AUTH\w*`,
);
/** Only who helps may fly there, and under (a)(2) IFR flights (14 CFR 91.137). */
const restricted = /\b91\.137 ?\(A\) ?\([12]\)/;
/** The closure concerns only some of what flies, or the clause is about something else. */
const ofSome =
  /\b(?:VFR|UAS|UAV|DRONES?|RPAS?|UNMANNED|GENERAL AVIATION|ULTRA ?LIGHTS?|GLIDERS?|PARAGLIDERS?|MODELS?|PARACHUT\w*|OVERFLIGHTS?|RUSSIAN?|REGISTERED|TRAINING|HELICOPTERS?|TRANSIT|BOEING|AIRBUS)\b/;
/** A place within an airspace is not the airspace. */
const ofAerodromes = /\b(?:AIRPORTS?|AERODROMES?|ADS?|AWYS?|ROUTES?)\b/;
const exception =
  /\b(?:EXC|EXCEPT\w*|SAUF|SALVO|OTHER THAN|UNLESS|ONLY|WITHOUT|PRIOR|WEST|EAST|NORTH|SOUTH|PART|SECTORS?|OVERFLIGHTS?|BLW|BELOW|ABV|ABOVE)\b/;
const changed = new RegExp(
  String.raw`\b${space}S?(?: [A-Z]{4,14}){0,2}(?: SECTORS? \w{1,8}(?:(?:,| AND|\/) ?\w{1,3}\b){0,4})?(?: (?:IS|ARE|HAS BEEN|WILL BE)){0,2} (?:DEACTIVATED|DEACT|NOT ACT(?:IVE|IVATED)?|WITHDRAWN|CHANGED|AMENDED|REDUCED|EXTENDED|ENLARGED|ESTABLISHED|DOWNGRADED|RECLASSIFIED|REVERTS?)\b|\b(?:REVERTS?|CHANGED|RECLASSIFIED|DOWNGRADED) TO CLASS [A-G]\b|\b(?:LATERAL|VERTICAL|UPPER|LOWER) LIMITS? (?:IS |ARE )?(?:REDUCED|CHANGED|EXTENDED|AMENDED|RAISED|LOWERED)\b`,
);

/** Letters that are quoted. */
const MOST_WORDS = 160;

/** The sentence that has the pattern. */
const clauseOf = (line: string, pattern: RegExp): string =>
  line.split(/(?<=[A-Z)])\. ?|(?<=\d)\. (?=[A-Z])|;/).find((clause) => pattern.test(clause)) ?? '';

const nameBefore = new RegExp(String.raw`\b(?<name>(?:ISLE OF )?(?:[A-Z]{3,} ){1,2})(?=${space}\b)`);
const unnamed =
  /^(?:NEW|TOP|TEMPO|THE|ALL|PART|WITHIN|OF|AND|FOR|CIVIL|TEMPORARY|RESTRICTED|CLSD|CLOSED|CLASS|AREA|DEFINED|FROM|INTO|OVER|CONTROLLED|NATIONAL|THIS|ABOVE|BELOW|ARE|WHILE|PERIOD|TIME|HOURS|SUCH|SAID|CTR|TMA|CTA|ATZ|REMAINS|WITH|ENTERING)$/;

/** `FXAA, FXAB AND FXAC FIRS`, `ACC SECTOR S2`, `TMA FOXDALE SECTORS 3 AND 4`. */
const regions = /\b(?<list>[A-Z]{4}(?:(?:, ?|\/| AND | & )[A-Z]{4}){1,11}) (?:FIR|UIR)S?\b/g;
const sector = /\bSECTORS? [A-Z0-9]{1,4}\b(?= ?\(| (?:IS|ARE|WILL|NOT|UNAVBL)\b)/;
const nameBehind = new RegExp(String.raw`\b(?:TMA|CTR|CTA|ATZ) (?<name>[A-Z]{4,14}(?: [A-Z]{4,14})?)(?= SECTORS?\b| DEACT| IS\b| ARE\b|$)`);

function namesIn(clause: string): string[] {
  const words = nameBefore.exec(clause)?.groups?.['name']?.trim().split(' ') ?? [];
  const own = words[0] === 'ISLE' ? words : words.slice(words.findLastIndex((word) => unnamed.test(word)) + 1);
  const listed = [...clause.matchAll(regions)].flatMap(({ groups }) => groups?.['list']?.match(/[A-Z]{4}/g) ?? []);
  const before = own.length === 0 || listed.includes(own.join(' ')) ? [] : [own.join(' ')];
  const names = [...new Set([...before, ...listed.filter((name) => !unnamed.test(name))])];
  return sector.exec(clause)?.slice(0, 1) ?? (names.length > 0 ? names : (nameBehind.exec(clause)?.slice(1, 2) ?? []));
}

const holds = (line: string, pattern: RegExp): boolean => pattern.test(line) && !ofAerodromes.test(clauseOf(line, pattern));

const isOverflight = (line: string): boolean => overflight.test(line) && !unmanned.test(clauseOf(line, overflight));

const isClosed = (line: string): boolean =>
  restricted.test(line) ||
  holds(line, closed) ||
  holds(line, notAvailable) ||
  ofRules.test(line) ||
  isOverflight(line) ||
  (holds(line, prohibited) && !ofSome.test(clauseOf(line, prohibited).replace(including, '')));

/** The pattern that says it, in the order of what is closed to most. */
const patternIn = (line: string): RegExp =>
  [closed, notAvailable, prohibited].find(
    (one) => holds(line, one) && (one !== prohibited || !ofSome.test(clauseOf(line, one).replace(including, ''))),
  ) ?? (isOverflight(line) ? overflight : ofRules.test(line) ? ofRules : restricted);

/** Whom it is closed for, where the clause says so in a word that has a code. */
function closedFor(clause: string): Effect['for'] {
  const { rules, suspended, flights } = ofRules.exec(clause)?.groups ?? {};
  const flown = rules ?? suspended ?? flights;
  if (flown !== undefined) return flown === 'VFR' ? 'visual' : 'instrument';
  return /\b(?:CLSD|CLOSED) (?:FOR|TO) (?:ALL )?(?:CIV|CIVIL|CIVILIAN) (?:ACFT|AIRCRAFT|FLTS?|FLIGHTS?|TFC|TRAFFIC|OPS|AVIATION)\b/.test(
    clause,
  )
    ? 'civil'
    : null;
}

/** `ALL FLT INCL UAS PROHIBITED` */
const including = /\bINCL(?:UDING)? [A-Z]{2,8}\b/;

export const airspaces: readonly Row[] = [
  {
    kind: 'closesAirspace',
    name: 'airspaceClosed',
    examples: [
      ['QAFLC', 'FOXDALE FIR CLSD'],
      ['QATCA', 'FOXDALE FIR SECTOR EAST 3 CLSD TO CIVIL TFC'],
      ['QATCA', 'AIRSPACE OF FOXDALE FIR SECTORS G3, G4 CLSD'],
      ['QRAXX', 'OVERFLYING WI FOXDALE FIR WEST OF 01300E UNAUTHORIZED FOR ALL FLT'],
      ['QAFLC', 'OPERATION OF ALL FLIGHTS SUSPENDED WI 30NM OF FXD VOR'],
      ['QRTCA', 'TEMPORARY FLIGHT RESTRICTIONS. NO PILOTS MAY OPERATE WI 5NM OF FOXDALE'],
      ['QRTCA', 'RESTRICTED AREA FOXDALE ACTIVATED, ALL FLT INCL UAS PROHIBITED EXC POLICE'],
      ['QWVLW', 'RA(T) ACT, ENTRY PROHIBITED EXC BY PERMISSION OF DISPLAY DIRECTOR'],
      ['QRTCA', 'ONLY RELIEF ACFT UNDER DIRECTION OF FIRE SERVICE AUTHORIZED'],
      ['QRDCA', 'HE(D)48 ACT. ENTRY PROHIBITED TO CIVIL ACFT'],
      ['QRTCA', 'FOXDALE AREA ACT. CROSSING NOT AUTHORIZED FOR GENERAL AIR TRAFFIC'],
      ['QWULW', "VOLS D'AERONEFS TELEPILOTES, PENETRATION INTERDITE AUX AUTRES AERONEFS"],
      ['QAFXX', 'CIVIL OVERFLIGHT OF FOXDALE FIR SUSPENDED BLW FL260'],
      ['QRTCA', 'TEMPORARY FLIGHT RESTRICTIONS PURSUANT TO 14 CFR 91.137(A)(2) WI 7NM RADIUS'],
      ['QAFXX', 'OVERFLIGHT OF FOX DALE PROVINCE BLW FL140 IS DISALLOWED UNLESS CLEARED BY MIL CTL'],
      ['QRPCA', 'PROHIBITED AREA FX(P)3 ACT. OVERFLIGHT STRICTLY FORBIDDEN'],
      ['QRPCA', 'PROHIBITED AREA FX-P 7 EXTENDED. OVERFLYING PROHIBITED EXC MEDEVAC HEL'],
      ['QAFXX', 'ACC SECTOR N4 (FOXD) WILL NOT BE AVBL FOR OVERFLIGHT FL300 AND ABOVE'],
      ['QRAXX', 'SE SUSPENDEN TODOS LOS VUELOS VFR EN LA CTR FOXDALE'],
      ['QACXX', 'VFR FLT PROHIBITED WI FOXDALE CTR'],
      ['QRTLP', 'AIRSPACE FOXDALE. ACFT OPS ARE PROHIBITED WI 5NM RADIUS OF 3329N09005W'],
    ],
    counterExamples: [
      ['QAFLV', 'OPERATION OF ALL GENERAL AVIATION AND VFR FLT SUSPENDED'],
      ['QRTCS', 'PILOTS ARE FORBIDDEN TO FLY UAS WITHIN THE AREA'],
      ['QRTCS', 'OVERFLIGHT OF FOXDALE BY UAS PROHIBITED'],
      ['QAFXX', 'ALL TOS IN AIP SUP 07/25 REGARDING OVERFLIGHTS ARE SUSPENDED'],
      ['QAFXX', 'ALL AIRPORTS IN THE EAST PART OF FOXDALE FIR CLSD'],
    ],
    subjects: /^(?:A[ACDEFTUXZ]|R[DPRTA]|WW|W[DEUV])/,
    match: ({ line }) => isClosed(line),
    finding: ({ line }) => {
      const pattern = patternIn(line);
      const clause = clauseOf(line, pattern);
      const isPart = pattern === restricted || pattern === overflight || exception.test(clause) || ofSome.test(clause);
      const words = isPart ? clause.trim().slice(0, MOST_WORDS) : null;
      return { extent: isPart ? 'part' : 'whole', names: namesIn(clause), words, for: closedFor(clause) };
    },
  },
  {
    kind: 'changesAirspace',
    name: 'airspaceChanged',
    examples: [
      ['QACCH', 'FOXDALE CTR/ATZ DEACTIVATED'],
      ['QAZCH', 'FOXDALE ATZ CHANGED TO CLASS G'],
      ['QATCA', 'TMA FOXDALE SECTORS 2 AND 5 DEACTIVATED BTN 0200 AND 0800'],
    ],
    counterExamples: [
      ['QACXX', 'FOXDALE CTR REMAINS ACTIVE'],
      ['QAFLC', 'FOXDALE FIR CLSD'],
    ],
    subjects: /^A[ACDETUXZF]/,
    match: ({ line }) => !isClosed(line) && changed.test(line),
    finding: ({ line }) => ({ extent: null, names: namesIn(clauseOf(line, changed)) }),
  },
];
