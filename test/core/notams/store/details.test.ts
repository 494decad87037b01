import { expect, it } from 'vitest';
import { detailsOf } from '#core/notams/store/details.ts';
import { decodeNotice } from '../decode-notice.ts';

const notice = (qCode: string, text: string) =>
  `A0001/26 NOTAMN\nQ) KZTL/${qCode}/I/NBO/A/000/999/3338N08425W005\nA) KATL B) 2611270000 C) 2612312359\nE) ${text}`;

it.each([
  ['a procedure whose minima alone are not available', notice('QPIXX', 'ILS OR LOC RWY 27R, AMDT 7... ALTERNATE MNM NA'), 3],
  [
    'a taxiway under construction',
    '!IAH 04/325 IAH TWY NH BTN RWY 08R/26L AND TWY NA WIP CONST LGTD AND BARRICADED 2204280537-2212312359',
    2,
  ],
  ['stands that are closed', notice('QFAXX', 'RAMP RESTRICTIONS: SPOTS 7,9,17,19 CLOSED. SPOTS 5 AND 15 TOW ONLY.'), 2],
  ['a closed runway', notice('QMRLC', 'RWY 08L/26R CLSD'), 5],
])('%s is stored with the severity and the category that are shown', (_, text, severity) => {
  const told = decodeNotice(text, { receivedAt: new Date('2026-11-27T00:00:00Z') });
  const { severity: stored, category } = detailsOf(told, 'series', { latitude: null, longitude: null }).meaning();
  expect({ stored, category }).toEqual({ stored: severity, category: told.category });
  expect(told.severity).toBe(severity);
});
