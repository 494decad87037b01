/** The rows find instrument approaches that are not available. */
import { wordSet } from '#core/text/word-set.ts';
import { isCategoryLost } from './navaids.ts';
import { type Row, out, quotedWords, wholeUnlessExcepted } from './row.ts';

const notAuthorised =
  /\b(?:PROCEDURES? (?:NA|UNAVAILABLE|NOT AVBL|NOT AUTHORI[SZ]ED|SUSPENDED|WITHDRAWN)|(?:IAP|APCH|APPROACH|PROC)S? (?:IS |ARE )?(?:NA|NOT AVBL|NOT AVAILABLE|UNAVBL|SUSPENDED|WITHDRAWN|U\/S))\b/;
/** Without them no one lands by categories II and III, or in a fog. */
const lowVisibility =
  /\b(?:LVPS?|LVO|LOW VIS(?:IBILITY)? (?:PROC(?:EDURE)?S?|OPS|OPERATIONS?)) (?:IS |ARE )?(?:NA|NOT AVBL|NOT AVAILABLE|NOT AUTH\w*|NOT PERMITTED|UNAVBL|U\/S|SUSPENDED|WITHDRAWN|PROHIBITED)\b/;
const inPart =
  /\bNA\b[^.]{0,20}\b(?:EXC|EXCEPT|UNLESS|AT NIGHT|FOR|DURING|WHEN|IF)\b|\b(?:CIRCLING|CATS?|LNAV|VNAV|LPV)\b[^.]{0,20}\bNA\b|\bUNABLE\b[^.]{0,40}\bNA\b/;
/** Characters in which the exceptions of an approach are found. */
const OPENING = 400;
const closing = wordSet('AS AU AW AC LC');
/** `RNAV (GNSS) Y RWY 09: NOT AUTH` */
const refused = /\b(?:NA|NOT AUTH(?:ORI[SZ]ED)?)(?= ?(?:[.,;]|$))/;

export const approaches: readonly Row[] = [
  {
    kind: 'approachOut',
    name: 'approachNotAuthorised',
    examples: [
      ['QPIAU', 'RNP RWY 09 PROCEDURE NA'],
      ['QPIXX', 'VOR RWY 27 APCH NOT AVBL'],
      ['QFAXX', 'RVR SYSTEM U/S. LVP SUSPENDED'],
      ['QICAS', 'ILS RWY 09 DOWNGRADED TO CAT I. LOW VISIBILITY PROCEDURES NOT AVBL'],
    ],
    counterExamples: [
      ['QPICH', 'RNP RWY 09 DA AMENDED TO 810FT'],
      ['QMRXX', 'RWY 09 APCH NOT AVBL'],
      ['QMRXX', 'RWY 09 CLSD DURING LVP'],
      // The category is lost, not the approach.
      ['QIDAS', 'DME U/S. ILS CAT II/III APCH SUSPENDED'],
    ],
    subjects: /^P[IKU]/,
    anywhere: /\b(?:RNP|RNAV|GNSS|VOR|NDB|ILS|LOC|IAP|LVPS?|LVO|LOW VIS\w*)\b/,
    match: ({ line }) => (notAuthorised.test(line) && !isCategoryLost(line)) || lowVisibility.test(line),
    finding: ({ line }) => {
      const isOfVisibility = lowVisibility.test(line);
      const isPart = isOfVisibility || inPart.test(line);
      return { extent: isPart ? 'part' : wholeUnlessExcepted(line.slice(0, OPENING)), words: isOfVisibility ? quotedWords(line) : null };
    },
  },
  {
    kind: 'approachOut',
    name: 'approachOutByQCode',
    examples: [
      ['QPIAU', 'ILS Z RWY 09 SUSPENDED'],
      ['QPIAU', 'RNP Y RWY 09: NOT AUTH'],
      ['QPIAU', 'VOR RWY 27 NA'],
    ],
    counterExamples: [
      ['QPICH', 'ILS Z RWY 09 SUSPENDED'],
      ['QPICH', 'RNP Y RWY 09: NOT AUTH'],
    ],
    subjects: /^P[IK]/,
    match: ({ line, condition }) => closing.has(condition) && (out.test(line) || refused.test(line)),
    finding: ({ line }) => ({ extent: wholeUnlessExcepted(line) }),
  },
];
