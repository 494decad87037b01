/** The rows find a lost category of an ILS, and satellite navigation that is unreliable; stations that a procedure or a route needs are found by their identifiers. */
import { ofCode, ofMeaning } from '#core/notams/lexicon/lexicon.ts';
import { oneLine } from '#core/text/line.ts';
import { matchesOf } from '#core/text/matches.ts';
import { effectOf, type Span } from '../closures/effect.ts';
import type { Effect } from '../notice.ts';
import { denied, gone, quotedWords, refusedAbroad, type Row } from './row.ts';

/** `CAT II/III`; SA is a special authorisation, which leaves the ordinary category. */
const category = String.raw`[CK]AT(?:EGORY)? ?(?<lost>(?:III|II|I|[123])[ABC]?(?: ?(?:\/|,|AND|&|OR) ?(?:CAT ?)?(?:III|II|I|[123])[ABC]?)*)(?! ?\d| ?(?:ACFT|AIRCRAFT))`;
const lost = new RegExp(
  String.raw`\b${category}(?: (?:OPS|OPERATIONS?|APCHS?|APPROACH(?:ES)?|PROC(?:EDURE)?S?|CAPABILITY|SERVICES?|MINIMA|IS|ARE|TEMPO|REMAINS?|THEREFORE|RWY \d\d[LCR]?|STATUS)){0,4} (?:${gone}|${denied}|${ofCode('notAuthorised', 'prohibited', 'cancelled')}|${refusedAbroad}|NOT APPROVED|(?:NE|NIE|NON|NO|NAO|NICHT) ${ofMeaning('usable', 'allowed')})\b`,
);
const downgraded =
  /\b(?:DOWN ?GRADED|REDUCED|LIMITED|LTD|RESTRICTED|REVERTS?|REBAIXADO|DEGRADAD[OA]|DEGRADEE?|DECLASSAT[OA]|DECLASSEE?|OBNIZON[AY]) (?:\w+ ){0,4}?(?:TO|PARA|A|EN|DO) (?:ILS )?(?:CAT|KAT)(?:EGORY)? ?(?<left>III|II|I|[123])[ABC]?\b(?! ?\d{1,3}\b)/;
/** The verb comes last in German. */
const downgradedTo =
  /\bAUF (?:ILS )?(?:CAT|KAT|KATEGORIE) ?(?<left>III|II|I|[123])[ABC]? (?:HERABGESTUFT|ABGESTUFT|REDUZIERT|BESCHRAENKT)\b/;
const onlyLeft = /\b(?:ONLY CAT(?:EGORY)? ?(?<only>III|II|I|[123])[ABC]?|CAT(?:EGORY)? ?(?<first>III|II|I|[123])[ABC]? ONLY)\b/;
const asLocalizer = `${ofMeaning('usable')}(?: AS| COMO| COMME| COME| ALS)? (?:LOC|LLZ|LOCALI[SZ]ER)`;
/** It matches an ILS that has no glide path left. */
const onlyLocalizer = new RegExp(
  String.raw`\bILS (?:RWY )?\d\d[LRC]? (?:${ofMeaning('only')} ${asLocalizer}|${asLocalizer} ${ofMeaning('only')})\b`,
);
const special = /\b(?:SPECIAL AUTH\w*|SA) CAT\b/;

const numberOf = (roman: string): number => (/^I+$/.test(roman) ? roman.length : Number(roman));

/** The category left; null where the text does not tell it, undefined where none is lost. */
function categoryLeft(line: string): number | null | undefined {
  const left =
    (downgraded.exec(line) ?? downgradedTo.exec(line))?.groups?.['left'] ??
    onlyLeft.exec(line)?.groups?.['only'] ??
    onlyLeft.exec(line)?.groups?.['first'];
  if (left !== undefined) return numberOf(left);
  const taken = lost.exec(line)?.groups?.['lost'];
  if (taken === undefined) return undefined;
  if (special.test(line)) return null;
  const lowest = Math.min(...(taken.match(/III|II|I|[123]/g) ?? []).map(numberOf));
  return lowest > 1 ? lowest - 1 : null;
}

export const isCategoryLost = (line: string): boolean =>
  categoryLeft(line) !== undefined && /\b(?:ILS|CAT(?:EGORY)? ?(?:II|III|[23]))/.test(line);

const satellites = /\b(?:GPS|GNSS|WAAS|EGNOS|GBAS|RAIM)\b/;

const unreliable = new RegExp(
  String.raw`\b(?:UNREL\w*|NOT RELIABLE|${ofCode('notAvailable', 'outOfService')}|NOT (?:BE )?${ofMeaning('usable')}|MISLEADING|(?<!\bNO (?:GPS |GNSS )?(?:RAIM )?)OUTAGES?|INTERFER(?:EN[CZ]\w+|ED)|DISRUPT(?:IONS?|ED)|JAMM(?:ING|ED)|SPOOF(?:ING|ED)|(?:LACK|LOSS|ABSENCE) OF (?:GPS|GNSS))\b`,
);
const place = new RegExp(String.raw`\b(?:${ofCode('within')}|FIR|RADIUS|\d{1,3} ?NM)\b`);

/** The sentence that says it; where the place is not in it, what follows too: `GPS JAMMING TRIAL. LOC WI 15NM RADIUS OF …` */
function whereIn(line: string): string {
  const clause = line.split(/(?<=\D)\. /).find((one) => unreliable.test(one)) ?? line;
  return place.test(clause) ? clause : line.slice(line.indexOf(clause));
}

export const navaids: readonly Row[] = [
  {
    kind: 'navaidOut',
    name: 'ilsCategoryLost',
    examples: [
      ['QICAU', 'ILS RWY 09 CAT II/III NA'],
      ['QICCH', 'ILS RWY 09 DOWNGRADED TO CAT I'],
      ['QICCH', 'ILS RWY 09 DOWNGRADED TO CAT I 0600-0900'],
      ['QICXX', 'ILS X RWY 35R REBAIXADO PARA CAT I'],
      ['QICCR', 'ILS 16 AUF CAT I HERABGESTUFT'],
      ['QICCT', 'ILS 16 DEGRADE EN CAT I'],
      ['QICAS', 'ILS RWY 16 DEGRADADO A CAT I'],
      ['QICAS', 'ILS RWY 16 DECLASSATO A CAT I'],
      ['QICAS', 'ILS RWY 16 OBNIZONY DO KAT I'],
      ['QICCT', 'ILS RWY 31 KAT II NE DOSTUPEN'],
      ['QMRXX', 'CAT II AND III OPS REMAIN SUSPENDED ON RWY 28R'],
      ['QMRXX', 'CAT II/III NON AUTORISES'],
      ['QFAXX', 'CAT II/III OPS THEREFORE NOT AUTHORISED'],
      ['QLCAS', 'RWY 09/27 CL LGT U/S. CAT III AND CAT II OPS PROHIBITED'],
      ['QICLT', 'ILS RWY 27 CAT III OPS SUSPENDED'],
      ['QICLT', 'ILS RWY 27 CAT I ONLY'],
      ['QICAS', 'ILS RWY 09 CAT 3 OUT OF SERVICE'],
      ['QISAU', 'ILS RWY 27 SPECIAL AUTH CAT I NA'],
      ['QIGLT', 'OPERAZIONI CAT II/III SOSPESE'],
    ],
    counterExamples: [
      ['QICAS', 'ILS RWY 09 U/S'],
      ['QFFCG', 'RFFS DOWNGRADED TO CAT 4'],
      ['QICCH', 'ILS RWY 09 UPGRADED TO CAT III'],
    ],
    subjects: /^I[CSTUL]|^L/,
    // Fire cover has categories too.
    anywhere: /^(?!.{0,400}\b(?:A?RFFS?|FIRE)\b)(?:.{0,400}\bILS\b.{0,80}\bCAT\b|.{0,400}\bCAT(?:EGORY)? ?III?\b)/,
    match: ({ line }) => isCategoryLost(line),
    finding: ({ line }) => ({ extent: 'part', names: ['ILS'], category: categoryLeft(line) ?? null }),
  },
  {
    kind: 'navaidOut',
    name: 'ilsPartOut',
    examples: [
      ['QICXX', 'ILS RWY 19 AVBL AS LOC ONLY'],
      ['QICCT', 'ILS RWY 19 SOLO DISPONIBLE COMO LOC'],
      ['QICXX', 'ILS RWY 19 USABLE AS LOCALIZER ONLY'],
    ],
    counterExamples: [
      ['QICXX', 'ILS RWY 19 AVBL'],
      ['QICXX', 'ILS RWY 19 CAT I ONLY'],
    ],
    subjects: /^I[CSTUL]/,
    match: ({ line }) => onlyLocalizer.test(line),
    finding: () => ({ extent: 'part', names: ['GP'] }),
  },
  {
    kind: 'navaidOut',
    name: 'gnssOut',
    examples: [
      ['QGWAU', 'GPS MAY NOT BE AVBL WI 40NM OF FOXDALE'],
      ['QGAAU', 'GNSS SIGNAL MAY BE UNAVAILABLE OR MISLEADING'],
      ['QGWXX', 'GNSS SIGNAL DISRUPTIONS MAY OCCUR'],
      ['QGWAU', 'RAIM OUTAGES PREDICTED FOR RNP APCH LNAV'],
      ['QAFXX', 'OPR SHALL EXPECT LACK OF GPS IN FOXDALE FIR BLW FL200'],
      ['QAFXX', 'INTERFERENCIA GNSS INTERMITENTE REPORTADA AL NORTE DE 1030N'],
      ['QARXX', 'GPS SPOOFING REPORTED ALONG M574'],
    ],
    counterExamples: [
      ['QGAXX', 'RAIM PREDICTIONS ARE PUBLISHED DAILY'],
      ['QGWXX', 'NO GPS RAIM OUTAGES PREDICTED'],
    ],
    subjects: /^G/,
    anywhere:
      /\b(?:LACK|LOSS|ABSENCE) OF (?:GPS|GNSS)\b|\b(?:GPS|GNSS)(?: SIGNALS?)? (?:SPOOFING|JAMMING|INTERFERENCE|DISRUPTIONS?)\b|\bINTERFEREN[CZ]\w+ (?:DE |DI |DEL |DU )?(?:GPS|GNSS)\b/,
    match: ({ line }) => unreliable.test(line),
    finding: ({ line }) => ({
      extent: null,
      names: [satellites.exec(line)?.[0] ?? 'GNSS'],
      words: quotedWords(whereIn(line)),
    }),
  },
];

const station = '(?:VOR(?:/DME|TAC)?|VTAC|TACAN|NDB|DME)';
const partOfStation = String.raw`(?:,? (?:R-?\d{2,3}(?:-\d{3})?|RADIALS? \d{3}-\d{3}|DME|FIX|AIRWAY SEGMENT|\d{1,3} ?NM|TO COP|AND)){1,6}`;
/** These are no identifiers: `DUE VOR U/S`. */
const wordsBefore = 'ALL|AND|ANY|APP|BUT|DME|DUE|FOR|ILS|ITS|LOC|NDB|NEW|NOT|OLD|ONE|RWY|THE|TWO|VIA|VOR';
const stationGone = '(?:OUT OF SERVICE|OTS|U/S|UNSERVICEABLE|UNUSABLE)';
/** What limits an outage: `UNUSABLE BELOW 7000`, `UNUSABLE BETWEEN FOXDI AND CURVE`. */
const limitOfOutage = String.raw` (?:BEYOND|BYD|BELOW|BLW|ABOVE|ABV|BETWEEN|BTN|FROM|FM|WITHIN|WI|AT|ON|FOR|EXC|EXCEPT|\d{3} ?- ?\d{3}|R-?\d{3})\b(?:(?! AND [A-Z]{3} ${station})[^.;]|\.(?=\d)){0,80}`;
/** It matches `FXD VOR OUT OF SERVICE`, `FXD VORTAC R-150 RESTRICTED` and `DME FXD U/S`, but not `WHEN FXD VOR OUT OF SERVICE`. */
const stationOut = new RegExp(
  String.raw`(?<!\b(?:WHEN|IF|WITH|UNLESS) (?:THE )?)\b(?:(?!${wordsBefore})(?<ident>[A-Z]{3}) (?<aid>${station})(?<part>${partOfStation})?,? (?:IS |ARE )?(?:${stationGone}|(?<limited>RESTRICTED))|(?<own>${station}) (?!NOT|OUT|RWY)(?<name>[A-Z]{2,3}) ${stationGone})(?![A-Z])(?<limit>${limitOfOutage})?`.replaceAll(
    ' ',
    String.raw`\s{1,3}`,
  ),
  'g',
);

/** A NOTAM of a procedure or a route names the stations that are out wherever they stand. */
export function stationsOut(text: string, span: Span): Effect[] {
  const found = matchesOf(stationOut, text).map(({ 0: said, index, groups = {} }) => {
    const { ident, aid, own, name, part, limited, limit } = groups;
    const isPart = [part, limited, limit].some((one) => one !== undefined);
    return effectOf(
      'navaidOut',
      {
        extent: isPart ? 'part' : 'whole',
        rule: 'navaidOut',
        names: [`${aid ?? own} ${ident ?? name}`],
        words: isPart ? quotedWords(oneLine(said)) : null,
        quote: { from: index, to: index + said.trimEnd().length },
      },
      span,
    );
  });
  return found.filter(
    ({ names, extent }, at) => !found.slice(0, at).some((other) => other.names[0] === names[0] && other.extent === extent),
  );
}
