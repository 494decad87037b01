import { words } from '#renderer/i18n/words.ts';
import type { View } from '../view.ts';
import { NoticeRow } from './NoticeRow.tsx';
import styles from '../Briefing.module.css';

/** NOTAMs of one part of the flight, counted; those acknowledged are counted apart. */
export function Group({ name, ids, view }: { name: string; ids: readonly string[]; view: View }) {
  const notices = view.of(ids);
  const { briefing } = words;
  return (
    <section className={styles.group}>
      <h3>{briefing.group(name, notices.length, notices.filter(view.isAcknowledged).length)}</h3>
      {notices.length === 0 ? (
        <p className={styles.small}>{briefing.none}</p>
      ) : (
        notices.map((notice) => <NoticeRow key={notice.id} notice={notice} view={view} />)
      )}
    </section>
  );
}
