import type { UndoneImport } from '#contract/notams/imports.ts';
import { words } from '#renderer/i18n/words.ts';

/** Shows what became of an import that was undone, and what could not be undone. */
export function UndoneLines({ undone: { import: of, removed, restored, keptCount, kept } }: { undone: UndoneImport }) {
  const { data, notams } = words;
  return (
    <>
      <p>{data.undoneWhat(notams.ofFiles(of.name, of.files), removed, restored)}</p>
      {keptCount > 0 && (
        <>
          <p>{data.undoneKept(keptCount)}</p>
          <ul>
            {kept.map(({ id, notamId, icao, reason: code }) => (
              <li key={id}>{data.keptReason[code]([icao, notamId ?? id].filter(Boolean).join(' '))}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
