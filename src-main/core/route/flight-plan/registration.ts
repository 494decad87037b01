/** Whether the name of an aircraft is its registration (ICAO Annex 7): only then it becomes item 7 or REG/. */

/** A nationality mark, a hyphen and a mark that begins with a letter (`HB-ABC`, `9H-ABC`) or has five figures (`RA-12345`): `DR-400` is a type. */
const hyphened = /^(?:[A-Z]|[A-Z]{2}|[A-Z]\d|\d[A-Z])-(?:[A-Z][A-Z0-9]{2,4}|\d{5})$/;
/** Those of the United States have no hyphen. */
const american = /^N[1-9](?:\d{0,4}|\d{0,3}[A-HJ-NP-Z]|\d{0,2}[A-HJ-NP-Z]{2})$/;

/** Without its hyphen, as item 7 and REG/ write it; undefined for any other name. */
export function registrationOf(name: string | undefined): string | undefined {
  const written = name?.trim().toUpperCase() ?? '';
  const mark = written.replace('-', '');
  return (hyphened.test(written) || american.test(written)) && mark.length <= 7 ? mark : undefined;
}
