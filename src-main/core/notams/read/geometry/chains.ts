/**
 * Finds the positions of a text that belong together: only signs, `TO`, remarks or an arc are between them. A chain is the border of an area, a
 * line, or a list of places; shapes.ts says which.
 */
import { arcIn, type Arc } from './arcs.ts';
import { isNear, isSame, type Found } from './positions.ts';
import { halfWidthIn } from './corridors.ts';

/** `arc` leads to the corner from the one before; null is a straight line. */
type Corner = { point: Found; arc: Arc | null };

export type Chain = {
  corners: Corner[];
  /** Centres of its arcs: positions of the text that are not on the area's border. */
  centres: Found[];
  /** The lead is the words before it. */
  lead: string;
  /** The chain before it ends here. */
  since: number;
  /** The arc leads from the last corner to the first, where the text closes the area with one. */
  closing: Arc | null;
  /** The text says more than was understood, as an arc without a centre. */
  isBroken: boolean;
  /** Words between it and the next or the last one go on with the border, as `ALONG THE COAST` or the names of points. */
  isInterrupted: boolean;
  /** All its positions are joined by dashes or `TO`, as a list of places is not. */
  isRow: boolean;
  /** Nautical miles on each side of the line, where the words before it say that it is the axis of a corridor. */
  halfWidthNm: number | null;
};

/** Each takes what it can from where the one before ended; one expression for all of them would try every way to share the signs. */
type Steps = readonly RegExp[];
const signs = /[\s\-–—,;.:/)]*/y;
/** US and Australian NOTAMs describe a position after it: `(5.1NM SSW MFE)`, `BRO078011.3`, `BRG 167 MAG 2.2NM FM ARP`. */
const remark =
  /(?:(?:\([^()]{0,60}\)|\b[A-Z]{3}\d{6}(?:\.\d)?\b|BRG \d{1,3} MAG \d[\d.]{0,4}NM (?:FM|FROM) [A-Z]{2,12}(?: AD)?)[\s\-–—,;.)]*)?/y;
const listMark = /(?:[A-Z]{0,2}\d{0,2}[.):]\s?)?/y;
const position = /(?:PSN )?[\s(]*/y;
const joinWords = /(?:(?:TO|AND|THENCE|THEN|ДАЛЕЕ|STRAIGHT LINE|LINE|VIA|DCT)(?![A-ZА-Я])[\s\-–:,]*){0,4}/y;
/** Signs, `TO`, and the number or letter of the next one in a list. */
const join: Steps = [signs, remark, joinWords, listMark, position];
const turn = /(?:[A-Z]{0,8}-? ?CLOCKWISE |CC?W )?/y;
const endOfArc: Steps = [
  signs,
  remark,
  turn,
  /(?:TO THE POINT|BACK TO|END(?:ING)? AT|TO|UNTIL|AND|ДО)(?![A-ZА-Я])[\s:]*/y,
  listMark,
  position,
];
const startOfArc: Steps = [signs, remark, /(?:BTN|BETWEEN|FROM|FM|STARTING AT|ОТ)(?![A-ZА-Я])[\s:]*/y, listMark, position];

/** Tells whether the steps, one after the other, take the whole text. */
function isAll(text: string, steps: Steps): boolean {
  let at = 0;
  for (const step of steps) {
    step.lastIndex = at;
    if (!step.test(text)) return false;
    at = step.lastIndex;
  }
  return at === text.length;
}

const centred = /(?:CENT(?:RED|ERED|RE|ER)|ЦЕНТР[А-Я]{0,3})\b[^\d]{0,40}$/;
const isArc = /\bARCS?\b|ДУГ/;
const toItsEnd = /\b(?:TO|UNTIL|ДО)[\s:(]*$/;
const goesAlong = /\b(?:ALONG|BORDER|FRONTIER|COAST|COASTLINE|SHORE|RIVER|BDRY|BOUNDARY|RADIAL)\b/;
/** Only these words mean that the chain follows a border after its last position. */
const goesAlongBehind = /^[\s\-–,;)]*(?:(?:THENCE|THEN|AND|BACK|TO)\b (?:[A-Z]{1,12} ){0,3})?(?:ALONG|FOLLOWING)\b/;
const inBrackets = /\([^()]{0,80}\)/g;
const names =
  /^[\s,\-–(]*(?:(?:TO|THENCE|THEN|AND) )?(?:(?!BTN|BETWEEN|FROM|WITH|WEST|EAST|AND\b|PSN)[A-Z]{3,5}(?: (?:VOR|DME|NDB|VORTAC|VOR\/DME))?[\s,\-–)(]+(?:TO )?){1,8}$/;
/** A position that was not recognised: a border without it would be wrong. */
const figures = /^[\s\-–,;.:/(]*(?:[NS] ?)?\d{2}[\dNSEW°'".,/ -]{4,40}[\s\-–,;.)]*$/;
const dashed = /[-–—]|\b(?:TO|DCT)\b/;

const LONGEST_JOIN = 90;
const LONGEST_ARC = 240;
const LONGEST_LEAD = 170;
/** Nautical miles within which a repeated position is the same one: texts repeat them with slips of a second or two. */
const REPEATED_NM = 0.06;
/** Limit on what a hostile text can cost; an area with more arcs is not drawn. */
const MAX_ARCS = 40;

/** `text` is in capitals, its line breaks blanks. */
export function chainsOf(text: string, points: readonly Found[]): Chain[] {
  const reader = new Reader(text);
  for (const point of points) reader.read(point);
  return reader.end();
}

/** Words after the last position lead back to the first one. */
export const backToStart =
  /^[\s\-–,;.)]*(?:\([^()]{0,60}\)[\s\-–,;]*)?(?:[A-Z]{3}\d{6}(?:\.\d)?\s*)?(?:BACK |THENCE |THEN |RETURN |CLOSING |AND )?(?:BACK |CLOSING )?(?:TO )?(?:THE )?(?:POINT OF )?(?:POINT )?(?:ORIGIN|BEGINNING|START\b|STARTING POINT|START POINT|ORIGIN POINT|COMMENCEMENT|INITIAL POINT|FIRST POINT)/;

class Reader {
  private readonly text: string;
  private readonly chains: Chain[] = [];
  private chain: Chain | null = null;
  private last: Found | null = null;
  /** An arc whose end has not been read yet. */
  private arc: Arc | null = null;
  private arcs = 0;

  constructor(text: string) {
    this.text = text;
  }

  read(point: Found): void {
    const gap = this.last === null ? null : this.text.slice(this.last.to, point.from);
    if (!(this.chain && gap !== null && this.goesOn(this.chain, point, gap))) {
      const isInterrupted = this.chain !== null && !isClosed(this.chain) && gap !== null && isInterruption(gap);
      if (this.chain && isInterrupted) this.chain.isInterrupted = true;
      this.begin(point, isInterrupted);
    }
    this.last = point;
  }

  end(): Chain[] {
    this.finish();
    return this.chains;
  }

  private begin(point: Found, isInterrupted: boolean): void {
    this.finish();
    const since = this.last?.to ?? 0;
    const lead = this.text.slice(Math.max(since, point.from - LONGEST_LEAD), point.from);
    const halfWidthNm = halfWidthIn(lead);
    this.chain = { corners: [], centres: [], lead, since, closing: null, isBroken: false, isInterrupted, isRow: true, halfWidthNm };
    if (isArc.test(lead) && centred.test(lead)) this.openArc(this.chain, lead, point);
    else this.chain.corners.push({ point, arc: null });
  }

  /** Adds the position to the chain; false where it does not belong to it. */
  private goesOn(chain: Chain, point: Found, gap: string): boolean {
    if (gap.length > LONGEST_ARC || isClosed(chain)) return false;
    if (this.arc) return this.withArc(chain, this.arc, point, gap);
    if (isArc.test(gap)) return this.arcBegins(chain, point, gap);
    if (gap.length > LONGEST_JOIN || !isAll(gap, join)) return false;
    chain.corners.push({ point, arc: null });
    chain.isRow &&= dashed.test(gap);
    return true;
  }

  private arcBegins(chain: Chain, point: Found, gap: string): boolean {
    if (centred.test(gap)) this.openArc(chain, gap, point);
    else {
      // The end may come before the centre: `CLOCKWISE ARC RADIUS 5NM TO … CENTRED ON …`.
      this.arc = arcIn(gap);
      this.arcs++;
      chain.corners.push({ point, arc: this.arc });
      chain.isBroken ||= !toItsEnd.test(gap);
    }
    return true;
  }

  private openArc(chain: Chain, words: string, centre: Found): void {
    this.arc = { ...arcIn(words), centre: centre.position };
    this.arcs++;
    chain.centres.push(centre);
  }

  private withArc(chain: Chain, arc: Arc, point: Found, gap: string): boolean {
    if (arc.centre === null) {
      chain.isBroken ||= !centred.test(gap);
      arc.centre = point.position;
      chain.centres.push(point);
      this.arc = null;
      return true;
    }
    if (isAll(gap, startOfArc)) {
      const before = chain.corners.at(-1);
      if (!before || !isNear(before.point.position, point.position, REPEATED_NM)) chain.corners.push({ point, arc: null });
      return true;
    }
    chain.isBroken ||= chain.corners.length === 0 || !(isAll(gap, endOfArc) || isAll(gap, join));
    chain.corners.push({ point, arc: { ...arc, isClockwise: arc.isClockwise ?? arcIn(gap).isClockwise } });
    this.arc = null;
    return true;
  }

  private finish(): void {
    const { chain, arc, last } = this;
    if (!chain) return;
    if (last && !isClosed(chain) && goesAlongBehind.test(this.text.slice(last.to, last.to + LONGEST_JOIN))) chain.isInterrupted = true;
    if (arc && arc.centre !== null && last && backToStart.test(this.text.slice(last.to, last.to + 140))) chain.closing = arc;
    else if (arc) chain.isBroken = true;
    chain.isBroken ||= this.arcs > MAX_ARCS;
    if (isNearlyClosed(chain)) closeExactly(chain.corners);
    this.chains.push(chain);
    this.chain = null;
    this.arc = null;
  }
}

/** A slip in the repeated position would leave a sliver. */
function closeExactly(corners: Corner[]): void {
  const [first, last] = [corners[0], corners.at(-1)];
  if (first && last) corners[corners.length - 1] = { ...last, point: { ...last.point, position: first.point.position } };
}

/** The first position again; the axis of a corridor may come by it on its way. */
export function isClosed({ corners, halfWidthNm }: Chain): boolean {
  const [first, last] = [corners[0]?.point.position, corners.at(-1)?.point.position];
  return first !== undefined && last !== undefined && halfWidthNm === null && isLong(corners) && isSame(first, last);
}

const isLong = (corners: readonly Corner[]): boolean =>
  corners.length > 3 || (corners.length > 2 && corners.some(({ arc }) => arc !== null));

/** Nothing can be said of an area so small that its corners are as near to each other. */
function isNearlyClosed({ corners, halfWidthNm }: Chain): boolean {
  const [first, second] = [corners[0]?.point.position, corners[1]?.point.position];
  const last = corners.at(-1)?.point.position;
  if (!first || !second || !last || halfWidthNm !== null || !isLong(corners)) return false;
  return isNear(first, last, REPEATED_NM) && !isNear(first, second, 4 * REPEATED_NM);
}

const isInterruption = (gap: string): boolean =>
  gap.length <= LONGEST_ARC && (goesAlong.test(gap.replaceAll(inBrackets, ' ')) || names.test(gap) || figures.test(gap));
