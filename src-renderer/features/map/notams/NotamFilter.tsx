import { useState, type ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { zulu } from '#renderer/format/time.ts';
import { readTime } from '#renderer/format/typed-time.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { words } from '#renderer/i18n/words.ts';
import { useMap } from '../map-state.ts';
import { bandInWords, readBand } from '#domain/level-band.ts';
import styles from './NotamFilter.module.css';

/** The moment and the levels that the NOTAMs of the map are those of. */
export function NotamFilter() {
  const now = useNow();
  const { moment, band, showAt, showBand } = useMap();
  const { map } = words;
  const takeMoment = (text: string): boolean => {
    const read = text === '' ? undefined : readTime(text, now);
    if (text !== '' && read === undefined) return false;
    showAt(read);
    return true;
  };
  const takeBand = (text: string): boolean => {
    const read = readBand(text);
    if (read !== undefined) showBand(read);
    return read !== undefined;
  };
  return (
    <div className={styles.filter}>
      <Typed
        label={map.atTime}
        hint={map.atTimeHint}
        shown={moment === undefined ? '' : (zulu(moment) ?? '')}
        fault={map.atTimeFault}
        take={takeMoment}
      />
      <Typed label={map.levels} hint={map.levelsHint} shown={bandInWords(band)} fault={map.levelsFault} take={takeBand} />
    </div>
  );
}

type TypedProps = {
  label: string;
  hint: string;
  /** What holds now; empty for no limit. */
  shown: string;
  fault: ReactNode;
  /** False for a text that can't be read. */
  take: (text: string) => boolean;
};

/** A box that takes its text on Enter and when it is left. */
function Typed({ label, hint, shown, fault, take }: TypedProps) {
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const settle = () => {
    if (typed === undefined) return;
    const isRead = take(typed.trim());
    setIsWrong(!isRead);
    if (isRead) setTyped(undefined);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <TextInput
        size="xs"
        label={label}
        placeholder={hint}
        value={typed ?? shown}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={settle}
        error={isWrong ? fault : undefined}
        maxLength={30}
        spellCheck={false}
        autoComplete="off"
      />
    </form>
  );
}
