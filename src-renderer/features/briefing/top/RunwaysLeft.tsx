import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { numberOf, type View } from '../view.ts';
import { linesOf, titleOf } from './runway-lines.ts';
import styles from '../Briefing.module.css';

/** Line one of the briefing: what is left of the runways at the times of the flight, with the texts that say so. */
export function RunwaysLeft({ view }: { view: View }) {
  const units = useUnits();
  const { briefing } = words;
  return (
    <Sheet title={briefing.runwaysLeft}>
      <div className={styles.stack}>
        {view.briefing.aerodromes.map((aerodrome) => {
          const lines = linesOf(aerodrome, view, units);
          const notices = view.of([...new Set(lines.flatMap(({ ids }) => ids))]);
          return (
            <section key={`${aerodrome.ident} ${aerodrome.roles.join()}`} className={styles.aerodrome}>
              <div>
                <h3>{titleOf(aerodrome, view.briefing.made)}</h3>
                <ul className={styles.lines}>
                  {lines.map(({ text, isStrong }) => (
                    <li key={text} data-strong={isStrong}>
                      {text}
                    </li>
                  ))}
                </ul>
              </div>
              {notices.length > 0 && (
                <div>
                  <p className={styles.small}>{briefing.asPublished}</p>
                  <ul className={styles.lines}>
                    {notices.map((notice) => (
                      <li key={notice.id}>
                        <b className={styles.code}>{numberOf(notice)}</b>
                        <p className={styles.raw} lang="en">
                          {notice.message}
                        </p>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </section>
          );
        })}
      </div>
    </Sheet>
  );
}
