/**
 * Notices that tell several matters at once, written and labelled apart from the program (`several.json`). Each matter that a kind of effect exists for has such an effect,
 * but for those that are listed.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Effect } from '#core/notams/read/notice.ts';
import { decodeNotice } from '../core/notams/decode-notice.ts';

type Notice = {
  id: string;
  /** A whole US notice; else the four members below. */
  us?: string;
  qCode?: string;
  location?: string;
  schedule?: string;
  text?: string;
  matters: { kind: string; what: string }[];
};

const notices = JSON.parse(readFileSync(new URL('several.json', import.meta.url), 'utf8')) as Notice[];

const kinds: Readonly<Record<string, readonly Effect['kind'][]>> = {
  runwayClosed: ['closesRunway', 'closesAerodrome'],
  aerodromeClosed: ['closesAerodrome'],
  taxiway: ['closesTaxiway'],
  apronOrStand: ['closesApron', 'closesStand'],
  navaid: ['navaidOut'],
  ils: ['navaidOut'],
  light: ['lightsOut'],
  fuel: ['fuelUnavailable'],
  fire: ['fireCoverReduced'],
  distance: ['changesDistances', 'displacesThreshold', 'shortensRunway'],
  airspace: ['closesAirspace', 'changesAirspace'],
  route: ['closesRoute', 'changesRoute'],
};

const messageOf = ({ us, qCode, location, schedule, text }: Notice): string =>
  us ??
  `A0001/26 NOTAMN\nQ) XFOX/${qCode}/IV/NBO/A/000/999/\nA) ${location} B) 2611270000 C) 2612312359\n${schedule === undefined ? '' : `D) ${schedule}\n`}E) ${text}`;

it('each of several matters has an effect, except those that are listed here', () => {
  const silent = notices.flatMap((notice) => {
    const { effects } = decodeNotice(messageOf(notice), { receivedAt: new Date('2026-11-27T00:00:00Z') });
    const found = new Set(effects.map(({ kind }) => kind));
    return notice.matters
      .filter(({ kind }) => kinds[kind]?.some((one) => found.has(one)) === false)
      .map(({ kind }) => `${notice.id} ${kind}`);
  });
  // No effect exists for it: areas in use, lights of a taxiway, what is open, moved, weaker or not monitored.
  const withoutEffect = [
    'm12 airspace',
    'm15 taxiway',
    'm24 navaid',
    'm32 light',
    'm32 light',
    'm34 light',
    'm34 light',
    'm35 airspace',
    'm35 light',
    'm41 airspace',
    'm46 light',
    'm52 airspace',
    'm58 light',
    'm59 airspace',
    'm71 airspace',
    'm71 airspace',
    'm78 ils',
    'm79 light',
  ];
  // Limits in words of their own, hours of a service, a pad for de-icing.
  const notUnderstood = ['m33 fire', 'm40 ils', 'm58 apronOrStand', 'm59 navaid', 'm64 apronOrStand', 'm71 route', 'm75 ils'];
  expect(silent.toSorted()).toEqual([...withoutEffect, ...notUnderstood].toSorted());
});
