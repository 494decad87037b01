/** What closes a runway or an aerodrome of the flight, in part or perhaps, is in the first section of its briefing, which is on page one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Briefing } from '#contract/briefing/briefing.ts';
import { times } from '../../helpers/long.ts';
import { briefOf, fileOf, importText, planOf, written, testCore } from './setting.ts';

const NOW = '2026-11-21T07:00:00.000Z';
const HOUR = 3_600_000;

/** `%` is a runway of the aerodrome. Each with the codes of item Q that offices write it with, and with one that says nothing. */
const closures: { of: 'whole' | 'part' | 'mayClose'; q: string[]; texts: string[] }[] = [
  {
    of: 'whole',
    q: ['QMRLC', 'QMRXX', 'QXXXX'],
    texts: ['RWY % CLSD.', 'RWY % CLOSED DUE TO WIP.', 'RUNWAY % CLOSED.', 'RWY % CLSD TO ALL TFC.', 'RWY % NOT AVBL DUE MAINT.'],
  },
  { of: 'whole', q: ['QFALC', 'QFAXX', 'QXXXX'], texts: ['AD CLSD.', 'AERODROME CLOSED.', 'AD CLSD TO ALL TFC.', 'AIRPORT CLSD.'] },
  {
    of: 'part',
    q: ['QMRLC', 'QMRLT', 'QMRXX'],
    texts: [
      'RWY % PARTLY CLSD.',
      'FIRST 500M OF RWY % CLSD.',
      'RWY % CLSD FOR LDG.',
      'RWY % CLSD FOR TKOF.',
      'RWY % CLSD TO ACFT MTOW ABV 5700KG.',
    ],
  },
  {
    of: 'part',
    q: ['QFALC', 'QFALT', 'QFAXX'],
    texts: ['AD CLSD TO VFR FLT.', 'AD CLSD EXC HOSP FLT.', 'AD CLSD FOR ACFT WITHOUT RADIO.'],
  },
  {
    of: 'mayClose',
    q: ['QMRXX', 'QMRLT', 'QXXXX'],
    texts: ['RWY % SUBJECT TO CLOSURE.', 'RWY % MAY BE CLSD AT SHORT NOTICE.', 'RWY % MAY BE CLOSED DUE TO SNOW CLEARANCE.'],
  },
  { of: 'mayClose', q: ['QFAXX', 'QXXXX'], texts: ['AD MAY BE CLSD AT SHORT NOTICE.', 'AD SUBJECT TO CLOSURE.'] },
];

const places = [
  { a: 'LSGG', fir: 'LSAS', at: '4614N00607E005', runway: '04/22' },
  { a: 'LSZH', fir: 'LSAS', at: '4727N00833E005', runway: '16/34' },
  { a: 'EDDF', fir: 'EDGG', at: '5002N00834E005', runway: '07C/25C' },
];
const classes = closures.flatMap(({ of, q, texts }) => q.flatMap((code) => texts.map((text) => ({ of, q: code, text }))));

const moment = (hours: number) => new Date(Date.parse(NOW) + hours * HOUR).toISOString().replaceAll(/\D/g, '').slice(2, 12);

/** Returns the lines above the list of NOTAMs. */
function firstSection(text: string): string {
  const to = text.search(/in the order of the flight/i);
  expect(to).toBeGreaterThan(0);
  return text.slice(0, to);
}

describe('page one', () => {
  const opened = testCore(NOW);

  async function firstOf(briefing: Briefing): Promise<string> {
    const { bytes } = await fileOf(opened.core, briefing, { format: 'text', paper: 'a4', language: 'en' });
    return firstSection(String(Buffer.from(bytes)));
  }

  it('names whatever closes a runway or an aerodrome of the flight, whole, in part or perhaps, of every class and at every end', async () => {
    const notices = places.flatMap(({ runway, ...place }, end) =>
      classes.map(({ q, text }, index) =>
        written({
          ...place,
          q,
          e: text.replaceAll('%', runway),
          number: `${'ABC'[end]}${String(index + 1).padStart(4, '0')}/26`,
          b: moment(-2),
          c: moment(12),
        }),
      ),
    );
    await importText(opened.core, notices.join('\n\n'));
    const briefing = briefOf(opened.core)(planOf('LSGG LSZH', { alternates: ['EDDF'] }));
    const first = await firstOf(briefing);
    const missing = places.flatMap((_, end) =>
      classes.flatMap(({ of, q, text }, index) => {
        const number = `${'ABC'[end]}${String(index + 1).padStart(4, '0')}/26`;
        return first.includes(number) ? [] : [`${number} ${of} ${q} ${text}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('says of what goes on after the window when the NOTAM ends, and not when another period of the same NOTAM does', async () => {
    for (const { id } of opened.core.notams.rows({})) opened.core.notams.remove(id, { by: 'tests', note: null });
    const e = 'RWY 04/22 NOT AVBL FOR NIGHT OR INCLEMENT WEATHER OPS';
    await importText(opened.core, written({ q: 'QMRXX', e, b: '2611200000', c: '2611301200' }));
    const first = await firstOf(briefOf(opened.core)(planOf('LSGG LFMN', { depart: '2026-11-20T13:00Z' })));
    const line = /^- 04\/22 .*/m.exec(first.replaceAll('\n  ', ' '))?.[0] ?? '';
    expect(line.split('; ').at(-1)).toMatch(/^MAY BE CLOSED from 06\d\dZ until 30 NOV 1200Z A0001\/26$/);
  });

  it('names a helipad that is closed and not in the data as one', async () => {
    for (const { id } of opened.core.notams.rows({})) opened.core.notams.remove(id, { by: 'tests', note: null });
    await importText(opened.core, written({ q: 'QFPLC', e: 'HEL SOUTH CLSD', b: '2611200000', c: '2611301200' }));
    expect(await firstOf(briefOf(opened.core)(planOf('LSGG LSZH')))).toContain(
      '- Helipad (not named), not in the data: helipad closed by A0001/26',
    );
  });

  it('names each of those that are in force at some time of its window, whatever else is stored', async () => {
    const notice = fc.record({
      place: fc.constantFrom(...places),
      closure: fc.constantFrom(...classes),
      begin: fc.integer({ min: -30, max: 14 }),
      length: fc.integer({ min: 1, max: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(notice, { minLength: 12, maxLength: 12 }), async (notices) => {
        const texts = notices.map(({ place: { runway, ...place }, closure: { q, text }, begin, length }, index) =>
          written({
            ...place,
            q,
            e: text.replaceAll('%', runway),
            number: `D${String(index + 1).padStart(4, '0')}/26`,
            b: moment(begin),
            c: moment(begin + length),
          }),
        );
        for (const { id } of opened.core.notams.rows({})) opened.core.notams.remove(id, { by: 'tests', note: null });
        await importText(opened.core, texts.join('\n\n'));
        const briefing = briefOf(opened.core)(planOf('LSGG LSZH', { alternates: ['EDDF'] }));
        const first = await firstOf(briefing);
        const missing = notices.flatMap(({ place, closure, begin, length }, index) => {
          const { from = '', to = '' } = briefing.aerodromes.find(({ ident }) => ident === place.a) ?? {};
          const [start, end] = [Date.parse(NOW) + begin * HOUR, Date.parse(NOW) + (begin + length) * HOUR];
          const isInWindow = start < Date.parse(to) && end > Date.parse(from);
          const number = `D${String(index + 1).padStart(4, '0')}/26`;
          return isInWindow && !first.includes(number) ? [`${number} ${closure.text} ${closure.q} at ${place.a}`] : [];
        });
        expect(missing).toEqual([]);
      }),
      { numRuns: times(4, 100), endOnFailure: true },
    );
  });
});
