/** What one word without slashes can be by its letters and figures alone (ICAO Doc 4444, Appendix 2, item 15 c). */
import type { Span, Word } from './word.ts';
import { readSpeedLevel } from './speed-level.ts';

const fixed: Readonly<Record<string, Word extends infer One ? (One extends Word ? Omit<One, keyof Span> : never) : never>> = {
  DCT: { kind: 'direct' },
  VFR: { kind: 'rules', rules: 'VFR' },
  IFR: { kind: 'rules', rules: 'IFR' },
  OAT: { kind: 'traffic', traffic: 'OAT' },
  GAT: { kind: 'traffic', traffic: 'GAT' },
  T: { kind: 'truncated' },
};

const bearingDistance = /^(?<ident>[A-Z][A-Z0-9]{1,4})(?<bearing>\d{3})(?<distance>\d{3})$/;
/** Annex 11, Appendix 1: a letter before the number, K, U or S before that, a letter behind; and the pairs of letters that states use beside them. */
const airway = /^(?:[KUS]?[A-Z]|AR|BR|TK)\d{1,4}[A-Z]?$/;
/** Annex 11, Appendix 3: a point, the number of the procedure's version, a letter for its way. */
const procedure = /^(?:[A-Z]{2,6}\d[A-Z]?|SID|STAR)$/;
const point = /^(?=[0-9]{0,9}[A-Z])[A-Z0-9]{2,10}$|^[A-Z]{2}-[A-Z0-9]{3,5}$/;

/** Airways and procedures may be codes of aerodromes too (`W05`): the data decide. */
export function readWord(text: string, { from, to }: Span): Word {
  const own = Object.hasOwn(fixed, text) ? fixed[text] : undefined;
  if (own !== undefined) return { ...own, from, to };
  const speedLevel = readSpeedLevel(text, { isBehindPoint: false });
  if (speedLevel !== undefined) return { ...speedLevel, isChange: false, from, to };
  const { ident, bearing, distance } = bearingDistance.exec(text)?.groups ?? {};
  if (ident !== undefined) return { kind: 'bearingDistance', ident, bearing: Number(bearing), distance: Number(distance), from, to };
  if (airway.test(text)) return { kind: 'airway', ident: text, from, to };
  if (procedure.test(text) && text.length <= 7) return { kind: 'procedure', ident: text, from, to };
  return point.test(text) ? { kind: 'point', ident: text, from, to } : { kind: 'unknown', from, to };
}
