import { Link } from 'wouter';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { words } from '#renderer/i18n/words.ts';

/** Says that only the starter set is stored, and to its owner where the others come from. */
export function StarterNotice({ status }: { status: DatasetStatus }) {
  const isOwner = useIsOwner();
  const { home, data } = words;
  if (!status.isStarter) return null;
  return (
    <Notice tone="warn">
      <p>
        {home.starterOnly(status.counts.airports)} {isOwner && home.addHow}
      </p>
      <Link href="/data/sources">{data.toData}</Link>
    </Notice>
  );
}
