import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { usePageKey } from '#renderer/components/keyboard/use-page-key.ts';
import { shortcut } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { inReference, noWind, settled, type Reference, type WindFields, type WindRead } from './wind-form.ts';
import styles from '../runway/Runways.module.css';

export type WindProps = {
  fields: WindFields;
  onChange: (fields: WindFields) => void;
  /** Degrees, east positive; without it a direction is true. */
  declination: number | undefined;
};

type WindFormProps = WindProps & Pick<WindRead, 'fault'> & { isDrawn: boolean };

const references: readonly Reference[] = ['true', 'magnetic'];

/** The box for the wind. What is typed stays as typed until Enter, or until the box is left: half a wind is another wind. */
export function WindForm({ fields, onChange, declination, fault, isDrawn }: WindFormProps) {
  const [draft, setDraft] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  usePageKey('w', () => box.current?.select());
  const { wind: text } = words.airport;
  const settle = () => {
    if (draft !== undefined) onChange({ ...fields, text: settled(draft) });
    setDraft(undefined);
  };
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <TextInput
          ref={box}
          {...shortcut('search.wind')}
          label={text.title}
          placeholder={text.boxHint}
          value={draft ?? fields.text}
          error={draft === undefined && fault !== undefined ? text.faults[fault] : undefined}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={({ key }) => key === 'Enter' && settle()}
          className={styles.wide ?? ''}
        />
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
        />
        <Button
          onClick={() => {
            setDraft(undefined);
            onChange({ ...noWind, reference: fields.reference });
          }}
        >
          {words.common.clear}
        </Button>
      </div>
      {isDrawn && fields.text === '' && <p className="note">{text.hint}</p>}
    </div>
  );
}
