import type { Ref } from 'react';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import type { OpenApi, Operation } from './openapi.ts';
import { fieldsOf, kindOf, type Field } from './schema-words.ts';
import { TryIt } from './TryIt.tsx';
import styles from './DocsPage.module.css';

type OperationViewProps = { ref: Ref<HTMLDivElement>; operation: Operation; document: OpenApi };

/** One endpoint: parameters, responses, and a form to try it. */
export function OperationView({ ref, operation, document }: OperationViewProps) {
  const { method, path, summary, needsKey, parameters, body, reply, answers } = operation;
  const { api } = words;
  const inputs: Field[] = [
    ...parameters.map(({ name, in: place, description = '', required, style, schema }) => ({
      name: style === 'deepObject' ? `${name}[field]` : name,
      depth: 0,
      kind: `${place}, ${required ? 'required, ' : ''}${kindOf(schema)}`,
      description,
    })),
    ...(body === undefined ? [] : fieldsOf(body, document).map((field) => ({ ...field, kind: `body, ${field.kind}` }))),
  ];
  return (
    <div ref={ref} className={styles.operation}>
      <div>
        <h2 className={styles.name}>
          <span className={styles.method} data-method={method}>
            {method}
          </span>
          {path} {needsKey && <Tag tone="warn">{api.needsKey}</Tag>}
        </h2>
        <p className={styles.summary} lang="en">
          {summary}
        </p>
      </div>
      <Sheet title={api.tryIt}>
        <TryIt operation={operation} />
      </Sheet>
      <Sheet title={api.parameters} flush>
        {inputs.length === 0 ? <p className={styles.quiet}>{api.none}</p> : <Fields label={api.parameters} fields={inputs} />}
      </Sheet>
      <Sheet title={api.reply} aside={reply === undefined ? '' : kindOf(reply)} flush>
        {reply === undefined ? (
          <p className={styles.quiet}>{api.emptyBody}</p>
        ) : (
          <Fields label={api.reply} fields={fieldsOf(reply, document)} />
        )}
      </Sheet>
      <Sheet title={api.answers} flush>
        <WideTable label={api.answers}>
          <tbody>
            {answers.map(({ status, description }) => (
              <tr key={status}>
                <th scope="row">{status}</th>
                <td lang="en">{description}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </Sheet>
    </div>
  );
}

function Fields({ label, fields }: { label: string; fields: readonly Field[] }) {
  const { api } = words;
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          <th scope="col">{words.common.name}</th>
          <th scope="col">{words.common.type}</th>
          <th scope="col">{api.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, depth, kind, description }, place) => (
          <tr key={`${place} ${name}`}>
            <th scope="row">
              <span className={styles.field} style={{ '--depth': depth } as React.CSSProperties}>
                {name}
              </span>
            </th>
            <td lang="en">{kind}</td>
            <td lang="en">{description}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
