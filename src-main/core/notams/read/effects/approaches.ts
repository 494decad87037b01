/** The rows find instrument approaches that are not available. */
import { wordSet } from '#core/text/word-set.ts';
import { ofCode, ofMeaning } from '#core/notams/lexicon/lexicon.ts';
import type { Effect } from '../notice.ts';
import { isCategoryLost } from './navaids.ts';
import { denied, gone, out, quotedWords, refusedAbroad, type Row, unavailableAbroad, wholeUnlessExcepted } from './row.ts';

const refused = `(?:IS |ARE )?(?:${ofCode('notAuthorised', 'prohibited')}|${gone}|${denied}|NOT (?:TO )?BE FLOWN)(?![A-Z])`;
const runways = String.raw`(?:RWY|RUNWAY|PISTE|PISTA)S? ?\d\d[LCR]?(?:\/\d\d[LCR]?)?(?:(?:, ?| AND | OR )(?:RWY |RUNWAY )?\d\d[LCR]?\b){0,4}`;
const ofRunway = `(?: (?:TO |FOR )?${runways}| AT [A-Z]{4}(?:(?:, | AND )[A-Z]{4})*| AND (?:RNAV ?\\d? )?(?:SIDS?|STARS?)(?:/STARS?)?)?`;
/** `PROCEDIMIENTO ILS Z RWY 09 SUSPENDIDO`: the noun is first in Romance languages. */
const procedureAbroad = String.raw`(?:(?:PROCEDIMIENTO|PROCEDIMENTO|PROCEDURA|PROCEDURE|APROXIMACION|APROXIMACAO|APPROCHE|AVVICINAMENTO|APCH|IAC)S? ){1,2}(?:(?:DE|DI|D'|D) ?[A-Z]{6,15} )?(?:ILS|LOC|RNAV|RNP|GNSS|VOR|NDB)[A-Z/ ]{0,12} ${runways}:? (?:\([^)]{0,30}\) ?)?(?:(?:Y|E|ET|AND) (?:SID|STAR)S? [A-Z ]{0,30} )?(?:QUEDAN? |EST |E |ES )?(?:${refusedAbroad}|${unavailableAbroad}|${refused})\b|(?:ILS|RNAV|RNP|VOR|NDB)[A-Z/ ]{0,12} ${runways} (?:NO|NON|NAO) AUTORI[SZ]\w+`;
/** `LES PROCEDURES SID/STAR ET APCH BASEES SUR FXD SUSPENDUES`, `IAC RNP Z RWY 09, RNP Y RWY 27 NAO UTILIZAR`. */
const severalAbroad = String.raw`PROC(?:EDURE|EDIMIENTO|EDIMENTO|EDURA)?S? [A-Z/ ]{0,20}(?:IAPS?|IAC|IAL|APCHS?) (?:BASE[AE]?E?S?|BASAD[AO]S|BASEAD[AO]S) (?:SUR|EN|EM|SU) [A-Z/ ]{2,20} (?:${refusedAbroad}|${unavailableAbroad})|(?:IAPS?|IAC|IAL) (?:RNP|RNAV|ILS|VOR|NDB)[A-Z/ ]{0,12} ${runways}(?:(?:, | Y | E | ET )(?:RNP|RNAV|ILS|VOR|NDB)[A-Z/ ]{0,12} ${runways}){0,4}(?: (?:Y|E|ET) SID [A-Z0-9 ]{3,20})? (?:NO|NON|NAO) UTILI[SZ]\w+`;
const notAuthorised = new RegExp(
  String.raw`\b(?:RNP(?: AR)?(?: [A-Z])? ${runways}: ${refused}|(?:PROCEDURE|IAP|APCH|APPROACH|PROC)(?:S|ES)?${ofRunway} ${refused}|${procedureAbroad}|${severalAbroad})`,
);
/** A line of minima is refused in `LPV DA NA` and `S-ILS 12 NA`; temperatures and the weather limit it only then, and circling is no approach of its own. */
const minimaRefused =
  /\b(?:S-(?:ILS|LOC|LDA|GLS)(?: \d\d?[LCR]?)?|S-\d\d?[LCR]?|STRAIGHT-IN(?: RWYS? \d\d?[LCR]?)?|LPV?|LNAV\/VNAV|LNAV|(?:ILS|LOC|VOR|VOR\/DME|TACAN|NDB|RNAV) PORTION)(?: (?:MINIMUMS?|MINIMA|DA|MDA)|,? CAT [IV]{1,3}|,? RVR \d{2,4}){0,2},? (?:NA|NOT AUTH\w*)(?! (?:BELOW|BLW|ABOVE|ABV|WHEN|DURING|-?\d)|[A-Z-])/;
/** Landings by categories II and III and in fog need them. */
const lowVisibility = new RegExp(String.raw`\b(?:LVPS?|LVO|LOW VIS(?:IBILITY)? (?:PROC(?:EDURE)?S?|OPS|OPERATIONS?)) ${refused}`);
const inPart =
  /\bAUTORI[SZ]AD[AO]S? (?:A|PARA) (?:AERONAVES|ACFT|VUELOS|VOOS)\b|\bNA\b[^.]{0,20}\b(?:EXC|EXCEPT|UNLESS|AT NIGHT|FOR|DURING|WHEN|IF)\b|\b(?:CIRCLING|CATS?|LNAV|VNAV|LPV)\b[^.]{0,20}\b(?:NA|NOT A(?:VBL|UTH\w*))\b|\bUNABLE\b[^.]{0,40}\bNA\b/;
/** The category of an aid is lost, not the approach, unless the notice is about the procedure. */
const ofProcedure = /^P[IKU]/;
/** Characters in which the exceptions of an approach are found. */
const OPENING = 400;
const closing = wordSet('AS AU AW AC LC');
/** It matches the state of `RNAV (GNSS) Y RWY 09: NOT AUTH`. */
const notFlown = new RegExp(
  String.raw`${out.source}|\b${refusedAbroad}\b|\b(?:${ofCode('notAuthorised')}|${denied})(?= ?(?:[.,;]|$)| (?:${ofMeaning('due', 'except', 'condition')}|AT|BTN|FM|FROM|FOR|TO|UNTIL|UFN|DRG|DURING|UNLESS|BLW|BELOW|DLY|DAILY|\d{4})\b)`,
);

const aid = String.raw`(?:ILS|LOC|LDA|GLS|RNAV|RNP(?: AR)?|GNSS|GPS|VOR|VORTAC|TACAN|NDB|DME)(?: PRM)?(?: \([A-Z ]{2,8}\))?(?:[ -][A-Z]\b)?`;
/** It matches `ILS Z RWY 09`, `ILS RWY 09 (SA CAT I)`, `RNAV (RNP) Z RWY 25L` and `VOR-A`. */
const approach = new RegExp(
  String.raw`\b${aid}(?:(?:\/| OR )${aid}){0,3}(?: (?:RWY|RUNWAY|PISTE|PISTA) \d\d?[LCR]?(?:\/\d\d?[LCR]?)?(?!\d)(?: \((?:SA|CAT) [^)]{1,16}\))?|(?<=-[A-Z]\b))`,
  'g',
);

/** `ILS AND VOR RWY 09` are two approaches. */
const joint = '(?:, | AND | Y | ET | E )';
const ofOneRunway = new RegExp(
  String.raw`\b(${aid}(?:${joint}${aid}){1,4})( (?:RWY|RUNWAY|PISTE|PISTA) \d\d?[LCR]?(?:\/\d\d?[LCR]?)?(?!\d))`,
  'g',
);
const approachesIn = (words: string): string[] | null =>
  words
    .replaceAll(ofOneRunway, (_, list: string, runway: string) =>
      list
        .split(new RegExp(joint))
        .map((one) => one + runway)
        .join(', '),
    )
    .match(approach);

/** `NOT AUTH AT XXFD` in a NOTAM of a region holds only there. */
const ofAerodrome = /\bAT [A-Z]{4}\b(?=[ .,;]|$)(?! (?:LEAST|NIGHT))/;

/** The approaches of the sentence that refuses them, and how much of them is refused: not by what follows of another approach. */
function refusedIn(line: string, pattern: RegExp): Pick<Effect, 'names' | 'extent'> & Partial<Effect> {
  const found = pattern.exec(line);
  const end = found?.index ?? 0;
  const clause =
    line
      .slice(0, end)
      .split(/(?<![.\d])\. (?=[A-Z])/)
      .at(-1) ?? '';
  const behind = ofRunwayBehind.exec(line.slice(end))?.groups?.['runways'];
  const ofAids = behind?.match(/\d\d[LCR]?(?:\/\d\d[LCR]?)?/g) ?? [];
  // `ILS AND VOR APCH RWY 09`: the runway follows.
  const named =
    approachesIn(clause) ??
    // It follows the noun in `PROCEDIMIENTO ILS Z RWY 09 SUSPENDIDO`.
    approachesIn(found?.[0] ?? '') ??
    (behind === undefined
      ? ofNoRunway.exec(clause)?.[0].split(/, | OR | AND /)
      : clause.match(aids)?.flatMap((one) => ofAids.map((runway) => `${one} RWY ${runway}`))) ??
    approachesIn(line.slice(0, Math.max(0, line.lastIndexOf('...')))) ??
    [];
  const names = [...new Set(named)];
  const behindFound = end + (found?.[0].length ?? 0);
  const others = names.length === 0 ? -1 : line.slice(behindFound).search(approach);
  const own = others < 0 ? line : line.slice(0, behindFound + others);
  const extent = inPart.test(own) ? 'part' : wholeUnlessExcepted(own.slice(0, OPENING));
  // Approaches to several runways are of no single one.
  const isOfSeveral = new Set(names.flatMap((name) => / (?:RWY|RUNWAY|PISTE|PISTA) (\d[^ ,]*)/.exec(name)?.[1] ?? [])).size > 1;
  // The sentence that refuses says what is left, where, and what else is refused.
  const refusal = `${clause}${line.slice(end).split(/\. (?=[A-Z])/)[0]}`;
  const isQuoted = extent === 'part' || ofAerodrome.test(refusal) || /\b(?:SID|STAR)S?\b/.test(refusal);
  return { names, extent, ...(isQuoted && { words: quotedWords(refusal) }), ...(isOfSeveral && { runway: null }) };
}

/** `LPV DA NA. LNAV/VNAV DA NA`: each line of minima that is refused is quoted, unless all of the approach is. */
function refusedWithMinima(line: string): Pick<Effect, 'names' | 'extent'> & Partial<Effect> {
  const clauses = line.split(sentenceEnd);
  const minima = clauses.filter((clause) => minimaRefused.test(clause));
  const isRefused = notAuthorised.test(line);
  const refused = refusedIn(line, isRefused ? notAuthorised : minimaRefused);
  const isAtNight = clauses.every((clause) => atNight.test(clause) || !(notAuthorised.test(clause) || minimaRefused.test(clause)));
  const when = isAtNight && refused.extent === 'part' ? { when: 'night' as const } : {};
  if (minima.length === 0 || (isRefused && refused.extent === 'whole')) return { ...refused, ...when };
  const others = minima.map(quotedWords).filter((words) => refused.words?.includes(words) !== true);
  const own = isRefused && refused.words ? [refused.words] : [];
  return { ...refused, ...when, extent: 'part', words: [...own, ...(isRefused ? others : minima.map(quotedWords))].join('. ') };
}
/** Nothing follows that would limit or extend it. */
const atNight = /\b(?:NA|NOT AUTH\w*) AT NIGHT[.\s]*$/;
const sentenceEnd = /\.{1,3} (?=[A-Z])/;

const anyApproach = String.raw`(?:(?:INSTR(?:UMENT)?|IFR) )?(?:IAPS?|APCHS?|APPROACH(?:ES)?)(?: PROC(?:EDURE)?S?)?`;
/** It matches `ALL INSTR APCH RWY 09 NOT AVBL` and `IAP NOT AVBL`, but not `NDB RWY 09 INSTR APCH NOT AVBL`. */
const everyApproach = new RegExp(
  String.raw`\bALL ${anyApproach}${ofRunway} ${refused}|(?:^|[.,;:] ?)(?:INSTR(?:UMENT)? APPROACH(?:ES)?|INSTR(?:UMENT)? APCHS?|IAPS?)(?: PROC(?:EDURE)?S?)? ${refused}|\bNO ${anyApproach} (?:ARE )?(?:${ofMeaning('usable')}|${ofCode('authorised')})\b|\bRWY \d\d[LCR]?(?:\/\d\d[LCR]?)? (?:DOWNGRADED TO |OPERATES AS |AVBL AS )?NON[- ]?INSTR(?:UMENT)?(?: RWY)?\b`,
);

/** `RNP AR APCH`: no runway is named. */
const ofNoRunway = new RegExp(String.raw`(?<!\bTO )\b${aid}(?:(?:\/|, | OR | AND )${aid}){0,3}(?= $)`);
const aids = new RegExp(String.raw`\b${aid}(?:\/${aid})?(?![A-Z])`, 'g');
const ofRunwayBehind = new RegExp(String.raw`^[A-Z]+ (?:(?:TO|FOR) )?(?<runways>${runways}) `);

export const approaches: readonly Row[] = [
  {
    kind: 'approachOut',
    name: 'noApproachLeft',
    examples: [
      ['QPIAU', 'ALL INSTR APCH PROC NOT AVBL'],
      ['QPICS', 'ALL IFR APCH PROC TO RWY 11 AND RWY 29 SUSPENDED'],
      ['QSPLC', 'FOXDALE APCH CTL CLSD. IAP NOT AVBL'],
      ['QFAXX', 'NO INSTRUMENT APPROACHES AVBL'],
      ['QMRXX', 'RWY 09/27 DOWNGRADED TO NON-INSTRUMENT RWY'],
    ],
    counterExamples: [
      ['QPIAU', 'VOR RWY 07 INSTR APCH PROC NOT AUTHORIZED'],
      ['QPIXX', 'IAP FOXDALE MUNI. ILS RWY 07 PROCEDURE NA'],
    ],
    subjects: /^(?:[PIS]|MR|FA|$)/,
    match: ({ line }) => everyApproach.test(line),
    finding: ({ line }) => {
      const of = [...new Set(everyApproach.exec(line)?.[0].match(/\b\d\d[LCR]?(?:\/\d\d[LCR]?)?/g))];
      return {
        extent: wholeUnlessExcepted(line.slice(0, OPENING)),
        ...(of.length > 1 && { runway: null, names: of.map((runway) => `APCH RWY ${runway}`) }),
      };
    },
  },
  {
    kind: 'approachOut',
    name: 'approachNotAuthorised',
    examples: [
      ['QPIAU', 'RNP RWY 09 PROCEDURE NA'],
      ['QPIXX', 'RNAV (GPS) RWY 24, ORIG-C... LPV DA NA. LNAV/VNAV DA NA'],
      ['QPIXX', 'ILS OR LOC RWY 12, AMDT 3... S-ILS 12 NA'],
      ['QPIXX', 'VOR OR TACAN RWY 17, AMDT 14B... TACAN PORTION NA'],
      ['QPIXX', 'ILS RWY 9R (CAT II AND III) AMDT 20 ... S-ILS 9R, CAT III RVR 03, NA'],
      ['QPIXX', 'VOR RWY 27 APCH NOT AVBL'],
      ['QAFXX', 'RNP AR APCH NOT TO BE FLOWN'],
      ['QFAXX', 'RVR SYSTEM U/S. LVP SUSPENDED'],
      ['QFAXX', 'DUE TO CALIBRATION FLIGHTS LOC/DME EAST APCH RWY 26 NOT AVBL. DELAYS EXP'],
      ['QPIAU', 'RNP AR APCH NOT AUTHORIZED'],
      ['QPIXX', 'PROCEDIMIENTO ILS Z RWY 17L SUSPENDIDO'],
      ['QNVXX', 'PROCEDIMIENTOS IAC VOR RWY 19 Y SID BASADAS EN VOR FXD NO UTILIZABLES'],
      ['QNVXX', 'LES PROCEDURES SID/STAR ET APCH BASEES SUR FXD SUSPENDUES'],
      ['QNVXX', 'PROC SID/STAR ET IAP BASEES SUR CE MOYEN NON UTILISABLES SAUF RNAV'],
      ['QPICH', 'PROC IAC RNP Z RWY 09, RNP Y RWY 27 E SID FOXDA 1A NAO UTILIZAR'],
      ['QPILT', 'APCH RNP RWY 07: NOT AUTHORIZED AT NIGHT UNLESS OBST LGT CONFIRMED OPR'],
      ['QPILT', 'RNP Z RWY 18: NOT TO BE USED WHEN TEMP BELOW MINUS 20 DEG C'],
      ['QPIXX', 'ALL RNP APCH AND RNAV 1 SID/STAR NOT TO BE USED'],
      ['QPIXX', 'PROCEDURES ILS AND VOR RWY 09 SUSPENDED'],
      ['QPIXX', 'RNP APCH AT FXAA AND FXAB NOT AUTHORISED'],
      ['QPICH', 'IAC VOR Z RWY 18 SUSPENDIDA'],
      ['QPIXX', 'PROCEDIMIENTOS VOR RWY 10 (CAT A/B) NO DISPONIBLES'],
      ['QPILT', 'RNP Y RWY 25 NO AUTORIZADA A AERONAVES SIN SBAS'],
      ['QPIXX', 'EL PROCEDIMIENTO NDB RWY 05 QUEDA SUSPENDIDO'],
      ['QPIAU', 'PROCEDIMIENTO DE APROXIMACION RNP Z RWY 09 SUSPENDIDO HASTA NUEVO AVISO'],
      ['QPIXX', 'IAP FOXDALE MUNI. ILS RWY 16C (CAT II - III), AMDT 4... CAT III NA'],
      ['QPIAU', 'RNP APCH RWY 26 AND RWY 30 NOT AVBL'],
      ['QPICH', 'DUE TO MAINTENANCE RNAV (GNSS) AND ILS APP PROCEDURES RWY 17L SUSPENDED'],
      ['QICAS', 'ILS RWY 09 DOWNGRADED TO CAT I. LOW VISIBILITY PROCEDURES NOT AVBL'],
    ],
    counterExamples: [
      ['QPICH', 'RNP RWY 09 DA AMENDED TO 810FT'],
      ['QPIXX', 'RNAV (GPS) RWY 24, ORIG-C... LNAV/VNAV NA BELOW -15C'],
      ['QPIXX', 'VOR RWY 09, ORIG... CIRCLING RWY 24 NA AT NIGHT'],
      ['QMRXX', 'RWY 09 APCH NOT AVBL'],
      ['QMRXX', 'RWY 09 CLSD DURING LVP'],
      // The category is lost, not the approach.
      ['QIDAS', 'DME U/S. ILS CAT II/III APCH SUSPENDED'],
    ],
    subjects: ofProcedure,
    anywhere: /\b(?:RNP|RNAV|GNSS|VOR|NDB|ILS|LOC|IAP|APCH BAS\w+|LVPS?|LVO|LOW VIS\w*)\b/,
    match: ({ line, subject }) =>
      (isCategoryLost(line) ? ofProcedure.test(subject) : notAuthorised.test(line)) ||
      lowVisibility.test(line) ||
      (ofProcedure.test(subject) && minimaRefused.test(line)),
    finding: ({ line }) =>
      lowVisibility.test(line) || isCategoryLost(line)
        ? { ...(isCategoryLost(line) && refusedIn(line, /$/)), extent: 'part', words: quotedWords(line) }
        : refusedWithMinima(line),
  },
  {
    kind: 'approachOut',
    name: 'approachOutByQCode',
    examples: [
      ['QPIAU', 'ILS Z RWY 09 SUSPENDED'],
      ['QPIAU', 'RNAV Y RWY 09: NOT AUTH'],
      ['QPIAU', 'VOR RWY 27 NA'],
      ['QPIAU', 'VOR RWY 27 NA DUE OBST'],
      ['QPIAU', 'VOR RWY 27 NA EXC CAT A'],
      ['QPIAU', 'VOR RWY 27 NOT AUTH AT NIGHT'],
    ],
    counterExamples: [
      ['QPICH', 'ILS Z RWY 09 SUSPENDED'],
      ['QPICH', 'RNP Y RWY 09: NOT AUTH'],
    ],
    subjects: /^P[IK]/,
    match: ({ line, condition }) => closing.has(condition) && notFlown.test(line),
    finding: ({ line }) => refusedIn(line, notFlown),
  },
];
