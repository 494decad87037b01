import { expect, test } from 'vitest';
import { weatherWords as english } from '#words/en/weather.ts';
import { briefingSentences } from '#words/fr/briefing.ts';
import { weatherWords as french } from '#words/fr/weather.ts';

test.each([
  [40, '40 min old', 'il y a 40 min'],
  [308, '6 h old', 'il y a 6 h'],
  [null, 'age unknown', 'âge inconnu'],
])('the report of a wind, %s minutes old, is %s', (minutes, inEnglish, inFrench) => {
  const said = [english, french].map(({ windSource }) => windSource.report('TAF', 'EGKK', '22 AUG 0500Z', minutes));
  expect(said).toEqual([`TAF EGKK 22 AUG 0500Z, ${inEnglish}`, `TAF EGKK 22 AUG 0500Z, ${inFrench}`]);
});

test('French has what a briefing leaves out in the singular for one', () => {
  const { reasons } = briefingSentences.notShown;
  const said = (value: number) => Object.values(reasons).map((say) => say(value));
  expect(said(1).filter((text, at) => text !== said(2)[at])).toEqual([
    'qui en annule d’autres',
    'qui énumère les NOTAM en vigueur',
    'expiré',
    'annulé',
    'remplacé',
    'inactif à cette heure selon ses horaires',
  ]);
});
