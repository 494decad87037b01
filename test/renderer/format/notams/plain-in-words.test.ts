import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { itemDInWords, plainInWords } from '#renderer/format/notams/plain-in-words.ts';
import { writeTime } from '#renderer/format/notams/use-times.ts';
import { speak } from '#renderer/i18n/words.ts';
import { typeset } from '#words/fr/common.ts';
import { ask, askWithKey, testServer } from '../../../helpers/server.ts';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

const closed = `A0417/26 NOTAMN
Q) LFMM/QMRLC/IV/NBO/A/000/999/4339N00713E005
A) LFMN B) 2611210600 C) 2612181600 EST
D) MON-FRI 0600-1800
E) RWY 04L/22R CLSD`;
const area = `A0418/26 NOTAMN
Q) LFMM/QWULW/IV/BO/W/000/040/4339N00713E005
A) LFMM B) 2611210600 C) PERM
E) UA ACT
F) SFC G) 4000FT AMSL`;
const snow = `SWLS0001 LSZH 11210530
(SNOWTAM 0001
LSZH
11210500 16 3/3/2 100/100/75 03/03/04 WET SNOW/WET SNOW/SLUSH)`;

let notams: NotamAnswer[] = [];
const server = testServer({ clock: () => new Date('2026-11-22T10:00:00Z') });
beforeAll(async () => {
  for (const message of [closed, area, snow]) {
    const answer = await askWithKey(server, 'POST', '/notams/import', message);
    if (answer.status >= 300) throw new Error(answer.text);
  }
  const { json } = await ask(server, '/notams?expand=decoded', { headers: { 'x-api-key': server.key } });
  notams = (json as { items: NotamAnswer[] }).items;
});

const saidOf = (part: string): string[] => {
  const notam = notams.find(({ message }) => message.includes(part));
  return notam === undefined ? [] : plainInWords(notam, writeTime(undefined));
};

it('says in French what is decoded: what, where, when, by which schedule', () => {
  speak('fr');
  expect(saidOf('RWY 04L/22R')).toEqual(
    [
      'Piste 04L/22R : fermée.',
      'Où : LFMN.',
      'Quand : 21 NOV 2026 0600Z – 18 DEC 2026 1600Z EST, seulement lundi-vendredi 0600-1800 (rubrique D, UTC).',
    ].map(typeset),
  );
  expect(saidOf('UA ACT').slice(1)).toEqual(
    [
      'Où : LFMM, dans un rayon d’environ 5 NM autour de la position de la rubrique Q, de la surface à 4000FT AMSL.',
      'Quand : 21 NOV 2026 0600Z – PERM.',
    ].map(typeset),
  );
  expect(saidOf('SNOWTAM').at(-1)).toMatch(
    /^Piste 16(?:\/34)?\u00a0: code d’état 3 \/ 3 \/ 2, 100 % neige mouillée, épaisseur 3 mm \/ 100 % neige mouillée, épaisseur 3 mm \/ 75 % neige fondante, épaisseur 4 mm, observé 21 NOV 2026 0500Z\.$/,
  );
});

it('says the same in English, and quotes a schedule that is not decoded', () => {
  expect(saidOf('UA ACT')[1]).toBe('Where: LFMM, within about 5 NM of the position in item Q, from the surface up to 4000FT AMSL.');
  expect(itemDInWords({ schedule: 'BY ARRANGEMENT', scheduleUnderstood: false })).toBe(
    'at the times “BY ARRANGEMENT”, which could not be decoded',
  );
  expect(itemDInWords({ schedule: null, scheduleUnderstood: null })).toBeUndefined();
});
