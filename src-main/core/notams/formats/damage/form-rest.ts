/**
 * The FAA's translation into the form of ICAO leaves pieces of its own form in item E: `TWY J BTN TWY A AND TWY B CLSDTWY BRSTRCTN>0? TO| MIL OPS`.
 * They make the closure unreadable; the domestic form of the same NOTAM says `CLSD`, or `CLSD TO` before those for whom it is closed.
 */
const rest = / CLSD(?<name>[^\n|]{1,60}?)RSTRCTN>0\? TO\|(?<isFor> (?!EXC\b)\S)?/g;

/** Returns the text as it is where the words in the piece do not repeat those before the closure. */
export const withoutFormRest = (text: string): string =>
  text.includes('RSTRCTN>0? TO|')
    ? text.replace(rest, (whole, name: string, who: string | undefined, at: number) =>
        text.startsWith(name, at - name.length) ? ` CLSD${who === undefined ? '' : ` TO${who}`}` : whole,
      )
    : text;
