import { Switch } from '@mantine/core';
import { TypedBox } from '#renderer/components/text/TypedBox.tsx';
import { words } from '#renderer/i18n/words.ts';
import styles from './Settings.module.css';
import { useChoice } from './use-choice.ts';

/** The user gets this many days after switching from "forever" to a number. */
const USUAL = 90;

/** Shows how long old NOTAMs are kept: forever, or a number of days. */
export function Retention() {
  const { value, choose, error } = useChoice('notamRetentionDays');
  const { settings } = words;
  return (
    <>
      <Switch
        label={settings.keepForever}
        checked={value === null}
        onChange={(event) => choose(event.currentTarget.checked ? null : USUAL)}
        error={value === null ? error : undefined}
      />
      {value !== null && <Days key={value} value={value} choose={choose} error={error} />}
    </>
  );
}

/** Saved when the field loses the focus or Enter is pressed. */
function Days({ value, choose, error }: { value: number; choose: (days: number) => void; error: string | undefined }) {
  const { settings } = words;
  const take = (typed: string): boolean => {
    const days = daysOf(typed);
    if (days !== undefined && days !== value) choose(days);
    return days !== undefined;
  };
  return (
    <TypedBox
      className={styles.field}
      label={settings.retention}
      description={settings.retentionHint}
      inputMode="numeric"
      shown={String(value)}
      fault={settings.wholeDays}
      take={take}
      error={error}
    />
  );
}

/** Digits only, as a number; undefined for anything else, which must never become another number or "ever". */
export function daysOf(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
