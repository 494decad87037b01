/** The rows find airways and ATS routes that are closed or changed. */
import { ofCode, ofMeaning, ofMeaningAbroad } from '#core/notams/lexicon/lexicon.ts';
import { denied, isShort, quotedWords, refusedAbroad, type Row, out, unavailableAbroad } from './row.ts';

const noun = new RegExp(
  String.raw`\b(?:${ofCode('airway')}S?(?: SEGMENTS?)?|CDR[1-3]?S?|AEROVIAS?|AEROVIE|VOIES? AERIENNES?|RUTAS?(?: ATS)?|ROTAS?(?: ATS)?|SEGMENT[OI]?S?(?= (?:U[A-Z]\d{1,3}|[A-Z]\d{3})(?![\d-]| -))|PLAN(?= [A-Z]{1,2}\d))(?![A-Z])`,
);
/** It matches `UL601`, `V54` and `Y12`. */
const designator = /\b[UKS]?[A-HJL-NPQRTV-Z]\d{1,3}[A-Z]?\b/;
/** It matches `ALL ATS ROUTES WI FOXDALE FIR`. */
const every = new RegExp(String.raw`\bALL (?:(?:ATS|RNAV|UPPER|LOWER|CIVIL|DOMESTIC|INTL) ){0,2}${ofCode('airway')}(?:S| SEGMENTS)\b`);
const listed = new RegExp(
  String.raw`(?:${noun.source}|^|[-.,:;]|\bOF|FL ?\d{2,3}|(?<=[A-Z] )(?=[A-Z]{1,2}\d{1,3}(?: ?: ?| (?:BTN |BETWEEN |FM |FROM )?)[A-Z]{2,6}(?: ?[-/]| TO| AND))) ?(?:Z[A-Z]{2}(?:[ .]+Z[A-Z]{2})*[ .]+)?(?<names>(?:[A-Z]{1,2}\/)?${designator.source}(?:(?: ?\([^)]{0,40}\))? ?(?:,|\/|&|AND|OR|ET|OU|UND|Y|E(?= )|O(?= )| (?=${designator.source}(?:[ ,]|$))) ?(?:AWY )?${designator.source})*)`,
  'g',
);
const usable = ofMeaning('usable');
const levels = String.raw`(?:(?:AT|AND|ABV|ABOVE|BLW|BELOW|BTN|BETWEEN|FM|FROM) ){1,3}FL ?\d`;
/** `AVBL ABV FL320 ONLY` closes the levels below, `DELETE ATS ROUTE M214` all. */
const closedWords = new RegExp(
  String.raw`\bNO (?:ACFT|AIRCRAFT|FLTS?|FLIGHTS?|PILOTS?|OPERATORS?) [^.;]{0,60}?\b(?:MAY|SHALL) (?:FLIGHT )?PLAN\b|\b(?:${ofCode('closed', 'notAuthorised', 'notAvailable', 'suspended', 'withdrawn', 'prohibited')}|${denied}|NOT (?:BE )?${ofMeaning('usable')}|(?:NOT TO|SHALL NOT|MUST NOT) BE (?:FLIGHT )?PLANNED|UNUSABLE (?:FOR|BLW|ABV)|${unavailableAbroad}|${refusedAbroad})\b|\bDELETED?(?= (?:ATS )?${ofCode('airway')}S?\b)|\b(?:${usable} ${levels}[^.;,]{0,30} ONLY|${usable} ONLY ${levels}|ONLY ${usable} ${levels})`,
);
/** What is not available is a height of the route, a radio aid or a service. */
const ofElse =
  /\b(?:MOCA|MEA|MCA|MRA|MAA|MNM|DME|VOR|VORTAC|NDB|TACAN|RADAR|SER|SERVICE|SVC|FREQ\w*|TOS|STATUS|SCHEME)(?: R-\d{3})?(?: (?:IS|ARE|AT|BLW|BELOW) ?\w*)? ?$/;
const changedWords = new RegExp(
  String.raw`\b(?:MOCA|MEA|MCA|MRA|MAA|RAISED|LOWERED|REALIGNED|CHANGE|${ofCode('changed', 'established')}|ONLY ${ofMeaning('usable')}|ASSIGNED ONLY|DME REQUIRED|READ|MNM (?:SAFE )?(?:LVL|FL|LEVEL)|ONE ?WAY|UNIDIRECTIONAL)\b`,
);
/** A conditional route is planned otherwise then. */
const ofOtherCategory =
  /\bCDR ?[123]\b[^.;]{0,60}\b(?:CONSIDERED|REGARDED|TREATED|OPERATED|AVBL|BECOMES?|CHANGED?S?)(?: (?:AS|TO))? CDR ?[123]\b/;
/** It matches the exception of `NA EXCEPT FOR ACFT EQUIPPED WITH SUITABLE RNAV SYSTEM`. */
const exception = new RegExp(String.raw`\b(?:EXC|EXCEPT|OTHER THAN|${ofMeaningAbroad('except')}) [^.;]{3,120}`);
/** These say what is to be flown instead: `ALTN ROUTING: L301, N563`. */
const others = /\b(?:ALTN|ALTERNATIVE|ALTERNATE|REROUT\w*|USE|PLANNED AS)\b/;
const inPart = new RegExp(
  String.raw`\b(?:BTN|BETWEEN|FM|FROM|TO|SEGMENTS?|EXC|EXCEPT\w*|${ofMeaningAbroad('except')}|UNLESS|ONLY|BLW|BELOW|ABV|ABOVE|FL ?\d|DI BAWAH|OVERFLIGHTS?|DLY|DAILY|ENTRE|POR DEBAJO|BAJO|[NSEW] OF)\b|\([A-Z]{5} ?- ?[A-Z]{5}\)`,
);

/** Everybody is meant in `CLSD TO TFC`. */
const toAll = /\b(?:CLSD|CLOSED) TO (?:ALL )?(?:TFC|TRAFFIC)\b/g;
/** `AWY W/UW75` means the lower and the upper route. */
const lowerAndUpper = /\b(?<letter>[A-Z])\/U\k<letter>(?<number>\d{1,3})\b/g;

/** An exception belongs to what comes before it. */
const clausesOf = (line: string): string[] => line.split(/(?<=\D)\. |(?<=\d)\. (?=CDR|AWY|ATS|RTE|ROUTE)|;/);
/** Levels and hours limit the closure of `NOT AVBL BTN FL310 TO FL410 1500-2100`. */
const limited = /\bFL ?\d|\b(?:BLW|ABV) \d|\b\d{4}-\d{4}\b/;

/** Tells whether it closes a route itself. */
function closes(clause: string): boolean {
  const found = closedWords.exec(clause);
  return (
    found !== null &&
    (found[0].startsWith('CL') || !ofElse.test(clause.slice(0, found.index))) &&
    !/\bNO(?:T| LONGER) (?:CLSD|CLOSED)\b/.test(clause)
  );
}

const isClosed = (line: string): boolean => clausesOf(line).some(closes);

/** What is established or changed is not what another clause closes. */
const isChange = (clause: string): boolean =>
  !closes(clause) && changedWords.test(clause) && designator.test(clause) && !others.test(clause) && !out.test(clause.slice(0, 40));

/** It matches `PACOTS TRACK H` and `NAT TRACKS A, B AND C`. */
const tracks = /\b(?:PACOTS|NAT|OTS) TRACKS? (?<letters>[A-Z\d](?:(?:, ?| AND | & |\/)[A-Z\d]){0,8})\b/g;

/** The first clause that closes a route, from the name of the route on. */
function closedIn(line: string): string | undefined {
  const clause = clausesOf(line).find(closes)?.trim();
  return clause?.slice(Math.max(0, clause.search(every)));
}

const namesIn = (written: string): string[] => namesOf(written.replace(lowerAndUpper, '$<letter>$<number>, U$<letter>$<number>'));
const namesOf = (line: string): string[] => [
  ...new Set(
    [...line.matchAll(tracks)].flatMap(({ groups }) => groups?.['letters']?.match(/\b[A-Z\d]\b/g) ?? []).map((letter) => `TRACK ${letter}`),
  ),
  ...new Set([...line.matchAll(listed)].flatMap(({ groups }) => groups?.['names']?.match(new RegExp(designator, 'g')) ?? [])),
];

function namesBefore(line: string): string[] {
  const names = namesIn(line.split(others, 1)[0] ?? '');
  return names.length === 0 ? namesIn(line) : names;
}

/** A route of a clause without the noun: `L995 BTN MIL AND PERAN CLSD FL245-FL350`. Taxiways have such names, but neither points nor levels. */
const withPoints = new RegExp(
  String.raw`^(?:(?:ATS )?${ofCode('airway')}S?(?: SEGMENTS?)? )?${designator.source}.*\b(?:BTN [A-Z]{3,5} AND [A-Z]{3,5}|ENTRE [A-Z]{3,5} (?:ET|E|Y) [A-Z]{3,5}|(?:BLW|ABV) (?:FL ?)?\d{2,5}|FL ?\d{2,3}|[NSEW] OF [A-Z]{3,5})\b`,
);

const isOfRoute = (line: string): boolean =>
  (noun.test(line) && designator.test(line)) || line.search(tracks) >= 0 || withPoints.test(line) || every.test(line);

/** How a clause of a NOTAM of something else names one: `PORTION OF RTE L750 …`, but not `TAXI ROUTE B12`. */
const named = new RegExp(
  String.raw`${withPoints.source}|(?<!\b(?:TAXI|TAX|TWY|HEL|VFR|TRANSIT|ALTN) )(?:\b${ofCode('airway')}S?|${noun.source}) ${designator.source}|\b${ofCode('airway')}S? (?:${closedWords.source}): ${designator.source}|${every.source}`,
);

/** `FOXDALE FIR CLSD EXC OVERFLIGHTS ON ATS RTE UL613` leaves the route open. */
const isNamedFirst = (line: string): boolean =>
  clausesOf(line).some((clause) => closes(clause) && clause.search(named) >= 0 && clause.search(named) < clause.search(closedWords));

export const routes: readonly Row[] = [
  {
    kind: 'closesRoute',
    name: 'routeClosed',
    examples: [
      ['QWVLW', 'VOLCAN EN ACTIVIDAD. RUTAS V16 Y J21 ENTRE MEX Y PBC NO DISPONIBLES POR DEBAJO DE FL270'],
      ['QNMAS', 'VOR/DME FXD HORS SERVICE. LES SEGMENTS UA411 ET UG26 NON UTILISABLES POUR ACFT NON EQUIPES RNAV'],
      ['QARXX', 'SEGMENT UN857 ENTRE KONBA ET DITIS: UTILISABLE AU-DESSUS FL350 SEULEMENT. FERME ENTRE FL195 ET FL350 SAUF EVASAN'],
      ['QARXX', 'NO AIRCRAFT OTHER THAN THOSE LANDING AT XXFD MAY FLIGHT PLAN B339, G218 OR Y520 BETWEEN FL291 AND FL411'],
      ['QARXX', 'PACOTS TRACK H NOT AVBL BTN FL310 AND FL350'],
      ['QRPCA', 'THE FLW ROUTES SHALL NOT BE PLANNED: UT331 SEG DASIS-KUPTO ALL LVL, L319 SEG RADAL-NABOD BLW FL320'],
      ['QARLC', 'RUTAS V16 Y J21 ENTRE MEX Y PBC NO DISPONIBLES POR DEBAJO DE FL270'],
      ['QARLC', 'AWY A791 BTN KINEX AND FOXDI CLSD'],
      ['QARLC', '-AWY A791 BTN KINEX AND FOXDI\n-AWY W2 BTN MESAB AND FXD DVOR/DME\nARE CLSD'],
      ['QARCS', 'ROUTE SEGMENT M875 KABIM-POMIR AVBL ABV FL320 ONLY'],
      ['QARLT', 'ATS RTE M875 ONLY AVBL AT AND ABV FL320'],
      ['QARAU', 'ROUTE ZDC.\nV54 FOXDALE (FXD) VOR/DME, NC TO MILLER, NC NA'],
      ['QANLC', 'RNAV ROUTE UL601 CLOSED TO TRAFFIC'],
      ['QARLC', 'UN857 FERMEE ENTRE FL195 ET FL350 SAUF EVASAN'],
      ['QARLC', 'AEROVIA UL780 CERRADA ENTRE FOXDI Y KINEX'],
      ['QARLC', 'ATS ROUTE P570 NOT AVBL. ALTN ROUTING: L301'],
      ['QARLC', 'AWY W/UW75 CLSD TO TFC BTN SEGMENTS KEMOR-ADU'],
      ['QARLC', 'AWY W/UW77 CLSD TO TFC'],
      ['QWMLW', 'GUN FIRING SFC-12000M. ATS RTE SEGMENT W12 FOX-KIN NOT AVBL BLW FL270'],
      ['QARLC', 'DUE TO UNREST ALL ATS ROUTES WI FOXDALE FIR BLW FL240 ARE CLSD EXC STATE FLT'],
      ['QRACA', 'PORTION OF RTE L312, FOXDI-KX AND M313 KINEX-FOXDI WILL REMAIN CLSD FM FL250 TO FL320'],
      ['QARLC', 'ATS RTE SEGMENTS N319 BTN FOXDI-KINEX AND P574 BTN MESAB-ADU CLSD BTN FL200 TO FL450'],
      ['QARLC', 'Q14 IS UNIDIRECTIONAL. SOUTHBOUND FLTS TO FILE VIA L312. CDR2 W45 BTN FOX AND KIN CLSD SAT/SUN'],
      ['QARLC', 'ATS RTE L312 AND M313 NOT AVBL FOR FPL BTN FL290 TO FL390 1400-2000. EXC FLTS LDG XXFD'],
      ['QARLC', 'ATS RTE N563 P574 AND L510 NOT AVBL'],
      ['QARXX', 'ENROUTE CHART FOXDALE FIR: DELETE ATS ROUTE M214'],
      ['QARXX', 'ATS RTE A466 SEGMENT BTN FOXDI AND KINEX NOT TO BE PLANNED'],
      ['QARXX', 'ALL ATS RTE SEGMENTS EAST OF LINE FOXDI - KINEX NOT TO BE FLIGHT PLANNED'],
      ['QARLC', 'FLW ATS RTE SEGMENTS WILL NOT BE AVBL:\nP518  : MELOM - PG\nG452  : PG - TAPDO'],
      ['QWELW', 'AIR EXERCISE WILL TAKE PLACE WI FXD-61. L995 BTN FOX AND KINEX CLSD FL245-FL350'],
    ],
    counterExamples: [
      ['QARAU', 'ROUTE ZDC.\nV44, V93 FOXDALE (FXD) VORTAC, MD TO MILLER, MD MOCA NA'],
      ['QARCH', 'AWY M434 BTN ASLEX AND NOLTA MNM FL190'],
      ['QMXLC', 'TWY A CLSD'],
      ['QMXLC', 'TAXI ROUTE B12 CLSD'],
      ['QMXLC', 'SEGMENT B12 OF TWY C CLSD'],
      ['QAFLC', 'FOXDALE FIR CLSD EXC OVERFLIGHTS ON ATS RTE UL613'],
      ['QARXX', 'NEW ATS RTE V19 ESTABLISHED BTN FOXDI AND KINEX'],
    ],
    subjects: /^A[RN]/,
    anywhere: named,
    match: ({ line, subject }) => isOfRoute(line) && isClosed(line) && (/^A[RN]/.test(subject) || isNamedFirst(line)),
    finding: ({ line }) => {
      const exempt = exception.exec(line)?.[0].trim();
      const isPart = inPart.test(line.replace(toAll, 'CLSD'));
      // `ALL ATS ROUTES BLW FL260 CLSD EXC STATE FLT`: where and for whom.
      const clause = closedIn(line) ?? '';
      const isInClause = exempt !== undefined && clause.includes(exempt) && isShort(clause);
      const isLimitedTwice = exempt !== undefined && (every.test(line) || (isInClause && limited.test(clause.split(exempt, 1)[0] ?? '')));
      const names = namesBefore(
        clausesOf(line)
          .filter((one) => !isChange(one))
          .join('. '),
      );
      // `CLSD: 1. R22 … 2. G723 … (EXC FLT TO XXFD)`: what is in brackets behind one of several is not of the others.
      const isOfOne = names.length > 1 && exempt !== undefined && line.includes(`(${exempt}`);
      return {
        extent: isPart ? 'part' : 'whole',
        names,
        words: (isLimitedTwice || isOfOne ? undefined : exempt) ?? (isPart ? quotedWords(clause) : null),
        for: exempt === undefined || isOfOne ? null : 'allButSome',
      };
    },
  },
  {
    kind: 'changesRoute',
    name: 'routeChanged',
    examples: [
      ['QARCH', 'AWY M434/Z740 BTN ASLEX AND NOLTA MNM SAFE LVL RAISED TO FL190'],
      ['QARLT', 'ATS-ROUTE Z850 BTN FXD AND KINEX ONLY AVBL EASTBOUND ABV FL235'],
      ['QARXX', 'ROUTE ZHU.\nV70 FOXDA, TX TO JIMIE, TX MOCA 1700'],
      ['QRDCA', 'FXD-16 ACT. CDR1 SEGMENTS CONSIDERED AS CDR3'],
      ['QARXX', 'A. W4 BTN FOXDI AND KINEX WITHDRAWN. B. NEW ATS RTE V19 ESTABLISHED: FOXDI - MESAB'],
    ],
    counterExamples: [
      ['QARLC', 'AWY A791 BTN KINEX AND FOXDI CLSD'],
      ['QARXX', 'AWY A791 RESUMED NORMAL OPS'],
    ],
    subjects: /^A[RN]/,
    anywhere: ofOtherCategory,
    match: ({ line }) =>
      isClosed(line)
        ? clausesOf(line).some(isChange)
        : ofOtherCategory.test(line) || (isOfRoute(line) && changedWords.test(line) && !out.test(line.slice(0, 40))),
    finding: ({ line }) => {
      const names = namesIn(isClosed(line) ? clausesOf(line).filter(isChange).join('. ') : line);
      return { extent: null, names, words: names.length === 0 && ofOtherCategory.test(line) ? quotedWords(line) : null };
    },
  },
];
