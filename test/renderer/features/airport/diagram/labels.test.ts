import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, it, test } from 'vitest';
import type { Runway } from '#contract/airports/runway.ts';
import { SIZE } from '#renderer/features/airport/diagram/chart.ts';
import { drawingOf } from '#renderer/features/airport/diagram/drawing.ts';
import { boxOf, collides, placed, type Label, type PlacedLabel } from '#renderer/features/airport/diagram/labels.ts';
import { barOf, labelsOf, pointsOf, pointsOfArrows } from '#renderer/features/airport/diagram/runway-shapes.ts';
import { describeShared } from '../../../../helpers/describe-shared.ts';
import { times } from '../../../../helpers/long.ts';
import { root } from '../../../../helpers/source/source-files.ts';
import { runway } from '../../../runway.ts';

type Row = Readonly<Record<string, string>>;
type Listed = { code: string; latitude: number; longitude: number; runways: Runway[] };

const rowsOf = (path: string): Row[] => parse(readFileSync(path), { columns: true, relax_column_count: true });
const numberOf = (text = ''): number | null => (text === '' ? null : Number(text));

const end = (row: Row, side: 'le' | 'he') => ({
  ident: row[`${side}_ident`] || null,
  latitude: numberOf(row[`${side}_latitude_deg`]),
  longitude: numberOf(row[`${side}_longitude_deg`]),
  heading: numberOf(row[`${side}_heading_degT`]),
  displaced: numberOf(row[`${side}_displaced_threshold_ft`]),
});

/** Reads the airports with at least two runways, out of the files of a folder. */
function airportsOf(folder: string): Listed[] {
  const airports = new Map<string, Listed>();
  for (const { id = '', ident: code = '', latitude_deg: latitude, longitude_deg: longitude } of rowsOf(join(folder, 'airports.csv')))
    airports.set(id, { code, latitude: Number(latitude), longitude: Number(longitude), runways: [] });
  for (const row of rowsOf(join(folder, 'runways.csv'))) {
    const [low, high] = [end(row, 'le'), end(row, 'he')];
    airports.get(row['airport_ref'] ?? '')?.runways.push(
      runway(row['id'] ?? '', {
        length: numberOf(row['length_ft']),
        width: numberOf(row['width_ft']),
        isClosed: row['closed'] === '1',
        lowEndIdent: low.ident,
        lowEndLatitude: low.latitude,
        lowEndLongitude: low.longitude,
        lowEndHeading: low.heading,
        lowEndDisplacedThreshold: low.displaced,
        highEndIdent: high.ident,
        highEndLatitude: high.latitude,
        highEndLongitude: high.longitude,
        highEndHeading: high.heading,
        highEndDisplacedThreshold: high.displaced,
      }),
    );
  }
  return [...airports.values()].filter(({ runways }) => runways.length > 1);
}

/** What is wrong with the labels of a diagram, a line each. */
function faultsOf({ code, ...airport }: Listed): string[] {
  const drawing = drawingOf(airport, 0);
  const bars = drawing.runways.map((one) => barOf(one, drawing));
  const wanted = labelsOf(bars, drawing, {
    threshold: (feet) => `DTHR ${feet} ft`,
    closed: ({ isClosed }) => (isClosed ? 'closed' : undefined),
  });
  const found = placed(wanted, bars.flatMap(pointsOf), bars.flatMap(pointsOfArrows));
  const at = new Map(wanted.map((label) => [label.key, label]));
  return [
    ...wanted
      .filter(({ isOptional, key }) => !isOptional && !found.some((one) => one.key === key))
      .map(({ text }) => `${code} lacks ${text}`),
    ...found.filter((label, place) => collides(label, found.toSpliced(place, 1))).map(({ text }) => `${code} ${text} collides`),
    ...found.filter((label) => !isInPicture(label)).map(({ text }) => `${code} ${text} is cut off`),
    ...found.filter((label) => drifts(label, at.get(label.key))).map(({ text }) => `${code} ${text} drifts`),
  ];
}

function isInPicture({ spot, ...label }: PlacedLabel): boolean {
  const { width, height } = boxOf(label);
  return Math.abs(spot.x - SIZE / 2) + width / 2 < SIZE / 2 && Math.abs(spot.y - SIZE / 2) + height / 2 < SIZE / 2;
}

/** Farther from what it names than its own width and a letter, without a line to it. */
function drifts(label: PlacedLabel, wanted: Label | undefined): boolean {
  if (label.leader !== undefined || wanted === undefined || label.kind !== 'designator') return false;
  return Math.hypot(label.spot.x - wanted.at.x, label.spot.y - wanted.at.y) > boxOf(label).width / 2 + 16;
}

it('no label collides, drifts or is cut off at any airport of the starter set', () => {
  const airports = airportsOf(join(root, 'resources/starter'));
  expect(airports.length).toBeGreaterThan(50);
  expect(airports.flatMap(faultsOf)).toEqual([]);
});

/** These are a heliport, water next to runways, and the busiest airports of the world. */
const named = ['EHAM', 'KORD', 'EGLL', 'LFPG', 'JRA', 'PALH', 'KDFW', 'KATL'];

describeShared('labels of the diagrams of the full set', ({ world }) => {
  it('neither collide nor drift, and none is cut off, at airports with several runways', { timeout: 300_000 }, () => {
    const airports = airportsOf(world);
    expect(airports.length).toBeGreaterThan(5000);
    expect(named.filter((code) => !airports.some((airport) => airport.code === code))).toEqual([]);
    const step = times(20, 1);
    expect(airports.filter(({ code }, at) => named.includes(code) || at % step === 0).flatMap(faultsOf)).toEqual([]);
  });
});

test.each<[string, Partial<Runway>, string[]]>([
  ['a single grass strip', { length: 1800, width: 60, lowEndIdent: '07', highEndIdent: '25', lowEndHeading: 72 }, ['07', '25']],
  ['a helipad', { length: 60, width: 60, lowEndIdent: 'H1', highEndIdent: 'H1', highEndHeading: 90 }, ['H1']],
])('%s has its designators next to its ends', (_, ends, idents) => {
  const drawing = drawingOf({ latitude: 47, longitude: 8, runways: [runway('one', ends)] }, 0);
  const bars = drawing.runways.map((one) => barOf(one, drawing));
  const labels = placed(labelsOf(bars, drawing, { threshold: String, closed: () => undefined }), bars.flatMap(pointsOf));
  expect(labels.map(({ text, leader }) => [text, leader])).toEqual(idents.map((ident) => [ident, undefined]));
});

const label = (key: string, xs: readonly number[], isOptional = false): Label => ({
  key,
  text: '04L',
  kind: 'designator',
  height: 12.5,
  at: { x: (xs[0] ?? 0) + 200, y: 215 },
  spots: xs.map((x) => ({ x: x + 200, y: 200 })),
  isOptional,
});

it('moves a label away from others and from runways, joins it to its end there, and leaves out only what may be left out', () => {
  const given = [label('a', [0]), label('b', [5, 40]), label('c', [40, 80, 120]), label('d', [0, 1]), label('e', [0, 1], true)];
  const found = placed(given, [{ x: 280, y: 200 }]);
  expect(found.map(({ key, spot, leader }) => [key, spot.x - 200, leader?.[0].x])).toEqual([
    ['a', 0, undefined],
    ['b', 40, 205],
    ['c', 120, 240],
    ['d', 0, undefined],
  ]);
});

it('keeps labels off the lines to others', () => {
  const far = { ...label('far', [60]), at: { x: 200, y: 200 } };
  const [, second] = placed([far, label('second', [20, 30, 120])], []);
  expect(second?.spot.x).toBe(320);
});
