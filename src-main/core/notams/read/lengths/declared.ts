/**
 * Declared distances in any layout: `RWY 09 TORA 2500M TODA …`, `TORA/TODA/ASDA/LDA 1020M`, `LDA REDUCED BY 300M`, a table under `RWY TORA TODA ASDA LDA`. Without a
 * unit they are metres (ICAO Annex 14), but feet in Canada and the USA, and where the text gives its other lengths of the runway in feet. Those
 * from an intersection are not the runway's, so that only their words are given. Over 400 lines because each layout has its own rules.
 */
import { namesAt } from '../closures/names.ts';
import type { Token } from '../closures/tokens.ts';
import { type Length, type Quantity, type Unit, lowering, measureAt, quantityAt, unitOf } from './quantity.ts';

const distances = ['TORA', 'TODA', 'ASDA', 'LDA'] as const;
type Distance = (typeof distances)[number];
const isDistance = (word: string | undefined): word is Distance => distances.some((distance) => distance === word);

/** Notices may write the names out: `LANDING DISTANCE AVBL`, `TKOF RUN AVBL`. */
const longNames: readonly { of: Distance; words: readonly RegExp[] }[] = [
  { of: 'LDA', words: [/^(?:LDG|LANDING)$/, /^DIST(?:ANCE)?$/] },
  { of: 'TORA', words: [/^(?:TKOF|TAKEOFF|TAKE-OFF)$/, /^RUN$/] },
  { of: 'TODA', words: [/^(?:TKOF|TAKEOFF|TAKE-OFF)$/, /^DIST(?:ANCE)?$/] },
  { of: 'ASDA', words: [/^ACCELERATE-STOP$/, /^DIST(?:ANCE)?$/] },
  { of: 'ASDA', words: [/^ACCELERATE$/, /^(?:-|STOP)$/, /^(?:STOP|DIST(?:ANCE)?)$/] },
];

/** A figure whose unit is not written. */
type Bare = Omit<Length, 'unit'> & { unit: Unit | null };
type Read = {
  runway: string | null;
  when: 'day' | 'night' | null;
  lengths: Bare[];
  /** One of its figures may mean anything. */ isUnclear: boolean;
  /** Places in the text of the distances from an intersection, end excluded. */
  intersection: { from: number; to: number } | null;
  /** These are places in the text, from the name of the first to the figure of the last. */
  from: number;
  to: number;
};
export type Declared = Pick<Read, 'runway' | 'when' | 'intersection' | 'from' | 'to'> & { lengths: Length[] };
type Column = { of: Distance; unit: Unit | null };

/** Distances that are as near to each other in the text, in letters, are quoted together. */
const NEAR = 40;
/** This many lines may be between the rows of a table. */
const MOST_REMARKS = 3;
const remark = /^(?:SLOPE|NOTES?)$/;
/** ONLY is this near in front of the intersection. */
const FROM_ONLY = 3;
const intersection = /^(?:INT|INTS|INTERSECTION|INTERSECTIONS|INTXN|TWY|TAXIWAY|TWYS|POSITION)$/;
/** More than a runway has; a smaller number is a gradient or a designator. */
const MOST = 20_000;
const LEAST = 100;

class Distances {
  readonly found: Read[] = [];
  private runways: readonly (string | null)[] = [null];
  /** Both ends of the runway that was named last. */
  private ends: string | null = null;
  private when: Read['when'] = null;
  private isIntersection = false;
  /** The token that names it. */
  private intersectionAt = 0;
  private isSupplementary = false;
  private isCause = false;
  /** Place in the text of the name of the distance that is read. */
  private namedAt = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  read(): Read[] {
    for (let at = 0; at < this.tokens.length;) at = this.step(at);
    return this.found;
  }

  private step(at: number): number {
    const token = this.tokens[at] as Token;
    const columns = this.columnsAt(at);
    if (columns !== null) {
      this.namedAt = token.from;
      return this.distances(columns.of, columns.isTable, columns.next);
    }
    if (token.meaning === 'runway') {
      const { names, next } = namesAt(this.tokens, at + 1);
      // `DUE TO RWY 07 THR DISPLACED` names the reason; `DUE WIP` above a list of distances holds for no line of it.
      const behind = this.tokens[next]?.text === ':' ? next + 1 : next;
      if (names.length > 0 && (!this.isCause || isDistance(this.tokens[behind]?.text))) {
        this.runways = names;
        this.ends = names.find((name) => name.includes('/')) ?? this.ends;
        this.isIntersection = false;
      }
      return names.length > 0 ? next : at + 1;
    }
    // The end precedes its distances in `RWY 09/27 CHANGED: 09 TORA 2600 … 27 TORA 2500`.
    const end = /^\d\d/.test(token.text) ? namesAt(this.tokens, at) : null;
    if (end?.names.length === 1 && isDistance(this.tokens[end.next]?.text)) {
      this.runways = end.names;
      this.isIntersection = false;
      return end.next;
    }
    if (this.isOfBothEnds(at)) this.takeBothEnds();
    if (token.text === 'DAY' || token.text === 'HJ') this.when = 'day';
    else if (token.text === 'NIGHT' || token.text === 'HN') this.when = 'night';
    // `DEP FM INT B ONLY, TORA 2000M`, `TKOF ONLY FM TWY E, TORA 2200M`: no one takes off from anywhere else.
    else if (token.meaning === 'only') this.isIntersection = false;
    else if (intersection.test(token.text) && !this.isBehindOnly(at)) {
      if (!this.isIntersection) this.intersectionAt = at;
      this.isIntersection = true;
    } else if (token.text.startsWith('SUPP')) this.isSupplementary = true;
    else if (token.meaning === 'due') this.isCause = true;
    else if (token.text === '.' && this.tokens[at + 1]?.gap !== 'none') {
      this.isIntersection = false;
      this.isCause = false;
      this.when = null;
    }
    return at + 1;
  }

  private isBehindOnly(at: number): boolean {
    const only = this.tokens.slice(Math.max(0, at - FROM_ONLY), at).findIndex(({ meaning }) => meaning === 'only');
    return only >= 0 && /^(?:FM|FROM|AT|VIA|WITH)$/.test(this.tokens[at - 1]?.text ?? '');
  }

  /** The distances are those of both ends in `TORA 620M BOTH DIRECTIONS`. */
  private isOfBothEnds(at: number): boolean {
    const before = this.tokens[/^(?:IN|FOR)$/.test(this.tokens[at - 1]?.text ?? '') ? at - 2 : at - 1]?.text ?? '';
    return (
      /^(?:BOTH|EITHER)$/.test(this.tokens[at]?.text ?? '') &&
      /^(?:DIRECTIONS?|WAYS?|ENDS?)$/.test(this.tokens[at + 1]?.text ?? '') &&
      /^(?:M|FT|\d+(?:M|FT)?)$/.test(before)
    );
  }

  /** The end that was named last has no other distances in `RWY 11/29 CLSD W OF THR 29. TORA 620M BOTH DIRECTIONS`. */
  private takeBothEnds(): void {
    const last = this.found.at(-1);
    if (last && this.ends?.split('/').includes(last.runway ?? '') === true) last.runway = this.ends;
  }

  /** One or more names of distances with their units, or the declared distances together; null where none begins. */
  private columnsAt(from: number): { of: Column[]; isTable: boolean; next: number } | null {
    if (this.tokens[from]?.text === 'DECLARED' && this.tokens[from + 1]?.text.startsWith('DIST')) {
      const next = from + 2;
      const isAll = this.changeBehind(next)?.relation === 'less';
      return isAll ? { of: distances.map((of) => ({ of, unit: null })), isTable: false, next } : null;
    }
    const long = longNames.find(({ words }) => words.every((word, at) => word.test(this.tokens[from + at]?.text ?? '')));
    if (long) return this.longNameAt(long.of, from + long.words.length);
    if (!isDistance(this.tokens[from]?.text)) return null;
    const of: Column[] = [];
    let isTable = true;
    let next = from;
    for (; next < this.tokens.length; next++) {
      const { text, gap } = this.tokens[next] as Token;
      const unit = unitOf(text);
      const last = of.at(-1);
      // Both are changed in `TORA ET TODA` and `TORA E TODA`.
      const isAnd = text === 'AND' || (/^(?:ET|[YEI]|UND)$/.test(text) && isDistance(this.tokens[next + 1]?.text));
      if (isDistance(text)) of.push({ of: text, unit: null });
      else if (unit !== null && last && gap !== 'line') {
        // `TORA FT M` has two columns.
        if (last.unit !== null && last.unit !== unit && this.tokens[next - 1]?.text !== '/') of.push({ of: last.of, unit });
        last.unit ??= unit;
      } else if (text === '/' || text === ',' || text === '(' || text === ')' || isAnd)
        isTable &&= !isAnd && (text !== '/' || !isDistance(this.tokens[next + 1]?.text));
      // `TORA=TODA=ASDA=LDA=3000M` is one figure for all, and no table.
      else if (text === '=' && isDistance(this.tokens[next + 1]?.text)) isTable = false;
      else break;
    }
    // The unit of the last column is that of all in `TORA TODA ASDA LDA (FT)`.
    if (of.slice(0, -1).every(({ unit }) => unit === null)) for (const column of of) column.unit = of.at(-1)?.unit ?? null;
    return { ...this.unitsBelow(of, next), isTable };
  }

  /** It is a distance only where a figure or a change follows. */
  private longNameAt(of: Distance, from: number): { of: Column[]; isTable: boolean; next: number } | null {
    let next = from;
    while (/^(?:DIST|DISTANCE|AVBL|AVAILABLE)$/.test(this.tokens[next]?.text ?? '')) next++;
    const { runways } = this;
    const isSaid = this.changeBehind(next) !== null;
    this.runways = runways;
    return isSaid ? { of: [{ of, unit: null }], isTable: false, next } : null;
  }

  /** A line of units may follow the names, with one for each or several, as in `M FT M FT`. */
  private unitsBelow(of: Column[], from: number): { of: Column[]; next: number } {
    const units: Unit[] = [];
    let next = from;
    for (; next < this.tokens.length; next++) {
      const { text, gap } = this.tokens[next] as Token;
      const unit = unitOf(text);
      if (next > from && gap === 'line') break;
      if (unit !== null && (next > from || gap === 'line')) units.push(unit);
      else if (text !== '(' && text !== ')') return { of, next: from };
    }
    const each = units.length / of.length;
    if (units.length === 0 || !Number.isInteger(each)) return { of, next: from };
    return { of: units.map((unit, at) => ({ of: of[Math.floor(at / each)]?.of ?? 'TORA', unit })), next };
  }

  private distances(columns: readonly Column[], isTable: boolean, at: number): number {
    const first = this.tokens[at];
    if (isTable && first?.gap === 'line' && (columns.length > 1 || namesAt(this.tokens, this.behindNoun(at)).names.length > 0))
      return this.rows(columns, at);
    return this.values(columns, at);
  }

  private behindNoun(at: number): number {
    return this.tokens[at]?.meaning === 'runway' ? at + 1 : at;
  }

  /** The next word that says how a length changes, over the runway: `LDA RWY 09 REDUCED TO`. */
  private changeBehind(from: number): Quantity | null {
    let at = from;
    while (/^(?:[:=(]|FOR|OF|ON)$/.test(this.tokens[at]?.text ?? '') || this.tokens[at]?.meaning === 'runway') {
      const { names, next } = this.tokens[at]?.meaning === 'runway' ? namesAt(this.tokens, at + 1) : { names: [], next: at + 1 };
      if (names.length > 0) this.runways = names;
      at = Math.max(next, at + 1);
    }
    // The end of the runway follows the distance in `LDA 27 1200M` and `LDA 27=1200M`.
    const named = namesAt(this.tokens, at);
    const behind = /^[:=]$/.test(this.tokens[named.next]?.text ?? '') ? named.next + 1 : named.next;
    if (named.names.length === 1 && (measureAt(this.tokens, behind) || lowering.has(this.tokens[behind]?.text ?? ''))) {
      this.runways = named.names;
      at = behind;
    }
    return quantityAt(this.tokens, at);
  }

  private values(columns: readonly Column[], from: number): number {
    let quantity = this.changeBehind(from);
    if (quantity === null) return this.none(columns, from);
    const lengths: Bare[] = [];
    let isUnclear = false;
    let { next } = quantity;
    for (const { of, unit } of columns) {
      const { relation, value } = quantity;
      if (relation === null) isUnclear = true;
      else if (isPlausible(quantity)) lengths.push({ of, relation, value, unit: quantity.unit ?? unit });
      const listed: Quantity | null =
        columns.length > 1 && this.tokens[quantity.next]?.text === '/' ? this.listed(quantity, quantity.next + 1) : null;
      if (listed && (quantity.unit === null || listed.unit === quantity.unit)) quantity = listed;
      next = quantity.next;
    }
    // `2000/2060/2000/1800M`: the unit of the last is that of all.
    for (const length of lengths) length.unit ??= lengths.at(-1)?.unit ?? null;
    if (this.isIntersection && lengths.length > 0) this.addIntersection(next);
    if (this.isIntersection || this.isSupplementary) return next;
    // `RWY 09 AND RWY 27 TORA 2000M AND 2100M` may mean one figure for each runway.
    isUnclear ||= this.runways.length > 1 && isJoint(this.tokens[next]) && measureAt(this.tokens, next + 1) !== null;
    this.add(this.runways, lengths, { isUnclear, next });
    const [column] = columns;
    return columns.length === 1 && column !== undefined ? this.otherRunways(column, next) : next;
  }

  /** `TORA 2100M TODA 2100M ASDA 2100M LDA NOT AVBL`: there is none. Alone, LDA may be an aid of that name. */
  private none(columns: readonly Column[], from: number): number {
    const at = /^[:=]$/.test(this.tokens[from]?.text ?? '') ? from + 1 : from;
    const isNot = this.tokens[at]?.meaning === 'not' && this.tokens[at + 1]?.meaning === 'usable';
    const next = isNot ? at + 2 : at + 1;
    const isListed = columns.length > 1 || columns[0]?.of !== 'LDA' || this.namedAt - (this.found.at(-1)?.to ?? -NEAR) < NEAR;
    if (this.isIntersection || !isListed || (!isNot && !withoutFigure.test(this.tokens[at]?.text ?? ''))) return from;
    this.add(
      this.runways,
      columns.map(({ of, unit }) => ({ of, relation: 'is', value: 0, unit })),
      { isUnclear: false, next },
    );
    return next;
  }

  /** `TORA RWY 18 2389M, RWY 36 1725M`: the same distance of the runways that follow with a figure each. */
  private otherRunways({ of, unit }: Column, from: number): number {
    let at = from;
    while (isJoint(this.tokens[at]) && this.tokens[at + 1]?.meaning === 'runway') {
      const { names, next } = namesAt(this.tokens, at + 2);
      const quantity = names.length > 0 ? quantityAt(this.tokens, next) : null;
      if (quantity === null) break;
      const { relation, value } = quantity;
      const lengths = relation !== null && isPlausible(quantity) ? [{ of, relation, value, unit: quantity.unit ?? unit }] : [];
      this.add(names, lengths, { isUnclear: relation === null, next: quantity.next });
      at = quantity.next;
    }
    return at;
  }

  private listed({ relation }: Quantity, at: number): Quantity | null {
    const measure = measureAt(this.tokens, at);
    return measure && { ...measure, relation };
  }

  private rows(columns: readonly Column[], from: number): number {
    let at = from;
    while (at < this.tokens.length) {
      const start = this.behindRemarks(at);
      const name = this.behindNoun(start);
      const { names, next } = namesAt(this.tokens, name);
      if (names.length !== 1 || !/^\d\d/.test(this.tokens[name]?.text ?? '') || this.tokens[start]?.gap !== 'line') return at;
      const row = this.row(columns, next);
      if (row.lengths.length > 0) this.add(names, row.lengths, { isUnclear: false, next: row.next });
      at = row.next;
    }
    return at;
  }

  /** `SLOPE 0.3 PERCENT DOWN TO SE.` and `NOTE: …` may be between the rows of two runways. */
  private behindRemarks(from: number): number {
    let at = from;
    for (let line = 0; line < MOST_REMARKS && this.tokens[at]?.gap === 'line' && remark.test(this.tokens[at]?.text ?? ''); line++) {
      at++;
      while (at < this.tokens.length && this.tokens[at]?.gap !== 'line') at++;
    }
    return at;
  }

  /** The line has a number or a dash for each column; numbers in brackets and gradients are left out. */
  private row(columns: readonly Column[], from: number): { lengths: Bare[]; next: number } {
    const lengths: Bare[] = [];
    let at = from;
    let column = 0;
    let depth = 0;
    while (at < this.tokens.length && this.tokens[at]?.gap !== 'line') {
      const { text } = this.tokens[at] as Token;
      if (text === '(') depth++;
      else if (text === ')') depth--;
      const measure = depth > 0 ? null : measureAt(this.tokens, at);
      const of = columns[column];
      if (measure && of !== undefined && isPlausible({ ...measure, relation: 'is' }) && this.tokens[at]?.gap !== 'none') {
        lengths.push({ of: of.of, relation: 'is', value: measure.value, unit: measure.unit ?? of.unit });
        column++;
        at = measure.next;
        continue;
      }
      if (depth === 0 && (text === '-' || withoutFigure.test(text))) {
        if (text !== '-' && of !== undefined) lengths.push({ of: of.of, relation: 'is', value: 0, unit: of.unit });
        column++;
      }
      at++;
    }
    return { lengths, next: at };
  }

  /** Distances of one runway belong together; of two of a kind the shorter counts. `next` is the token behind the last of them. */
  private add(runways: readonly (string | null)[], lengths: readonly Bare[], read: { isUnclear: boolean; next: number }): void {
    if (lengths.length > 0 || read.isUnclear) for (const runway of runways) this.addTo(runway, lengths, read);
  }

  /** The effect quotes the words that name the intersection, so their range is stored. */
  private addIntersection(next: number): void {
    const from = this.tokens[this.intersectionAt]?.from ?? 0;
    const to = this.tokens[next - 1]?.to ?? from;
    for (const runway of this.runways) {
      const read = this.readOf(runway);
      read.intersection = { from: read.intersection?.from ?? from, to };
    }
  }

  private readOf(runway: string | null): Read {
    const { when } = this;
    const read = this.found.find((one) => one.runway === runway && one.when === when);
    if (read) return read;
    const added: Read = { runway, when, lengths: [], isUnclear: false, intersection: null, from: this.namedAt, to: this.namedAt };
    this.found.push(added);
    return added;
  }

  private addTo(runway: string | null, lengths: readonly Bare[], { isUnclear, next }: { isUnclear: boolean; next: number }): void {
    const read = this.readOf(runway);
    // Other matters may be between two tables.
    if (this.namedAt - read.to < NEAR) read.to = this.tokens[next - 1]?.to ?? read.to;
    read.isUnclear ||= isUnclear;
    for (const length of lengths) {
      const known = read.lengths.find(({ of }) => of === length.of);
      if (!known) read.lengths.push({ ...length });
      else if (known.relation !== length.relation) read.isUnclear = true;
      else if (known.unit === length.unit && length.value < known.value === (length.relation !== 'less')) known.value = length.value;
    }
  }
}

const isJoint = (token: Token | undefined): boolean => token?.text === ',' || token?.meaning === 'and';

const isPlausible = ({ value, relation }: Pick<Quantity, 'value' | 'relation'>): boolean =>
  relation === 'less' || relation === 'more' ? value > 0 && value <= MOST : value === 0 || (value >= LEAST && value <= MOST);

/** It says that a distance does not exist. */
const withoutFigure = /^(?:NIL|NU)$/;

/** A name of a distance begins or ends with one of these. */
const beginning: ReadonlySet<string> = new Set([...distances, 'DECLARED', 'DIST', 'DISTANCE', 'RUN']);

/**
 * Reads the declared distances of a text. `isFeet` means that the state or its other lengths are in feet. Figures are left out where one
 * may mean anything.
 */
export function declaredIn(tokens: readonly Token[], isFeet: boolean): Declared[] {
  if (!tokens.some(({ text }) => beginning.has(text))) return [];
  const found = new Distances(tokens).read();
  const bare = found.flatMap(({ lengths }) => lengths.filter(({ unit }) => unit === null));
  const isInMetres = tokens.some(({ text }) => /^\d*(?:M|MTRS?|METRES?|METERS?)$/.test(text));
  const unit = headUnit(tokens) ?? (!isInMetres && (isFeet || bare.some(({ value }) => value > LONGEST_M)) ? 'ft' : 'm');
  return found.map(({ runway, when, lengths, isUnclear, intersection: place, from, to }) => ({
    runway,
    when,
    intersection: place,
    from,
    to,
    lengths: isUnclear ? [] : lengths.map((length) => ({ ...length, unit: length.unit ?? unit })),
  }));
}

/** Reads the unit of all of them: `DECLARED DISTANCES (FT)`, `DIST IN FEET`. */
function headUnit(tokens: readonly Token[]): Unit | null {
  const at = tokens.findIndex(({ text }) => /^DIST(?:ANCES?)?$/.test(text));
  const next = at < 0 ? undefined : tokens[at + 1]?.text;
  return next === '(' || next === 'IN' ? unitOf(tokens[at + 2]?.text) : null;
}

/** No runway has more; a larger number without a unit is in feet, and so are the others of its text. */
const LONGEST_M = 6000;
