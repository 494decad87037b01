import { AgeMark } from '#renderer/components/AgeMark.tsx';
import { useNow } from '#renderer/components/use-now.ts';
import { useDataset } from '#renderer/stores/dataset.ts';
import { ageOf, datasetAge } from '#renderer/wording/age.ts';
import { utc } from '#renderer/wording/time.ts';
import styles from './AirportView.module.css';

/** Where an airport's values come from and how old they are. */
export function DataOrigin({ updatedAt }: { updatedAt: string }) {
  const source = useDataset((dataset) => dataset.status?.source);
  const now = useNow();
  return (
    <p className={styles.origin}>
      <span>Source: {source ?? 'unknown'}</span>
      <span>Values of {utc(updatedAt) ?? 'an unknown date'}</span>
      <AgeMark age={ageOf(updatedAt, now, datasetAge)} />
    </p>
  );
}
