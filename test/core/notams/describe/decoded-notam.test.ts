import { describe, expect, it } from 'vitest';
import { openTestNotams } from '../open.ts';

const text =
  '(A0001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4615N00606E005\nA) LSGG B) 2611200000 C) 2611252345 EST\nD) DLY 0400-0800\nE) RWY 04/22 CLSD)';
const input = (content: string) => [{ name: 'x', pieces: [Buffer.from(content)] }];
const aerodromes = {
  runwaysOf: (icao: string) =>
    icao === 'LSGG' || icao === 'KBOI' ? [{ name: '04/22', lowIdent: '04', highIdent: '22', isClosed: false }] : undefined,
};

async function stored(content: string) {
  const all = openTestNotams();
  await all.notams.import(input(content));
  const id = all.notams.list({}, { limit: 1, offset: 0 }).items[0]?.id ?? '';
  return { ...all, id };
}

describe('a decoded NOTAM', () => {
  it('joins its text with the runways of the dataset', async () => {
    const { notams, id } = await stored(text);
    expect(notams.decoded(id, {}, aerodromes)).toMatchObject({
      number: 'A0001/26',
      status: 'active',
      severity: 5,
      scheduleUnderstood: true,
      isInSchedule: true,
      isEstimated: true,
      endedBy: null,
      effects: [{ kind: 'closesRunway', runway: '04/22', extent: 'whole' }, { kind: 'noRunwayLeft' }],
    });
    expect(notams.decoded('nobody')).toBeUndefined();
  });

  it('makes its headline only when it is read', async () => {
    const { notams, id } = await stored(text);
    const decoded = notams.decoded(id, {}, aerodromes);
    expect(Object.getOwnPropertyDescriptor(decoded, 'headline')?.get).toBeTypeOf('function');
    expect(decoded).toMatchObject({ headline: 'Runway 04/22: closed. No runway is open', headlineSource: 'decoded' });
  });

  it('clips its periods to the window asked for', async () => {
    const { notams, id } = await stored(text);
    const window = { from: new Date('2026-11-21T05:00:00Z'), to: new Date('2026-11-22T12:00:00Z') };
    expect(notams.decoded(id, window)?.activePeriods).toEqual([
      { start: '2026-11-21T05:00:00.000Z', end: '2026-11-21T08:00:00.000Z' },
      { start: '2026-11-22T04:00:00.000Z', end: '2026-11-22T08:00:00.000Z' },
    ]);
  });

  it.each([
    ['2026-11-21T06:00:00Z', 'active', true],
    ['2026-11-21T09:00:00Z', 'active', false],
    ['2026-11-19T06:00:00Z', 'future', null],
    ['2026-11-27T06:00:00Z', 'overdue', true],
  ])('at %s is %s, in its schedule: %s', async (at, status, isInSchedule) => {
    const { notams, id } = await stored(text);
    expect(notams.decoded(id, { at: new Date(at) })).toMatchObject({ status, isInSchedule });
  });

  it('does not know whether it is active now if its schedule is not understood', async () => {
    const { notams, id } = await stored(text.replace('DLY 0400-0800', 'WHENEVER IT SNOWS'));
    expect(notams.decoded(id)).toMatchObject({ status: 'active', scheduleUnderstood: false, isInSchedule: null });
  });

  it('takes dates that its text lacks from what its file said, and warns of what the file calls over without saying when', async () => {
    const item = {
      notamNumber: 'A0001/26',
      icaoMessage: text.slice(1, -1).replace(/ B\).*EST/, ''),
      traditionalMessage: ' ',
      icaoId: 'LSGG',
      startDate: '11/19/2026 0000',
      endDate: 'PERM',
      cancelledOrExpired: true,
    };
    const { notams, id } = await stored(JSON.stringify([item]));
    const decoded = notams.decoded(id);
    expect(decoded).toMatchObject({
      startDate: new Date('2026-11-19T00:00:00Z'),
      endDate: null,
      isPermanent: true,
      isEstimated: false,
      status: 'active',
    });
    expect(decoded?.warnings).toContainEqual({ item: null, code: 'endedAtUnknownTime', text: null });
  });

  it('finds the runways of a US NOTAM by its four letters, and keeps its three', async () => {
    const item = {
      notamNumber: '11/964',
      icaoMessage: ' ',
      traditionalMessage: '!BOI 11/964 BOI RWY 04/22 CLSD 2611200000-2611252345EST',
      icaoId: 'KBOI',
      facilityDesignator: 'BOI',
      sourceType: 'D',
    };
    const { notams, id } = await stored(JSON.stringify([item]));
    expect(notams.decoded(id, { at: new Date('2026-11-27T00:00:00Z') }, aerodromes)).toMatchObject({
      locations: ['BOI'],
      status: 'expired',
      effects: [{ runway: '04/22' }, { kind: 'noRunwayLeft' }],
    });
  });
});
