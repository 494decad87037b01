import { Button, CloseButton } from '@mantine/core';
import { Link } from 'wouter';
import { passFocus } from '#renderer/components/keyboard/pass-focus.ts';
import { words } from '#renderer/i18n/words.ts';
import { compareAddress, useCompareChoice } from './compare-choice.ts';
import styles from './AirportsScreen.module.css';

/** The airports chosen to compare, with a link to the comparison. */
export function CompareBar() {
  const { chosen, toggle, clear } = useCompareChoice();
  const { airports } = words;
  if (chosen.length === 0) return null;
  return (
    <section className={styles.compare} aria-label={airports.compareTitle}>
      {chosen.map((one) => (
        <span key={one.id} className={styles.compared}>
          {one.name}
          <CloseButton
            size="xs"
            aria-label={words.common.removeNamed(one.name)}
            onClick={({ currentTarget }) => {
              passFocus(currentTarget, chosen.length === 1 ? currentTarget.closest('section') : currentTarget);
              toggle({ ...one, icaoCode: null });
            }}
          />
        </span>
      ))}
      {chosen.length < 2 ? (
        <span className={styles.quiet}>{airports.compare(chosen.length)}</span>
      ) : (
        <Link href={compareAddress(chosen)}>{airports.compare(chosen.length)}</Link>
      )}
      <Button
        variant="subtle"
        size="compact-xs"
        onClick={({ currentTarget }) => {
          passFocus(currentTarget, currentTarget.closest('section'));
          clear();
        }}
      >
        {words.common.clear}
      </Button>
    </section>
  );
}
