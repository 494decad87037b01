import { useTitle } from '#renderer/components/page/Page.tsx';
import { words } from '#renderer/i18n/words.ts';
import { Documentation } from './Documentation.tsx';
import styles from './DocsPage.module.css';

/** Shows the documentation as a separate page; `back` links to the window. */
export function DocsPage({ back }: { back: string }) {
  const { api } = words;
  useTitle(api.title);
  return (
    <div className={styles.docs}>
      <header className="spread">
        <h1>{api.documentTitle}</h1>
        <a href={back}>{api.openWindow}</a>
      </header>
      <Documentation />
    </div>
  );
}
