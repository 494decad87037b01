import { Button, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { ask, type RawAnswer } from '#renderer/data/api/client.ts';
import { Copyable } from '#renderer/components/text/Copyable.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { AccessPanel } from '#renderer/components/session/AccessPanel.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { Answer } from './Answer.tsx';
import { curlLine, targetOf } from './curl.ts';
import type { Operation } from './openapi.ts';
import { exampleOf } from './schema-words.ts';
import styles from './DocsPage.module.css';

/** Builds a request, shows it as a curl line, sends it to this server and shows the response, refusals too. */
export function TryIt({ operation }: { operation: Operation }) {
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [body, setBody] = useState(() => (operation.body === undefined ? '' : exampleOf(operation.body)));
  const [answer, setAnswer] = useState<RawAnswer>();
  const [problem, setProblem] = useState<ApiProblem>();
  const typed = { values, body };
  const { api } = words;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    ask(operation.method, targetOf(operation, typed), operation.body === undefined ? undefined : body).then(setAnswer, (thrown: unknown) =>
      setProblem(problemFrom(thrown)),
    );
  };
  return (
    <div className={styles.form}>
      {operation.needsKey && anonymous && (
        <Notice>
          <p>{api.keyMissing}</p>
          <AccessPanel />
        </Notice>
      )}
      <form className={styles.form} aria-label={`${operation.method} ${operation.path}`} onSubmit={submit}>
        <div className={styles.fields}>
          {operation.parameters
            .filter(({ style }) => style !== 'deepObject')
            .map(({ name, required }) => (
              <TextInput
                key={name}
                label={name}
                value={values[name] ?? ''}
                onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
                required={required}
                spellCheck={false}
                autoComplete="off"
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
            spellCheck={false}
          />
        )}
        <Copyable text={curlLine(operation, typed, location.origin)} label={api.curlLine} />
        <div>
          <Button type="submit">{api.send}</Button>
        </div>
      </form>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {answer !== undefined && <Answer answer={answer} />}
    </div>
  );
}
