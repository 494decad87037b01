import { LevelBox } from '#renderer/components/notams/LevelBox.tsx';
import { TypedBox } from '#renderer/components/text/TypedBox.tsx';
import { zulu } from '#renderer/format/time.ts';
import { readTime } from '#renderer/format/typed-time.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { words } from '#renderer/i18n/words.ts';
import { useMap } from '../map-state.ts';
import styles from './NotamFilter.module.css';

/** The moment and the levels that the NOTAMs of the map are those of. */
export function NotamFilter() {
  const now = useNow();
  const { moment, band, showAt, showBand } = useMap();
  const { map } = words;
  const takeMoment = (text: string): boolean => {
    const read = text === '' ? undefined : readTime(text, now);
    if (text !== '' && read === undefined) return false;
    showAt(read);
    return true;
  };
  return (
    <div className={styles.filter}>
      <TypedBox
        size="xs"
        label={words.briefing.time}
        hint={map.atTimeHint}
        shown={moment === undefined ? '' : (zulu(moment) ?? '')}
        fault={map.atTimeFault}
        take={takeMoment}
      />
      <LevelBox size="xs" band={band} change={showBand} />
    </div>
  );
}
