/** A plog on paper, read back by Poppler: each figure is worked out here again from the JSON. */
import { describe, expect, it } from 'vitest';
import type { Paper } from '#contract/print.ts';
import type { Plog, PlogLeg } from '#contract/route/plog.ts';
import { en } from '#words/en/en.ts';
import { openPrinter } from '#core/print/printer.ts';
import { plogDocument } from '#core/route/plog/to-pdf.ts';
import { isPopplerHere, pagesOf } from '../../../helpers/poppler.ts';
import { logFor, logOf, wordsOf } from './logs.ts';

const printer = openPrinter();

const round = (value: number | null, shown: (value: number) => string) => (value === null ? '–' : shown(value));
const three = (value: number | null) => round(value, (one) => String(Math.round(one) % 360 || 360).padStart(3, '0'));
const minutes = (value: number) =>
  value < 59.5 ? String(Math.round(value)) : `${Math.floor(Math.round(value) / 60)}:${String(Math.round(value) % 60).padStart(2, '0')}`;
const hours = (eto: string) => new Date(Math.round(Date.parse(eto) / 60_000) * 60_000).toISOString().slice(11, 16).replace(':', '');

function figuresOf(leg: PlogLeg, paper: Paper): string[] {
  const signed = round(
    leg.windCorrection,
    (one) => `${Math.round(one) > 0 ? '+' : Math.round(one) < 0 ? '−' : ''}${Math.abs(Math.round(one))}`,
  );
  return [
    leg.to.ident,
    ...(leg.to.frequency === null ? [] : [leg.to.frequencyUnit === 'kHz' ? String(leg.to.frequency) : leg.to.frequency.toFixed(3)]),
    leg.level === null ? '–' : 'FL085',
    leg.wind === null ? '–' : `${three(leg.wind.direction)}/${leg.wind.speedKt}`,
    three(leg.trueTrack),
    three(leg.magneticTrack),
    three(leg.magneticHeading),
    three(leg.compassHeading),
    ...(paper === 'a6' ? [] : [signed, round(leg.tasKt, (one) => one.toFixed(0))]),
    round(leg.groundSpeedKt, (one) => one.toFixed(0)),
    leg.distanceNm.toFixed(1),
    leg.remainingNm.toFixed(1),
    round(leg.minutes, minutes),
    leg.eto === null ? '–' : hours(leg.eto),
    round(leg.fuel, (one) => one.toFixed(1)),
    round(leg.fuelLeft, (one) => one.toFixed(1)),
  ];
}

/** What is missing of each leg in the lines from its ident to the next one's. */
function missing(plog: Plog, pages: readonly string[], paper: Paper): string[] {
  const lines = pages.flatMap((page) => page.split('\n'));
  const rows = plog.legs.map(({ to }) => lines.findLastIndex((line) => new RegExp(`^ *${to.ident} +\\S+ +\\d`).test(line)));
  return plog.legs.flatMap((leg, index) => {
    const words = lines.slice(rows[index], (rows[index] ?? 0) + 3).flatMap((line) => line.trim().split(/\s+/));
    return figuresOf(leg, paper)
      .filter((figure) => !words.includes(figure))
      .map((figure) => `${leg.to.ident}: ${figure}`);
  });
}

describe.runIf(isPopplerHere)('a printed plog', () => {
  it.each([
    ['a6', 12],
    ['a5', 12],
    ['a4', 50],
  ] as const)(
    'on %s of %d legs has every figure of the JSON, units in its head on each page of the table, and the aerodromes',
    async (paper, legs) => {
      const plog = logOf(legs);
      const pages = pagesOf(await printer.print(plogDocument(plog, paper, en)));
      expect(missing(plog, pages, paper)).toEqual([]);
      const tables = pages.filter((page) => /^ *Point/m.test(page));
      expect(tables.length).toBeGreaterThanOrEqual(legs === 50 ? 2 : 1);
      for (const page of tables) for (const head of ['NM', 'ft', 'kt', '°T', '°M', 'UTC', 'ATO', 'Actual']) expect(page).toContain(head);
      const text = pages.join(' ').replaceAll(/\s+/g, ' ');
      for (const words of [
        'Departure LSGG',
        'Destination LFMN',
        'Alternate ZBAA, elevation',
        'TWR 118.700',
        '04/22 12795 ft (3899 m)',
        '04L/22R length unknown',
      ])
        expect(text).toContain(words);
      for (const page of pages) expect(page).toContain('Not for navigation');
    },
  );

  it('has dashes and a note where nothing is known, and no zero', async () => {
    const plog = logFor(wordsOf(5), { aircraft: undefined, winds: [], depart: undefined }, { aircraft: undefined });
    const pages = pagesOf(await printer.print(plogDocument(plog, 'a5', en)));
    expect(missing(plog, pages, 'a5')).toEqual([]);
    expect(pages.join(' ')).toContain('– is unknown: no aircraft is given');
    expect(pages.join('\n').split(/\s+/)).not.toContain('0');
  });
});
