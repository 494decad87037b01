import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { words } from '#renderer/i18n/words.ts';
import { zulu } from '#renderer/format/time.ts';
import { readTimeSpan } from '#renderer/format/typed-time.ts';
import { hoursFromNow, momentAt, REACH_HOURS, type TimeAsked } from './moment.ts';
import styles from './MomentBar.module.css';

type MomentBarProps = TimeAsked & { now: number; change: (time: TimeAsked) => void };

/** The time that everything is shown for: within a week on the slider, any time or span of time when typed. */
export function MomentBar({ at, until, now, change }: MomentBarProps) {
  const { notams } = words;
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const hours = at === undefined ? 0 : hoursFromNow(at, now);
  const begin = zulu(at ?? now) ?? '';
  const spoken = until === undefined ? begin : notams.span(begin, zulu(until) ?? '');
  const chosen =
    at === undefined && until === undefined
      ? ''
      : until === undefined
        ? begin
        : notams.spanTyped(at === undefined ? undefined : begin, zulu(until) ?? '');

  const choose = (time: TimeAsked) => {
    setTyped(undefined);
    setIsWrong(false);
    change(time);
  };
  const take = () => {
    if (typed === undefined) return;
    const span = typed.trim() === '' ? { from: undefined, until: undefined } : readTimeSpan(typed, now);
    if (span === undefined) setIsWrong(true);
    else choose({ at: span.from, until: span.until });
  };
  return (
    <fieldset>
      <legend className={styles.legend}>{notams.validAt}</legend>
      <input
        type="range"
        className={styles.slider}
        min={-REACH_HOURS}
        max={REACH_HOURS}
        step={1}
        value={hours}
        aria-label={notams.momentSlider}
        aria-valuetext={begin}
        onChange={(event) => {
          const next = Number(event.currentTarget.value);
          choose({ at: next === 0 ? undefined : momentAt(next, now), until: undefined });
        }}
      />
      <div className={styles.ticks} aria-hidden="true">
        <span>{notams.ticks.before}</span>
        <span>{words.common.now}</span>
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
          value={typed ?? chosen}
          placeholder={notams.momentHint}
          description={spoken}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={take}
          error={isWrong ? notams.momentFault : undefined}
          maxLength={60}
          spellCheck={false}
          autoComplete="off"
        />
        <Button
          variant="default"
          className={styles.now ?? ''}
          disabled={at === undefined && until === undefined && typed === undefined}
          onClick={() => choose({ at: undefined, until: undefined })}
        >
          {notams.now}
        </Button>
      </form>
    </fieldset>
  );
}
