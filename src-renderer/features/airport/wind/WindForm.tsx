import { Button, SegmentedControl } from '@mantine/core';
import { useRef } from 'react';
import { usePageKey } from '#renderer/components/keyboard/use-page-key.ts';
import { shortcut } from '#renderer/components/keyboard/with-key.ts';
import { TypedBox } from '#renderer/components/text/TypedBox.tsx';
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
  const box = useRef<HTMLInputElement>(null);
  usePageKey('w', () => box.current?.select());
  const { wind: text } = words.airport;
  const take = (typed: string): boolean => {
    onChange({ ...fields, text: settled(typed) });
    return true;
  };
  return (
    <div className="tight">
      <div className="aligned-end">
        <TypedBox
          ref={box}
          {...shortcut('search.wind')}
          label={text.title}
          placeholder={text.boxHint}
          shown={fields.text}
          error={fault === undefined ? undefined : text.faults[fault]}
          take={take}
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
        <Button onClick={() => onChange({ ...noWind, reference: fields.reference })}>{words.common.clear}</Button>
      </div>
      {isDrawn && fields.text === '' && <p className="note">{text.hint}</p>}
    </div>
  );
}
