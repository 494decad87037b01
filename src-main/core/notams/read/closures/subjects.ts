/**
 * Finds the subjects of a verb of a segment, which are the things named in front of it. In `TWY A BTN RWY 09 AND RWY 27 CLSD` that is a
 * taxiway, in `RWY 09 ILS U/S` an ILS, in `WHEN RWY 09/27 CLSD` nothing: the closure is a condition. Over 400 lines because it is one pass
 * over the tokens, whose steps share what was found so far.
 */
import { isOfClass } from './classes.ts';
import {
  type Found,
  type Item,
  isConditional,
  isDirect,
  isDuringTimes,
  isInCondition,
  isLocated,
  isMain,
  isNoun,
  newItem,
} from './items.ts';
import { namesAt, sortBefore, padTokens, padsAt } from './names.ts';
import { type Operation, operationOf } from './operations.ts';
import { isTime, lengthOfOtherwise } from './times/times.ts';
import type { Segment, Token } from './tokens.ts';

/** A negation denies a state within so many words. */
const NEAR = 4;

const unit = /^(?:FT|M|FEET|METRES?|METERS?|NM|KM|X)$/;

class Reader {
  readonly items: Item[] = [];
  isCondition = false;
  private current: Item | null = null;
  private joint: 'none' | 'and' | 'comma' = 'none';
  private isPlace = false;
  private isBetween = false;
  /** The words belong to a condition before the subject, up to the comma. */
  private isInCondition = false;
  private isInException = false;
  /** The words after the subject say when or why. */
  private isBehind = false;
  private dueAt = -1;
  private deniedAt = -1;
  private duringAt = -1;
  private conditionAt = -1;
  /** `OUTSIDE THESE HOURS` sets it. */
  private isTimed = false;
  /** Words without a meaning in front of the subject. */
  private lead = 0;
  private isLength = false;
  private isEvery = false;
  private operations = new Set<Operation>();
  private readonly segment: Segment;
  private readonly start: number;

  constructor(segment: Segment, start: number) {
    this.segment = segment;
    this.start = start;
  }

  read(end: number): Found {
    for (let at = this.start; at < end;) at = this.step(at, end);
    // The closure is that of the last runway in `RWY 09/27 OPEN, RWY 18/36 CLSD`.
    for (const item of this.items.slice(0, -1)) if (item.isOpen || isUsedBefore(item, this.items)) item.kind = 'other';
    if (this.items.length === 0 && this.operations.size > 0 && !this.isCondition && this.lead === 0) {
      this.items.push({ ...newItem('operation', this.start), operations: this.operations });
    }
    return { items: this.items, isCondition: this.isCondition };
  }

  /** Reads a token; gives the next one to read. */
  private step(at: number, end: number): number {
    const token = this.segment[at] as Token;
    if (this.current === null && isCaseAt(this.segment, at)) {
      this.condition(token, at);
      return at + 2;
    }
    // `LDG RWY 09 WITH TAILWIND MORE THAN 10KT` has a condition.
    if (token.text === 'WITH' && this.current && isMain(this.current) && areWeather(this.segment.slice(at, end))) {
      this.current.isConditional = true;
      return end;
    }
    const ofOtherwise = this.current === null && token.text !== 'OUTSIDE' ? lengthOfOtherwise(this.segment, at) : 0;
    if (ofOtherwise > 0) {
      this.isEvery = false;
      this.isPlace = false;
      return at + ofOtherwise;
    }
    switch (token.meaning) {
      case 'and':
        if (this.isBetween) this.isBetween = false;
        else this.join('and');
        return at + 1;
      case 'except':
        if (token.text === 'OTHER' && this.segment[at + 1]?.meaning === 'runway') return this.others(at + 1, end);
        this.condition(token, at);
        return at + 1;
      case 'condition':
        if (isDuringTimes(this.segment, at)) return Math.min(at + 3, end);
        this.condition(token, at);
        return at + 1;
      case 'due':
        if (this.current && isMain(this.current)) this.isBehind = true;
        else this.dueAt = at;
        return at + 1;
      case 'runway':
      case 'aerodrome':
      case 'helipad':
      case 'water':
        return Math.min(this.subject(token, at, end), end);
      case 'other':
        this.other(at);
        return at + 1;
      case 'place':
      case 'to':
        // No place follows UNDER in `UNDER CONSTRUCTION` and `UNDER WATER`.
        if (token.text === 'UNDER' && (this.segment[at + 1]?.meaning === 'cause' || this.segment[at + 1]?.text === 'WATER')) return at + 2;
        if (token.text === 'BTN' || token.text === 'BETWEEN') this.isBetween = true;
        if (this.current && token.meaning === 'place' && this.joint === 'none' && this.current.kind === 'runway')
          this.current.isLength = true;
        if (this.current && this.current.operations.size > 0 && /^(?:FROM|FM|VIA)$/.test(token.text) && !isNoun(this.segment[at + 1]))
          this.current.isFromPlace = true;
        this.isPlace = true;
        return at + 1;
      case 'length':
        this.length(token, at);
        return at + 1;
      case 'all':
        this.isEvery = true;
        return at + 1;
      case 'not':
        this.deniedAt = at;
        // The runway after the negation is left out in `RWY 18/36 AND NOT RWY 09/27`.
        return isNoun(this.segment[at + 1]) ? Math.min(namesAt(this.segment, at + 2).next, end) : at + 1;
      case 'time':
        this.time();
        return at + 1;
      case 'operation':
        this.operation(token, at);
        return at + 1;
      case undefined:
        return this.sign(token, at, end);
      case 'cause':
        if (this.current?.kind === 'runway' && this.joint === 'none' && !this.isBehind) this.current.isAtWork = true;
        return at + 1;
      case 'usable':
      case 'open':
        if (this.current && isMain(this.current) && this.joint === 'none' && !this.isBehind) this.current.isOpen = true;
        return at + 1;
      case 'only':
        // `LDG RWY 36 ONLY, LDG RWY 18 NOT PERMITTED`: what is left is not what the verb is about.
        if (this.current && this.current.operations.size > 0 && this.current.next === at) this.current.kind = 'other';
        return at + 1;
      case 'closed':
        // `RWY 09/27 IS NOT CLOSED AS PREVIOUSLY NOTIFIED, BUT …`: up to the comma it is said of what is not.
        if (this.current && isMain(this.current) && this.deniedAt >= this.current.next && at - this.deniedAt < NEAR) this.isBehind = true;
        return at + 1;
      default:
        if (token.text === 'BOTH' || token.meaning === 'no') this.isEvery = true;
        return at + 1;
    }
  }

  private join(joint: 'and' | 'comma'): void {
    this.joint = joint;
    if (joint === 'and') return;
    if (this.isCondition || !this.isInCondition) this.isTimed = false;
    this.isPlace = false;
    this.isBetween = false;
    this.isInCondition = false;
    this.isBehind = false;
    this.isInException = false;
    this.dueAt = -1;
  }

  private condition(token: Token, at: number): void {
    if (token.meaning === 'except') {
      // `DLY 2200-0600 EXC SAT RWY 09/27 CLSD`: a day is left out, no runway.
      if (this.current === null && (this.segment[at + 1]?.meaning === 'time' || isTime(this.segment, at + 1))) return;
      this.isInException = true;
      if (this.current) this.current.hasException = true;
    } else if (this.current && isMain(this.current) && !this.current.isHours) {
      // Words between commas may be no condition, as in `RWY 09/27, INCLUDING TWY C, CLSD`.
      this.current.isConditional ||= isConditional(token);
      this.isBehind = true;
    } else {
      this.isInCondition = true;
      this.conditionAt = at;
      if (/^(?:DURING|DRG|OUTSIDE)$/.test(token.text)) this.duringAt = at;
    }
  }

  private subject(token: Token, at: number, end: number): number {
    let { names, next } = namesAt(this.segment, at + 1);
    // The operation belongs to the first runway, not to the second, in `DEP RWY 09, RWY 18 CLSD`.
    const comma = this.segment.slice(at, next).findIndex(({ text }, word) => text === ',' && isNoun(this.segment[at + word + 1]));
    if (comma > 0 && this.operations.size > 0) ({ names, next } = namesAt(this.segment.slice(0, at + comma), at + 1));
    if (this.isInException) {
      this.current?.but.push(...names);
      return next;
    }
    // `DUE TO RWY 09 CLSD` is a reason, `DUE WIP RWY 09 CLSD` a closure.
    const isReason = this.dueAt >= 0 && at - this.dueAt <= 2 && (at - this.dueAt === 1 || this.segment[at - 1]?.meaning === 'to');
    if (isReason) this.isInCondition = true;
    // The subject follows the condition without a comma in `DURING PERIODS OF INACTIVITY THE AD WILL BE CLSD`.
    const isDuring =
      this.isInCondition &&
      this.duringAt >= 0 &&
      at - this.duringAt > 2 &&
      /^(?:THE|HOURS?|HRS?|TIMES|PERIODS?)$/.test(this.segment[at - 1]?.text ?? '');
    const isOfWeather =
      !isReason && this.isInCondition && this.conditionAt >= 0 && areWeather(this.segment.slice(this.conditionAt + 1, at));
    if (isDuring || isOfWeather) this.isInCondition = false;
    const isTimed = isDuring || isOfWeather || this.isTimed;
    this.isTimed = false;
    if (this.isInCondition) {
      this.isCondition = true;
      return next;
    }
    if (this.isBehind && this.joint === 'none') {
      // `RWY 09/27 WORKS WHEN THE AD IS CLSD`: the verb is that of the condition.
      if (this.current?.isConditional === true && isInCondition(this.segment, at) && isDirect(this.segment, next, end)) {
        this.items.length = 0;
        this.isCondition = true;
      }
      return next;
    }
    if (isLocated(this.segment, at, this.start) || this.isBetween) return this.located(token, at, names, next);
    const before = this.current;
    // The second RWY belongs to the lights in `RWY 10 RWY END ID LGT`.
    if (before?.kind === 'runway' && this.joint === 'none' && token.meaning === 'runway' && names.length === 0) return next;
    // `APRON HELIPAD 2`, `TWY L HELIPAD`: the word sorts it.
    const isNamed = before?.at === at - 2 && /^[A-Z]{1,2}\d{0,2}$/.test(this.segment[at - 1]?.text ?? '');
    if (
      token.meaning === 'helipad' &&
      before &&
      (before.at === at - 1 || isNamed) &&
      /^(?:TWY|APRON|RAMP)$/.test(this.segment[before.at]?.text ?? '')
    ) {
      this.items.pop();
      this.current = null;
    }
    const isPart = this.current?.kind === 'other' && this.joint === 'none' && !isBehindClass(this.segment, at);
    if (isPart || (token.meaning === 'aerodrome' && isNoPlace(this.segment, at))) {
      if (!isPart) this.add(newItem('other', at));
      return next;
    }
    // The landings are those of the one direction in `RWY 03/21: WHEN WET, LDG RWY 21 NOT PERMITTED`.
    const isWhole =
      before?.kind === 'runway' && before.isLabel && names.length === 1 && before.names[0]?.split('/').includes(names[0] ?? '') === true;
    const isHeading =
      before?.kind === 'aerodrome' || (before?.kind === 'helipad' && token.meaning === 'runway') || (isWhole && this.operations.size > 0);
    const isUnderWeather = isWhole && isWeatherBetween(this.segment, before.next, at);
    if (isHeading && (this.joint === 'none' || before.isLabel)) this.items.pop();
    // The first runway has its state already in `RWY 09/27 WIP, RWY 18/36 CLSD`.
    if (before?.isAtWork === true && this.joint === 'comma' && this.segment[at - 1]?.text === ',') before.kind = 'other';
    // A disused runway is no runway any more.
    const isDisused = token.meaning === 'runway' && this.segment[at - 1]?.text === 'DISUSED';
    const item = this.add(newItem(isDisused ? 'other' : kindOf(token), at));
    const sort = token.meaning === 'runway' && names.length === 0 ? sortBefore(this.segment, at) : null;
    item.names = token.meaning === 'helipad' ? padsAt(this.segment, at) : sort === null ? names : [sort];
    item.isEvery = this.isEvery || (names.length === 0 && token.text.endsWith('S') && token.text !== 'HLS');
    item.isLength = this.isLength;
    item.isOnWater = token.meaning === 'water';
    item.isConditional = isTimed || isUnderWeather;
    item.lead = this.lead;
    item.operations = this.operations;
    item.next = token.meaning === 'helipad' ? at + 1 + padTokens(this.segment, at + 1) : next;
    // `TWY A WEST OF TWY B AND RWY 09/27 CLSD` may name a place.
    item.isLength ||= before?.kind === 'other' && this.joint === 'and' && this.isPlace;
    this.begin();
    return item.next;
  }

  /** `RWY 09 FOR LDG AND RWY 27 FOR DEP, ALL OTHER RWYS CLSD`: all but those that are named before. */
  private others(at: number, end: number): number {
    const named = this.items.filter(({ kind }) => kind === 'runway');
    for (const item of named) item.kind = 'other';
    this.join('comma');
    const next = this.subject(this.segment[at] as Token, at, end);
    const { current } = this;
    if (current?.at === at) Object.assign(current, { isEvery: true, hasException: true, but: named.flatMap(({ names }) => names) });
    return next;
  }

  /** `OPS ON RWY 09`, `FIRST 500M OF RWY 09`; else a place of what is named before. */
  private located(token: Token, at: number, names: string[], next: number): number {
    const isOfNext = this.current === null || (this.joint === 'and' && token.meaning === 'runway' && this.operations.size > 0);
    if (isOfNext && (this.operations.size > 0 || (this.isLength && this.lead === 0))) {
      const item = this.add(newItem(kindOf(token), at));
      item.names = names;
      item.isEvery = this.isEvery;
      item.operations = this.operations;
      item.isLength = this.isLength;
      item.next = next;
      this.begin();
      return next;
    }
    if (this.current === null) this.add(newItem('other', at));
    else if (this.current.kind === 'aerodrome' && this.joint === 'comma' && this.isLength) {
      // The aerodrome only says where the runway is in `FOXDALE AIRFIELD, THIRD OF RWY 09/27`.
      this.current.kind = 'other';
      this.current = null;
      this.lead = 0;
      return this.located(token, at, names, next);
    } else if (this.current.kind === 'runway' && this.joint === 'none') this.current.isLength = true;
    return next;
  }

  private other(at: number): void {
    // `RWY 09/27 TORA 2000M CLSD`: a distance can't be closed.
    if (distances.test((this.segment[at] as Token).text) && /^\d/.test(this.segment[at + 1]?.text ?? '')) return;
    const isOfHours = hours.test((this.segment[at] as Token).text);
    if (this.isInCondition) this.isTimed ||= isOfHours && this.duringAt >= 0;
    if (this.isInCondition || this.isBehind || this.isInException) return;
    const { current } = this;
    // `AD OUT OF HOURS PERMITS` are permits.
    if (isOfHours && this.segment[at - 1]?.text === 'OF' && this.segment[at - 2]?.text === 'OUT') this.disown();
    if (
      current?.kind === 'aerodrome' &&
      (current.isHours || this.joint === 'none') &&
      (isOfHours || (current.isHours && ofHours.test((this.segment[at] as Token).text)))
    ) {
      current.isHours = true;
      return;
    }
    // The hours are those of the aerodrome too in `AD AND ATS OPERATIONAL HOURS`.
    const owner = this.items.at(-2);
    if (isOfHours && current?.kind === 'other' && owner?.kind === 'aerodrome' && this.segment[current.at - 1]?.meaning === 'and') {
      this.items.pop();
      this.current = owner;
      owner.isHours = true;
      return;
    }
    // Words of a reason in front of the subject are passed over: `DUE RAMP WORK RWY 09 CLSD`.
    if (current === null && this.dueAt >= 0 && !isOfApproach(this.segment, at)) return;
    if (current && this.joint === 'none') {
      if (isMain(current) && !this.isPlace) this.disown();
      return;
    }
    if (current && this.joint === 'and' && this.isPlace) return;
    // The lights have both nouns in `RUNWAY AND TAXIWAY LIGHTS`.
    if (current?.kind === 'runway' && this.joint === 'and' && current.names.length === 0 && this.segment[at + 1]?.meaning === 'other')
      current.kind = 'other';
    if (current && isLocated(this.segment, at, this.start)) return;
    this.addOther(at);
    this.begin();
  }

  /** What was named is only where or whose the other thing is. */
  private disown(): void {
    if (this.current) this.current.kind = 'other';
    for (const item of this.items) if (item.isLabel) item.kind = 'other';
  }

  /** `RWY 09: ILS U/S`, `AERODROME INDIA & GOLF TWYS CLSD`: what stood before was a heading. */
  private addOther(at: number): void {
    for (const item of this.items) if (item.isLabel || (item.kind === 'aerodrome' && item.unknown > 0)) item.kind = 'other';
    this.add(newItem('other', at));
  }

  private length({ text }: Token, at: number): void {
    if (this.joint === 'none' && this.current?.kind === 'runway') this.current.isLength = true;
    else if (text.length > 2 && !/ERN$|^(?:LEFT|RIGHT|INNER|OUTER|MIDDLE|NORTH|SOUTH|EAST|WEST)$/.test(text)) this.isLength = true;
    else if (/^\d/.test(this.segment[at + 1]?.text ?? '')) this.isLength = true;
  }

  private time(): void {
    if (this.current && isMain(this.current) && this.joint === 'none') this.current.isAtTimes = true;
  }

  private operation(token: Token, at: number): void {
    const operation = operationOf(token);
    if (operation === null || this.isInCondition || this.isBehind) return;
    // `DUE TRAINING RWY 09/27 CLSD`, `DUE MIL TRAINING RWY 09/27 CLSD`: why it is closed.
    if (operation === 'training' && this.current === null && this.dueAt >= 0 && at - this.dueAt < 4) return;
    // Each operation is that of the next runway in `LDG RWY 09 AND TKOF RWY 27 NOT PERMITTED`.
    const next = this.segment[at + 1]?.meaning === 'place' ? this.segment[at + 2] : this.segment[at + 1];
    const isOfNext = this.joint !== 'none' && next?.meaning === 'runway';
    const isOfCurrent = this.current && isMain(this.current) && this.joint !== 'comma' && !isOfNext;
    (isOfCurrent && this.current ? this.current.operations : this.operations).add(operation);
  }

  /** Takes a sign, a number or a word without a meaning; answers the place after it. */
  private sign(token: Token, at: number, end: number): number {
    switch (token.text) {
      case '(':
        if (this.segment[at + 1]?.meaning === 'helipad' && this.segment[at + 2]?.text === ')') {
          // The bracket repeats the noun in `FINAL APPROACH AND TAKE OFF AREA (FATO)`.
          this.join('comma');
          this.operations = new Set();
          return this.subject(this.segment[at + 1] as Token, at + 1, end) + 1;
        }
        return closing(this.segment, at, end);
      case ',':
      case ':':
        if (token.text === ':' && this.current && at + 1 < end) this.current.isLabel = !this.current.isHours;
        this.join('comma');
        return at + 1;
      case '/':
      case '&':
      case '+':
        // `110.1/38X` is one word.
        if (!this.isBetween && !/^\d/.test(this.segment[at + 1]?.text ?? '')) this.join('and');
        return at + 1;
    }
    if (!/^[A-Z0-9]/.test(token.text)) return at + 1;
    const operation = operationOf(token);
    const { current } = this;
    // `ILS CAT II AND III RWY 09`: what the AND joins is this.
    if (current?.kind === 'other' && this.joint === 'and' && /^I{1,3}[ABC]?$/.test(token.text)) this.joint = 'none';
    // `RWY 09/27 RWY STRIP` is about the strip.
    if (token.text === 'STRIP' && this.segment[at - 1]?.meaning === 'runway' && current?.kind === 'runway' && current.at < at - 1) {
      this.disown();
      return at + 1;
    }
    if (current?.kind === 'aerodrome' && (current.isHours || (this.joint === 'none' && /^(?:TIMES|TIMINGS)$/.test(token.text)))) {
      current.isHours = true;
      return at + 1;
    }
    if (operation === 'taxiing') {
      (current && isMain(current) ? current.operations : this.operations).add(operation);
      return at + 1;
    }
    if (/^\d/.test(token.text)) return this.number(token, at);
    // `RWY 09/27: LADOWANIA STATKOW O ROZPIETOSCI POWYZEJ 52M`: whose landings they are.
    if (current?.isLabel === true && (isOfClass(token.text) || token.text === 'O')) return at + 1;
    if (current && isMain(current) && !this.isBehind && !this.isPlace) {
      if (unit.test(token.text) && /^\d/.test(this.segment[at - 1]?.text ?? '')) return at + 1;
      if (this.joint === 'none') current.unknown++;
      else {
        // `AD, FOO CLSD`: FOO is something else. `RWY 09 INNER AND FOO GEAR`: it may all be one thing.
        if (this.joint === 'and' && current.isLength) current.unknown++;
        this.addOther(at);
      }
    } else if (!current) this.lead++;
    return at + 1;
  }

  /** `FOXDALE AD 521000N 0011500E, RWY 09/27`: what has a position is where the rest is. */
  private label(): void {
    if (this.current && this.current.kind !== 'runway') this.current.isLabel = true;
  }

  private number(token: Token, at: number): number {
    if (isPosition(token)) this.label();
    const { current } = this;
    const isMeasured = /FT|M$/.test(token.text) || /^(?:FT|M)$/.test(this.segment[at + 1]?.text ?? '');
    if (/^\d{4}$/.test(token.text) && /^(?:-|TO|\/)$/.test(this.segment[at + 1]?.text ?? '')) this.time();
    else if (/^\d{1,5}(?:FT|M)?$/.test(token.text) && !current && !this.isInCondition) this.isLength ||= isMeasured;
    else if (current?.kind === 'runway' && /^\d{2,5}(?:FT|M)?$/.test(token.text)) current.isLength ||= isMeasured;
    return at + 1;
  }

  private add(item: Item): Item {
    this.items.push(item);
    this.current = item;
    return item;
  }

  /** What was noted for the item before holds no longer. */
  private begin(): void {
    this.joint = 'none';
    this.isPlace = false;
    this.isBetween = false;
    this.isLength = false;
    this.isEvery = false;
    this.operations = new Set();
  }
}

/** `LDG RWY 09, DEP RWY 18, RWY 04/22 CLSD`: those that are flown at, each in its own way, are not closed. */
function isUsedBefore({ operations }: Item, items: readonly Item[]): boolean {
  const isUse = (used: ReadonlySet<Operation>): boolean => used.size === 1 && (used.has('landing') || used.has('takeOff'));
  const uses = new Set(items.slice(0, -1).flatMap((item) => (isUse(item.operations) ? [...item.operations] : [])));
  return uses.size === 2 && items.at(-1)?.operations.size === 0 && isUse(operations);
}

/**
 * The closure is a condition in `IN CASE RWY 09/27 CLSD`, `IN THE EVENT OF AD CLOSURE`, `SHOULD RWY 09/27 BE CLSD` and
 * `PROVIDED RWY 09/27 IS CLSD`.
 */
function isCaseAt(segment: Segment, at: number): boolean {
  const words = segment.slice(at, at + 4).map(({ text }) => text);
  if (/^IN (?:CASE|EVENT|THE (?:CASE|EVENT))\b/.test(words.join(' '))) return true;
  return /^(?:SHOULD|PROVIDED|PROVIDING)$/.test(words[0] ?? '') && segment.slice(at + 1, at + 4).some(isNoun);
}

/** The approaches are suspended, not the runways, in `DUE GNSS INTERFERENCE RNP APCH ALL RWYS SUSPENDED`. */
const isOfApproach = (segment: Segment, at: number): boolean =>
  /^(?:APCHS?|APPROACH(?:ES)?|PROC(?:EDURE)?S?|IAPS?|IACS?|SIDS?|STARS?)$/.test(segment[at]?.text ?? '') &&
  segment.slice(at + 1, at + 4).find(({ meaning }) => meaning !== 'all' && meaning !== 'filler')?.meaning === 'runway';

/** `: WHEN WET, LDG`: the condition is of what follows its comma. */
function isWeatherBetween(segment: Segment, from: number, to: number): boolean {
  const begin = segment.findIndex(({ meaning }, at) => at >= from && at < to && meaning === 'condition');
  const comma = segment.findIndex(({ text }, at) => at > begin && at < to && text === ',');
  return begin >= 0 && comma > begin + 1 && areWeather(segment.slice(begin + 1, comma));
}

/** `WHEN WET RWY 09/27 CLSD`, `DURING LOW VIS RWY 27 NOT AVBL`: the condition has words of its own, and the runway is what it closes. */
export const areWeather = (words: Segment): boolean =>
  words.some(({ text }) => weather.test(text)) && words.every(({ text }) => ofWeather.test(text));
const weather =
  /^(?:WHICH|WET|DRY|LVPS?|LVO|LVTO|VIS|VISIBILITY|IMC|VMC|VFR|IFR|NIGHT|NGT|DAYLIGHT|RAIN\w*|SNOW\w*|ICE|ICY|FROST|FOG|WINDS?|CROSSWINDS?|TAILWINDS?|BRAKING|RVR|THUNDERSTORMS?|TS|FLOOD\w*)$/;
const ofWeather = new RegExp(
  String.raw`${weather.source}|^(?:LOW|HEAVY|STRONG|POOR|BAD|ACTION|WEATHER|WX|CONDITIONS?|COND|HOURS?|HRS?|PROC(?:EDURES?)?|OPS|OPERATIONS|IN|FORCE|IS|ARE|OR|OU?|AND|CONTAMINATED|CONTAMINAD[AO]|BLW|BELOW|LESS|THAN|ABV|ABOVE|OVER|MORE|GREATER|EXCEEDS?|EXCEEDING|WITH|COMPONENTS?|\d+(?:M|KT|KTS)?|M|KT|KTS|METRES|[-/])$`,
);

const distances = /^(?:TORA|TODA|ASDA|LDA)$/;

/** `AD OPR HRS … SAT CLSD` are the hours of the aerodrome. */
const hours = /^(?:HOURS?|HRS?)$/;

/** A list of hours may name these, too. */
const ofHours = /^(?:PROC(?:EDURE)?S?|OPS|RFFS?|ATS|SER|SERVICES?)$/;

const isPosition = (token: Token | undefined): boolean => /^\d{4,7}[NS]$/.test(token?.text ?? '');

/** `AD 2.3` is a page; `AIRFIELD 521000N` and a runway's name in front of the AD are none. */
const isNoPlace = (segment: Segment, at: number): boolean =>
  (/^\d{1,3}$/.test(segment[at + 1]?.text ?? '') && !isTime(segment, at + 1)) ||
  isAlternate(segment[at - 1]) ||
  // `ALTN OF FOXDALE AIRPORT` names the alternate of an aerodrome.
  segment.slice(Math.max(0, at - 4), at).some((token, word, behind) => isAlternate(token) && behind[word + 1]?.text === 'OF');

const isAlternate = (token: Token | undefined): boolean => /^(?:DIVERSION|DIVERSIONS|ALTN|ALTERNATE)$/.test(token?.text ?? '');

/** The class ends a statement in `AIRSPACE REVERTS TO CLASS G AD CLSD`. */
const isBehindClass = (segment: Segment, at: number): boolean =>
  /^[A-G]$/.test(segment[at - 1]?.text ?? '') && segment[at - 2]?.text === 'CLASS';

const kindOf = ({ meaning }: Token): Item['kind'] => (meaning === 'aerodrome' || meaning === 'helipad' ? meaning : 'runway');

/** Gives the token after the bracket that closes; a bracket left open ends nothing. */
function closing(segment: Segment, at: number, end: number): number {
  for (let next = at + 1; next < Math.min(end, at + 30); next++) if ((segment[next] as Token).text === ')') return next + 1;
  return at + 1;
}

export const subjectsIn = (segment: Segment, start: number, end: number): Found => new Reader(segment, start).read(end);
