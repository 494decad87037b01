import { NativeSelect } from '@mantine/core';
import { words } from '#renderer/i18n/words.ts';
import { lightings, type Lighting } from './airport-filter.ts';
import type { FilterFieldProps } from './FilterPanel.tsx';
import { LengthField } from './LengthField.tsx';
import { TextField } from './TextField.tsx';
import styles from './FilterPanel.module.css';

/** Conditions that a single runway must all meet. */
export function RunwayFields({ filter, change }: FilterFieldProps) {
  const { airports } = words;
  return (
    <fieldset className={styles.part}>
      <legend>{airports.runway}</legend>
      <div className={styles.pair}>
        <LengthField label={airports.length} feet={filter.runwayLength} limit="least" change={(runwayLength) => change({ runwayLength })} />
        <LengthField label={airports.width} feet={filter.runwayWidth} limit="least" change={(runwayWidth) => change({ runwayWidth })} />
      </div>
      <div className={styles.pair}>
        <NativeSelect
          size="xs"
          label={airports.lit}
          value={filter.lighted}
          onChange={(event) => change({ lighted: event.currentTarget.value as Lighting })}
          data={lightings.map((lighting) => ({ value: lighting, label: airports.answers[lighting] }))}
        />
        <TextField label={airports.surface} held={filter.surface} change={(surface) => change({ surface })} />
      </div>
    </fieldset>
  );
}
