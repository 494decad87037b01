/** A NOTAM as the API gives it; a test spreads over it what it is about. */
import type { Decoded } from '#contract/notams/decoded.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { decodeNotice } from '../core/notams/decode-notice.ts';

export const notam: NotamAnswer = {
  id: 'n',
  updatedAt: '2026-11-20T00:00:00.000Z',
  notamId: 'Z1001/26',
  message: 'RWY 04/22 CLSD',
  transactionId: null,
  icao: 'LSGG',
  issueDate: null,
  startDate: '2026-11-20T06:00:00.000Z',
  endDate: '2026-12-01T18:00:00.000Z',
  canceledDate: null,
  source: null,
  sourceType: null,
  mapPointer: null,
  geometry: null,
  isSnowtam: null,
  isProcedure: null,
};

/** What the core decodes from a text E, in force and within its schedule. */
export const decodedOf = (text: string, code = 'QXXXX'): Decoded => {
  const message = `A0001/26 NOTAMN\nQ) LSAS/${code}/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611200000 C) 2612200000\nE) ${text}`;
  const notice = decodeNotice(message, { receivedAt: new Date('2026-11-21') });
  return { ...notice, status: 'active', isInSchedule: true } as unknown as Decoded;
};
