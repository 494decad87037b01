import { expect, test } from 'vitest';
import type { Looked } from '#core/notams/state/causes.ts';
import { regionalClosure } from '#core/notams/state/regional-closures.ts';
import { decodeNotice } from '../decode-notice.ts';

const of = (text: string): Looked => {
  const raw = `(A0001/26 NOTAMN\nQ) QQFF/QFALC/IV/NBO/AE/000/999/3241N05341E999\nA) QQFF B) 2603100600 C) 2603201800\nE) ${text})`;
  return { id: 'a', notamId: 'A0001/26', notam: decodeNotice(raw, { receivedAt: new Date('2026-03-10') }) } as unknown as Looked;
};

test.each([
  ['ALL AERODROMES WITHIN FOXDALE FIR CLSD', 'closed whole'],
  ['ALL AIRPORTS ARE CLOSED EXCEPT QQAB AND QQAC', 'closed whole'],
  ['ALL AIRPORTS ARE CLOSED EXCEPT QQAA AND QQAB', 'unsure'],
  ['ALL AIRPORTS IN WEST PART OF FOXDALE FIR ARE CLOSED EXCEPT QQAB', 'unsure'],
  ['ALL AIRPORTS ARE OPEN EXCEPT: QQAA AND QQAB CLSD', 'unsure'],
  ['ALL AIRPORTS ARE OPEN EXCEPT: QQAB CLSD', 'none'],
  ['QQAB AERODROME CLSD', 'none'],
  ['ALL AIRPORTS IN FOXDALE FIR EXCEPT QQAB AND QQAC ARE CLOSED', 'closed whole'],
  ['ALL AIRPORTS IN FOXDALE FIR EXCEPT QQAA ARE CLOSED', 'unsure'],
  ['EVERY AERODROME IN FOXDALE FIR CLSD', 'closed whole'],
  ['AIRPORTS IN FOXDALE FIR ARE CLOSED', 'closed whole'],
  ['ALL FOXDALE AIRPORTS ARE CLOSED', 'closed whole'],
  ['ALL CIVIL AIRPORTS CLOSED', 'closed whole'],
  ['ALL AIRPORTS WITHIN FOXDALE FIR NOT AVBL', 'closed whole'],
  ['OPERATIONS AT ALL AIRPORTS IN FOXDALE FIR PROHIBITED', 'closed whole'],
])('%s is for QQAA: %s', (text, expected) => {
  const found = regionalClosure(of(text), ['QQAA']);
  const closes = found?.closes?.notam.effects.map(({ extent }) => `closed ${extent}`).join();
  expect(closes ?? (found?.isUnsure === true ? 'unsure' : 'none')).toBe(expected);
});

test('is not sure for an aerodrome whose region is not known', () => {
  expect(regionalClosure(of('ALL AERODROMES WITHIN FOXDALE FIR CLSD'), ['QQAA'], false)).toEqual({ closes: null, isUnsure: true });
});
