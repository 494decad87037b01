/** The rows find services of an aerodrome that are limited or missing: fuel by grade, rescue and fire fighting by category, hours of the tower. */
import type { FuelGrade } from '#contract/notams/aircraft-limits.ts';
import { type Row, wholeUnlessExcepted } from './row.ts';

const fuelOut =
  /\b(?:FUEL\w*|AVGAS|100 ?LL|JET ?A\w*|REFUEL\w*|SELF ?SERVE|KEROSENE|MOGAS|UL ?9[14])\b(?:(?!\. |;).){0,80}\b(?:NOT AVBL|NOT AVAILABLE|UNAVBL|UNAVAILABLE|U\/S|OTS|OUT OF SERVICE|NOT PROVIDED|SUSPENDED|OUT OF STOCK|EXHAUSTED|(?:NON|NO|NAO) DISPON[IÍ]\w+|INDISPON[IÍ]\w+)\b|\b(?:NO|NIL) (?:\w+ )?(?:FUEL|AVGAS|MOGAS|JET ?A\w{0,2})\b|\b(?:FUEL|AVGAS|JET ?A-?1?): ?NIL\b/;

const grades: readonly { grade: FuelGrade; words: RegExp }[] = [
  { grade: '100LL', words: /\b(?:AVGAS ?)?100 ?LL\b/ },
  { grade: 'AVGAS', words: /\bAVGAS\b(?! ?100)/ },
  { grade: 'UL91', words: /\bUL ?91\b/ },
  { grade: 'UL94', words: /\bUL ?94\b/ },
  { grade: 'MOGAS', words: /\bMOGAS\b/ },
  { grade: 'JET A-1', words: /\bJET ?A ?-?1\+?|\bAVTUR\b/ },
  { grade: 'JET A', words: /\bJET ?A\b(?! ?-?1)/ },
  { grade: 'JET B', words: /\bJET ?B\b/ },
  { grade: 'JP-5', words: /\bJP ?-?5\b/ },
  { grade: 'JP-8', words: /\bJP ?-?8\b|\bF-?34\b/ },
  { grade: 'TS-1', words: /\bTS ?-?1\b/ },
];

/** What follows one of these words, or a comma, is a clause of its own. */
const clauseEnd =
  /(?<=\b(?:AVBL|AVAILABLE|UNAVBL|UNAVAILABLE|U\/S|OTS|OUT OF SERVICE|NOT PROVIDED|SUSPENDED|OUT OF STOCK|EXHAUSTED)\b),? |, /;
const offered = /\b(?:AVBL|AVAILABLE|ONLY|NORMAL|O\/R|ON REQ\w*)(?![A-Z])/;

/** The clauses that take fuel away; one without a state, such as `JET A1` in `JET A1, AVGAS NOT AVBL`, belongs to what follows, at the end to what is before. */
function takenIn(text: string): string[] {
  const clauses: string[] = [];
  let open = '';
  for (const part of text.split(clauseEnd)) {
    const clause = `${open} ${part}`.trim();
    const isWhole = fuelOut.test(clause) || offered.test(clause);
    if (isWhole) clauses.push(clause);
    open = isWhole ? '' : clause;
  }
  if (open !== '' && clauses.length > 0) clauses.push(`${clauses.pop()} ${open}`);
  return clauses.filter((clause) => fuelOut.test(clause));
}

/** Grades that are taken away, not those that are offered instead. */
function gradesIn(line: string): FuelGrade[] {
  const taken = line
    .split(/\. |;/)
    .flatMap(takenIn)
    .map((clause) => clause.split(/\b(?:USE|INSTEAD|ONLY|REMAINS?|EXC|EXCEPT)\b/)[0] ?? '');
  return grades.filter(({ words }) => taken.some((clause) => words.test(clause))).map(({ grade }) => grade);
}

/** Words of several kinds may have a figure: `CAT 5`, `CATEGORY VII`, `LEVEL 4`. */
const fireCategory =
  /\b(?:DOWNGRADED|REDUCED|CHANGED|LIMITED|LTD|NOW|AVBL|RFFS?|RFF LEVEL|RESCUE(?: AND FIRE ?FIGHTING)?(?: SERVICES?)?|SERVICES?|FIRE AND RESCUE|FIRE ?FIGHTING|ARFF|AD|IS|TO|AS)[ :]+(?:(?:TO|AS|IS|AT) ){0,2}(?:RFFS? |ICAO |AD )?(?:CAT(?:EGORY)?|LEVEL) ?(?:(?<roman>VIII|VII|VI|IV|V|IX|X|III|II|I)|(?<digits>10|\d))(?![A-Z0-9])/;
/** `CATEGORY REDUCED FROM 9 TO 7`, `CAT REDUCED TO 2`, `NIVEAU SSLIA REDUIT A 7` */
const fromTo =
  /\b(?:CAT(?:EGORY)? (?:\w+ ){0,3}(?:FROM|FM) (?:10|\d) TO|CAT(?:EGORY)? (?:REDUCED|DOWNGRADED|LOWERED) TO|NIVEAU (?:\w+ ){0,3}(?:REDUIT|RAMENE|ABAISSE) A|CATEGORIA (?:\w+ ){0,3}(?:REDUCIDA|REBAJADA|REDUZIDA|REBAIXADA) (?:A|PARA)(?: CAT(?:EGORIA)?)?) (?<digits>10|\d)(?![A-Z0-9])/;
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const noCover =
  /\b(?:ARFF|RFFS?|RESCUE AND FIRE ?FIGHTING|FIRE AND RESCUE|FIRE ?FIGHTING) (?:SER |SVC |SERVICES? )?(?:NOT AVBL|NOT AVAILABLE|UNAVBL|U\/S|NOT PROVIDED)\b|\b(?:NO|NIL) (?:ARFF|RFFS?|RESCUE AND FIRE ?FIGHTING)\b|\bRFFS? CAT(?:EGORY)? ?(?:0|ZERO|NIL)\b/;

/** Null where the text does not say it, or where hours have categories of their own. */
function fireCategoryLeft(line: string): number | null {
  if (noCover.test(line)) return /\b(?:EXC|EXCEPT|ONLY|BTN|CAT|ABOVE|ABV)\b|\d{4} ?- ?\d{4}/.test(line) ? null : 0;
  const all = new Set(line.match(/\bCAT(?:EGORY)? ?(?:VIII|VII|VI|IV|V|IX|X|III|II|I|10|\d)\b(?! (?:ACFT|AIRCRAFT))/g));
  const { roman, digits } = fromTo.exec(line)?.groups ?? fireCategory.exec(line)?.groups ?? {};
  const from = /\bFM CAT|\bFROM CAT|\bINSTEAD OF CAT/.test(line);
  if ((all.size > 1 && !from) || /\b(?:PPR|PN|ON REQ\w*|UPON REQ\w*)\b/.test(line) || (roman === undefined && digits === undefined))
    return null;
  return digits === undefined ? romans.indexOf(roman ?? '') + 1 : Number(digits);
}

const towerClosed =
  /\b(?:TWR|TOWER|ATCT|ATC|ATS)\b(?:(?!\. |;|\bFREQ).){0,60}\b(?:CLSD|CLOSED|NOT AVBL|NOT AVAILABLE|UNAVBL|U\/S|UNMANNED|NOT MANNED|SUSPENDED)\b/;

/** Fuel from elsewhere, or for others, is left. */
const ofSomeFuel =
  /\b(?:SELF ?SERVE|TRUCKS?|BOWSERS?|HYDRANTS?|PITS?|EXC|EXCEPT|ONLY|(?:NOT AVBL|NOT AVAILABLE|UNAVBL) (?:TO|FOR) (?!ALL\b))/;

export const services: readonly Row[] = [
  {
    kind: 'fuelUnavailable',
    name: 'fuelUnavailable',
    examples: [
      ['QFUAU', 'FUEL NOT AVBL'],
      ['QFUAU', 'AVGAS 100LL NOT AVBL. JET A1 AVBL'],
      ['QFUAU', 'NIL AVGAS AVBL'],
      ['QFUAU', 'JET A1 NON DISPONIBLE POUR VOLS NON REGULIERS'],
      ['QFUAU', 'JET A1 NOT AVBL, AVGAS 100LL AVBL'],
    ],
    counterExamples: [['QFUCH', 'FUEL UL91 AVBL']],
    subjects: /^FU/,
    anywhere: /\b(?:FUEL|AVGAS|MOGAS|100 ?LL|JET ?A\w{0,2})\b/,
    match: ({ line }) => fuelOut.test(line),
    finding: ({ line }) => {
      const named = gradesIn(line);
      return { extent: named.length > 0 || ofSomeFuel.test(line) ? 'part' : 'whole', grades: named };
    },
  },
  {
    kind: 'fireCoverReduced',
    name: 'fireCoverReduced',
    examples: [
      ['QFFCG', 'RFFS DOWNGRADED TO CAT 4'],
      ['QFFAU', 'RFFS NOT AVBL'],
      ['QFFCG', 'RESCUE AND FIREFIGHTING CATEGORY VII'],
      ['QFFCG', 'NIVEAU SSLIA REDUIT A 7'],
      ['QFFCG', 'CATEGORIA SSEI REDUCIDA A 5'],
    ],
    counterExamples: [
      ['QFFCH', 'RFFS UPGRADED TO CAT 6'],
      ['QFFXX', 'ARFF INDEX UNCHANGED'],
    ],
    subjects: /^FF/,
    // A category alone may be the ordinary one.
    anywhere:
      /\b(?:ARFF|RFFS?|RESCUE AND FIRE|FIRE ?FIGHTING|FIRE COVER)\b.{0,80}\b(?:REDUC\w*|DOWNGRADED?|NOT AVBL|NOT AVAILABLE|UNAVBL|NOT PROVIDED|LTD|LIMITED|ONLY)\b|\b(?:NO|NIL|REDUCED) (?:ARFF|RFFS?)\b/,
    match: ({ line }) =>
      /\b(?:NOT AVBL|UNAVBL|NOT AVAILABLE|U\/S|DOWNGRADED?|REDUCED|REDUCIDA|REBAJADA|REDUZIDA|REBAIXADA|LOWERED|LTD|LIMITED|CAT(?:EGORY)? \w{1,4}|LEVEL \d|NIVEAU|CHANGED|INDEX [A-E])\b|\b(?:NO|NIL) (?:ARFF|RFFS?)\b/.test(
        line,
      ) && !/\b(?:INDEX UNCHANGED|UPGRADED|WITHOUT DEGRADATION)\b/.test(line),
    finding: ({ line }) => ({
      extent:
        /\b(?:ARFF|RFFS?|FIRE ?FIGHTING) (?:SER |SVC |SERVICES? )?(?:NOT AVBL|NOT AVAILABLE|UNAVBL|U\/S)\b(?! (?:DLY |DAILY )?\d{4} ?- ?\d{4})/.test(
          line,
        )
          ? 'whole'
          : 'part',
      category: fireCategoryLeft(line),
    }),
  },
  {
    kind: 'towerHours',
    name: 'towerClosed',
    examples: [
      ['QSTLC', 'FOXDALE TWR CLSD'],
      ['QSTAU', 'ATC SERVICE NOT AVBL 2200-0600'],
    ],
    counterExamples: [
      ['QSTAU', 'TWR TELEPHONE NUMBER NOT AVBL'],
      ['QSTAS', 'TWR FREQ 118.1MHZ U/S. GND CTL SVC SUSPENDED'],
    ],
    subjects: /^ST/,
    match: ({ line }) => towerClosed.test(line) && !/\bOBST\b|\b(?:TELE)?PHONE\b|\bTEL (?:NUMBER|NR|NO)\b/.test(line),
    finding: ({ line }) => ({ extent: /\d{4} ?- ?\d{4}/.test(line) ? 'part' : wholeUnlessExcepted(line) }),
  },
  {
    kind: 'towerHours',
    name: 'towerHoursChanged',
    examples: [['QSTAH', 'TWR HOURS OF SERVICE 0600-1800']],
    counterExamples: [['QSTCF', 'TWR FREQ 118.1MHZ']],
    subjects: /^ST/,
    match: ({ line }) =>
      /\b(?:HR|HRS|HOURS|OPR|OPS|OPERATIONAL|AVBL|H24|HJ)\b.{0,80}\d{4} ?[-/] ?\d{4}|\bHOURS? OF (?:SER\w*|SVC|OPS|OPERATION\w*)\b/.test(
        line,
      ),
    finding: () => ({ extent: 'part' }),
  },
];
