/**
 * Moves every reading of the time in this realm by so many milliseconds, so that the clock starts at a chosen moment and runs on. Also runs in the
 * browser, before a page's own scripts: it may use nothing from outside itself. Timers and `performance` stay as they are.
 *
 * @param {number} ms
 */
export function shiftDate(ms) {
  const RealDate = Date;
  const now = () => RealDate.now() + ms;
  /** @type {DateConstructor} */
  const Shifted = new Proxy(RealDate, {
    /** @returns {Date} */
    construct: (target, words, newTarget) =>
      Reflect.construct(target, words.length === 0 ? [now()] : words, newTarget === Shifted ? target : newTarget),
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  RealDate.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
