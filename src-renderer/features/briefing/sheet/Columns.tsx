import type { SheetColumn, SheetLine } from '#contract/briefing/sheet.ts';
import { WeatherCodes } from '#renderer/components/text/WeatherCodes.tsx';
import { goToRow, rowIdOf } from '../use-keys.ts';
import type { View } from './NoticeRow.tsx';
import styles from './Columns.module.css';

/** The aerodromes of the flight next to each other: a bar for each runway, and what is closed, out or limited. */
export const Columns = ({ columns, view }: { columns: readonly SheetColumn[]; view: View }) => (
  <div className={styles.columns}>
    {columns.map(({ title, name, bars, lines }) => (
      <section key={title} className={styles.column} aria-label={title}>
        <h2>{title}</h2>
        <p className={styles.name}>{name}</p>
        {bars.map((bar) => (
          <div key={bar.name} className={styles.runway}>
            <span className={styles.ident}>{bar.name}</span>
            <span className={styles.bar} aria-hidden="true">
              {bar.spans.map(({ state, share }, at) => (
                // A runway may be in one state twice.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={at} data-state={state} style={{ flexGrow: share }} />
              ))}
            </span>
            <Line line={bar} view={view} />
          </div>
        ))}
        {lines.map((line) => (
          <p key={line.text}>
            <Line line={line} view={view} />
          </p>
        ))}
      </section>
    ))}
  </div>
);

/** What rests on a NOTAM of the list leads to it. */
export function Line({ line: { text, isStrong, ids }, view }: { line: SheetLine; view: View }) {
  const [first] = view.of(ids);
  if (first === undefined)
    return (
      <span className={isStrong ? styles.unknown : undefined}>
        <WeatherCodes text={text} />
      </span>
    );
  return (
    <a
      className={styles.link}
      data-strong={isStrong}
      href={`#${rowIdOf(first.id)}`}
      onClick={(event) => {
        event.preventDefault();
        goToRow(document.getElementById(rowIdOf(first.id)));
      }}
    >
      {text}
    </a>
  );
}
