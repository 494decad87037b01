import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { FlightPlan, FlightPlanIndicator } from '#contract/route/flight-plan.ts';
import { words } from '#renderer/i18n/words.ts';
import { wanted } from './form-layout.ts';
import { PlanField, type PlanFieldProps } from './PlanField.tsx';
import type { Typed } from './typed-items.ts';
import styles from './FlightPlan.module.css';

type OtherInformationProps = { plan: FlightPlan; typed: Typed; type: PlanFieldProps['type'] };

/** Item 18: the indicators that are filled in or asked for, and a way to add others. */
export function OtherInformation({ plan, typed, type }: OtherInformationProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const { flightPlan } = words;
  const asked = plan.faults.flatMap(({ code }): readonly string[] => wanted[code] ?? []);
  const indicators = (Object.keys(flightPlan.fields) as FlightPlanIndicator[]).filter((field) => /^[A-Z]+$/.test(field));
  const isShown = (field: FlightPlanIndicator) =>
    plan.items[field] !== null || (typed[field] ?? '') !== '' || added.includes(field) || asked.includes(field);
  return (
    <fieldset className={styles.item} data-whole>
      <legend>{flightPlan.items['18']}</legend>
      <div className={styles.fields}>
        {indicators.filter(isShown).map((field) => (
          <PlanField key={field} field={field} plan={plan} typed={typed[field]} type={type} />
        ))}
        <NativeSelect
          label={flightPlan.addIndicator}
          value=""
          data={[
            { value: '', label: flightPlan.choose },
            ...indicators.filter((field) => !isShown(field)).map((field) => ({ value: field, label: flightPlan.fields[field] })),
          ]}
          onChange={({ currentTarget }) => setAdded([...added, currentTarget.value])}
        />
      </div>
    </fieldset>
  );
}
