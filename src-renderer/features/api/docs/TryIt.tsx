import { Button, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { scrollGroup } from '#renderer/components/keyboard/focus.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { AccessPanel } from '#renderer/components/session/AccessPanel.tsx';
import { Copyable } from '#renderer/components/text/Copyable.tsx';
import { fillPath, queryText } from '#renderer/data/api/addresses.ts';
import { ask, type RawAnswer } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import { quoted } from '#renderer/format/shell-quoted.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './DocsPage.module.css';
import type { Operation } from './openapi.ts';
import { exampleOf } from './schema-words.ts';

/** Builds a request, shows it as a curl line, sends it to this server and shows the response, refusals too. */
export function TryIt({ operation }: { operation: Operation }) {
  const isAnonymous = useIsAnonymous();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [body, setBody] = useState(() => (operation.body === undefined ? '' : exampleOf(operation.body)));
  const [answer, setAnswer] = useState<RawAnswer>();
  const { problem, act } = useAct();
  const typed = { values, body };
  const { api } = words;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sent = operation.body === undefined ? undefined : body;
    void act(async () => setAnswer(await ask(operation.method, targetOf(operation, typed), sent)));
  };
  return (
    <div className="stack">
      {operation.needsKey && isAnonymous && (
        <Notice>
          <p>{api.keyMissing}</p>
          <AccessPanel />
        </Notice>
      )}
      <form className="stack" aria-label={`${operation.method} ${operation.path}`} onSubmit={submit}>
        <div className="boxes">
          {operation.parameters
            .filter(({ style }) => style !== 'deepObject')
            .map(({ name, required }) => (
              <TextInput
                key={name}
                label={name}
                value={values[name] ?? ''}
                onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
                required={required}
                withAsterisk={required}
              />
            ))}
        </div>
        {operation.body !== undefined && (
          <Textarea
            className={styles.body}
            label={api.body}
            rows={4}
            value={body}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
        )}
        <Copyable text={curlLine(operation, typed, location.origin)} label={api.curlLine} />
        <div>
          <Button variant="filled" type="submit">
            {api.send}
          </Button>
        </div>
      </form>
      <ProblemNotice problem={problem} />
      {answer !== undefined && <Answer answer={answer} />}
    </div>
  );
}

/** Characters of a body that are shown; more would freeze the page. */
const MOST = 200_000;

/** Shows a response unchanged: status, headers, body. */
function Answer({ answer }: { answer: RawAnswer }) {
  const body = readable(answer.body);
  const { api } = words;
  return (
    <section className="stack" aria-live="polite" aria-label={api.answer}>
      <span className="code">
        {answer.status} {answer.statusText}
      </span>
      <Text label={api.answerHeaders}>{answer.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</Text>
      {body !== '' && <Text label={api.answerBody}>{body.slice(0, MOST)}</Text>}
      {body.length > MOST && <p>{api.longBody(body.length)}</p>}
    </section>
  );
}

const Text = ({ label, children }: { label: string; children: string }) => (
  <pre className={styles.text} {...scrollGroup(label)}>
    {children}
  </pre>
);

/** Writes JSON with line breaks, anything else unchanged. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

/** The user typed these into the form of an endpoint; empty text is not sent. */
type Typed = { values: Readonly<Record<string, string>>; body: string };

/** Writes path and query of the request: `/airports/LSGG?limit=5`. */
export function targetOf(operation: Operation, { values }: Typed): string {
  const given = (place: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters.flatMap(({ name, in: where }) => {
        const value = values[name] ?? '';
        return where === place && value !== '' ? [[name, value]] : [];
      }),
    );
  return fillPath(operation.path, given('path')) + queryText(given('query'));
}

/** The same request as a shell command. A key is a placeholder, never shown. */
export function curlLine(operation: Operation, typed: Typed, origin: string): string {
  return [
    'curl',
    ...(operation.method === 'GET' ? [] : ['-X', operation.method]),
    ...(operation.needsKey ? ['-H', '"x-api-key: $AEROSHELF_KEY"'] : []),
    ...(operation.body === undefined ? [] : ['-H', quoted('content-type: application/json'), '-d', quoted(typed.body)]),
    quoted(origin + targetOf(operation, typed)),
  ].join(' ');
}
