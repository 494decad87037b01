/** How many NOTAMs a second one core decodes, over the texts of the shared notices: `node test/bench/notams/decode.ts`. Goal: 20,000. */
import '../../helpers/fixed-clock.mjs';
import { explained } from '#core/notams/describe/explain.ts';
import { readNotice } from '#core/notams/read/read-notice.ts';
import { corpusTexts } from '../../core/notams/describe/corpus.ts';
import { sharedDataFor } from '../../helpers/shared-data.ts';

const ROUNDS = 7;

const shared = sharedDataFor('how many NOTAMs a second are decoded');
if (shared !== undefined) {
  const texts = corpusTexts(shared.notices).map(({ text }) => text);
  const about = { receivedAt: new Date('2026-08-22T18:00:00Z') };
  // Processor time, not the clock: what else the machine does must not count.
  const rate = (decode: (text: string) => unknown): number => {
    const rates = Array.from({ length: ROUNDS }, () => {
      const before = process.cpuUsage();
      for (const text of texts) decode(text);
      const { user, system } = process.cpuUsage(before);
      return (texts.length / (user + system)) * 1e6;
    });
    return Math.round(rates.sort((a, b) => b - a)[Math.floor(ROUNDS / 2)] ?? 0);
  };
  const baseline = rate((text) => JSON.parse(JSON.stringify({ text })));
  console.table({
    texts: texts.length,
    'readNotice a second of processor time': rate((text) => readNotice(text, about)),
    'explained a second of processor time, words not asked for': rate((text) => explained(readNotice(text, about), about)),
    'the same, and its headline': rate((text) => explained(readNotice(text, about), about).headline()),
    'the same, and all its words': rate((text) => explained(readNotice(text, about), about).facts.plainText()),
    'for comparison: the same texts through JSON and back': baseline,
  });
}
