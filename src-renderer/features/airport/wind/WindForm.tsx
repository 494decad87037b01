import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { words } from '#renderer/i18n/words.ts';
import { inReference, noWind, typedDirection, type Reference, type WindFields, type WindRead } from './wind-form.ts';
import styles from '../runway/Runways.module.css';

export type WindProps = {
  fields: WindFields;
  onChange: (fields: WindFields) => void;
  /** Degrees, east positive; without it a direction is true. */
  declination: number | undefined;
};

type WindFormProps = WindProps & Pick<WindRead, 'faults'> & { isDrawn: boolean };

const references: readonly Reference[] = ['true', 'magnetic'];

/** The form for the wind. */
export function WindForm({ fields, onChange, declination, faults, isDrawn }: WindFormProps) {
  const { wind: text } = words.airport;
  const field = (name: 'direction' | 'speed' | 'gust', change: (typed: string) => WindFields) => ({
    label: text[name],
    value: fields[name],
    error: faults.includes(name) ? text.faults[name] : undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(change(event.currentTarget.value)),
    autoComplete: 'off',
  });
  return (
    <fieldset className={styles.form}>
      <legend className={styles.legend}>{text.title}</legend>
      <div className={styles.fields}>
        <TextInput
          {...field('direction', (typed) => typedDirection(fields, typed))}
          placeholder={text.directionHint}
          className={styles.wide ?? ''}
        />
        <TextInput {...field('speed', (speed) => ({ ...fields, speed }))} inputMode="numeric" className={styles.short ?? ''} />
        <TextInput {...field('gust', (gust) => ({ ...fields, gust }))} inputMode="numeric" className={styles.short ?? ''} />
        <SegmentedControl
          size="xs"
          aria-label={text.reference}
          value={fields.reference}
          onChange={(reference) => declination !== undefined && onChange(inReference(fields, reference, declination))}
          data={references.map((value) => ({
            value,
            label: text.references[value],
            disabled: value === 'magnetic' && declination === undefined,
          }))}
          transitionDuration={0}
        />
        <Button variant="default" onClick={() => onChange({ ...noWind, reference: fields.reference })}>
          {text.clear}
        </Button>
      </div>
      {isDrawn && <p className={styles.dim}>{text.hint}</p>}
    </fieldset>
  );
}
