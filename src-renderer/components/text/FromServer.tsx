import { language } from '#renderer/i18n/words.ts';
import styles from './FromServer.module.css';

/** What the server says, which is English; in another language what it is `about` stands before it in the words of the window. Without that it is a sentence of the window's own. */
export const FromServer = ({ about, children }: { about: string | undefined; children: string }) => (
  <>
    {language !== 'en' && about !== undefined && <p>{about}</p>}
    <p lang={language === 'en' || about === undefined ? undefined : 'en'} className={styles.said}>
      {children}
    </p>
  </>
);
