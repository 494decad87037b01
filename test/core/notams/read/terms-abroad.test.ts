/** What is reduced, out of service or not flown, in other languages than English; the examples are made up. */
import { expect, it } from 'vitest';
import { closuresOfText, effectsOfText } from './closure-effects.ts';

it.each([
  ['QFFXX', 'SSLIA NIVEAU 7 ABAISSE A NIVEAU 5', 5],
  ['QFFXX', 'CATEGORIA SEI REBAJADO A CATEGORIA 5', 5],
  ['QFFXX', 'SERVIZIO ANTINCENDIO ABBASSATO A CAT 5', 5],
])('%s %s leaves fire category %i', (code, text, category) => {
  expect(effectsOfText(text, code)).toMatchObject([{ kind: 'fireCoverReduced', category }]);
});

it.each([
  ['RWY 09 TORA ET TODA REDUITES A 2100 M', ['TORA', 'TODA']],
  ['RWY 09 LDA REBAJADA A 2100 M', ['LDA']],
  ['RWY 09 LDA REBAIXADA PARA 2100 M', ['LDA']],
  ['RWY 09 TORA VERKUERZT AUF 2100 M', ['TORA']],
])('%s changes distances', (text, changed) => {
  expect(effectsOfText(text)).toMatchObject([
    { kind: 'changesDistances', runway: '09', lengths: changed.map((of) => ({ of, relation: 'is', value: 2100, unit: 'm' })) },
  ]);
});

it.each(['NE PAS OPERER SUR RWY 09', 'NON OPERARE SU RWY 09', 'RWY 09 NAO ATERRAR', 'RWY 09 NAO DESCOLAR'])('%s closes it', (text) => {
  expect(closuresOfText(text)).toEqual(['09 part']);
});

it('finds the hours of a tower in Portuguese', () => {
  expect(effectsOfText('HORARIOS DE SERVICO TWR 0900-2100', 'QSTAH')).toMatchObject([{ kind: 'towerHours', extent: 'part' }]);
});
