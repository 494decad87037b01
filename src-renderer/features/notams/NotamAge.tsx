import { NotamAgeMark } from '#renderer/components/NotamAgeMark.tsx';
import { useDataset } from '#renderer/stores/dataset.ts';
import { utc } from '#renderer/wording/time.ts';
import styles from './NotamsPage.module.css';

/** When the notices were issued and taken in, and how old that makes them. */
export function NotamAge() {
  const status = useDataset((dataset) => dataset.status);
  if (status === undefined) return null;
  const { notamsIssuedAt: issued, notamsImportedAt: imported } = status;
  return (
    <span className={styles.age}>
      {issued !== null && <span>Newest issued {utc(issued)}</span>}
      {imported !== null && <span>imported {utc(imported)}</span>}
      <NotamAgeMark status={status} />
    </span>
  );
}
