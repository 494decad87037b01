import { Button, Checkbox, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import type { FetchedKind, Source, SourcePreset } from '#contract/sync/sources.ts';
import { elsewhere, faultAt } from '#renderer/data/api/api-problem.ts';
import type { Act } from '#renderer/data/api/use-act.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useStamp } from '#renderer/format/time.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { Facts } from '#renderer/components/tables/Facts.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { useEscape } from '#renderer/components/keyboard/use-escape.ts';
import { useFocusIn } from '#renderer/components/keyboard/use-focus-in.ts';
import { words } from '#renderer/i18n/words.ts';
import { emptyForm, faultsIn, formOf, kinds, takesCodes, type Typed } from './source-form.ts';

type SourceFormProps = { label: string; source?: Source; act: Act; onSave: (typed: Typed) => void; onCancel: () => void };

/** The fields of a new source, or of one that is changed, whose kind and address stay. */
export function SourceForm({ label, source, act: { busy, problem }, onSave, onCancel }: SourceFormProps) {
  const [entered, setEntered] = useState(() => (source === undefined ? emptyForm : formOf(source)));
  const [hasOwnInterval, setOwnInterval] = useState(source !== undefined);
  const [isTried, setTried] = useState(false);
  const { data, session, common } = words;
  const preset = useApi('listSourcePresets', {}).body?.items.find(({ kind }) => kind === entered.kind);
  // A public service has its own interval, by which its cost below is counted.
  const typed = hasOwnInterval || preset === undefined ? entered : { ...entered, everyHours: String(preset.everyHours) };
  const form = useFocusIn<HTMLFormElement>(({ elements }) => elements[0]);
  useEscape(onCancel);
  const type = (part: Partial<Typed>) => {
    setEntered({ ...entered, ...part });
    if ('everyHours' in part) setOwnInterval(true);
  };
  const faults = isTried ? faultsIn(typed) : [];
  const input = (field: Exclude<keyof Typed, 'kind' | 'dropsKey'>) => ({
    value: typed[field],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type({ [field]: currentTarget.value }),
    error: faultAt(problem, field),
  });
  const numberInput = (field: 'everyHours' | 'rank') => ({
    ...input(field),
    inputMode: 'numeric' as const,
    ...(faults.includes(field) && { error: data.wholeNumber }),
  });
  const other = elsewhere(problem, ['address', 'name', 'everyHours', 'rank', 'completeFor', 'apiKey', 'clientId', 'clientSecret']);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faultsIn(typed).length === 0) onSave(typed);
  };
  return (
    <form ref={form} className="stack" aria-label={label} onSubmit={submit}>
      <div className="fields">
        {source === undefined && (
          <>
            <NativeSelect
              label={words.common.type}
              value={typed.kind}
              onChange={(event) => type({ kind: event.currentTarget.value as FetchedKind })}
              data={kinds.map((kind) => ({ value: kind, label: data.kinds[kind] }))}
            />
            <TextInput
              label={words.common.address}
              description={data.addressHint[typed.kind]}
              {...input('address')}
              required={preset === undefined}
            />
          </>
        )}
        <TextInput label={words.common.name} description={source === undefined ? data.nameHint : undefined} {...input('name')} />
        {source?.kind !== 'import' && <TextInput label={data.everyHours} description={data.everyHint} {...numberInput('everyHours')} />}
        <TextInput label={data.priority} description={data.priorityHint} {...numberInput('rank')} />
        {takesCodes(typed) && <TextInput label={data.completeFor} description={data.completeForHint} {...input('completeFor')} />}
        {typed.kind === 'api' && (
          <PasswordInput
            label={data.apiKey}
            description={source?.hasKey === true ? data.keyReplaces : data.keyWriteOnly}
            visibilityToggleButtonProps={{ 'aria-label': session.showKey }}
            {...input('apiKey')}
            disabled={typed.dropsKey}
          />
        )}
        {preset?.needs === 'clientCredentials' && (
          <>
            <TextInput
              label={data.clientId}
              description={source?.isConfigured === true ? data.credentialsReplace : data.keyWriteOnly}
              {...input('clientId')}
            />
            <PasswordInput
              label={data.clientSecret}
              visibilityToggleButtonProps={{ 'aria-label': session.showKey }}
              {...input('clientSecret')}
            />
          </>
        )}
      </div>
      {source === undefined && preset !== undefined && <WhoseItIs preset={preset} />}
      {source?.hasKey === true && (
        <Checkbox
          label={words.common.removeKey}
          checked={typed.dropsKey}
          onChange={(event) => type({ dropsKey: event.currentTarget.checked })}
        />
      )}
      <ProblemNotice problem={other} />
      <div className="row">
        <Button variant="filled" type="submit" disabled={busy}>
          {words.common.save}
        </Button>
        <Button onClick={onCancel} disabled={busy}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Shown before it is added: whose it is, what it costs, and where its terms are. */
function WhoseItIs({ preset: { publisher, requestsADay, isEnding, terms } }: { preset: SourcePreset }) {
  const stamp = useStamp();
  const { data } = words;
  return (
    <>
      <Facts
        facts={[
          { name: data.publisher, value: publisher, isWide: true },
          { name: data.cost, value: data.requestsADay(requestsADay) },
          {
            name: data.terms,
            value: terms.readOn === null ? data.termsNotRead(terms.page) : data.termsRead(terms.page, stamp(terms.readOn) ?? terms.readOn),
            isWide: true,
          },
        ]}
      />
      {isEnding && (
        <Notice tone="warn">
          <p>{data.isEnding}</p>
        </Notice>
      )}
    </>
  );
}
