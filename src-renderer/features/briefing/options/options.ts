/**
 * The briefing looks this far around the flight, as typed. The fields are stored in this browser, but for alternates, which are another
 * flight's.
 */
import { create } from 'zustand';
import type { BriefingOptions, BriefingFormat, FlightRules } from '#contract/briefing/options.ts';
import type { Paper } from '#contract/print.ts';
import { fieldsOf, readLocal, writeLocal } from '#renderer/data/browser-store.ts';
import type { Winds } from '#renderer/data/winds.ts';
import { readWind } from '#domain/wind/read-wind.ts';

/** They are the limits of the contract. */
export const fields = {
  corridorNm: { least: 1, most: 200 },
  lowerFt: { least: 0, most: 100_000 },
  upperFt: { least: 0, most: 100_000 },
  beforeDepartureMin: { least: 0, most: 2880 },
  afterArrivalMin: { least: 0, most: 2880 },
  alternateMin: { least: 0, most: 2880 },
  abeamMin: { least: 0, most: 2880 },
} as const satisfies Partial<Record<keyof BriefingOptions, { least: number; most: number }>>;

export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as FieldName[];

export const papers = ['a4', 'a5', 'letter'] as const satisfies readonly Paper[];
export const formats = ['html', 'md', 'text', 'geojson', 'kml', 'openair', 'csv'] as const satisfies readonly BriefingFormat[];
export const rules = ['VFR', 'IFR'] as const satisfies readonly FlightRules[];

type Kept = { typed: Partial<Record<FieldName, string>>; rules: FlightRules | ''; paper: (typeof papers)[number]; hasAppendix: boolean };
type Options = Kept & { alternates: string };

const KEPT = 'briefing';
const MOST_TYPED = 10;

export const useOptions = create<Options>(() => ({ ...storedOptions(), alternates: '' }));

useOptions.subscribe(({ typed, rules: flown, paper, hasAppendix }) =>
  writeLocal(KEPT, { typed, rules: flown, paper, hasAppendix } satisfies Kept),
);

function storedOptions(): Kept {
  const { typed, rules: flown, paper, hasAppendix } = fieldsOf(readLocal(KEPT));
  const texts = fieldsOf(typed);
  return {
    typed: Object.fromEntries(
      fieldNames.flatMap((name) => {
        const text = texts[name];
        return typeof text === 'string' ? [[name, text.slice(0, MOST_TYPED)]] : [];
      }),
    ),
    rules: rules.find((one) => one === flown) ?? '',
    paper: papers.find((one) => one === paper) ?? 'a4',
    hasAppendix: hasAppendix === true,
  };
}

/** The number of a field; undefined for an empty one, null for what is none or outside the limits. Feet and minutes are whole. */
export function readField(name: FieldName, text = ''): number | undefined | null {
  const line = text.replaceAll(/\s/g, '').replace(',', '.');
  if (line === '') return undefined;
  const value = /^\d+(?:\.\d+)?$/.test(line) ? Number(line) : Number.NaN;
  const { least, most } = fields[name];
  return value >= least && value <= most && (name === 'corridorNm' || Number.isInteger(value)) ? value : null;
}

/** A field that cannot be read is left out, and says so where it is. `winds` are those typed on any screen. */
export const optionsOf = ({ typed, rules: flown }: Pick<Options, 'typed' | 'rules'>, winds: Winds): BriefingOptions => {
  const read = surfaceWindsOf(winds);
  return {
    ...Object.fromEntries(
      fieldNames.flatMap((name) => {
        const value = readField(name, typed[name]);
        return value === undefined || value === null ? [] : [[name, value]];
      }),
    ),
    ...(flown !== '' && { rules: flown }),
    ...(read.length > 0 && { surfaceWinds: read }),
  };
};

const MOST_ALTERNATES = 20;
const LONGEST_CODE = 40;

/** The codes in a line are divided by spaces or commas. */
export const alternatesOf = (line: string): string[] =>
  line
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((code) => code !== '' && code.length <= LONGEST_CODE)
    .slice(0, MOST_ALTERNATES);

type SurfaceWinds = NonNullable<BriefingOptions['surfaceWinds']>;

/** It is the contract's limit. */
const MOST = 20;

export const surfaceWindsOf = (winds: Winds): SurfaceWinds =>
  Object.entries(winds)
    .flatMap(([aerodrome, text]) => {
      const wind = readWind(text);
      if (wind === undefined) return [];
      const { direction, speed: speedKt, gust, between: [from, to] = [] } = wind;
      const sector = from !== undefined && to !== undefined && { from, to };
      return [{ ...(aerodrome !== '' && { aerodrome }), direction, speedKt, ...(gust !== undefined && { gustKt: gust }), ...sector }];
    })
    .slice(0, MOST);
