/** Reads item Q: `LOVV/QMRLC/IV/NBO/A/000/999/4806N01633E005`. Real ones are often malformed: what is present is read, the rest is null. */
import { readAngle } from '#domain/read-position.ts';

import type { Warning } from '#contract/notams/warnings.ts';

export type QLine = {
  fir: string | null;
  /** The code has five letters, for example QMRLC. */
  code: string | null;
  traffic: string | null;
  purpose: string | null;
  scope: string | null;
  /** They are flight levels; 0 and 999 mean that no limit was given. */
  lower: number | null;
  upper: number | null;
  /** The position is in degrees of WGS 84. */
  latitude: number | null;
  longitude: number | null;
  /** Nautical miles; 999 means the whole region, or unknown. */
  radius: number | null;
};

const place = /^(?<latitude>\d{4})(?<north>[NS])(?<longitude>\d{5})(?<east>[EW])(?<radius>\d{1,3})?$/;
/** The letters of each field: apart from K they are in one field only, so that shifted fields are recognised. */
const letters = [
  { field: 'traffic', of: /^[IVK]{1,2}$/ },
  { field: 'purpose', of: /^[NBOMK]{1,4}$/ },
  { field: 'scope', of: /^[AEWK]{1,3}$/ },
] as const;

export function readQLine(text: string): { q: QLine; warnings: Warning[] } {
  const line = text.slice(0, 200);
  const q: QLine = {
    fir: null,
    code: null,
    traffic: null,
    purpose: null,
    scope: null,
    lower: null,
    upper: null,
    latitude: null,
    longitude: null,
    radius: null,
  };
  const warnings: Warning[] = [];
  const warn = (code: Warning['code'], of: string | null = null) => void warnings.push({ item: 'Q', code, text: of });
  const fields = line.replace(/\s+/g, '').split('/');
  if (fields.length !== 8) warn('fieldCount', line);

  let next = 0;
  for (const [index, field] of fields.entries()) {
    if (field === '') continue;
    if (index === 0) {
      if (/^[A-Z]{3,4}$/.test(field)) q.fir = field;
      else warn('firUnreadable', field);
    } else if (q.code === null && index === 1 && /^Q[A-Z]{4}$/.test(field)) q.code = field;
    else if (/^\d{1,3}$/.test(field)) readLevel(q, Number(field), index);
    else if (/\d[NS]\d/.test(field)) readPlace(q, field, warn);
    else {
      // K is in all three fields of a checklist, so only the order distinguishes them.
      const at = letters.findIndex(({ of }, position) => position >= next && of.test(field));
      const letter = letters[at];
      if (letter) {
        q[letter.field] = field;
        next = at + 1;
      } else warn('fieldUnknown', field);
    }
  }
  if (q.code === null) warn('qCodeMissing');
  if (q.latitude === null) warn('positionMissing');
  if (q.lower !== null && q.upper !== null && q.lower > q.upper) warn('limitsReversed');
  return { q, warnings };
}

/** Limits are read by their position; where fields collapsed, the first number is the lower limit. */
function readLevel(q: QLine, level: number, index: number): void {
  if (index === 6 || (index !== 5 && q.lower !== null)) q.upper = level;
  else q.lower = level;
}

function readPlace(q: QLine, field: string, warn: (code: Warning['code'], text: string) => void): void {
  const found = place.exec(field)?.groups;
  // The angles are in degrees and sixtieths, never decimals.
  const latitude = readAngle(found?.['latitude'] ?? '', 'latitude');
  const longitude = readAngle(found?.['longitude'] ?? '', 'longitude');
  if (latitude === undefined || longitude === undefined) {
    warn('positionUnreadable', field);
    return;
  }
  q.latitude = found?.['north'] === 'S' ? -latitude : latitude;
  q.longitude = found?.['east'] === 'W' ? -longitude : longitude;
  q.radius = found?.['radius'] === undefined ? null : Number(found['radius']);
}
