import { Button } from '@mantine/core';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { spanInWords } from '#renderer/format/age.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';

const dateOf = (time: number): string => new Date(time).toISOString();

/** The time shown begins at `at`, now where that is undefined, and lasts until another moment or is that moment alone; milliseconds since 1970. */
type TimeShown = { at: number | undefined; until: number | undefined };

/** Everything is shown for this time. */
export function momentInWords({ at, until }: TimeShown, now: number, write: WriteTime): string {
  const { notams } = words;
  if (until !== undefined) return notams.during(at === undefined ? undefined : write(dateOf(at)), write(dateOf(until)));
  if (at === undefined) return notams.atNow(write(dateOf(now)));
  return (at > now ? notams.atLater : notams.atEarlier)(write(dateOf(at)), spanInWords(Math.abs(at - now)));
}

/** The time that everything below is shown for, and the zones of its times. */
export function MomentLine({ moment }: { moment: string }) {
  const zone = useSettings(({ settings }) => settings.timeZone);
  return (
    <span className="note">
      {moment} {words.notams.zones[zone]}
    </span>
  );
}

type NewsLineProps = {
  /** This is the first visit to the place in this browser. */
  isFirst: boolean;
  /** It says when the place was last marked as seen; undefined until the first visit is recorded. */
  before: string | undefined;
  /** This many are stored or changed since; undefined where unknown. */
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
          <Button size="compact-xs" aria-pressed={onlyNew} onClick={() => setOnlyNew(!onlyNew)}>
            {notams.onlyNew}
          </Button>
          <Button size="compact-xs" onClick={seen}>
            {notams.seenAll}
          </Button>
        </>
      )}
    </div>
  );
}

type LevelLineProps = {
  /** It is empty for every level. */
  levels: string;
  /** This many match but for their levels; undefined while they are counted. */
  others: number | undefined;
  showEvery: () => void;
};

/** The levels that everything below is limited to, and how many NOTAMs that leaves out. */
export function LevelLine({ levels, others, showEvery }: LevelLineProps) {
  if (levels === '') return null;
  const { notams } = words;
  return (
    <Notice tone="warn" live="polite">
      <div className="line">
        <span>{notams.atLevels(levels, others)}</span>
        <Button size="compact-xs" onClick={showEvery}>
          {notams.everyLevel}
        </Button>
      </div>
    </Notice>
  );
}
