/**
 * Sentences that were written and labelled apart from the program to find silence (`unusual.json`): x, z and v as offices of many countries would write them, y in
 * ways as far from each other as their author could think of. Two thirds close a runway or an aerodrome, or take it from some flights; the others close nothing.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodeNotice } from '../core/notams/decode-notice.ts';

type Sentence = {
  id: string;
  /** They are absent from a whole US notice. */
  qCode?: string;
  location?: string;
  text: string;
  /** What is closed, and for whom; null where nothing is. */
  what: string | null;
  isClosed: boolean;
};

const sentences = JSON.parse(readFileSync(new URL('unusual.json', import.meta.url), 'utf8')) as Sentence[];

const messageOf = ({ qCode, location, text }: Sentence): string =>
  qCode === undefined
    ? text
    : `A0001/26 NOTAMN\nQ) XFOX/${qCode}/IV/NBO/A/000/999/\nA) ${location} B) 2611270000 C) 2612312359\nE) ${text}`;

const closing = /^(?:mayClose|noRunwayLeft|shortensRunway|changesDistances|closes(?:Runway|Aerodrome|Helipad))$/;

const told = sentences.map((sentence) => ({
  ...sentence,
  kinds: decodeNotice(messageOf(sentence), { receivedAt: new Date('2026-11-27T00:00:00Z') })
    .effects.map(({ kind }) => kind)
    .filter((kind) => closing.test(kind)),
}));

it('every closure has an effect or a doubt, except those that are listed here', () => {
  const silent = told.filter(({ isClosed, kinds }) => isClosed && kinds.length === 0).map(({ id }) => id);
  // Alternates, diversions, training and slots; aerodromes by name alone; ends without RWY; words that only the reader understands.
  const known = 'x8 x37 x154 y25 y40 y47 y49 y64 y67 y72 y81 y85 y86 y91 y92 y105 y115 y118 y137 v60 v61 v114 v119';
  expect(silent).toEqual(known.split(' '));
});

it('a NOTAM that closes nothing is never read as a closure', () => {
  const closed = told.filter(({ isClosed, kinds }) => !isClosed && kinds.some((kind) => kind.startsWith('closes')));
  expect(closed.map(({ id }) => id)).toEqual([]);
});

it('at most one in eight NOTAMs that close nothing raises a doubt', () => {
  const open = told.filter(({ isClosed }) => !isClosed);
  expect(open.filter(({ kinds }) => kinds.includes('mayClose')).length).toBeLessThanOrEqual(open.length / 8);
});
