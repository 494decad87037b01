/** Every code of the contract is an enum in the OpenAPI document, and has a sentence for people. */
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { stepUnits, type StepCode } from '#contract/progress.ts';
import { reasonValues, type Reason, type ReasonCode } from '#contract/problems/reasons.ts';
import { refusalCodes } from '#contract/problems/refusal-codes.ts';
import { stepOf } from '#core/progress.ts';
import { reason } from '#core/reasons/reason.ts';
import { statuses } from '#core/refusal.ts';
import { refusalSentences } from '#words/en/refusals.ts';
import { stepSentence } from '#headless/sentences.ts';
import { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { stepInWords } from '#renderer/format/dataset/sync-in-words.ts';
import { en } from '#renderer/i18n/en/en.ts';
import { fr } from '#renderer/i18n/fr/fr.ts';
import { ask, testServer } from '../helpers/server.ts';

const server = testServer();

type Schema = { enum?: unknown[]; properties?: Record<string, Schema>; anyOf?: Schema[] };
async function schemas(): Promise<Record<string, Schema>> {
  const { json } = await ask(server, '/openapi.json');
  return (json as { components: { schemas: Record<string, Schema> } }).components.schemas;
}

const codes = Object.keys(reasonValues) as ReasonCode[];
/** Makes a reason of a code with distinguishable values. */
function exampleOf(code: ReasonCode): Reason {
  const isKindOfSource = code.startsWith('address');
  const values = Object.fromEntries(reasonValues[code].map((name, at) => [name, name === 'kind' && isKindOfSource ? 'files' : 1000 + at]));
  return reason(code, values as never);
}

describe('OpenAPI', () => {
  it('has every code of a step, a reason and a refusal as an enum', async () => {
    const { ReasonCode, RefusalCode, StepCode, StepUnit } = await schemas();
    expect(ReasonCode?.enum).toEqual(codes);
    expect(RefusalCode?.enum).toEqual([...refusalCodes]);
    expect(StepCode?.enum).toEqual(Object.keys(stepUnits));
    expect(StepUnit?.enum).toEqual([...new Set(Object.values(stepUnits))]);
  });

  it('has every closed set of words as an enum and none as a choice of constants', async () => {
    const choices: string[] = [];
    const walk = (schema: unknown, place: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { anyOf } = schema as { anyOf?: Record<string, unknown>[] };
      if (anyOf?.some((one) => typeof one['const'] === 'string')) choices.push(place);
      for (const [name, part] of Object.entries(schema)) walk(part, `${place}.${name}`);
    };
    walk((await ask(server, '/openapi.json')).json, '');
    expect(choices).toEqual([]);
    const { SyncStatus, Source } = await schemas();
    expect(SyncStatus?.properties?.['network']?.enum).toEqual(['online', 'offline', 'unknown', 'off']);
    expect(Source?.properties?.['state']?.enum).toEqual(['never', 'fresh', 'running', 'unreachable', 'refused']);
  });
});

test.each(codes)('the reason %s has an English and a French sentence, with its values', (code) => {
  const example = exampleOf(code);
  const french = fr.refusals.reason(example);
  expect(example.text).toMatch(/\S/);
  expect(en.refusals.reason(example)).toBe(example.text);
  expect(french).toMatch(/\S/);
  expect(french).not.toBe(example.text);
  for (const sentence of [example.text, french]) expect(sentence).not.toMatch(/undefined|NaN|\[object/);
});

test.each(refusalCodes)('the refusal %s has an English sentence in the core and a French one in the window', (code) => {
  expect(refusalSentences[code]).toMatch(/^[A-Z].*\.$/);
  expect(statuses[code]).toBeGreaterThanOrEqual(400);
  expect(fr.refusals.sentence(code)).toMatch(/\.$/);
});

test.each(Object.keys(stepUnits) as StepCode[])('the step %s is named in the window, in French, and on the command line', (code) => {
  const step = stepOf(code, { file: 'a.csv' });
  expect(stepSentence(step)).toBe(stepInWords(step));
  expect(fr.data.steps[code]('a.csv')).toMatch(/\S/);
});

test('a source that is refused is answered with code, field and values next to the sentence', async () => {
  const headers = { 'x-api-key': server.key, 'content-type': 'application/json' };
  const body = JSON.stringify({ kind: 'files', address: 'relative/folder' });
  const { status, json } = await ask(server, '/sources', { method: 'POST', headers, body });
  expect(status).toBe(400);
  expect(json).toMatchObject({
    reasons: [{ code: 'addressNotAbsolute', field: 'address', values: { address: 'relative/folder', kind: 'files' } }],
    details: ['address: "relative/folder" is not the full path of the folder or ZIP with the six CSV files'],
  });
});

test('the French window shows a refusal in French where its code is known', async () => {
  const { speak } = await import('#renderer/i18n/words.ts');
  Object.assign(globalThis, { document: { documentElement: {} } });
  onTestFinished(() => {
    speak('en');
    Reflect.deleteProperty(globalThis, 'document');
  });
  speak('fr');
  const body = { statusCode: 400, name: 'Bad Request', message: 'The request is not valid.', reasons: [exampleOf('fileEmpty')] };
  const problem = new ApiProblem(body, 'invalidRequest');
  expect([problem.message, ...problem.details]).toEqual(['Le serveur n’accepte pas cette demande.', '1000 est vide.']);
});
