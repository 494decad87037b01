import type { Frequency } from '#contract/airports/frequency.ts';
import { identityOf } from '#core/database/identity.ts';
import { UNDATED } from '../facts.ts';
import type { CsvFormat } from '../csv/csv-file.ts';

type Column = 'id' | 'airport_ref' | 'type' | 'description' | 'frequency_mhz';

/** airport-frequencies.csv. A row without a frequency is useless and left out. The name is the description, else the type. */
export const frequencyFormat = (
  airports: ReadonlyMap<string, unknown>,
): CsvFormat<Column, { airportKey: string; frequency: Frequency }> => ({
  columns: ['id', 'airport_ref', 'type', 'description', 'frequency_mhz'],
  key: 'id',
  row(row) {
    const [key, airportKey] = [row.text('id'), row.text('airport_ref')];
    if (key === null || airportKey === null) return row.leaveOut('has no airport_ref');
    if (!airports.has(airportKey)) return row.orphan(`airport_ref ${airportKey} is not in airports.csv`);
    const frequency = row.number('frequency_mhz', { least: 0 });
    if (frequency === null) return row.leaveOut('has no frequency');
    if (frequency === 0) row.note('frequency_mhz is 0; kept as given, since a frequency is never null');
    const [type, description] = [row.text('type'), row.text('description')];
    const name = description ?? type ?? 'unnamed';
    const id = identityOf(`ourairports:frequency:${key}`);
    return { airportKey, frequency: { id, updatedAt: UNDATED, name, type, description, frequency } };
  },
});
