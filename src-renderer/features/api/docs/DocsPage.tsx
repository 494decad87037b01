import { useTitle } from '#renderer/components/page/Page.tsx';
import { words } from '#renderer/i18n/words.ts';
import { Documentation } from './Documentation.tsx';
import styles from './DocsPage.module.css';

/** The documentation as a separate page; `back` links to the window. */
export function DocsPage({ back }: { back: string }) {
  const { api, layout } = words;
  useTitle(layout.api);
  return (
    <div className={styles.docs}>
      <header className={styles.head}>
        <h1>{api.title}</h1>
        <a href={back}>{api.openWindow}</a>
      </header>
      <Documentation />
    </div>
  );
}
