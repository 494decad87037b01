/** Lower and upper limits of an airspace as a headline has them. */

const limit = String.raw`(?:SFC|GND|FL ?\d{2,3}|\d{3,5} ?FT(?: ?(?:AGL|AMSL|MSL))?|UNL)`;
const band = new RegExp(
  String.raw`(?:(?<lower>${limit}) ?(?:-|TO|UP TO(?: BUT NOT INCLUDING)?) ?(?<upper>${limit}))|(?<alone>FL ?\d{2,3}) ?- ?(?<end>FL ?\d{2,3}|UNL)`,
);

/** `, surface to FL290`, from words such as `SFC-FL290`; empty where there are none. */
export function limitsIn(line: string): string {
  const groups = band.exec(line)?.groups;
  if (!groups) return '';
  return `, ${levelOf(groups['lower'] ?? groups['alone'] ?? '')} to ${levelOf(groups['upper'] ?? groups['end'] ?? '')}`;
}

/** Of items F and G. */
export function limitsBetween(lower: string | null, upper: string | null): string {
  if (upper === null || upper.length > 20) return '';
  return lower === null || lower.length > 20 ? `, up to ${levelOf(upper)}` : `, ${levelOf(lower)} to ${levelOf(upper)}`;
}

function levelOf(limit: string): string {
  const word = limit.trim();
  if (/^(?:SFC|GND|SURFACE|GROUND)$/.test(word)) return 'surface';
  if (word.startsWith('UNL')) return 'unlimited';
  return word
    .replace(/^FL ?0?/, 'FL')
    .replace(/(\d) ?FT\b/, '$1 ft')
    .replace(/(\d) ?M\b/, '$1 m');
}
