/**
 * `node test/labels/drawn.ts SEED COUNT` prints the headlines, in English and French, of so many notices of each category, drawn from the shared ones by the seed: what a person
 * reads by eye after rules have changed.
 */
import { withPhrases } from '#core/notams/describe/headline/phrases.ts';
import type { DecodedNotice } from '#core/notams/read/notice.ts';
import { headlineInFrench } from '#words/fr/headline/line.ts';
import { sharedDataFor } from '../helpers/shared-data.ts';
import { corpusNotices } from './notices.ts';
import { decoded } from './score.ts';

const [seed = 1, count = 60] = process.argv.slice(2).map(Number);

/** The number is between 0 and 1, and the same for the same hash and seed. */
const drawnBy = (hash: string): number => ((parseInt(hash.slice(0, 8), 16) ^ Math.imul(seed, 0x9e3779b1)) >>> 0) / 2 ** 32;

const shared = sharedDataFor('the headlines to read');
const classes = new Map<string, { order: number; told: DecodedNotice }[]>();
for (const notice of shared === undefined ? [] : corpusNotices(shared.notices).values()) {
  const told = decoded(notice);
  classes.set(told.category, [...(classes.get(told.category) ?? []), { order: drawnBy(notice.hash), told }]);
}
for (const [category, notices] of [...classes].toSorted(([a], [b]) => a.localeCompare(b))) {
  console.log(`\n${category}`);
  for (const { told } of notices.toSorted((a, b) => a.order - b.order).slice(0, count)) {
    console.log(`${told.severity}  ${told.headline}\n   ${headlineInFrench({ ...told, headlineParts: withPhrases(told.headlineParts) })}`);
  }
}
