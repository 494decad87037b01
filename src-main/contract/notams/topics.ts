/**
 * Codes say what a NOTAM is about and what has happened to it. Two letters are those of the Q-code (FAA JO 7930.2 appendix B); one letter
 * is the group of a subject whose second letter is unknown; a word is what the Q-code has no letters for.
 */
import { OneOfOrNull } from '../schema/values.ts';

type Words<Text extends string, Found extends string = never> = Text extends `${infer First} ${infer Rest}`
  ? Words<Rest, Found | First>
  : Found | Text;
const wordsOf = <Text extends string>(...lines: readonly Text[]) => lines.join(' ').split(' ') as Words<Text>[];

const subjectCodes = wordsOf(
  'A AA AC AD AE AF AG AH AL AM AN AO AP AR AT AU AV AX AZ',
  'C CA CB CC CD CE CG CL CM CP CR CS CT CU',
  'F FA FB FC FD FE FF FG FH FI FJ FL FM FO FP FS FT FU FW FX FZ',
  'G GA GB GS GV GW GX GZ',
  'I IC ID IG II IL IM IN IO IS IT IU IW IX IY',
  'K KK',
  'L LA LB LC LD LE LF LG LH LI LJ LK LL LM LP LR LS LT LU LV LW LX LY LZ',
  'M MA MB MC MD MG MH MK MM MN MO MP MR MS MT MU MW MX MY',
  'N NA NB NC ND NF NL NM NN NO NT NV NX',
  'O OA OB OE OL OR',
  'P PA PB PC PD PE PF PH PI PK PL PM PN PO PP PR PS PT PU PX PZ',
  'R RA RD RM RO RP RR RT',
  'S SA SB SC SE SF SL SO SP SS ST SU SV SY',
  'W WA WB WC WD WE WF WG WH WJ WK WL WM WN WO WP WQ WR WS WT WU WV WW WX WY WZ',
  'radioAltimeters',
);
export type SubjectCode = (typeof subjectCodes)[number];
export const SubjectCode = OneOfOrNull(subjectCodes, 'subject as a code, for programs; null where subject is');

const conditionCodes = wordsOf(
  'AC AD AF AG AH AK AL AM AN AO AP AR AS AU AW AX',
  'CA CC CD CE CF CG CH CI CL CM CN CO CP CR CS CT',
  'HA HB HC HD HE HF HG HH HI HJ HK HL HM HN HO HP HQ HR HS HT HU HV HW HX HY HZ',
  'KK',
  'LA LB LC LD LE LF LG LH LI LK LL LN LP LR LS LT LV LW LX',
  'TT',
  'notMonitored unreliable upgraded',
);
export type ConditionCode = (typeof conditionCodes)[number];
export const ConditionCode = OneOfOrNull(conditionCodes, 'condition as a code, for programs; null where condition is');
