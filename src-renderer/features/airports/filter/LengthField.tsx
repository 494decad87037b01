import { words } from '#renderer/i18n/words.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { unitsOf } from '#renderer/format/use-units.ts';
import { NumberField } from './NumberField.tsx';
import { feetInField, feetOf } from './unit-fields.ts';

type LengthFieldProps = {
  label: (unit: string) => string;
  feet: number | undefined;
  limit: 'least' | 'most';
  isNegativeAllowed?: boolean;
  change: (feet: number | undefined) => void;
};

/** A length or height in the unit chosen; in metres it also shows the feet of the query. */
export function LengthField({ label, feet, limit, isNegativeAllowed = false, change }: LengthFieldProps) {
  const settings = useSettings((choices) => choices.settings);
  const unit = settings.lengthUnit;
  const asked = feet === undefined || unit === 'ft' ? undefined : words.airports.asked(unitsOf(settings).otherLength(feet));
  return (
    <NumberField
      label={label(unit)}
      held={feet === undefined ? '' : feetInField(feet, unit)}
      asked={asked}
      isNegativeAllowed={isNegativeAllowed}
      change={(value) => change(value === undefined ? undefined : feetOf(value, unit, limit))}
    />
  );
}
