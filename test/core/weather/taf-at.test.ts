/** What a TAF says for a time, against a slow reference that goes through it minute by minute. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Group } from '#contract/weather/report.ts';
import { decodeReport } from '#core/weather/decode.ts';
import { forecastAt, type TafAt } from '#core/weather/taf-at.ts';

const NOW = Date.parse('2026-11-30T17:00:00Z');
const MINUTE = 60_000;

function read(raw: string) {
  const taf = decodeReport(raw, NOW);
  if (typeof taf === 'string' || taf.decoded === null) throw new Error(raw);
  return { ...taf, decoded: taf.decoded };
}
const at = (raw: string, from: string, to = from): TafAt => forecastAt(read(raw), 'LSGG', { at: Date.parse(from), to: Date.parse(to) });

it('BECMG counts at its end, and while it is under way the worse of both does', () => {
  const worsens = 'TAF LSGG 301725Z 3018/0124 24010KT 9999 SCT040 BECMG 3020/3022 3000 BKN008=';
  expect(at(worsens, '2026-11-30T19:59:00Z')).toMatchObject({
    prevailing: { ceilingFt: null, visibility: { metres: 9999 } },
    becoming: null,
  });
  expect(at(worsens, '2026-11-30T20:00:00Z')).toMatchObject({
    prevailing: { ceilingFt: null },
    becoming: { ceilingFt: 800, visibility: { metres: 3000 } },
  });
  expect(at(worsens, '2026-11-30T22:00:00Z')).toMatchObject({
    prevailing: { ceilingFt: 800, ceilingGroup: 'BECMG 3020/3022 3000 BKN008' },
    becoming: null,
  });
  const improves = 'TAF LSGG 301725Z 3018/0124 24010KT 3000 BKN008 BECMG 3020/3022 9999 SCT040=';
  expect(at(improves, '2026-11-30T21:59:00Z').becoming).toMatchObject({ ceilingFt: 800, visibility: { metres: 3000 } });
  expect(at(improves, '2026-11-30T22:00:00Z').prevailing).toMatchObject({ ceiling: 'none', visibility: { metres: 9999 } });
});

it('FM takes the place of everything before, and what a BECMG does not mention stays', () => {
  const taf =
    'TAF LSGG 301725Z 3018/0124 24010KT 3000 RA BKN008 BECMG 3020/3022 9999 NSW FM010030 VRB03KT CAVOK BECMG 0106/0108 36020G35KT=';
  expect(at(taf, '2026-11-30T23:00:00Z').prevailing).toMatchObject({ wind: { speedKt: 10 }, weather: [], ceilingFt: 800 });
  expect(at(taf, '2026-12-01T00:29:00Z').prevailing?.ceilingFt).toBe(800);
  expect(at(taf, '2026-12-01T00:30:00Z').prevailing).toMatchObject({ wind: { isVariable: true }, ceiling: 'none' });
  expect(at(taf, '2026-12-01T09:00:00Z').prevailing).toMatchObject({ wind: { gustKt: 35 }, visibility: { metres: 9999 } });
});

it('worst counts temporary groups, with their probability and words', () => {
  const taf = 'TAF LSGG 301725Z 3018/0124 24010KT 9999 SCT040 PROB30 TEMPO 3020/3024 25020G45KT 0800 TSRA VV002=';
  const { worst, temporary, reasons } = at(taf, '2026-11-30T18:00:00Z', '2026-11-30T20:30:00Z');
  expect([temporary, reasons]).toEqual([[], []]);
  expect(worst).toMatchObject({
    ceilingFt: { value: 200, probability: 30 },
    visibilityMetres: { value: 800, group: 'PROB30 TEMPO 3020/3024 25020G45KT 0800 TSRA VV002' },
    gustKt: { value: 45 },
  });
  expect(at(taf, '2026-11-30T18:00:00Z', '2026-11-30T20:00:00Z').worst?.gustKt).toBeNull();
});

it.each([
  ['TAF LSGG 301725Z 3018/0124 24010KT 9999 SCT040=', '2026-11-30T17:59:00Z', 'outsideValidity'],
  ['TAF LSGG 301725Z 3018/0124 24010KT 9999 SCT040=', '2026-12-02T00:00:00Z', 'outsideValidity'],
  ['TAF LSGG 301725Z 3018/0124 24010KT 9999 SCT040 XEMPO 3018/3020 0500 VV001=', '2026-11-30T19:00:00Z', 'groupUnread'],
  ['TAF LSGG 301725Z 3018/0124 24010KT //// SCT040=', '2026-11-30T19:00:00Z', 'visibilityUnknown'],
  ['TAF LSGG 301725Z 3018/0124 24010KT 9999 SCT040 TEMPO 3018/3020 05O0 FG=', '2026-11-30T19:00:00Z', 'visibilityUnknown'],
  ['TAF LSGG 301725Z 3018/0124 24010KT 9999 BKN0X0=', '2026-11-30T19:00:00Z', 'ceilingUnknown'],
])('%s at %s: %s', (raw, time, reason) => {
  expect(at(raw, time).reasons).toEqual([reason]);
});

it.each([
  ['TAF LSGG 301725Z 3018/0124 24010KT 9999 SCT040 TEMPO 3018/3020 05O0 FG=', '2026-11-30T20:00:00Z'],
  ['TAF LSGG 301725Z 3018/0124 24010KT //// SCT040 FM302000 24010KT 9999 SCT040=', '2026-11-30T20:00:00Z'],
  ['TAF LSGG 301725Z 3018/0124 24010KT CAVOK TEMPO 3018/3020 24020KT=', '2026-11-30T19:00:00Z'],
])('%s at %s: nothing is missing', (raw, time) => {
  expect(at(raw, time).reasons).toEqual([]);
});

it('a station without a TAF, with NIL and with a cancelled one say so', () => {
  const times = { at: NOW, to: NOW };
  expect(forecastAt(undefined, 'LSGG', times).reasons).toEqual(['noTaf']);
  for (const [raw, reason] of [
    ['TAF LSGG 301725Z NIL=', 'nil'],
    ['TAF AMD LSGG 301725Z 3018/0124 CNL=', 'cancelled'],
  ] as const) {
    const taf = decodeReport(raw, NOW);
    expect(typeof taf === 'string' ? taf : forecastAt(taf, 'LSGG', times).reasons).toEqual([reason]);
  }
});

type Minute = { ceiling: number; metres: number; gust: number };
const worstOf = (minutes: readonly Minute[]): Minute => ({
  ceiling: Math.min(...minutes.map(({ ceiling }) => ceiling)),
  metres: Math.min(...minutes.map(({ metres }) => metres)),
  gust: Math.max(...minutes.map(({ gust }) => gust)),
});
type Known = { ceiling: number; metres: number; gust: number; speed: number };
const sky = ({ ceiling, ceilingFt }: Group, before: number): number => (ceiling === 'notSaid' ? before : (ceilingFt ?? Infinity));

/** Everything that may hold in one minute, each by itself. */
function possible({ decoded }: ReturnType<typeof read>, moment: number): Minute[] {
  const gustOf = (group: Group, before: Known): Pick<Known, 'gust' | 'speed'> =>
    group.wind ? { gust: group.wind.gustKt ?? -1, speed: group.wind.speedKt } : { gust: before.gust, speed: before.speed };
  const after = (before: Known, group: Group): Known => ({
    ceiling: sky(group, before.ceiling),
    metres: group.visibility?.metres ?? before.metres,
    ...gustOf(group, before),
  });
  const nothing: Known = { ceiling: Infinity, metres: Infinity, gust: -1, speed: 0 };
  const time = (text: string | null): number => Date.parse(text ?? '');
  const begins = decoded.trends.filter(({ kind, from }) => kind === 'FM' && time(from) <= moment);
  const fm = begins.at(-1);
  let state = fm ? after(nothing, fm) : after(nothing, decoded as unknown as Group);
  const found: Known[] = [];
  const becoming = decoded.trends.filter(
    ({ kind, from }) => kind === 'BECMG' && time(from) <= moment && (!fm || time(from) >= time(fm.from)),
  );
  for (const group of becoming.filter(({ to }) => time(to) <= moment).toSorted((a, b) => time(a.to) - time(b.to)))
    state = after(state, group);
  found.push(state);
  for (const group of becoming.filter(({ to }) => time(to) > moment)) found.push(after(found.at(-1)!, group));
  const strongest = found.toSorted((a, b) => Math.max(b.gust, b.speed) - Math.max(a.gust, a.speed))[0]!;
  const temporary = decoded.trends
    .filter(({ kind, from, to }) => ['TEMPO', 'INTER', 'PROB'].includes(kind) && time(from) <= moment && moment < time(to))
    .map((group) => after(nothing, group));
  return [...found.map((one) => ({ ...one, gust: one === found[0] || one === strongest ? one.gust : -1 })), ...temporary];
}

const two = (value: number): string => String(value).padStart(2, '0');
/** Hours after 18Z on the last day of November as day and hour; midnight as the end of a day is 24. */
const dayHour = (hours: number, isEnd = false): string => {
  const hour = 18 + hours;
  if (isEnd && hour === 24) return '3024';
  if (isEnd && hour === 48) return '0124';
  return hour < 24 ? `30${two(hour)}` : hour < 48 ? `01${two(hour - 24)}` : `02${two(hour - 48)}`;
};
const conditions = fc
  .tuple(
    fc.constantFrom('24010KT', '25020G35KT', 'VRB03KT', '16008G15MPS', ''),
    fc.constantFrom('9999', '3000', '0800', '5000', ''),
    fc.constantFrom('BKN008', 'SCT040', 'OVC002', 'VV001', 'NSC', ''),
  )
  .map((words) => words.filter(Boolean).join(' '));
const whole = fc
  .tuple(fc.constantFrom('24010KT', '30015G25KT'), fc.constantFrom('9999', '4000'), fc.constantFrom('BKN020', 'NSC', 'OVC005'))
  .map((words) => words.join(' '));
const group = fc
  .tuple(
    fc.constantFrom('BECMG', 'TEMPO', 'FM', 'PROB40 TEMPO', 'PROB30', 'INTER'),
    fc.integer({ min: 0, max: 27 }),
    fc.integer({ min: 1, max: 4 }),
    conditions,
    whole,
  )
  .map(([kind, from, hours, said, all]) => ({
    from,
    text:
      kind === 'FM'
        ? `FM${dayHour(from)}${from % 2 === 0 ? '00' : '30'} ${all}`
        : `${kind} ${dayHour(from)}/${dayHour(from + hours, true)} ${said || '9999'}`,
  }));

it('is what a walk through every minute finds, over 300 TAF of 30 hours', () => {
  fc.assert(
    fc.property(
      whole,
      fc.array(group, { maxLength: 5 }),
      fc.integer({ min: 0, max: 29 * 60 }),
      fc.integer({ min: 0, max: 90 }),
      (base, groups, begin, length) => {
        const raw = `TAF LSGG 301725Z 3018/0124 ${[base, ...groups.toSorted((a, b) => a.from - b.from).map(({ text }) => text)].join(' ')}=`;
        const from = Date.parse('2026-11-30T18:00:00Z') + begin * MINUTE;
        const to = Math.min(from + length * MINUTE, Date.parse('2026-12-02T00:00:00Z'));
        const taf = read(raw);
        const minutes: Minute[] = [];
        for (let moment = from; moment === from || moment < to; moment += MINUTE) minutes.push(worstOf(possible(taf, moment)));
        const slow = worstOf(minutes);
        const { worst } = forecastAt(taf, 'LSGG', { at: from, to });
        const fast = {
          ceiling: worst?.ceilingFt?.value ?? Infinity,
          metres: worst?.visibilityMetres?.value ?? Infinity,
          gust: worst?.gustKt?.value ?? -1,
        };
        expect({ raw, ...fast }).toEqual({ raw, ...slow });
      },
    ),
    { numRuns: 300, seed: 31 },
  );
});
