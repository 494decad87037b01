import type { RawAnswer } from '#renderer/data/api/client.ts';
import { scrollGroup } from '#renderer/components/keyboard/scroll-group.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './DocsPage.module.css';

/** Characters of a body that are shown; more would freeze the page. */
const MOST = 200_000;

/** A response unchanged: status, headers, body. */
export function Answer({ answer }: { answer: RawAnswer }) {
  const body = readable(answer.body);
  const { api } = words;
  return (
    <section className={styles.answer} aria-live="polite" aria-label={api.answer}>
      <span className={styles.status}>
        {answer.status} {answer.statusText}
      </span>
      <Text label={api.answerHeaders}>{answer.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</Text>
      {body !== '' && <Text label={api.answerBody}>{body.slice(0, MOST)}</Text>}
      {body.length > MOST && <p>{api.longBody(body.length)}</p>}
    </section>
  );
}

const Text = ({ label, children }: { label: string; children: string }) => (
  <pre className={styles.text} {...scrollGroup(label)}>
    {children}
  </pre>
);

/** JSON with line breaks; anything else unchanged. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
