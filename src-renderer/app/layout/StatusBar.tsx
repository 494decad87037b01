import { Link } from 'wouter';
import type { Reason } from '#contract/problems/reasons.ts';
import type { SyncStatus } from '#contract/sync/sync.ts';
import { NotamAgeMark } from '#renderer/components/notams/NotamAgeMark.tsx';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';
import { useInstallation } from '#renderer/data/installation.ts';
import { storedBriefing, useChangedBriefings } from '#renderer/data/route/changed-briefings.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { ageOfSet } from '#renderer/format/age.ts';
import { sourceInWords } from '#renderer/format/names.ts';
import { doneInWords, stepInWords, syncInWords } from '#renderer/format/dataset/sync-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './StatusBar.module.css';

/** Every screen shows that it is not for navigation, where the data comes from, how old it is, updates in progress, and which server answers. */
export function StatusBar() {
  const { status, problem } = useDataset();
  const versions = useInstallation((installation) => installation.versions);
  const now = useNow();
  return (
    <footer className={styles.bar}>
      <p className={styles.disclaimer}>{words.common.notForNavigation}</p>
      {status === undefined ? (
        <span className={styles.item}>{problem === undefined ? words.common.loading : problem.message}</span>
      ) : (
        <>
          <Link href="/data" className={styles.item ?? ''}>
            <span className={styles.name}>{words.airports.title}</span> <span className={styles.source}>{sourceInWords(status)}</span>{' '}
            <AgeMark age={ageOfSet(status, now)} />
          </Link>
          <Link href="/data" className={styles.item ?? ''}>
            <span className={styles.name}>{words.notams.title}</span> <NotamAgeMark status={status} />
          </Link>
          <StatusWork />
          <StatusBriefings />
          <StatusClock problems={status.problems} />
        </>
      )}
      {versions?.isSandboxed === false && (
        <Link href="/about" data-strong="true">
          {words.layout.noSandbox}
        </Link>
      )}
      <span className={styles.server}>{location.host}</span>
    </footer>
  );
}

/** Reports that an import has changed the last briefing of stored routes; the link leads to the one that was made last. */
function StatusBriefings() {
  const changed = useChangedBriefings();
  const [first] = changed;
  return (
    <output>
      {first !== undefined && (
        <Link href={storedBriefing(first.routeId)} data-strong="true" title={changed.map(({ name }) => name).join('\n')}>
          {words.layout.briefingsChanged(changed.length, first.name)}
        </Link>
      )}
    </output>
  );
}

/** Says in a few words that the machine's clock moved; nothing while it did not. */
function StatusClock({ problems }: { problems: readonly Reason[] }) {
  const moved = problems.find(({ code }) => code === 'clockMoved');
  if (moved === undefined) return null;
  return (
    <span role="alert">
      <Link href="/data" data-strong="true">
        {words.layout.clockMoved(Number(moved.values['days']))}
      </Link>
    </span>
  );
}

/** Shows whether there is a network, and what is being fetched or imported. Screen readers get only the words, not every number. */
function StatusWork() {
  const sync = useSync((state) => state.sync);
  const progress = useDataset(({ status }) => status?.import ?? null);
  const { layout, data } = words;
  const fetching = sync?.state === 'running' ? sync : undefined;
  const importing = fetching === undefined && progress?.state === 'running' ? progress : undefined;
  return (
    <>
      {sync !== undefined && sync.network !== 'unknown' && (
        <Link href="/data" className={styles.item ?? ''}>
          {networkWord(sync.network)}
        </Link>
      )}
      <span className={styles.item}>
        <output>
          {fetching !== undefined && <Link href="/data">{syncInWords(fetching)}</Link>}
          {importing !== undefined && <Link href="/data/sources">{layout.importing(stepInWords(importing.step))}</Link>}
        </output>
        {fetching?.step && <span>{doneInWords(fetching.step)}</span>}
        {importing !== undefined && <span>{data.rowsRead(importing.step.done)}</span>}
      </span>
    </>
  );
}

function networkWord(network: Exclude<SyncStatus['network'], 'unknown'>): string {
  const { layout } = words;
  return { online: words.data.networks.online, offline: layout.offline, off: layout.networkOff }[network];
}
