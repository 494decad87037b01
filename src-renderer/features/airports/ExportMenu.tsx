import { Button } from '@mantine/core';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { saveFile } from '#renderer/components/save-file.ts';
import { addresses, queryText } from '#renderer/data/api/addresses.ts';
import { readRows } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { words, language } from '#renderer/i18n/words.ts';
import { Flyout } from './Flyout.tsx';
import type { ListQuery } from './table/airport-rows.ts';

const forms = [
  ['csv', 'CSV'],
  ['geojson', 'GeoJSON'],
] as const;
type Form = (typeof forms)[number][0];

/**
 * All that match as a file. A link, so that the browser writes it while it downloads and the page never holds it in memory; favourites, which need the
 * user, are fetched.
 */
export function ExportMenu({ question, total }: { question: ListQuery; total: number | undefined }) {
  const { airports } = words;
  const { expand: _parts, ...query } = question;
  const { busy, problem, act } = useAct();
  const saveOwn = (query: ListQuery, format: Form) =>
    act(async () => saveFile(`airports.${format}`, new Blob([await readRows('listAirports', { ...query, format })])));
  const path = addresses.listAirports.split(' ')[1];
  return (
    <Flyout title={words.common.export}>
      <p>{airports.exportWhat(total ?? 0)}</p>
      {forms.map(([format, name]) => {
        const size = exportSize(format, total ?? 0);
        return (
          <div key={format}>
            {query.favourites === undefined ? (
              <Button component="a" href={`${path}${queryText({ ...query, format })}`} download={`airports.${format}`}>
                {airports.exportAs(name, sizeInWords(size))}
              </Button>
            ) : (
              <Button loading={busy} onClick={() => void saveOwn(query, format)}>
                {airports.exportAs(name, sizeInWords(size))}
              </Button>
            )}
            {size > LARGE_EXPORT && <span className="more">{airports.exportLarge}</span>}
          </div>
        );
      })}
      <ProblemNotice problem={problem} />
    </Flyout>
  );
}

/** An airport has this many bytes, the mean over the full set. */
const bytes = { csv: 180, geojson: 558 } as const;

/** The size is shown from this many bytes on. */
const LARGE_EXPORT = 5_000_000;

/** Writes `15.5 MB`, or `24 kB` below a million bytes. */
function sizeInWords(bytesInAll: number): string {
  const isSmall = bytesInAll < 1e6;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.ceil(bytesInAll / 1e3) : bytesInAll / 1e6);
}

/** The size is in bytes. */
const exportSize = (format: keyof typeof bytes, airports: number): number => airports * bytes[format];
