import type { NotamAnswer } from '#contract/resources.ts';
import { useApi } from '#renderer/api/use-api.ts';
import { words } from '#renderer/languages/words.ts';
import { useSession } from '#renderer/stores/session.ts';
import { statuses } from './facets.ts';
import styles from './NotamDetails.module.css';

/** What a notice replaced, and what replaced or cancelled it, the oldest first. The server tells it to users only. */
export function Chain({ notam }: { notam: NotamAnswer }) {
  const mayAsk = useSession(({ credential }) => credential.kind !== 'anonymous');
  const { body } = useApi('getNotamHistory', mayAsk ? { params: { notamId: notam.id } } : undefined);
  const { chain, notams } = { chain: body?.items ?? [], notams: words.notams };
  if (chain.length < 2) return null;
  return (
    <div>
      <p className={styles.name}>{notams.chain}</p>
      <ol className={styles.chain}>
        {chain.map(({ id, notamId, status }, place) => {
          const known = statuses.find((one) => one === status);
          return (
            // A notice that is not held has no id and stands once in a chain.
            <li key={id ?? `${place} ${notamId}`} aria-current={id === notam.id ? 'true' : undefined}>
              <span className={styles.link}>{notamId ?? notams.noNumber}</span> (
              {known === undefined ? notams.notHeld : notams.statuses[known]})
            </li>
          );
        })}
      </ol>
    </div>
  );
}
