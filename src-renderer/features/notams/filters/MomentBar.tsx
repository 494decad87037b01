import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readMoment } from '#domain/time.ts';
import { words } from '#renderer/i18n/words.ts';
import { zulu } from '#renderer/format/time.ts';
import { hoursFromNow, momentAt, REACH_HOURS } from './moment.ts';
import styles from './MomentBar.module.css';

type MomentBarProps = { at: number | undefined; now: number; change: (at: number | undefined) => void };

/** The time that everything is shown for: within a week on the slider, any time when typed. */
export function MomentBar({ at, now, change }: MomentBarProps) {
  const { notams } = words;
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const hours = at === undefined ? 0 : hoursFromNow(at, now);
  const spoken = zulu(at ?? now);

  const choose = (moment: number | undefined) => {
    setTyped(undefined);
    setIsWrong(false);
    change(moment);
  };
  const take = () => {
    if (typed === undefined) return;
    const moment = typed.trim() === '' ? undefined : readMoment(typed, now);
    if (moment === undefined && typed.trim() !== '') setIsWrong(true);
    else choose(moment);
  };
  return (
    <fieldset className={styles.bar}>
      <legend className={styles.legend}>{notams.validAt}</legend>
      <input
        type="range"
        className={styles.slider}
        min={-REACH_HOURS}
        max={REACH_HOURS}
        step={1}
        value={hours}
        aria-label={notams.momentSlider}
        aria-valuetext={spoken}
        onChange={(event) => {
          const next = Number(event.currentTarget.value);
          choose(next === 0 ? undefined : momentAt(next, now));
        }}
      />
      <div className={styles.ticks} aria-hidden="true">
        <span>{notams.ticks.before}</span>
        <span>{notams.ticks.now}</span>
        <span>{notams.ticks.after}</span>
      </div>
      <form
        className={styles.typed}
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <TextInput
          label={notams.momentTyped}
          value={typed ?? (at === undefined ? '' : (zulu(at) ?? ''))}
          placeholder={notams.momentHint}
          description={spoken}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={take}
          error={isWrong ? notams.momentFault : undefined}
          maxLength={30}
          spellCheck={false}
          autoComplete="off"
        />
        <Button
          variant="default"
          className={styles.now ?? ''}
          disabled={at === undefined && typed === undefined}
          onClick={() => choose(undefined)}
        >
          {notams.now}
        </Button>
      </form>
    </fieldset>
  );
}
