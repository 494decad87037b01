/** What the header `X-Notams-Coverage` of an empty list says: whether anything was imported, and whether any import covered the places asked for. */
export type Coverage = { isImported: boolean; covered: readonly string[]; notCovered: readonly string[] };

/** `imported, LSGG=covered, ZZZZ=none`; undefined for an answer without the header. */
export function readCoverage(header: string | undefined): Coverage | undefined {
  if (header === undefined) return undefined;
  const [whole, ...places] = header.split(',').map((part) => part.trim());
  const named = places.map((part) => {
    const [place = '', word = ''] = part.split('=');
    return { place: decodeURIComponent(place), isCovered: word === 'covered' };
  });
  return {
    isImported: whole === 'imported',
    covered: named.filter(({ isCovered }) => isCovered).map(({ place }) => place),
    notCovered: named.filter(({ isCovered }) => !isCovered).map(({ place }) => place),
  };
}
