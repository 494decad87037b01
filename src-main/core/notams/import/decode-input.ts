/** Reads NOTAMs without storing them, for programs that only need a text decoded. Stored data is neither read nor touched. */
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { openPassingState } from '#core/database/state.ts';
import type { Aerodromes } from '../describe/decoded-notam.ts';
import type { NotamInput } from './import-notams.ts';
import type { NotamImportReport } from './report.ts';
import { openNotams } from '../notams.ts';

export type DecodedInput = { report: NotamImportReport; notams: Iterable<NotamAnswer> };

type Options = { clock: () => Date; aerodromes: Aerodromes };

/**
 * Reads NOTAMs in any known format and emits them in order, decoded; a repeated NOTAM is emitted twice.
 * They pass through a temporary database, so that chains and multi-part NOTAMs are what an import would make of them. Throws a
 * Refusal for input without a NOTAM.
 */
export async function decodeInput<T>(input: NotamInput, options: Options, take: (decoded: DecodedInput) => T | Promise<T>): Promise<T> {
  const { clock, aerodromes } = options;
  const db = openPassingState({ clock });
  try {
    const notams = openNotams(db, clock, { aerodromes });
    const ids: string[] = [];
    const report = await notams.import([input], { takesAnyText: true, onNotam: ({ id }) => void ids.push(id) });
    const answers = function* () {
      for (const id of ids) yield* notams.find(id, { expand: 'decoded' });
    };
    return await take({ report, notams: answers() });
  } finally {
    db.close();
  }
}
