import { expect, it, test } from 'vitest';
import type { SyncOutcome } from '#contract/sync/sync.ts';
import { ApiProblem, elsewhere, faultAt, onlyFault } from '#renderer/data/api/api-problem.ts';
import { bodyOf, changeOf, emptyForm, faultsIn, formOf } from '#renderer/features/data/sources/source-form.ts';
import { doneInWords, outcomeInWords, stepInWords, syncInWords } from '#renderer/format/dataset/sync-in-words.ts';
import { foreignSigner, inGroups } from '#renderer/features/data/packs/unpacking.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { stepOf } from '#core/progress.ts';
import { reason } from '#core/reasons/reason.ts';
import { rowsOf } from '#renderer/features/data/versions/Differences.tsx';
import { source } from './source.ts';

const refusal = (...reasons: Reason[]) =>
  new ApiProblem({ statusCode: 400, name: 'Bad Request', message: 'Not valid.', details: [], reasons });

test.each([
  [stepOf('asking'), 'contacting the server'],
  [stepOf('downloadingFile', { file: 'airports.csv' }), 'downloading airports.csv'],
  [stepOf('readingFile', { source: 'Local files', file: 'navaids.csv' }), 'Local files: reading navaids.csv'],
])('the step %j is written as %j', (step, text) => {
  expect(stepInWords(step)).toBe(text);
});

test.each([
  [stepOf('downloadingFile', { done: 3_200_000, total: 12_000_000 }), '3.2 MB of 12.0 MB'],
  [stepOf('copyingFile', { done: 500_000 }), '0.5 MB'],
  [stepOf('fetchingAirports', { done: 1200, total: 85_938 }), '1,200 of 85,938'],
  [stepOf('readingFile', { done: 170_584 }), '170,584'],
  [stepOf('asking'), undefined],
])('what is done of %j', (step, text) => {
  expect(doneInWords(step)).toBe(text);
});

it('names the source being fetched, and building where no source is', () => {
  expect(syncInWords({ source: 'World', step: stepOf('asking') })).toBe('Updating from World: contacting the server');
  expect(syncInWords({ source: 'World', step: null })).toBe('Updating from World');
  expect(syncInWords({ source: null, step: stepOf('checking') })).toBe('Building the new dataset: verifying');
});

const club = { id: 'c', name: 'Club', reason: null };
test.each<[SyncOutcome, string[]]>([
  [{ sources: [], dataset: null, held: null }, ['There is no source to update from.']],
  [{ sources: [{ ...club, result: 'same' }], dataset: null, held: null }, ['Already up to date.']],
  [{ sources: [{ ...club, result: 'new' }], dataset: null, held: null }, ['Updated from Club.']],
  [
    {
      sources: [
        { ...club, result: 'new' },
        {
          ...club,
          name: 'UK',
          result: 'recent',
          reason: reason('askedRecently', { address: 'uk', minutes: 20, at: '2026-11-27T06:12:00Z' }),
        },
      ],
      dataset: null,
      held: null,
    },
    ['Updated from Club.', 'UK: uk is asked every 20 minutes at most, and was at 27 0612Z: what it sent then is in use.'],
  ],
  [{ sources: [{ ...club, result: 'offline' }], dataset: null, held: null }, ['Skipped, because the network is off: Club.']],
  [
    { sources: [{ ...club, result: 'refused', reason: reason('fileEmpty', { file: 'a.csv' }) }], dataset: null, held: null },
    ['Club: a.csv is empty.'],
  ],
  [
    {
      sources: [{ ...club, result: 'new' }],
      dataset: { revision: 'r', source: 'Club', date: '', airports: 1200, replaced: null, shrunk: [], seconds: 3 },
      held: null,
    },
    ['1,200 airports from Club are in use.'],
  ],
])('the outcome %j reads %j', (outcome, sentences) => {
  expect(outcomeInWords(outcome)).toEqual(sentences);
});

const typed = { ...emptyForm, kind: 'api', address: ' https://club.example/ ', everyHours: '', rank: '7' } as const;

it('sends of a new source what was typed, and no empty name or key', () => {
  expect(bodyOf(typed)).toEqual({ kind: 'api', address: 'https://club.example/', everyHours: null, rank: 7 });
  expect(bodyOf({ ...typed, kind: 'files', name: 'Alps', apiKey: 'secret', everyHours: '24' })).toEqual({
    kind: 'files',
    address: 'https://club.example/',
    everyHours: 24,
    rank: 7,
    name: 'Alps',
  });
});

it('sends codes of what holds NOTAMs alone, and none to forget them', () => {
  expect(bodyOf({ ...typed, completeFor: 'edgg, EDMM' })).toMatchObject({ completeFor: ['EDGG', 'EDMM'] });
  expect(bodyOf({ ...typed, kind: 'files', completeFor: 'EDGG' })).not.toHaveProperty('completeFor');
  expect(changeOf({ ...typed, kind: 'notams', completeFor: ' ' })).toMatchObject({ completeFor: [] });
});

it('leaves a kept key alone unless another is typed or it is to be forgotten', () => {
  expect(changeOf(typed)).not.toHaveProperty('apiKey');
  expect(changeOf({ ...typed, apiKey: 'other' })).toMatchObject({ apiKey: 'other' });
  expect(changeOf({ ...typed, apiKey: 'other', dropsKey: true })).toMatchObject({ apiKey: null });
});

it('fills the form of a source with what it is, without its key', () => {
  const club = { kind: 'api', name: 'Club', address: 'https://club.example/', hasKey: true, everyHours: null, rank: 20 } as const;
  expect(formOf({ ...source, ...club })).toEqual({
    ...emptyForm,
    kind: 'api',
    address: 'https://club.example/',
    name: 'Club',
    everyHours: '',
    rank: '20',
  });
});

test.each([
  [{ everyHours: '', rank: '' }, []],
  [{ everyHours: ' 24 ', rank: '0' }, []],
  [{ everyHours: '1.5', rank: '-1' }, ['everyHours', 'rank']],
  [{ everyHours: 'daily', rank: '' }, ['everyHours']],
  [{ everyHours: '1e3', rank: '0x10' }, ['everyHours', 'rank']],
])('no whole number in %j: %j', (fields, faults) => {
  expect(faultsIn(fields)).toEqual(faults);
});

it('finds the fingerprint of a signer who is not trusted yet, and of no other refusal', () => {
  const fingerprint = 'ab'.repeat(32);
  expect(foreignSigner(refusal(reason('signerUnknown', { file: 'x', fingerprint })))).toBe(fingerprint);
  expect(foreignSigner(refusal(reason('signerOther', { file: 'x', fingerprint, expected: 'cd'.repeat(32) })))).toBeUndefined();
  expect(foreignSigner(refusal())).toBeUndefined();
  expect(foreignSigner(undefined)).toBeUndefined();
});

it('writes a fingerprint in groups of four', () => {
  expect(inGroups('0123456789abcdef')).toBe('0123 4567 89ab cdef');
});

it('gives an airport that came or went one row', () => {
  const airport = { id: '1', name: 'Bern', code: 'LSZB', change: 'changed' } as const;
  const field = { field: 'name', from: 'A', to: 'B' };
  expect(rowsOf({ ...airport, fields: [] })).toMatchObject([{ id: '1', field: undefined }]);
  expect(rowsOf({ ...airport, fields: [field] })).toMatchObject([{ id: '1', field }]);
});

it('shows a refusal at its field, and next to the form when no field is named', () => {
  const problem = refusal(
    reason('pathMissing', { path: '/x' }, { field: 'address' }),
    reason('memberInvalid', { expected: 'a whole number' }, { field: 'everyHours' }),
  );
  expect(faultAt(problem, 'address')).toBe('there is nothing at /x.');
  expect(faultAt(problem, 'everyHours')).toBe('must be a whole number');
  expect(faultAt(problem, 'name')).toBeUndefined();
  expect(elsewhere(problem, ['address', 'name'])).toBeUndefined();
  expect(elsewhere(problem, ['name'])).toBe(problem);
});

test.each([
  [refusal(reason('labelInvalid', { most: 60 }, { field: 'name' })), "a key's label has 1 to 60 characters and no control characters"],
  [refusal(), 'Not valid.'],
  [new ApiProblem({ statusCode: 401, name: 'Unauthorized', message: 'No.' }), undefined],
  [undefined, undefined],
])('of a form with one field %o is the fault %j', (problem, fault) => {
  expect(onlyFault(problem)).toBe(fault);
});
