/** What single words of a NOTAM mean for closures. */
export { flown, meaningOf, type Meaning } from '#core/notams/lexicon/lexicon.ts';
