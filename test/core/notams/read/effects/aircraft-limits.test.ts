import { expect, it } from 'vitest';
import { aircraftLimitsIn } from '#core/notams/read/effects/aircraft-limits.ts';
import { decodeNotice } from '../../decode-notice.ts';

it.each([
  ['TO ACFT WINGSPAN MORE THAN 118FT', ['wingspan over 118 ft']],
  ['TO ACFT WITH WINGSPAN 36M OR GREATER', ['wingspan atLeast 36 m']],
  ['TO ACFT WINGSPAN MORE THAN 36M AND TAIL HGT MORE THAN 14M', ['wingspan over 36 m']],
  ['TO ACFT MORE THAN 60,000LB', ['mass over 60000 lb']],
  ['DES AERONEFS SUP CODE C', ['codeLetter oneOf D,E,F']],
  ['PARA ACFT SUPERIORES A CODIGO C', ['codeLetter oneOf D,E,F']],
  ['PARA ACFT ACIMA DO CODIGO C', ['codeLetter oneOf D,E,F']],
  ['TO ACFT HEAVIER THAN 5,7T', ['mass over 5.7 t']],
  ['TO ACFT WITH MAXIMUM TKOF WEIGHT MORE THAN 7000KG', ['mass over 7000 kg']],
  ['EXC ACFT MTOW LESS THAN 5700KG', ['mass atLeast 5700 kg']],
  ['RESERVED FOR ACFT CODE C', ['codeLetter oneOf A,B,D,E,F']],
  ['RESERVADO A AERONAVES CODIGO C', ['codeLetter oneOf A,B,D,E,F']],
  ['AUX ACFT CODE E ET F', ['codeLetter oneOf E,F']],
  ['FUER LFZ CODE E UND F', ['codeLetter oneOf E,F']],
  ['AGLI ACFT CODICE E ED F', ['codeLetter oneOf E,F']],
  ['AUX ACFT CODE D, E OU F', ['codeLetter oneOf D,E,F']],
  ['FUER LFZ CODE E ODER F', ['codeLetter oneOf E,F']],
  ['AUX HELICOPTERES ET ACFT DE PLUS DE 50T', []],
  ['SAUF ACFT CODE C', ['codeLetter oneOf A,B,D,E,F']],
  ['NUR FUER LFZ CODE C', ['codeLetter oneOf A,B,D,E,F']],
  ['LIMITEE AUX AERONEFS DE CODE C MAX', ['codeLetter oneOf D,E,F']],
  ['RESERVED FOR ACFT CODE C AND EMERG', []],
  ['AVBL FOR ACFT UP TO 20 TONNES ONLY', ['mass over 20 t']],
  ['LTD TO ACFT WITH MAX WINGSPAN 24M', ['wingspan over 24 m']],
  ['LTD MAX MTOM 20T', ['mass over 20 t']],
  ['AVBL FOR CODE C ACFT AND BELOW ONLY', ['codeLetter oneOf D,E,F']],
  ['TO CODE D AND ABOVE', ['codeLetter oneOf D,E,F']],
  ['TO CODE E, F', ['codeLetter oneOf E,F']],
  ['LTD TO CODE C AND BELOW', ['codeLetter oneOf D,E,F']],
  ['AVBL FOR CODE C MAX', ['codeLetter oneOf D,E,F']],
  ['RESTRICTED TO 36M (CODE C)', ['codeLetter oneOf D,E,F']],
  ['MAX 180K LB', ['mass over 180000 lb']],
  ['LTD TO ACFT NOT EXCEEDING 5700KG MTWA', ['mass over 5700 kg']],
  ['LTD TO CODE C', ['codeLetter oneOf D,E,F']],
  ['TO ACFT LARGER THAN CODE C', ['codeLetter oneOf D,E,F']],
  ['TO A388 AND B748', ['type oneOf A388,B748']],
  ['TO A380 AND B747-8', ['type oneOf A380,B747-8']],
  ['EXC A320', ['type noneOf A320']],
  ['EXC C130 AND C17', ['type noneOf C130,C17']],
  // KC46 is none of the types that are known, and is closed out with the other.
  ['TO C130 AND KC46', []],
  ['TO KC46, C130', []],
  ['EXC C130 AND KC46', ['type noneOf C130']],
  ['TO ACFT WINGSPAN MORE THAN 36M AND UNDER TUG ONLY', ['wingspan over 36 m']],
  ['WI 300M OF THR', []],
  ['LTD FOR ACFT WITH WINGSPAN MORE THAN 36M', ['wingspan over 36 m']],
  ['LTD FOR ACFT WITH WINGSPAN UP TO 36M', ['wingspan over 36 m']],
  // The small ones are left open under a further condition alone.
  ['EXC WINGSPAN LESS THAN 94FT UNDER TOW', []],
  ['EXC ACFT WT LESS THAN 60000LB SINGLE WHEEL', []],
  ['AVBL ONLY TO LGT ACFT MTOW 5700KG AND BLW DURING DAYLIGHT', []],
  ['RESTRICTED TO ACFT MTOW 5700KG AND BLW FROM 6 JUN TO 17 JUN', ['mass over 5700 kg']],
  ['TO ACFT WINGSPAN', []],
  // Whatever the words say, the list is that of the aircraft that are barred.
  ['MAX WINGSPAN 44M BTN LINK 2 AND LINK 3', ['wingspan over 44 m']],
  ['MAX MTOW 40T', ['mass over 40 t']],
  ['MAX CODE D', ['codeLetter oneOf E,F']],
  ['RESTRICTED TO ACFT WITH MAX LENGTH 30M AND WINGSPAN 28M', ['length over 30 m', 'wingspan over 28 m']],
  ['TO ACFT WINGSPAN MORE THAN 95FT AND GROSS WT MORE THAN 80000LB', ['wingspan over 95 ft', 'mass over 80000 lb']],
  ['TO NON-SKED ACFT ABV 7000KG', ['mass over 7000 kg']],
  ['AVBL FOR ACFT WITH WINGSPAN LESS THAN 30M ONLY, CODE D AND ABOVE USE TWY Q', ['wingspan atLeast 30 m']],
  ['TO ACFT WINGSPAN OVER 30M EXC A388', ['wingspan over 30 m']],
  ['TO A388/B748/AN124', ['type oneOf A388,B748,AN124']],
  ['TO ACFT CODE E, ALL OTHER ACFT WITH FOLLOW ME CAR', ['codeLetter oneOf E']],
  ['FOR ARR AND DEP OF ACFT B747, AN124 DLY 0200-0800', ['type oneOf B747,AN124']],
  ['RWY 09/27: OPERATION OF ACFT WITH WINGSPAN NOT LESS THAN 60M FORBIDDEN', ['wingspan atLeast 60 m']],
  // A list that is not all of those who are barred would leave out a flight that is.
  ['TO JETS AND TO ACFT MORE THAN 60000LB', []],
  ['TO ACFT MORE THAN 60000LB AND CONCORDES', []],
  ['ACFT MTOW LESS THAN 3T AND ULTRALIGHT/GLIDERS', []],
  ['TO VFR ACFT, ACFT OVER 5700KG', []],
  ['TO ACFT WINGSPAN OVER 30M, A388 AND KC46', []],
  ['TO ACFT WINGSPAN MORE THAN 36M OR TAIL HGT MORE THAN 14M', []],
  ['LTD TO ACFT WITH MAX TAIL HGT 11.5M AND WINGSPAN 32M', []],
  // Smaller ones than the one that is named are let in too.
  ['MAX ACFT SIZE A321', []],
  // No list of types says which are larger than one.
  ['TO ACFT LARGER THAN A321', []],
  ['TO ACFT BIGGER THAN B757-200', []],
  ['FOR A330 AND ABV BTN 2000-0100 DLY', []],
  ['FOR B767 OR BIGGER', []],
  ['TO B777, A350 AND LARGER', []],
  ['TO ACFT ABV B738', []],
  ['TO A320 SIZE ACFT AND ABOVE', []],
  ['TO A320 AND SIMILAR', []],
  ['EXC ACFT UP TO A320', []],
  ['AVBL FOR A320 OR LOWER ONLY', []],
  ['TO ACFT BIGGER THAN CODE C', ['codeLetter oneOf D,E,F']],
  ['TO CODE D AND UP', ['codeLetter oneOf D,E,F']],
  ['TO ACFT WINGSPAN BIGGER THAN 36M', ['wingspan over 36 m']],
  ['RESTRICTED TO A320 AND SMALLER', []],
  ['RESTRICTED TO A320', ['type noneOf A320']],
  ['ATR72 ET PLUS', []],
  ['A320 Y MAYORES', []],
  ['FUER LFZ MIT SPANNWEITE UEBER 24M', ['wingspan over 24 m']],
  ['SOLO HASTA CODIGO C', ['codeLetter oneOf D,E,F']],
  ["AUX ACFT D'ENVERGURE SUPERIEURE A 36M", ['wingspan over 36 m']],
])('%s', (words, expected) => {
  expect(
    aircraftLimitsIn(words).map(
      ({ of, relation, value, unit, names }) => `${of} ${relation} ${value === null ? names.join() : `${value} ${unit}`}`,
    ),
  ).toEqual(expected);
});

it.each([
  ['RWY 09/27 NOT AVBL FOR ACFT CODE D AND ABOVE', 1],
  ['RWY 09/27 NOT AVBL FOR ACFT CODE D AND ABOVE. MAX MTOW 50T', 0],
])('%s: a size in another sentence bars more than is listed', (text, listed) => {
  const message = `A0001/26 NOTAMN\nQ) XFOX/QMRLT/IV/NBO/A/000/999/\nA) XFXA B) 2603110000 C) 2603122359\nE) ${text}`;
  const { effects } = decodeNotice(message, { receivedAt: new Date('2026-03-11T00:00:00Z') });
  expect(effects.map(({ kind, conditions }) => [kind, conditions.length])).toEqual([['closesRunway', listed]]);
});
