/**
 * Shows the airports chosen to be compared side by side. The choice outlasts a visit to another screen, so that it can be collected from
 * several filters.
 */
import { Button, CloseButton } from '@mantine/core';
import { Link } from 'wouter';
import { passFocus } from '#renderer/components/keyboard/focus.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './AirportsScreen.module.css';
import { create } from 'zustand';
import type { Airport } from '#contract/airports/airport.ts';
import { airportKey } from '#renderer/format/names.ts';

/** Lists the airports chosen to compare, with a link to the comparison. */
export function CompareBar() {
  const { chosen, toggle } = useCompareChoice();
  const { airports } = words;
  if (chosen.length === 0) return null;
  return (
    <section className={styles.compare} aria-label={airports.compareTitle}>
      {chosen.map((one) => (
        <span key={one.id} className="chosen">
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
        <span className="note">{airports.compare(chosen.length)}</span>
      ) : (
        <Link href={compareAddress(chosen)}>{airports.compare(chosen.length)}</Link>
      )}
      <Button
        variant="subtle"
        size="compact-xs"
        onClick={({ currentTarget }) => {
          passFocus(currentTarget, currentTarget.closest('section'));
          useCompareChoice.setState({ chosen: [] });
        }}
      >
        {words.common.clear}
      </Button>
    </section>
  );
}

/** More don't fit next to each other. */
const MOST_COMPARED = 4;

/** `key` is used in addresses; `id` is the airport's. */
type Compared = { id: string; key: string; name: string };

type CompareChoice = {
  chosen: readonly Compared[];
  /** Returns the outcome; `full` means that nothing changed. */
  toggle: (airport: Pick<Airport, 'id' | 'icaoCode' | 'name'>) => 'added' | 'taken' | 'full';
};

export const useCompareChoice = create<CompareChoice>((set, get) => ({
  chosen: [],
  toggle: (airport) => {
    const { chosen } = get();
    const rest = chosen.filter(({ id }) => id !== airport.id);
    if (rest.length < chosen.length) {
      set({ chosen: rest });
      return 'taken';
    }
    if (chosen.length >= MOST_COMPARED) return 'full';
    set({ chosen: [...chosen, { id: airport.id, key: airportKey(airport), name: airport.name }] });
    return 'added';
  },
}));

/** This screen compares them. */
export const compareAddress = (chosen: readonly Compared[]): string =>
  `/compare/${chosen.map(({ key }) => encodeURIComponent(key)).join(',')}`;
