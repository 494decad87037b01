/**
 * These sentences were written and labelled apart from the program (`plausible.json`): a to c use wordings that may mislead, d are as in an
 * ordinary briefing, e are traps, f are as runways and aerodromes are published, g as a dispatcher meets them, j as in a briefing outside the USA
 * and the United Kingdom, l as in one of anywhere, n have what only looks like a closure. What closes is never silent and never weaker, but for the
 * listed ones, which remain to be mended.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Effect } from '#core/notams/read/notice.ts';
import { decodeNotice } from '../core/notams/decode-notice.ts';

type Sentence = {
  id: string;
  /** A whole US notice; else the four members below. */
  us?: string;
  qCode: string;
  location: string;
  schedule?: string;
  text: string;
  meaning: string;
  /** Runways, or AD; null where an expert could not tell. */
  closes: string[] | null;
  /** Whether it is closed to everyone for as long as the NOTAM is active. */
  isToAll: boolean;
};

const sentences = JSON.parse(readFileSync(new URL('plausible.json', import.meta.url), 'utf8')) as Sentence[];

const messageOf = ({ us, qCode, location, schedule, text }: Sentence): string =>
  us ??
  `A0001/26 NOTAMN\nQ) XFOX/${qCode}/IV/NBO/A/000/999/\nA) ${location} B) 2611270000 C) 2612312359\n${schedule === undefined ? '' : `D) ${schedule}\n`}E) ${text}`;

const endsOf = (runway: string): string[] => runway.split('/').map((end) => end.replace(/^0/, ''));

/** Effects that close, or may close, what a label names. */
const closing = (effects: readonly Effect[], name: string): Effect[] =>
  effects.filter(
    ({ kind, runway }) =>
      /^(?:mayClose|closesAerodrome|noRunwayLeft)$/.test(kind) ||
      (kind === 'closesHelipad' && (name === 'FATO' || name === runway)) ||
      (kind === 'closesRunway' && name !== 'AD' && (runway === null || endsOf(runway).some((end) => endsOf(name).includes(end)))),
  );

const isWeaker = ({ extent, for: closedFor, periods }: Effect): boolean =>
  extent === 'part' && (closedFor === null ? periods.length > 0 : closedFor !== 'allButTaxiing');

const told = sentences.map((sentence) => ({
  ...sentence,
  effects: decodeNotice(messageOf(sentence), { receivedAt: new Date('2026-11-27T00:00:00Z') }).effects,
}));

it('every closure has an effect or a doubt, except those that are listed here', () => {
  const silent = told.flatMap(({ id, closes, effects }) =>
    (closes ?? []).filter((name) => closing(effects, name).length === 0).map((name) => `${id} ${name}`),
  );
  // Flights that are limited by parking, hours, alternates, weather, a climb or their register.
  const limited = ['b71 AD', 'b94 AD', 'b109 10/28', 'b124 20', 'b146 AD', 'e18 AD', 'f38 10L/28R', 'f74 AD'];
  // Reopened for taxiing only, words that are torn or that name no runway, minima of a departure, an airspace around an aerodrome.
  const others = ['n4 7', 'n18 AD', 'e11 08R/26L', 'e50 05L/23R', 'e62 16/34', 'e116 07C/25C'];
  expect(silent.toSorted()).toEqual([...limited, ...others].toSorted());
});

it('a closure to everyone is never read as weaker, except of a runway that is closed to each operation in turn', () => {
  const weaker = told.filter(({ isToAll, closes, effects }) =>
    (closes ?? []).some((name) => isToAll && closing(effects, name).length > 0 && closing(effects, name).every(isWeaker)),
  );
  // The second runway of f22 has times of its own.
  expect(weaker.map(({ id }) => id)).toEqual(['e40', 'f22']);
});

it('a NOTAM that closes nothing is not read as a closure, except those that are listed here', () => {
  const closed = told.filter(
    ({ closes, effects }) =>
      closes?.length === 0 && effects.some(({ kind, extent }) => /^closes(?:Aerodrome|Runway)$/.test(kind) && extent !== 'part'),
  );
  // A field that is closed for its grass, a closure that is withdrawn, announced for later, of another aerodrome, an exercise, or in the Q-code alone.
  expect(closed.map(({ id }) => id)).toEqual(['a64', 'l116', 'n94', 'n95', 'n96', 'n112', 'n119']);
});

it('at most one in ten NOTAMs that close nothing raises a doubt', () => {
  const open = told.filter(({ closes }) => closes?.length === 0);
  expect(open.filter(({ effects }) => effects.some(({ kind }) => kind === 'mayClose')).length).toBeLessThanOrEqual(open.length / 10);
});
