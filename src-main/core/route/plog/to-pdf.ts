/** Prints a log: for the kneeboard a cell has two figures, one above the other, and room to write the actual time and fuel. */
import type { Paper } from '#contract/print.ts';
import type { Plog, PlogLeg } from '#contract/route/plog.ts';
import type { Sentences } from '#words/sentences.ts';
import type { Block, Cell, PrintedDocument } from '#core/print/document.ts';
import { sheets, widthOf, type Sheet } from '#core/print/paper.ts';
import { onlyPrintable, printable } from '#core/print/printable.ts';
import { unitOf, type ColumnKey } from '#words/leg-columns.ts';
import { aerodromeLines, cellsOf, legendOf, summaryOf } from './around.ts';
import { agesOf, notesOf } from './notes.ts';

/** The columns go from left to right, the figures in each from above. */
type Stacks = readonly (readonly ColumnKey[])[];

const kneeboard: Stacks = [
  ['point', 'frequency'],
  ['level', 'wind'],
  ['trueTrack', 'magneticTrack'],
  ['magneticHeading', 'compassHeading'],
  ['groundSpeed'],
  ['distance', 'remaining'],
  ['minutes', 'eto'],
  ['ato'],
  ['fuel', 'fuelLeft'],
  ['fuelActual'],
];
const full: Stacks = [
  ['point', 'frequency'],
  ['level', 'wind'],
  ['trueTrack', 'magneticTrack'],
  ['windCorrection', 'variation'],
  ['magneticHeading', 'compassHeading'],
  ['tas', 'groundSpeed'],
  ['distance', 'remaining'],
  ['minutes', 'eto'],
  ['ato'],
  ['fuel', 'fuelLeft'],
  ['fuelActual'],
];

/** The widest usual figure of a column has this many characters, which are its share of the width. */
const charactersOf: Readonly<Record<ColumnKey, number>> = {
  point: 7.5,
  frequency: 8.4,
  level: 5.5,
  wind: 6.3,
  trueTrack: 3.4,
  magneticTrack: 3.4,
  windCorrection: 3.6,
  variation: 3.4,
  trueHeading: 3.4,
  magneticHeading: 3.4,
  compassHeading: 3.4,
  tas: 3.6,
  groundSpeed: 3.6,
  distance: 5.4,
  remaining: 5.4,
  minutes: 4.4,
  eto: 5,
  ato: 6.6,
  fuel: 5.4,
  fuelLeft: 5.4,
  fuelActual: 6.6,
};

/** `row`: least height, points: room to write by hand. `hasNames`: the names of points are wide. */
type Form = { stacks: Stacks; row: number; hasNames: boolean };
const forms: Record<Paper, Form> = {
  a6: { stacks: kneeboard, row: 18, hasNames: false },
  a5: { stacks: full, row: 20, hasNames: false },
  a4: { stacks: full, row: 24, hasNames: true },
  letter: { stacks: full, row: 24, hasNames: true },
};
/** Characters that the column of the points is wider for their names. */
const NAME = 10;
/** A pilot looks for a figure by these, or flies by them. */
const strong: readonly ColumnKey[] = ['point', 'magneticHeading', 'eto'];

export function plogDocument(plog: Plog, paper: Paper, words: Sentences): PrintedDocument {
  const sheet = sheets[paper];
  const { small } = sheet;
  return {
    paper,
    language: words.language,
    title: plog.title,
    made: Date.parse(plog.made),
    ages: agesOf(plog, words),
    content: [
      { text: summary(plog, words), margin: [0, 0, 0, 4] },
      table(plog, forms[paper], { sheet, words }),
      {
        stack: [...notesOf(plog, words), legendOf(forms[paper].stacks.flat(), words)].map((text) => ({
          text,
          fontSize: small,
          margin: [0, 0, 0, 1.5],
        })),
        margin: [0, 5, 0, 0],
      },
      ...plog.aerodromes.flatMap((aerodrome): Block[] => {
        const { title, lines, weather } = aerodromeLines({ ...aerodrome, name: printable(aerodrome.name, aerodrome.ident) }, words);
        return [
          { stack: [{ text: title, bold: true }, ...lines.map((text) => ({ text }))], unbreakable: true, margin: [0, 5, 0, 0] },
          ...weather.map((text) => ({ text: onlyPrintable(text), fontSize: small })),
        ];
      }),
    ],
  };
}

/** Each figure stays on one line with its name. pdfmake measures a word of several runs wrongly, so all of it is one run. */
const summary = (plog: Plog, words: Sentences): string =>
  summaryOf(plog, words)
    .map(({ name, value }) => `${name} ${value}`.replaceAll(' ', '\u00A0'))
    .join(' · ');

function table(plog: Plog, { stacks, row, hasNames }: Form, { sheet, words }: Look): Block {
  const widths = stacks.map((keys, index) => Math.max(...keys.map((key) => charactersOf[key])) + (hasNames && index === 0 ? NAME : 0));
  const sum = widths.reduce((all, one) => all + one, 0);
  // Each cell has 1.5 points on both sides and a line.
  const free = widthOf(sheet) - stacks.length * 3.5 - 0.5;
  const rowOf = (text: (key: ColumnKey) => string, name?: string): Cell[] =>
    stacks.map((keys, index) => ({
      stack: [
        ...keys.flatMap((key, line): Block[] => {
          const shown = text(key);
          // The lower figure stays in its line; a name goes up next to its ident.
          if (shown === '' && (line > 0 || keys.length === 1)) return [];
          return [{ text: shown === '' ? ' ' : shown, bold: strong.includes(key) }];
        }),
        ...(hasNames && index === 0 && name ? [{ text: name, fontSize: sheet.small }] : []),
      ],
      alignment: index === 0 ? 'left' : 'right',
    }));
  const { start, leg: cellOf, total } = cellsOf(plog, words);
  const named = ({ ident, name }: PlogLeg['to']) => (name === null ? undefined : printable(name, ident));
  const body = [
    stacks.map((keys) => headOf(keys, plog, { sheet, words })),
    rowOf(start, named(plog.start)),
    ...plog.legs.map((leg) => rowOf((key) => cellOf(leg, key), named(leg.to))),
    rowOf(total).map((cell) => ({
      ...cell,
      fillColor: '#f2f2f2',
    })),
  ];
  return {
    table: {
      widths: widths.map((width) => (width * free) / sum),
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      heights: body.map((_, index) => (index === 0 ? 0 : row)),
      body,
    },
    layout: 'grid',
  };
}

type Look = { sheet: Sheet; words: Sentences };

/** Each figure has a head and a unit; a unit that the next one shares is printed once. */
function headOf(keys: readonly ColumnKey[], plog: Plog, { sheet: { small }, words }: Look): Cell {
  const lines = keys.flatMap((key, index): Block[] => {
    const [unit, next] = [unitOf(key, plog.totals), keys[index + 1]];
    const isOnce = next !== undefined && unitOf(next, plog.totals) === unit;
    return [{ text: words.legHeads[key].short, bold: true }, ...(unit === '' || isOnce ? [] : [{ text: unit }])];
  });
  return { stack: lines, fontSize: small, alignment: keys[0] === 'point' ? 'left' : 'right' };
}
