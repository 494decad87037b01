import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { PlogLeg } from '#contract/route/plog.ts';
import { clock, frequency, level, time, turn, variation, wind } from '#words/leg-figures.ts';
import { en } from '#words/en/en.ts';
import { notesOf } from '#core/route/plog/notes.ts';
import { cells, plogToCsv } from '#core/route/plog/to-csv.ts';
import { plogToHtml } from '#core/route/plog/to-html.ts';
import { logFor, logOf, wordsOf } from './logs.ts';

const log = logOf(12);
const unknown = logFor(
  wordsOf(5),
  { aircraft: undefined, winds: [], depart: undefined },
  { aircraft: undefined, frequencyOf: () => undefined },
);

describe('a plog', () => {
  it('says what remains after each leg, nothing at the end', () => {
    let left = log.totals.distanceNm;
    for (const leg of log.legs) {
      left -= leg.distanceNm;
      expect(leg.remainingNm).toBeCloseTo(left, 6);
    }
    expect(log.legs.at(-1)?.remainingNm).toBe(0);
    expect(log.legs.map(({ from }) => from)).toEqual([log.start.ident, ...log.legs.slice(0, -1).map(({ to }) => to.ident)]);
  });

  it('has departure, destination and alternates with frequencies and runways, and navaids with theirs', () => {
    expect(log.aerodromes.map(({ role, ident }) => `${role} ${ident}`)).toEqual(['departure LSGG', 'destination LFMN', 'alternate ZBAA']);
    for (const { frequencies, runways } of log.aerodromes) expect([frequencies.length, runways.length]).toEqual([3, 2]);
    expect(log.legs.slice(0, -1).every(({ to }) => to.frequency !== null && to.frequencyUnit !== null)).toBe(true);
    expect(log.legs.at(-1)?.to).toMatchObject({ kind: 'airport', frequency: null });
  });

  it('takes no route of one point', () => {
    expect(() => logFor('LSGG')).toThrow('No legs');
  });
});

it.each([
  [turn(-11.6), '−12'],
  [turn(-0.3), '0'],
  [turn(4.5), '+5'],
  [variation(-0.4), '0'],
  [variation(-12.3), '12W'],
  [time(0.3), '<1'],
  [time(64.6), '1:05'],
  [time(59.7), '1:00'],
  [clock('2026-11-22T09:13:31.000Z', null), '0914'],
  [clock('2026-11-22T23:59:40.000Z', '2026-11-22T22:00:00.000Z'), '0000+1'],
  [level({ kind: 'flightLevel', feet: 8500 }), 'FL085'],
  [level({ kind: 'altitude', feet: 5500 }), '5500'],
  [level({ kind: 'vfr', feet: null }), 'VFR'],
  [wind({ direction: 0.2, speedKt: 5 }), '360/05'],
  [wind({ direction: 240, speedKt: 0.3 }), '000/00'],
  [en.printed.tenth(-3.06), '−3.1'],
  [en.printed.tenth(-0.04), '0.0'],
  [frequency({ kind: 'navaid', ident: 'A', name: null, stayMinutes: null, frequency: null, frequencyUnit: null }), null],
  [frequency({ kind: 'navaid', ident: 'A', name: null, stayMinutes: null, frequency: 113.8, frequencyUnit: 'MHz' }), '113.800'],
])('figures are shown as %s, which is %s', (shown, expected) => {
  expect(shown).toBe(expected);
});

describe('the notes', () => {
  it('say why figures are unknown, once each', () => {
    expect(notesOf(unknown, en).find((note) => note.startsWith('– is unknown'))).toBe(
      '– is unknown: no aircraft is given (leg 1); no wind is given; no level in the route (leg 1); no frequency in the data (leg 1–4).',
    );
    expect(notesOf(logFor(wordsOf(5), { winds: [{ direction: 200, speedKt: 20, leg: 1 }] }), en)).toContainEqual(
      expect.stringContaining('no wind is given (leg 1, 3–5)'),
    );
  });

  it('tell night, the magnetic model and its validity, and words that are not in the data', () => {
    expect(notesOf(log, en)).toContainEqual(expect.stringMatching(/^Night from \d{4}Z between \w+ and \w+\.$/));
    expect(notesOf(log, en)).toContainEqual(expect.stringMatching(/^Magnetic variation: WMM-\d{4} for 2026-11-22, valid until \d{4}-/));
    expect(notesOf(logFor('LSGG UL612 LFMN'), en)).toContainEqual('LSGG to LFMN: UL612 not in the data; the leg is direct.');
  });
});

describe('CSV', () => {
  it.each([log, unknown])('read back is the legs of the JSON', (one) => {
    const rows = parse(plogToCsv(one), { columns: true }) as Record<string, string>[];
    const written = JSON.parse(JSON.stringify(one)) as typeof one;
    expect(rows).toHaveLength(written.legs.length);
    const read = (text: string | undefined) => (text === '' || text === undefined ? null : text);
    const number = (text: string | undefined) => (read(text) === null ? null : Number(text));
    for (const [index, row] of rows.entries()) {
      const leg = written.legs[index] as PlogLeg;
      const figures = Object.entries(leg).filter(([, value]) => typeof value === 'number');
      expect(figures.length).toBeGreaterThan(4);
      expect(figures.map(([name]) => [name, number(row[name])])).toEqual(figures);
      const unknown = Object.entries(leg).filter(([name, value]) => value === null && name in row);
      expect(unknown.map(([name]) => row[name]).join('')).toBe('');
      expect(row).toMatchObject({
        from: leg.from,
        to: leg.to.ident,
        toName: leg.to.name ?? '',
        eto: leg.eto ?? '',
        via: leg.via.join(' '),
      });
      expect([number(row['toFrequency']), read(row['toFrequencyUnit'])]).toEqual([leg.to.frequency, leg.to.frequencyUnit]);
      expect([number(row['windDirection']), number(row['windSpeedKt'])]).toEqual([leg.wind?.direction ?? null, leg.wind?.speedKt ?? null]);
      expect(number(row['variationDegrees'])).toBe(leg.variation?.degrees ?? null);
      expect([read(row['levelKind']), number(row['levelFeet'])]).toEqual([leg.level?.kind ?? null, leg.level?.feet ?? null]);
      expect(row['reasons']).toBe(leg.reasons.join(' '));
      expect(read(row['fuelUnit'])).toBe(written.totals.fuelUnit);
    }
  });

  it('leaves no figure of a leg out', () => {
    const names = Object.keys(cells);
    const missing = Object.keys(log.legs[0] ?? {}).filter((key) => !names.some((name) => name.startsWith(key)));
    expect(missing).toEqual(['tasSource']);
  });
});

describe('HTML', () => {
  const html = plogToHtml({ ...log, title: `<script>"&'` }, en);
  it('has every character of a name that means something escaped', () => {
    expect(html).not.toContain('<script>');
    expect(html).toContain('<title>&lt;script&gt;&quot;&amp;&#39;</title>');
    expect(html).not.toContain('<east>');
  });

  it('has a row for each leg, boxes to write in, the ages and the warning, and asks for nothing', () => {
    const rows = [...html.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)];
    expect(rows.map(([, ident]) => ident)).toEqual([log.start.ident, ...log.legs.map(({ to }) => to.ident), 'Total']);
    for (const [, , figures = ''] of rows.slice(1, -1)) expect(figures.match(/<td><\/td>/g)?.length).toBeGreaterThanOrEqual(2);
    for (const unit of ['NM', 'ft', 'kt', '°T', '°M', 'UTC']) expect(html).toContain(unit);
    expect(html).toContain('aerodromes of 2026-11-20 (3 days old)');
    expect(html).toContain('Not for navigation');
    expect(html).not.toMatch(/\b(?:src|href)=|url\(|@import/);
  });

  it('has no zero where a figure is unknown', () => {
    const rows = [...plogToHtml(unknown, en).matchAll(/<tr><th scope="row">\w+<\/th>(.*?)<\/tr>/g)];
    const etos = rows.slice(1).map(([, figures = '']) => figures.split('</td>').map((cell) => cell.replace(/<td>/, '')));
    for (const cell of etos.slice(0, -1)) expect(cell.filter((text) => text === '0' || text === '0.0').length).toBeLessThanOrEqual(1);
    expect(etos[0]?.filter((text) => text === '–').length).toBeGreaterThan(8);
  });
});
