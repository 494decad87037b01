import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { words } from '#renderer/i18n/words.ts';
import { goToRow, rowIdOf } from '../use-keys.ts';
import { numberOf, type View } from '../view.ts';
import { Group } from './Group.tsx';
import styles from '../Briefing.module.css';

/** What could not be placed or understood, and what may close something: always listed, as published. */
export function Doubts({ view }: { view: View }) {
  const { unplaced, notUnderstood, mayClose } = view.briefing;
  const { briefing } = words;
  const isNone = unplaced.length + notUnderstood.length + mayClose.length === 0;
  return (
    <Sheet title={briefing.doubts}>
      <div className={styles.stack}>
        {isNone && <p className={styles.small}>{briefing.noDoubts}</p>}
        <Texts name={briefing.mayClose} ids={mayClose} view={view} />
        <Texts name={briefing.notUnderstood} ids={notUnderstood} view={view} />
        {unplaced.length > 0 && <Group name={briefing.unplaced} ids={unplaced} view={view} />}
      </div>
    </Sheet>
  );
}

/** Texts alone; the number leads to the place of the NOTAM in the briefing. */
function Texts({ name, ids, view }: { name: string; ids: readonly string[]; view: View }) {
  const notices = view.of(ids);
  const { briefing } = words;
  if (notices.length === 0) return null;
  return (
    <section>
      <h3>{briefing.group(name, notices.length, 0)}</h3>
      <ul className={styles.lines}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <button
              type="button"
              className={styles.goTo}
              aria-label={briefing.goTo(numberOf(notice))}
              onClick={() => goToRow(document.getElementById(rowIdOf(notice.id)))}
            >
              {[numberOf(notice), ...notice.locations].join(' ')}
            </button>
            <p className={styles.raw} lang="en">
              {notice.message}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
