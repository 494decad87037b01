/** The rows find airspaces that are closed, in which all flight is prohibited, or that change. */
import { type Row } from './row.ts';

const space = String.raw`(?:FIR|UIR|CTA|CTR|TMA|TCA|ATZ|CTZ|AIRSPACE|TIZ|FIZ|MATZ|ADIZ)`;
const closed = new RegExp(
  String.raw`\b${space}S?(?: (?:IS|ARE|REMAINS?|WILL BE|TEMPO|COMPLETELY|TOTALLY)){0,3} (?:CLSD|CLOSED)\b|\b(?:PART|SECTOR) OF (?:\w+ ){1,3}FIR (?:REMAINS? |IS )?(?:CLSD|CLOSED)\b|\bWEST PART REMAINS CLOSED\b|\bOVERFLIGHTS? OF (?:\w+ ){1,3}FIR (?:IS |ARE )?(?:SUSPENDED|PROHIBITED|FORBIDDEN)\b`,
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
  /\b(?:EXC|EXCEPT\w*|SAUF|SALVO|OTHER THAN|UNLESS|ONLY|WITHOUT|PRIOR|WEST|EAST|NORTH|SOUTH|PART|OVERFLIGHTS?|BLW|BELOW|ABV|ABOVE)\b/;
const changed = new RegExp(
  String.raw`\b${space}S?(?: SECTOR \w{1,8})?(?: (?:IS|ARE|HAS BEEN|WILL BE)){0,2} (?:DEACTIVATED|DEACT|NOT ACT(?:IVE|IVATED)?|WITHDRAWN|CHANGED|AMENDED|REDUCED|EXTENDED|ENLARGED|ESTABLISHED|DOWNGRADED|RECLASSIFIED|REVERTS?)\b|\b(?:REVERTS?|CHANGED|RECLASSIFIED|DOWNGRADED) TO CLASS [A-G]\b|\b(?:LATERAL|VERTICAL|UPPER|LOWER) LIMITS? (?:IS |ARE )?(?:REDUCED|CHANGED|EXTENDED|AMENDED|RAISED|LOWERED)\b`,
);

/** Letters that are quoted. */
const MOST_WORDS = 160;

/** The sentence that has the pattern. */
const clauseOf = (line: string, pattern: RegExp): string =>
  line.split(/(?<=[A-Z)])\. ?|(?<=\d)\. (?=[A-Z])|;/).find((clause) => pattern.test(clause)) ?? '';

const nameBefore = new RegExp(String.raw`\b(?<name>(?:ISLE OF )?(?:[A-Z]{3,} ){1,2})(?=${space}\b)`);
const unnamed =
  /^(?:NEW|TOP|TEMPO|THE|ALL|PART|WITHIN|OF|AND|FOR|CIVIL|TEMPORARY|RESTRICTED|CLSD|CLOSED|CLASS|AREA|DEFINED|FROM|INTO|OVER|CONTROLLED|NATIONAL|THIS|ABOVE|BELOW|ARE|WHILE|REMAINS|WITH|ENTERING)$/;

function namesIn(clause: string): string[] {
  const words = nameBefore.exec(clause)?.groups?.['name']?.trim().split(' ') ?? [];
  const own = words[0] === 'ISLE' ? words : words.slice(words.findLastIndex((word) => unnamed.test(word)) + 1);
  return own.length === 0 ? [] : [own.join(' ')];
}

const holds = (line: string, pattern: RegExp): boolean => pattern.test(line) && !ofAerodromes.test(clauseOf(line, pattern));

const isClosed = (line: string): boolean =>
  restricted.test(line) ||
  holds(line, closed) ||
  (holds(line, prohibited) && !ofSome.test(clauseOf(line, prohibited).replace(including, '')));
/** `ALL FLT INCL UAS PROHIBITED` */
const including = /\bINCL(?:UDING)? [A-Z]{2,8}\b/;

export const airspaces: readonly Row[] = [
  {
    kind: 'closesAirspace',
    name: 'airspaceClosed',
    examples: [
      ['QAFLC', 'FOXDALE FIR CLSD'],
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
      ['QRTLP', 'AIRSPACE FOXDALE. ACFT OPS ARE PROHIBITED WI 5NM RADIUS OF 3329N09005W'],
    ],
    counterExamples: [
      ['QAFLV', 'OPERATION OF ALL GENERAL AVIATION AND VFR FLT SUSPENDED'],
      ['QRTCS', 'PILOTS ARE FORBIDDEN TO FLY UAS WITHIN THE AREA'],
      ['QAFXX', 'ALL AIRPORTS IN THE EAST PART OF FOXDALE FIR CLSD'],
    ],
    subjects: /^(?:A[ACDEFTUXZ]|R[DPRTA]|WW|W[DEUV])/,
    match: ({ line }) => isClosed(line),
    finding: ({ line }) => {
      const pattern = [closed, prohibited].find((one) => holds(line, one)) ?? restricted;
      const clause = clauseOf(line, pattern);
      const isPart = pattern === restricted || exception.test(clause) || ofSome.test(clause);
      return { extent: isPart ? 'part' : 'whole', names: namesIn(clause), words: isPart ? clause.trim().slice(0, MOST_WORDS) : null };
    },
  },
  {
    kind: 'changesAirspace',
    name: 'airspaceChanged',
    examples: [
      ['QACCH', 'FOXDALE CTR/ATZ DEACTIVATED'],
      ['QAZCH', 'FOXDALE ATZ CHANGED TO CLASS G'],
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
