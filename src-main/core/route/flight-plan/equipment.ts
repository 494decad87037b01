/** The letters are those of items 10a, 10b, 18 PBN/ and 18 STS/ (Doc 4444, Appendix 2); some exclude each other. */
import type { FlightPlanFaultCode } from '#contract/route/flight-plan.ts';
import { at, partsOf, wordsOf, type Fault, type Part } from './fault.ts';
import { wordSet } from '#core/text/word-set.ts';

const numbered = (letter: string, most: number): string[] => Array.from({ length: most }, (_, index) => `${letter}${index + 1}`);

/** Item 10a. P4 to P9 are reserved for required communication performance. */
const equipment = new Set([...'ABCDFGHIKLNORSTUVWXYZ', ...numbered('E', 3), ...numbered('J', 7), ...numbered('M', 3), ...numbered('P', 9)]);
/** S, the standard equipment, consists of these. */
const standard = ['V', 'O', 'L'];

/** Item 10b lists transponder modes A, C and S, ADS-B and ADS-C. */
const surveillance = new Set([...'NACEHILPSX', 'B1', 'B2', 'U1', 'U2', 'V1', 'V2', 'D1', 'G1']);
/** The second of a pair is the first with levels, or with reception. */
const oneOf = [
  ['A', 'C'],
  ['B1', 'B2'],
  ['U1', 'U2'],
  ['V1', 'V2'],
];
/** Modes S that lack what all others have: each excludes the others, while E, H, L and S may be together (contentzone.eurocontrol.int/fpl, field 10b). */
const lesser = ['I', 'P', 'X'];
const modesS = [...'EHLS', ...lesser];

const excludes = (one: string, other: string): boolean =>
  one !== other &&
  (oneOf.some((row) => row.includes(one) && row.includes(other)) ||
    (modesS.includes(one) && modesS.includes(other) && (lesser.includes(one) || lesser.includes(other))));

const pbn = new Set([
  'A1',
  ...numbered('B', 6),
  ...numbered('C', 4),
  ...numbered('D', 4),
  'L1',
  ...numbered('O', 4),
  'S1',
  'S2',
  'T1',
  'T2',
]);
const MOST_PBN = 8;

/** The sensors that entries name, each with the letters of item 10a that are for it; the first of a kind names all that its specification permits (Doc 9613). */
const sensors: readonly { code: FlightPlanFaultCode; letters: readonly string[]; entries: readonly string[] }[] = [
  { code: 'pbnNeedsG', letters: ['G'], entries: 'B1 B2 C1 C2 D1 D2 O1 O2 S1 S2 T1 T2'.split(' ') },
  { code: 'pbnNeedsD', letters: ['D'], entries: 'B1 B3 B4 C1 C3 C4 D1 D3 D4 O1 O3 O4'.split(' ') },
  { code: 'pbnNeedsVor', letters: ['O', 'S'], entries: 'B1 B4'.split(' ') },
  { code: 'pbnNeedsI', letters: ['I'], entries: 'B1 B5 C1 C4 D1 D4 O1 O4'.split(' ') },
  { code: 'pbnNeedsC', letters: ['C'], entries: ['B6'] },
];

const handling = wordSet('ALTRV ATFMX FFR FLTCK HAZMAT HEAD HOSP HUM MARSA MEDEVAC NONRVSM SAR STATE');

export const equipmentOf = (value: string): string[] => partsOf(value, letters).map(({ text }) => text);

export function equipmentFaults(value: string): Fault[] {
  const parts = partsOf(value, letters);
  const hasStandard = parts.some(({ text }) => text === 'S');
  return [
    ...lettersOf(parts, equipment),
    ...(hasStandard ? parts.filter(({ text }) => standard.includes(text)).map((part) => at('coveredByS', part)) : []),
  ];
}

export function surveillanceFaults(value: string): Fault[] {
  const parts = partsOf(value, letters);
  const several = parts.flatMap((part, index) =>
    parts.slice(0, index).some(({ text }) => excludes(text, part.text)) ? [at('severalModes', part)] : [],
  );
  return [...lettersOf(parts, surveillance), ...several];
}

/** Checks the PBN entries: there are at most eight, written without blanks. */
export function pbnFaults(value: string): Fault[] {
  const parts = pbnParts(value);
  const beyond = parts[MOST_PBN];
  return [...entriesOf(parts, pbn), ...(beyond === undefined ? [] : [{ code: 'tooLong' as const, from: beyond.from, to: value.length }])];
}

/** These entries need a sensor that item 10a lacks. */
export function pbnSensorFaults(value: string, letters: readonly string[]): Fault[] {
  const missing = sensors.filter((sensor) => !sensor.letters.some((letter) => letters.includes(letter)));
  return pbnParts(value).flatMap((part) => missing.filter(({ entries }) => entries.includes(part.text)).map(({ code }) => at(code, part)));
}

export const handlingFaults = (value: string): Fault[] => entriesOf(wordsOf(value), handling);

/** The letters of a set are each there once: item 19's R/, S/ and J/. */
export const lettersAmong =
  (set: string) =>
  (value: string): Fault[] =>
    lettersOf(partsOf(value, /[A-Z]/g), new Set(set));

const letters = /[A-Z]\d?|\d/g;
const pbnParts = (value: string): Part[] => partsOf(value, letters);

function lettersOf(parts: readonly Part[], letters: ReadonlySet<string>): Fault[] {
  const none = parts.find(({ text }) => text === 'N');
  return [
    ...parts.filter(({ text }) => !letters.has(text)).map((part) => at('unknownLetter', part)),
    ...repeated(parts),
    ...(none && parts.some(({ text }) => text !== 'N') ? [at('noneWithOthers', none)] : []),
  ];
}

const entriesOf = (parts: readonly Part[], entries: ReadonlySet<string>): Fault[] => [
  ...parts.filter(({ text }) => !entries.has(text)).map((part) => at('unknownEntry', part)),
  ...repeated(parts),
];

const repeated = (parts: readonly Part[]): Fault[] =>
  parts.filter(({ text }, index) => parts.findIndex((other) => other.text === text) < index).map((part) => at('repeated', part));
