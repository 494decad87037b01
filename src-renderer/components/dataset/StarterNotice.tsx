import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { writeLocal, readLocal } from '#renderer/data/browser-store.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';
import { count } from '#renderer/format/units.ts';
import { useStamp } from '#renderer/format/time.ts';

const UNDERSTOOD = 'starterUnderstood';

/** Says at first that only the starter set is stored, and what happens next. Disappears when dismissed, or when another set is in use. */
export function StarterNotice({ status }: { status: DatasetStatus }) {
  const [isUnderstood, setUnderstood] = useState(() => readLocal(UNDERSTOOD) === true);
  const { data } = words;
  const coming = useComing();
  if (isUnderstood || !status.isStarter) return null;
  const understand = () => {
    writeLocal(UNDERSTOOD, true);
    setUnderstood(true);
  };
  return (
    <Notice tone="warn">
      <p>{data.starter(count(status.counts.airports))}</p>
      <p>{coming}</p>
      <p className="row">
        <Link href="/data/sources">{data.toData}</Link>
        <Button variant="subtle" size="compact-xs" onClick={understand}>
          {data.understood}
        </Button>
      </p>
    </Notice>
  );
}

/** What happens automatically, or what the user has to do. */
function useComing(): string {
  const sync = useSync((state) => state.sync);
  const stamp = useStamp();
  const { data } = words;
  if (sync?.state === 'running') return data.fullComing;
  if (sync?.network === 'off') return data.fullOff;
  const next = sync?.nextAt === null || sync === undefined ? undefined : stamp(sync.nextAt);
  return next === undefined ? data.fullAsked : data.fullPlanned(next);
}
