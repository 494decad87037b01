/**
 * Moves every reading of the time in this realm by so many milliseconds, so that the clock starts at a chosen moment and runs on. Also runs in the
 * browser, before a page's own scripts: it may use nothing from outside itself. Timers and `performance` stay as they are.
 * A function and no Proxy: a Proxy makes each `new Date` so slow that decoding a NOTAM takes twice the time.
 *
 * @param {number} ms
 */
export function shiftDate(ms) {
  const RealDate = Date;
  const now = () => RealDate.now() + ms;
  /** @param {...any} words */
  function Shifted(...words) {
    if (new.target === undefined) return new RealDate(now()).toString();
    if (new.target !== Shifted) return Reflect.construct(RealDate, words.length === 0 ? [now()] : words, new.target);
    if (words.length === 0) return new RealDate(now());
    return words.length === 1 ? new RealDate(words[0]) : new RealDate(.../** @type {[number, number]} */ (words));
  }
  Object.defineProperties(Shifted, {
    ...Object.getOwnPropertyDescriptors(RealDate),
    now: { value: now, writable: true, configurable: true },
  });
  RealDate.prototype.constructor = Shifted;
  globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (Shifted));
}
