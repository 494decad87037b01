import { Sheet } from '#renderer/components/Sheet.tsx';
import { Tag } from '#renderer/components/Tag.tsx';
import { WideTable } from '#renderer/components/WideTable.tsx';
import type { OpenApi, Operation } from './openapi.ts';
import { fieldsOf, kindOf, type Field } from './schema-words.ts';
import { TryIt } from './TryIt.tsx';
import styles from './DocsPage.module.css';

/** One endpoint: what it takes, what it answers, and a form to ask it. */
export function OperationView({ operation, document }: { operation: Operation; document: OpenApi }) {
  const { method, path, summary, needsKey, parameters, body, reply, answers } = operation;
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
    <div className={styles.operation}>
      <div>
        <h2 className={styles.name}>
          <span className={styles.method} data-method={method}>
            {method}
          </span>
          {path} {needsKey && <Tag tone="warn">needs a key</Tag>}
        </h2>
        <p className={styles.summary}>{summary}</p>
      </div>
      <Sheet title="Try it">
        <TryIt operation={operation} />
      </Sheet>
      <Sheet title="Parameters" flush>
        {inputs.length === 0 ? <p className={styles.quiet}>None.</p> : <Fields label="Parameters" fields={inputs} />}
      </Sheet>
      <Sheet title="Reply" aside={reply === undefined ? '' : kindOf(reply)} flush>
        {reply === undefined ? <p className={styles.quiet}>An empty body.</p> : <Fields label="Reply" fields={fieldsOf(reply, document)} />}
      </Sheet>
      <Sheet title="Answers" flush>
        <WideTable label="Answers">
          <tbody>
            {answers.map(({ status, description }) => (
              <tr key={status}>
                <th scope="row">{status}</th>
                <td>{description}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </Sheet>
    </div>
  );
}

function Fields({ label, fields }: { label: string; fields: readonly Field[] }) {
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Kind</th>
          <th scope="col">Meaning</th>
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
            <td>{kind}</td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
