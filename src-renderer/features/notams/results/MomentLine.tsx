import { Button } from '@mantine/core';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { spanInWords } from '#renderer/format/age.ts';
import type { TimeAsked } from '../filters/moment.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';

type MomentLineProps = TimeAsked & { now: number; write: WriteTime; backToNow: () => void };

const dateOf = (time: number): string => new Date(time).toISOString();

/** The time that everything below is shown for, prominent because it is not now. */
export function MomentLine({ at, until, now, write, backToNow }: MomentLineProps) {
  const { notams } = words;
  if (at === undefined && until === undefined) return null;
  return (
    <Notice tone="warn" live="polite">
      <div className="line">
        <span>{momentInWords({ at, until }, now, write)}</span>
        <Button variant="default" size="compact-xs" onClick={backToNow}>
          {notams.backToNow}
        </Button>
      </div>
    </Notice>
  );
}

/** The time that everything is shown for. */
export function momentInWords({ at, until }: TimeAsked, now: number, write: WriteTime): string {
  const { notams } = words;
  if (until !== undefined) return notams.during(at === undefined ? undefined : write(dateOf(at)), write(dateOf(until)));
  if (at === undefined) return notams.atNow(write(dateOf(now)));
  return (at > now ? notams.atLater : notams.atEarlier)(write(dateOf(at)), spanInWords(Math.abs(at - now)));
}

/** Says that everything below is as of now, and which zones its times are in. */
export function NowLine({ now, write }: { now: number; write: WriteTime }) {
  const zone = useSettings(({ settings }) => settings.timeZone);
  const { notams } = words;
  return (
    <span className="note">
      {notams.atNow(write(dateOf(now)))} {notams.zones[zone]}
    </span>
  );
}
