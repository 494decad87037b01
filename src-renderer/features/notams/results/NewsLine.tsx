import { Button } from '@mantine/core';
import { words } from '#renderer/i18n/words.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';

type NewsLineProps = {
  /** Whether this is the first visit to the place in this browser. */
  isFirst: boolean;
  /** When the place was last marked as seen; undefined until the first visit is recorded. */
  before: string | undefined;
  /** Number stored or changed since; undefined where unknown. */
  total: number | undefined;
  onlyNew: boolean;
  setOnlyNew: (onlyNew: boolean) => void;
  seen: () => void;
  write: WriteTime;
};

/** What is new at this place since the user last marked it as seen. */
export function NewsLine({ isFirst, before, total, onlyNew, setOnlyNew, seen, write }: NewsLineProps) {
  const { notams } = words;
  if (before === undefined || total === undefined) return null;
  if (isFirst && total === 0) return <p className="note">{notams.firstLook}</p>;
  return (
    <div className="line">
      <output>{total === 0 ? notams.nothingNew(write(before)) : notams.newSince(total, write(before))}</output>
      {(total > 0 || onlyNew) && (
        <>
          <Button variant="default" size="compact-xs" aria-pressed={onlyNew} onClick={() => setOnlyNew(!onlyNew)}>
            {notams.onlyNew}
          </Button>
          <Button variant="default" size="compact-xs" onClick={seen}>
            {notams.seenAll}
          </Button>
        </>
      )}
    </div>
  );
}
