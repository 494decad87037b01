import { Button, Loader } from '@mantine/core';
import { isLossReason } from '#domain/loss.ts';
import type { SyncOutcome } from '#contract/sync/sync.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { Facts } from '#renderer/components/tables/Facts.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { NeedsUser } from '#renderer/components/session/NeedsUser.tsx';
import { OwnersPart } from '#renderer/components/session/OwnersPart.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useSync, startSync } from '#renderer/data/dataset/sync.ts';
import { useStamp } from '#renderer/format/time.ts';
import { doneInWords, outcomeInWords, syncInWords } from '#renderer/format/dataset/sync-in-words.ts';
import styles from '../Data.module.css';

const lossIn = ({ sources, held }: SyncOutcome): boolean =>
  [held, ...sources.map(({ reason }) => reason)].some((one) => one !== null && isLossReason(one));

/** Shows the update in progress and the result of the last one, and begins one by hand. */
export function SyncSheet() {
  const sync = useSync((state) => state.sync);
  const stamp = useStamp();
  const { busy, problem, act } = useAct();
  const { data } = words;
  const running = sync?.state === 'running';
  const fetchNow = () => act(() => startSync());
  const isRefused = sync?.outcome && lossIn(sync.outcome);
  const cancel = () => act(() => api('cancelSync', {}));
  return (
    <Sheet title={words.common.updates}>
      <div className="stack">
        <div className={`row ${styles.running}`}>
          {running && <Loader size={16} />}
          <output>{sync === undefined ? '' : running ? syncInWords(sync) : data.idle}</output>
          {running && sync.step !== null && <span className="figures">{doneInWords(sync.step)}</span>}
        </div>
        {sync !== undefined && (
          <Facts
            facts={[
              ...(sync.network === 'unknown' ? [] : [{ name: data.network, value: data.networks[sync.network] }]),
              { name: data.finished, value: sync.finishedAt === null ? data.never : orUnknown(stamp(sync.finishedAt), String) },
              { name: data.next, value: data.nextAttempts[sync.nextAttempt] ?? orUnknown(sync.nextAt, stamp), isWide: true },
              {
                name: data.lastOutcome,
                value: sync.outcome === null ? data.noneSinceStart : outcomeInWords(sync.outcome).join(' '),
                isWide: true,
              },
            ]}
          />
        )}
        <NeedsUser why={data.updateNeedsUser}>
          <OwnersPart>
            <div className="row">
              <Button variant="filled" onClick={() => void fetchNow()} disabled={busy || running}>
                {data.updateNow}
              </Button>
              {isRefused && !running && (
                <Button onClick={() => void act(() => startSync({ acceptLoss: true }))} disabled={busy}>
                  {data.acceptLoss}
                </Button>
              )}
              {running && <Button onClick={() => void cancel()}>{data.updateCancel}</Button>}
            </div>
          </OwnersPart>
        </NeedsUser>
        <ProblemNotice problem={problem} />
      </div>
    </Sheet>
  );
}
