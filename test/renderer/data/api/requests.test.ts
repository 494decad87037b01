import { expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { openApi } from '#contract/openapi.ts';
import { fillPath, queryText } from '#renderer/data/api/addresses.ts';
import { problemFrom, problemOf } from '#renderer/data/api/api-problem.ts';
import type { RequestOf } from '#renderer/data/api/client.ts';
import { operationsOf, type OpenApi, type Operation } from '#renderer/features/api/docs/openapi.ts';
import { fieldsOf, kindOf } from '#renderer/features/api/docs/schema-words.ts';
import { curlLine, targetOf } from '#renderer/features/api/docs/TryIt.tsx';

it('takes the parameters of an endpoint and no others', () => {
  const requests = [
    { query: { query: 'geneva', limit: 5 } } satisfies RequestOf<'search'>,
    { params: { id: 'LSGG' } } satisfies RequestOf<'getAirport'>,
    // @ts-expect-error a misspelt query parameter does not compile
    { query: { query: 'geneva', limt: 5 } } satisfies RequestOf<'search'>,
    // @ts-expect-error nor does a misspelt path parameter
    { params: { airportId: 'LSGG' } } satisfies RequestOf<'getAirport'>,
    // @ts-expect-error nor one that is missing
    {} satisfies RequestOf<'getAirport'>,
    // @ts-expect-error nor a body that the endpoint does not take
    { body: { folder: '/tmp' } } satisfies RequestOf<'importDataset'>,
  ];
  expect(requests).toHaveLength(6);
});

it('keeps a path parameter in one segment', () => {
  expect(fillPath('/notams/{notamId}', { notamId: 'LSGG:B0417/24' })).toBe('/notams/LSGG%3AB0417%2F24');
});

it('leaves out what is not given, and escapes what is', () => {
  expect(queryText({ limit: 5, filter: '{"icao":"LSGG"}', page: undefined })).toBe('?limit=5&filter=%7B%22icao%22%3A%22LSGG%22%7D');
  expect(queryText({})).toBe('');
});

it('turns a refusal, a body without reason and a lost server into problems, and a request given up into none', () => {
  const refused = problemOf(400, { statusCode: 400, name: 'Bad Request', message: 'The request is not valid.', details: ['limit: 0'] });
  expect([refused.statusCode, refused.message, refused.details]).toEqual([400, 'The request is not valid.', ['limit: 0']]);
  expect(problemOf(502, undefined).message).toContain('502');
  expect(problemFrom(new TypeError('Failed to fetch'))?.statusCode).toBe(0);
  expect(problemFrom(new DOMException('', 'AbortError'))).toBeUndefined();
  expect(problemFrom(refused)).toBe(refused);
});

const document = openApi('0.0.0') as unknown as OpenApi;
const operation = (name: EndpointName): Operation => {
  const found = operationsOf(document).find(({ id }) => id === name);
  if (found === undefined) throw new Error(`The description has no ${name}.`);
  return found;
};

it('describes every endpoint from the OpenAPI document, and which of them need a key', () => {
  const needKey = operationsOf(document)
    .filter(({ needsKey }) => needsKey)
    .map(({ id }) => id);
  expect(operationsOf(document).map(({ id }) => id)).toEqual(Object.keys(endpoints));
  expect(needKey).toEqual(
    Object.entries(endpoints)
      .filter(([, { access }]) => access !== 'open')
      .map(([name]) => name),
  );
});

it('writes curl lines that a POSIX shell takes as they are, with a key named but never shown', () => {
  const origin = 'http://127.0.0.1:4127';
  expect(curlLine(operation('getAirport'), { values: { id: 'LSGG' }, body: '' }, origin)).toBe(`curl '${origin}/airports/LSGG'`);
  expect(curlLine(operation('importDataset'), { values: {}, body: `{"from":"/it's here"}` }, origin)).toBe(
    String.raw`curl -X POST -H "x-api-key: $AEROSHELF_KEY" -H 'content-type: application/json' -d '{"from":"/it'\''s here"}' '${origin}/dataset/import'`,
  );
});

it('leaves a path parameter that is not filled in visible', () => {
  expect(targetOf(operation('getAirport'), { values: {}, body: '' })).toBe('/airports/{id}');
});

it('words kinds and draws inner fields out of references', () => {
  expect(kindOf({ type: ['integer', 'null'] })).toBe('integer or null');
  expect(kindOf({ type: 'integer', minimum: 1, maximum: 300, default: 100 })).toBe('integer, 1 to 300, default 100');
  expect(kindOf({ anyOf: [{ const: 'json' }, { const: 'csv' }] })).toBe('"json" or "csv"');
  const fields = fieldsOf({ $ref: '#/components/schemas/SearchResult' }, document);
  expect(fields.find(({ name }) => name === 'lowEndHeading')).toMatchObject({ depth: 2, kind: 'number or null' });
});
