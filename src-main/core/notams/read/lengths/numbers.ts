/** Lengths in a text: `1500M`, `1500 M`, `5,000 FT`, `1051'`. */
import type { Effect } from '../notice.ts';
import type { Token } from '../closures/tokens.ts';

export type Length = Effect['lengths'][number];
export type Measure = { value: number; unit: Length['unit'] | null; next: number };

const number = /^(?<digits>\d{1,5})(?<unit>FT|M|MTRS?|METRES|METERS)?$/;
const feet = /^(?:FT|FEET|')$/;
const metres = /^(?:M|MTRS?|METRES?|METERS?)$/;

/** Null where no length begins at the token. */
export function measureAt(tokens: readonly Token[], at: number): Measure | null {
  const parts = number.exec(tokens[at]?.text ?? '')?.groups;
  if (!parts) return null;
  let digits = parts['digits'] ?? '';
  let unit = parts['unit'];
  let next = at + 1;
  // `5,000FT`
  const thousands =
    tokens[next]?.text === ',' && tokens[next]?.gap === 'none' && tokens[next + 1]?.gap === 'none' ? tokens[next + 1] : undefined;
  const rest = /^(?<digits>\d{3})(?<unit>FT|M)?$/.exec(thousands?.text ?? '')?.groups;
  if (rest && unit === undefined && digits.length <= 2) {
    digits += rest['digits'] ?? '';
    unit = rest['unit'];
    next += 2;
  }
  if (unit === undefined && (feet.test(tokens[next]?.text ?? '') || metres.test(tokens[next]?.text ?? ''))) {
    unit = tokens[next]?.text;
    next++;
  }
  return { value: Number(digits), unit: unit === undefined ? null : feet.test(unit) ? 'ft' : 'm', next };
}
