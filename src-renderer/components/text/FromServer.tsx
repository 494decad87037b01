import { language } from '#renderer/i18n/words.ts';
import styles from './FromServer.module.css';

/** A sentence of the server, in English; in another language it is preceded by what it is `about`, in the window's language. Without `about` the sentence is the window's own. */
export const FromServer = ({ about, children }: { about: string | undefined; children: string }) => (
  <>
    {language !== 'en' && about !== undefined && <p>{about}</p>}
    <p lang={language === 'en' || about === undefined ? undefined : 'en'} className={styles.said}>
      {children}
    </p>
  </>
);
