import type { DecodedNotice } from '#core/notams/read/notice.ts';

const closing: ReadonlySet<string> = new Set(['closed', 'partlyClosed']);
/** Whether the headline says plainly closed of a runway or the aerodrome. */
export const saysClosed = ({ headlineParts }: DecodedNotice): boolean => {
  const ground = headlineParts.findIndex(
    ({ role, says, text }) =>
      role === 'ground' &&
      (says.some(({ code }) => code === 'runways' || code === 'aerodrome') || /^ALL \w+ (?:IN|WITHIN|OF) /.test(text ?? '')),
  );
  const isThing =
    headlineParts.length > 1 &&
    /^(?:RWYS?|RUNWAYS?|AD|AERODROME|AIRPORT)(?: \d\d[LCR]?(?:\/\d\d[LCR]?)?)?$/.test(headlineParts[0]?.text ?? '');
  return (ground >= 0 || isThing) && headlineParts.some(({ says }) => says.some(({ code }) => closing.has(code)));
};
/** Whether an effect closes one of them. */
export const closes = ({ effects }: DecodedNotice): boolean =>
  effects.some(({ kind }) => kind === 'closesRunway' || kind === 'closesAerodrome');
