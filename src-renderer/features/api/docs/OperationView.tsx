import type { Ref } from 'react';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import type { OpenApi, Operation } from './openapi.ts';
import { fieldsOf, kindOf, type Field } from './schema-words.ts';
import { TryIt } from './TryIt.tsx';
import styles from './DocsPage.module.css';

type OperationViewProps = { ref: Ref<HTMLDivElement>; operation: Operation; document: OpenApi };

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
    <div ref={ref} className="stack">
      <div>
        <h2 className={styles.name}>
          <span className={styles.method} data-method={method}>
            {method}
          </span>
          {path} {needsKey && <Tag tone="warn">{api.needsKey}</Tag>}
        </h2>
        <p className="dim" lang="en">
          {summary}
        </p>
      </div>
      <Sheet title={api.tryIt}>
        <TryIt operation={operation} />
      </Sheet>
      <Sheet title={api.parameters} flush>
        {inputs.length === 0 ? <p className="quiet">{api.none}</p> : <Fields label={api.parameters} fields={inputs} />}
      </Sheet>
      <Sheet title={api.reply} aside={reply === undefined ? '' : kindOf(reply)} flush>
        {reply === undefined ? <p className="quiet">{api.emptyBody}</p> : <Fields label={api.reply} fields={fieldsOf(reply, document)} />}
      </Sheet>
      <Sheet title={api.answers} flush>
        <DataTable
          label={api.answers}
          rows={answers}
          keyOf={({ status }) => status}
          columns={[
            { label: 'HTTP', isShort: true, renderCell: ({ status }) => status },
            { label: api.meaning, renderCell: ({ description }) => <span lang="en">{description}</span> },
          ]}
        />
      </Sheet>
    </div>
  );
}

function Fields({ label, fields }: { label: string; fields: readonly Field[] }) {
  const { api } = words;
  return (
    <DataTable
      label={label}
      rows={fields}
      keyOf={({ name }, place) => `${place} ${name}`}
      columns={[
        {
          label: words.common.name,
          renderCell: ({ name, depth }) => (
            <span className={styles.field} style={{ '--depth': depth } as React.CSSProperties}>
              {name}
            </span>
          ),
        },
        { label: words.common.type, renderCell: ({ kind }) => <span lang="en">{kind}</span> },
        { label: api.meaning, renderCell: ({ description }) => <span lang="en">{description}</span> },
      ]}
    />
  );
}
