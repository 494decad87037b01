import type { Source } from '#contract/sync/sources.ts';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { words } from '#renderer/i18n/words.ts';
import { datasetAge, notamAge } from '#domain/age.ts';
import { ageOf } from '#renderer/format/age.ts';
import styles from '../Data.module.css';

const tones = { never: 'plain', fresh: 'good', running: 'plain', unreachable: 'warn', refused: 'bad' } as const;

/** The state of a source in a word, and how old its data is. */
export function SourceState({ source: { state, isEnabled, kind, dataDate } }: { source: Source }) {
  const now = useNow();
  const { data } = words;
  return (
    <span className={styles.acts}>
      {!isEnabled && <Tag>{data.off}</Tag>}
      <Tag tone={tones[state]}>{data.states[state]}</Tag>
      {state !== 'never' && <AgeMark age={ageOf(dataDate, now, kind === 'notams' ? notamAge : datasetAge)} />}
    </span>
  );
}
