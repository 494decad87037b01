/**
 * Declared distances in any layout: `RWY 09 TORA 2500M TODA …`, `TORA/TODA/ASDA/LDA 1020M`, a table under `RWY TORA TODA ASDA LDA`. Without a
 * unit they are metres (ICAO Annex 14), but feet in Canada and the USA, and where the text gives its other lengths of the runway in feet. Those
 * from an intersection are left out: they are not the runway's.
 */
import { namesAt } from '../closures/names.ts';
import type { Token } from '../closures/tokens.ts';
import { measureAt, type Length } from './numbers.ts';

type Distance = 'TORA' | 'TODA' | 'ASDA' | 'LDA';
const isDistance = (word: string | undefined): word is Distance => word === 'TORA' || word === 'TODA' || word === 'ASDA' || word === 'LDA';

export type Declared = { runway: string | null; when: 'day' | 'night' | null; lengths: Length[] };

/** Lines between the rows of a table. */
const MOST_REMARKS = 3;
const remark = /^(?:SLOPE|NOTES?)$/;
/** Words between a distance and its number. */
const between = /^(?:[:=-]|IS|ARE|NOW|REDUCED|RED|LTD|CHANGED|AMENDED|TO|RWY|RUNWAY|AVBL|OF)$/;
const intersection = /^(?:INT|INTS|INTERSECTION|INTERSECTIONS|INTXN|TWY|TAXIWAY|TWYS|POSITION)$/;
/** More than a runway has; a smaller number is a gradient or a designator. */
const MOST = 20_000;
const LEAST = 100;

class Distances {
  readonly found: Declared[] = [];
  private runway: string | null = null;
  private when: Declared['when'] = null;
  private isIntersection = false;
  private isSupplementary = false;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  read(): Declared[] {
    for (let at = 0; at < this.tokens.length;) at = this.step(at);
    return this.found;
  }

  private step(at: number): number {
    const token = this.tokens[at] as Token;
    if (isDistance(token.text)) return this.labels(at);
    if (token.meaning === 'runway') {
      const { names, next } = namesAt(this.tokens, at + 1);
      if (names.length > 0) {
        this.runway = names[0] ?? null;
        this.isIntersection = false;
      }
      return names.length > 0 ? next : at + 1;
    }
    if (token.text === 'DAY' || token.text === 'HJ') this.when = 'day';
    else if (token.text === 'NIGHT' || token.text === 'HN') this.when = 'night';
    else if (intersection.test(token.text)) this.isIntersection = true;
    else if (token.text.startsWith('SUPP')) this.isSupplementary = true;
    else if (token.text === '.' && this.tokens[at + 1]?.gap !== 'none') this.isIntersection = false;
    return at + 1;
  }

  /** One or more names of distances, then their numbers or the rows of a table. */
  private labels(from: number): number {
    const labels: Distance[] = [];
    let at = from;
    let isTable = true;
    for (; at < this.tokens.length; at++) {
      const { text } = this.tokens[at] as Token;
      if (isDistance(text)) labels.push(text);
      else if (text === '/' || text === ',' || text === '(' || text === ')' || text === 'M' || text === 'AND')
        isTable &&= text !== '/' && text !== 'AND';
      else break;
    }
    const first = this.tokens[at];
    if (isTable && first?.gap === 'line' && (labels.length > 1 || namesAt(this.tokens, at).names.length > 0)) return this.rows(labels, at);
    return this.values(labels, at, from);
  }

  private values(labels: readonly Distance[], from: number, first: number): number {
    let at = from;
    while (between.test(this.tokens[at]?.text ?? '')) {
      if (this.tokens[at]?.meaning === 'runway') {
        const { names, next } = namesAt(this.tokens, at + 1);
        if (names.length > 0) {
          this.runway = names[0] ?? null;
          at = next;
          continue;
        }
      }
      at++;
    }
    // `LDA 27 1200M`
    const named = namesAt(this.tokens, at);
    if (named.names.length === 1 && measureAt(this.tokens, named.next)) {
      this.runway = named.names[0] ?? null;
      at = named.next;
    }
    const lengths: Length[] = [];
    let measure = measureAt(this.tokens, at);
    for (const label of labels) {
      if (!measure) break;
      if (isPlausible(measure.value)) lengths.push({ of: label, value: measure.value, unit: measure.unit ?? 'm' });
      at = measure.next;
      const isList = labels.length > 1 && this.tokens[at]?.text === '/';
      const next = isList ? measureAt(this.tokens, at + 1) : null;
      if (next && (measure.unit === null || next.unit === measure.unit)) measure = next;
    }
    // `2000/2060/2000/1800M`: the unit of the last is that of all.
    const unit = lengths.at(-1)?.unit;
    if (unit === 'ft' && labels.length > 1) for (const length of lengths) length.unit = unit;
    if (!this.isIntersection && !this.isSupplementary) this.add(this.runway, lengths);
    return Math.max(at, first + 1);
  }

  private rows(labels: readonly Distance[], from: number): number {
    let at = from;
    while (at < this.tokens.length) {
      const start = this.behindRemarks(at);
      const { names, next } = namesAt(this.tokens, start);
      if (names.length !== 1 || !/^\d\d/.test(this.tokens[start]?.text ?? '') || this.tokens[start]?.gap !== 'line') return at;
      const row = this.row(labels, next);
      if (row.lengths.length > 0) this.add(names[0] ?? null, row.lengths);
      at = row.next;
    }
    return at;
  }

  /** `SLOPE 0.3 PERCENT DOWN TO SE.`, `NOTE: …`: between the rows of two runways. */
  private behindRemarks(from: number): number {
    let at = from;
    for (let line = 0; line < MOST_REMARKS && this.tokens[at]?.gap === 'line' && remark.test(this.tokens[at]?.text ?? ''); line++) {
      at++;
      while (at < this.tokens.length && this.tokens[at]?.gap !== 'line') at++;
    }
    return at;
  }

  /** The line has a number or a dash for each column; numbers in brackets and gradients are left out. */
  private row(labels: readonly Distance[], from: number): { lengths: Length[]; next: number } {
    const lengths: Length[] = [];
    let at = from;
    let column = 0;
    let depth = 0;
    while (at < this.tokens.length && this.tokens[at]?.gap !== 'line') {
      const { text } = this.tokens[at] as Token;
      if (text === '(') depth++;
      else if (text === ')') depth--;
      const measure = depth > 0 ? null : measureAt(this.tokens, at);
      const label = labels[column];
      if (measure && label !== undefined && isPlausible(measure.value) && this.tokens[at]?.gap !== 'none') {
        lengths.push({ of: label, value: measure.value, unit: measure.unit ?? 'm' });
        column++;
        at = measure.next;
        continue;
      }
      if (depth === 0 && (text === '-' || text === 'NIL')) column++;
      at++;
    }
    return { lengths, next: at };
  }

  /** Distances of one runway belong together; of two of a kind the shorter counts. */
  private add(runway: string | null, lengths: readonly Length[]): void {
    const { when } = this;
    let declared = this.found.find((one) => one.runway === runway && one.when === when);
    if (lengths.length === 0) return;
    if (!declared) this.found.push((declared = { runway, when, lengths: [] }));
    for (const length of lengths) {
      const known = declared.lengths.find(({ of }) => of === length.of);
      if (!known) declared.lengths.push(length);
      else if (known.unit === length.unit && length.value < known.value) known.value = length.value;
    }
  }
}

const isPlausible = (value: number): boolean => value === 0 || (value >= LEAST && value <= MOST);

/** `isFeet`: the state or the other lengths of the text say so. */
export function declaredIn(tokens: readonly Token[], isFeet: boolean): Declared[] {
  if (!tokens.some(({ text }) => isDistance(text))) return [];
  const found = new Distances(tokens).read();
  const lengths = found.flatMap((one) => one.lengths);
  const isWithoutUnit = !tokens.some(({ text }) => /^\d*(?:M|MTRS?|METRES?|METERS?)$/.test(text));
  if (isWithoutUnit && (isFeet || lengths.some(({ unit, value }) => unit === 'm' && value > LONGEST_M)))
    for (const length of lengths) length.unit = 'ft';
  return found;
}

/** No runway has more; a larger number without a unit is in feet, and so are the others of its text. */
const LONGEST_M = 6000;
