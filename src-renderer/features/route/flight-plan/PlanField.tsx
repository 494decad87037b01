import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FlightPlan, FlightPlanField } from '#contract/route/flight-plan.ts';
import { words } from '#renderer/i18n/words.ts';
import { faultsOfField, examples, isWide } from './form-layout.ts';
import layout from '../Route.module.css';
import styles from './FlightPlan.module.css';

export type PlanFieldProps = {
  field: FlightPlanField;
  plan: FlightPlan;
  /** The user typed it, if anything; else the route's value is shown. */
  typed: string | undefined;
  type: (field: FlightPlanField, value: string) => void;
};

/** A field of the form has what is wrong with it. */
export function PlanField({ field, plan, typed, type }: PlanFieldProps) {
  const { flightPlan } = words;
  const { errors, notes } = faultsOfField(plan, field);
  const value = typed ?? plan.items[field] ?? '';
  const choices = choicesOf(field);
  const shared = {
    name: field,
    label: flightPlan.fields[field],
    error: linesOf(errors),
    description: linesOf(notes),
    className: isWide(field) ? layout.wide : undefined,
  };
  if (choices !== undefined) {
    const letters = Object.entries(choices).map(([letter, label]) => ({ value: letter, label }));
    const other = value === '' || Object.hasOwn(choices, value.toUpperCase()) ? [] : [{ value, label: value }];
    return (
      <NativeSelect
        {...shared}
        value={other.length > 0 ? value : value.toUpperCase()}
        data={[{ value: '', label: words.common.choose }, ...letters, ...other]}
        onChange={({ currentTarget }) => type(field, currentTarget.value)}
      />
    );
  }
  const text = { placeholder: examples[field], value, classNames: { input: styles.input ?? '' } };
  return field === 'route' ? (
    <Textarea
      {...shared}
      {...text}
      autosize
      minRows={2}
      maxLength={10_000}
      onChange={({ currentTarget }) => type(field, currentTarget.value)}
    />
  ) : (
    <TextInput {...shared} {...text} maxLength={2000} onChange={({ currentTarget }) => type(field, currentTarget.value)} />
  );
}

function choicesOf(field: FlightPlanField): Readonly<Record<string, string>> | undefined {
  const { rules, flightTypes, wakes } = words.flightPlan;
  return field === 'rules' ? rules : field === 'flightType' ? flightTypes : field === 'wake' ? wakes : undefined;
}

const linesOf = (sentences: readonly string[]): ReactNode =>
  sentences.length === 0
    ? undefined
    : sentences.map((sentence) => (
        <span key={sentence} className={styles.line}>
          {sentence}
        </span>
      ));
