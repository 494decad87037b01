import { bandInWords, readBand, type Band } from '#domain/flight-level.ts';
import { words } from '#renderer/i18n/words.ts';
import { TypedBox } from '../text/TypedBox.tsx';

type LevelBoxProps = { band: Band; change: (band: Band) => void; size?: 'xs' };

/** NOTAMs may reach into these flight levels. */
export function LevelBox({ band, change, ...look }: LevelBoxProps) {
  const { notams } = words;
  const take = (text: string): boolean => {
    const read = readBand(text);
    if (read !== undefined) change(read);
    return read !== undefined;
  };
  return (
    <TypedBox
      label={words.briefing.settings.levels}
      placeholder={notams.levelsHint}
      shown={bandInWords(band)}
      fault={notams.levelsFault}
      take={take}
      maxLength={30}
      {...look}
    />
  );
}
