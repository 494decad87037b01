/** Reading notices without keeping them: other programs ask what a text means. Stored data is neither read nor touched. */
import type { NotamAnswer } from '#contract/resources.ts';
import { openPassingState } from '#core/database/state.ts';
import type { Aerodromes } from '../describe/decoded-notam.ts';
import type { NotamInput } from './import-notams.ts';
import type { NotamImportReport } from './report.ts';
import { openNotams } from '../notams.ts';

export type DecodedInput = { report: NotamImportReport; notams: Iterable<NotamAnswer> };

type Options = { clock: () => Date; aerodromes: Aerodromes };

/**
 * Reads notices in any known format and hands them on in their order, with what is understood of each; a notice that comes twice is handed on twice.
 * They pass through a database of their own, so that chains and multi-part notices are what an import would make of them. Throws a
 * Refusal for input that holds no notice.
 */
export async function decodeInput<T>(input: NotamInput, options: Options, take: (decoded: DecodedInput) => T | Promise<T>): Promise<T> {
  const { clock, aerodromes } = options;
  const db = openPassingState({ clock });
  try {
    const notams = openNotams(db, clock, aerodromes);
    const ids: string[] = [];
    const report = await notams.import([input], { told: ({ id }) => void ids.push(id) });
    const answers = function* () {
      for (const id of ids) yield* notams.find(id, { expand: 'decoded' });
    };
    return await take({ report, notams: answers() });
  } finally {
    db.close();
  }
}
