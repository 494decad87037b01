/** What a pilot reads where little is held, much is old, or all is closed: the lines of the text form. */
import { expect, it } from 'vitest';
import { briefOf, fileOf, importNotams, openForTest, planOf, type Written } from '../setting.ts';

const NOW = '2026-11-21T07:00:00.000Z';
type Flight = { notams: Written[]; text: string; now?: string; more?: object; isEmptied?: boolean };

async function textOf({ notams, text, now = NOW, more = {}, isEmptied = false }: Flight): Promise<string> {
  const { core, at } = await openForTest(NOW);
  if (notams.length > 0) await importNotams(core, ...notams);
  if (isEmptied) for (const { id } of core.notams.rows({})) core.notams.remove(id, { by: 'tests', note: null });
  at(now);
  const { bytes } = await fileOf(core, briefOf(core)({ ...planOf(text), ...more }), { format: 'text', paper: 'a4', language: 'en' });
  return String(Buffer.from(bytes)).replaceAll(/\s+/g, ' ');
}

const london = { a: 'EGLL', fir: 'EGTT', at: '5129N00028W005' };
const closed = { ...london, q: 'QFALC', e: 'AD CLSD.' };
const day = { c: '2611222359' };

it.each<[string, Flight, (string | RegExp)[]]>([
  [
    'nothing held',
    { notams: [london], text: 'EGLL LFPG', isEmptied: true },
    [
      'No NOTAM is stored: nothing here says that anything is open.',
      'NOT COVERED: no import has covered LFPG',
      '09R/27L unknown',
      'No NOTAM of any place is stored: those that an import had are gone.',
    ],
  ],
  [
    'only samples',
    { notams: [], text: 'EGLL LFPG' },
    [
      'Only the fictional sample NOTAMs are stored: nothing here says that anything is open.',
      'NOTAMs: none imported',
      'Not shown: 35 (1 cancelling others,',
    ],
  ],
  [
    'data of three days ago',
    { notams: [london], text: 'EGLL LFPG', now: '2026-11-24T07:00:00.000Z' },
    ['The NOTAMs are more than 24 hours old: many will have changed.', '3 days old', 'STALE', 'The departure is in the past.'],
  ],
  [
    'data of three months ago',
    { notams: [london], text: 'EGLL LFPG', now: '2027-02-21T07:00:00.000Z' },
    ['The NOTAMs are more than 24 hours old: many will have changed.', /9\d days old/, 'STALE'],
  ],
  [
    'data of three months ago and a flight today',
    { notams: [london], text: 'EGLL LFPG', now: '2027-02-21T07:00:00.000Z', more: { depart: '2027-02-21T08:00Z' } },
    ['The NOTAMs of this region are old', 'Coverage: in part, last import 21 NOV 2026 0700Z (92 days old).', 'STALE'],
  ],
  [
    'a flight tomorrow',
    { notams: [{ ...closed, ...day }], text: 'EGLL LFPG', more: { depart: '2026-11-22T08:00Z' } },
    ['Departure EGLL 22 NOV 0800Z', 'Aerodrome CLOSED: closed by A0001/26 until 22 NOV 2359Z', 'active until 22 NOV 2359Z'],
  ],
  [
    'one place covered and one not',
    { notams: [london], text: 'EGLL LFPG' },
    [
      'Some places of the flight were never covered by an import',
      'NOT COVERED: no import has covered LFPG',
      '1 NOTAM of EGLL stored for that time. Coverage: in part, last import 0700Z (0 min old).',
    ],
  ],
  [
    'all closed',
    { notams: [closed, { ...closed, a: 'LFPG', fir: 'LFFF', at: '4900N00233E005' }], text: 'EGLL LFPG' },
    ['Aerodrome CLOSED: closed by A0001/26', 'Aerodrome CLOSED: closed by A0002/26'],
  ],
  [
    'two heliports',
    { notams: [{ a: 'EGLW', fir: 'EGTT', at: '5128N00011W005', q: 'QFALC', e: 'HELIPORT CLSD.' }], text: 'EGLW EGFC' },
    ['Briefing EGLW to EGFC', 'Departure EGLW', 'Aerodrome CLOSED: closed by A0001/26', 'Destination EGFC'],
  ],
  [
    'a flight across 180°',
    {
      notams: [{ ...day, fir: 'NFFF', q: 'QRDCA', scope: 'W', a: 'NFFF', at: '1650S17930E010' }],
      text: 'NFFN NSFA',
      more: { options: { corridorNm: 100 } },
    },
    ['Briefing NFFN to NSFA', 'On the way: 1 NOTAM', /you pass [^,]+, .*active until/],
  ],
  [
    'a flight of more than 14 hours',
    { notams: [closed], text: 'EGLL 52N030W KJFK', more: { aircraft: { tasKt: 200 } } },
    [/arrival 2[23]\d\dZ|arrival 22 NOV \d{4}Z/, 'Aerodrome CLOSED: closed by A0001/26'],
  ],
  [
    'a departure yesterday',
    { notams: [closed], text: 'EGLL LFPG', now: '2026-11-22T07:00:00.000Z' },
    ['The departure is in the past.', 'departure 21 NOV 2026 0800Z', 'Aerodrome CLOSED: closed by A0001/26 until 21 NOV 2359Z'],
  ],
])('%s', async (_, flight, lines) => {
  const text = await textOf(flight);
  for (const line of lines)
    expect(text).toMatch(line instanceof RegExp ? line : new RegExp(line.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i'));
  expect(text).toContain('Not for navigation');
});
