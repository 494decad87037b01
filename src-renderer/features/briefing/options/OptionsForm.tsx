import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { SurfaceWinds } from '#renderer/components/text/SurfaceWinds.tsx';
import { CheckedBox } from '#renderer/components/text/CheckedBox.tsx';
import { count } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import { fieldNames, fields, papers, readField, rules, useOptions, type FieldName } from './options.ts';

/** Corridor, levels, windows and paper; an empty field has its default. */
export function OptionsForm() {
  const options = useOptions();
  const { briefing } = words;
  return (
    <form className="boxes aligned-end" onSubmit={(event) => event.preventDefault()}>
      <TextInput
        name="alternates"
        label={words.route.alternates}
        placeholder={briefing.alternatesHint}
        value={options.alternates}
        onChange={({ currentTarget }) => useOptions.setState({ alternates: currentTarget.value })}
        maxLength={200}
      />
      <SurfaceWinds />
      <NativeSelect
        name="rules"
        label={words.flightPlan.fields.rules}
        value={options.rules}
        onChange={({ currentTarget }) => useOptions.setState({ rules: rules.find((one) => one === currentTarget.value) ?? '' })}
        data={[{ value: '', label: briefing.rulesAsRoute }, ...rules]}
      />
      {fieldNames.map((name) => (
        <Field key={name} name={name} />
      ))}
      <NativeSelect
        name="paper"
        label={words.common.paper}
        value={options.paper}
        onChange={({ currentTarget }) => useOptions.setState({ paper: papers.find((one) => one === currentTarget.value) ?? 'a4' })}
        data={papers.map((value) => ({ value, label: words.flightFiles.papers[value] }))}
      />
      <Checkbox
        name="appendix"
        label={briefing.withAppendix}
        checked={options.hasAppendix}
        onChange={({ currentTarget }) => useOptions.setState({ hasAppendix: currentTarget.checked })}
      />
    </form>
  );
}

function Field({ name }: { name: FieldName }) {
  const { typed } = useOptions();
  const { label, without } = words.briefing.fields[name];
  const { least, most } = fields[name];
  return (
    <CheckedBox
      name={name}
      label={label}
      placeholder={without}
      value={typed[name] ?? ''}
      inputMode="decimal"
      change={(text) => useOptions.setState({ typed: { ...typed, [name]: text } })}
      fault={readField(name, typed[name]) === null ? words.common.numberRange(count(least), count(most)) : undefined}
      maxLength={10}
    />
  );
}
