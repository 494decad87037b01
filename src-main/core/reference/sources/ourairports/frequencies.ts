import type { FrequencyFacts } from '../facts.ts';
import type { CsvFormat } from '../csv/csv-file.ts';

type Column = 'id' | 'airport_ref' | 'type' | 'description' | 'frequency_mhz';

/** airport-frequencies.csv. A row without a frequency is useless and left out. */
export const frequencyFormat = (airportKeys: ReadonlySet<string>): CsvFormat<Column, FrequencyFacts> => ({
  columns: ['id', 'airport_ref', 'type', 'description', 'frequency_mhz'],
  key: 'id',
  row(row) {
    const [key, airportKey] = [row.text('id'), row.text('airport_ref')];
    if (key === null || airportKey === null) return row.leaveOut('has no airport_ref');
    if (!airportKeys.has(airportKey)) return row.orphan(`airport_ref ${airportKey} is not in airports.csv`);
    const frequency = row.number('frequency_mhz', { least: 0 });
    if (frequency === null) return row.leaveOut('has no frequency');
    if (frequency === 0) row.note('frequency_mhz is 0; kept as given, since a frequency is never null');
    return { key, airportKey, type: row.text('type'), description: row.text('description'), frequency };
  },
});
