import { NotamAgeMark } from '#renderer/components/notams/NotamAgeMark.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useTimes } from '#renderer/format/notams/use-times.ts';
import styles from './NotamsScreen.module.css';

/** When the NOTAMs were issued and imported, and how old that makes them. */
export function NotamAge() {
  const status = useDataset((dataset) => dataset.status);
  const write = useTimes();
  if (status === undefined) return null;
  const { notamsIssuedAt: issued, notamsImportedAt: imported } = status;
  return (
    <span className={styles.age}>
      {issued !== null && <span>{words.notams.newestIssued(write(issued))}</span>}
      {imported !== null && <span>{words.notams.imported(write(imported))}</span>}
      <NotamAgeMark status={status} />
    </span>
  );
}
