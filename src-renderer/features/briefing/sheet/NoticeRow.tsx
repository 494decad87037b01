import { Button, VisuallyHidden } from '@mantine/core';
import type { SheetNotice, BriefingSheet } from '#contract/briefing/sheet.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { rowIdOf } from '../use-keys.ts';
import styles from '../Briefing.module.css';
import type { BriefingNotice, NotShown } from '#contract/briefing/notice.ts';

/** A briefing on the screen, and what the user did to it. */
export type View = {
  sheet: BriefingSheet;
  notShown: readonly NotShown[];
  of: (ids: readonly string[]) => BriefingNotice[];
  isAcknowledged: (id: string) => boolean;
  isFolded: (id: string) => boolean;
  acknowledge: (id: string) => void;
  unfold: (id: string) => void;
};

/** A NOTAM: what is understood of it, and beside it the text as published. Folded it is its number alone, since nothing decoded is shown without its text. */
export function NoticeRow({ text, view }: { text: SheetNotice; view: View }) {
  const { id, severity, head, headline, facts, raw } = text;
  const isAcknowledged = view.isAcknowledged(id);
  const isFolded = view.isFolded(id);
  const { briefing, notams } = words;
  const name = view
    .of([id])
    .map(({ notamId, locations }) => [notamId ?? briefing.noNumber, ...locations].join(' '))
    .join('');
  return (
    <article
      id={rowIdOf(id)}
      className={styles.notice}
      data-notice={id}
      data-severity={severity}
      data-read={isAcknowledged}
      tabIndex={-1}
      aria-label={name}
    >
      <header className={styles.head}>
        <b className={styles.code}>{isFolded ? name : head}</b>
        {isFolded && <span className={styles.small}>{briefing.acknowledgedFolded}</span>}
        <span className={styles.acts}>
          {isAcknowledged && (
            <Button size="compact-xs" variant="default" aria-expanded={!isFolded} onClick={() => view.unfold(id)}>
              {isFolded ? briefing.unfold : briefing.fold}
              <VisuallyHidden component="span"> {name}</VisuallyHidden>
            </Button>
          )}
          <Button
            size="compact-xs"
            variant={isAcknowledged ? 'light' : 'default'}
            aria-pressed={isAcknowledged}
            {...withKey(notams.acknowledge, 'briefing.acknowledge')}
            onClick={() => view.acknowledge(id)}
          >
            {isAcknowledged ? notams.acknowledgedButton : notams.acknowledge}
            <VisuallyHidden component="span"> {name}</VisuallyHidden>
          </Button>
        </span>
      </header>
      {!isFolded && (
        <div className={styles.beside}>
          <div>
            {headline !== '' && <p className={styles.headline}>{headline}</p>}
            <ul className={styles.facts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
          <p className={styles.raw} lang="en">
            {raw}
          </p>
        </div>
      )}
    </article>
  );
}
