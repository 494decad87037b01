/** The types have the part of OpenAPI 3.1 that this server's description uses. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  minimum?: number;
  maximum?: number;
  default?: unknown;
};

type Parameter = { name: string; in: 'path' | 'query'; description?: string; required: boolean; style?: string; schema: Schema };

type Content = { content?: { 'application/json'?: { schema: Schema } } };
type Response = Content & { $ref?: string; description?: string };
type OperationObject = {
  operationId: string;
  summary: string;
  parameters?: readonly Parameter[];
  requestBody?: Content;
  security?: readonly Readonly<Record<string, unknown>>[];
  responses: Readonly<Record<string, Response>>;
};

export type OpenApi = {
  info: { title: string; version: string; description?: string };
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  components: { schemas: Readonly<Record<string, Schema>>; responses: Readonly<Record<string, Response>> };
};

/** One endpoint has everything that the document says about it. */
export type Operation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  parameters: readonly Parameter[];
  body: Schema | undefined;
  reply: Schema | undefined;
  answers: readonly { status: string; description: string }[];
  needsKey: boolean;
};

export function operationsOf(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => {
      const answers = Object.entries(operation.responses).map(([status, { $ref, description }]) => ({
        status,
        description: ($ref === undefined ? description : document.components.responses[status]?.description) ?? '',
      }));
      const good = answers.find(({ status }) => status.startsWith('2'))?.status ?? '200';
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        parameters: operation.parameters ?? [],
        body: operation.requestBody?.content?.['application/json']?.schema,
        reply: operation.responses[good]?.content?.['application/json']?.schema,
        answers,
        needsKey: operation.security !== undefined && !operation.security.some((way) => Object.keys(way).length === 0),
      };
    }),
  );
}
