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
  ['ALL AIRPORTS ARE CLOSED EXCEPT QQAA AND QQAB', 'excepted'],
  ['ALL AIRPORTS ARE CLOSED FOR CIVIL FLIGHTS EXCEPT QQAA', 'excepted'],
  ['ALL AIRPORTS ARE CLOSED FOR CIVIL FLIGHTS EXCEPT QQAB AND QQAC', 'closed part'],
  ['ALL AIRPORTS CLSD EXC QQAB. QQAA CLSD H24', 'may close'],
  ['ALL AIRPORTS EXC QQAB CLSD, QQAA TOO', 'may close'],
  ['ALL AIRPORTS IN WEST PART OF FOXDALE FIR ARE CLOSED EXCEPT QQAB', 'may close'],
  ['ALL AIRPORTS ARE OPEN EXCEPT: QQAA AND QQAB CLSD', 'may close'],
  ['ALL AIRPORTS ARE OPEN EXCEPT: QQAB CLSD', 'none'],
  ['QQAB AERODROME CLSD', 'none'],
  ['ALL AIRPORTS IN FOXDALE FIR EXCEPT QQAB AND QQAC ARE CLOSED', 'closed whole'],
  ['ALL AIRPORTS IN FOXDALE FIR EXCEPT QQAA ARE CLOSED', 'excepted'],
  ['EVERY AERODROME IN FOXDALE FIR CLSD', 'closed whole'],
  ['AIRPORTS IN FOXDALE FIR ARE CLOSED', 'closed whole'],
  ['ALL FOXDALE AIRPORTS ARE CLOSED', 'closed whole'],
  ['ALL CIVIL AIRPORTS CLOSED', 'closed whole'],
  ['ALL AIRPORTS WITHIN FOXDALE FIR NOT AVBL', 'closed whole'],
  ['OPERATIONS AT ALL AIRPORTS IN FOXDALE FIR PROHIBITED', 'closed whole'],
])('%s is for QQAA: %s', (text, expected) => {
  const found = regionalClosure(of(text), ['QQAA']);
  const closes = found?.closes?.notam.effects.map(({ kind, extent }) => (kind === 'mayClose' ? 'may close' : `closed ${extent}`)).join();
  expect(closes ?? (found === null ? 'none' : 'excepted')).toBe(expected);
  expect(found?.isUnsure ?? false).toBe(expected === 'excepted' || expected === 'may close');
});

test('may close an aerodrome whose region is not known', () => {
  const found = regionalClosure(of('ALL AERODROMES WITHIN FOXDALE FIR CLSD'), ['QQAA'], false);
  expect(found?.isUnsure).toBe(true);
  expect(found?.closes?.notam.effects).toMatchObject([{ kind: 'mayClose', runway: null, extent: null, rule: 'closureNotDecided' }]);
});
