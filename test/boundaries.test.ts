/** No room imports what it may not. */
import { expect, test } from 'vitest';
import { isBarrel, rowOf, trespasses } from './helpers/source/boundaries.ts';
import { reachedFrom } from './helpers/source/import-graph.ts';
import { rooms } from './helpers/source/rooms.ts';
import { sourceFiles, sourceRooms } from './helpers/source/source-files.ts';

const sources = sourceFiles(sourceRooms);

test.each(Object.keys(rooms))('%s imports what its row allows and nothing else', (room) => {
  const files = sources.filter(({ path }) => rowOf(path) === room);
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap(({ path, text }) => trespasses(path, text))).toEqual([]);
});

test('every source file is in a room', () => {
  expect(sources.filter(({ path }) => rowOf(path) === undefined).map(({ path }) => path)).toEqual([]);
});

test('no file only hands on what others export', () => {
  expect(sources.filter(({ text }) => isBarrel(text)).map(({ path }) => path)).toEqual([]);
});

test('the thread that imports NOTAMs loads no schema of the contract', () => {
  const loaded = [...reachedFrom('src-main/core/notams/import/import-notams-worker.ts')];
  // The build puts this one into a chunk of its own.
  expect(loaded.filter((path) => path.startsWith('src-main/contract/'))).toEqual(['src-main/contract/notams/headline-codes.ts']);
});

test.each([
  ['src-main/core/x.ts', `import { app } from 'electron';`],
  ['src-main/core/x.ts', `export { app } from 'electron';`],
  ['src-main/core/x.ts', `export * from 'fastify';`],
  ['src-main/core/x.ts', `const { app } = await import('electron');`],
  ['src-main/core/x.ts', 'const { app } = await import(`electron`);'],
  ['src-main/core/x.ts', `import type { FastifyReply } from 'fastify';`],
  ['src-main/core/x.ts', `let reply: import('fastify').FastifyReply;`],
  ['src-main/core/x.ts', `const electron = require('electron');`],
  ['src-main/core/x.ts', `import { startServer } from '#http/server.ts';`],
  ['src-main/core/x.ts', `import { startServer } from '../http/server.ts';`],
  ['src-main/core/a/b/x.ts', `import { openCore } from '../../core.ts';`],
  ['src-main/core/a/x.ts', `import { openCore } from './../../core/core.ts';`],
  ['src-main/core/reference/sources/x.ts', `import { buildReference } from '../build/build-reference.ts';`],
  ['src-main/core/reference/sources/csv/x.ts', `import type { ImportReport } from '#core/reference/build/report.ts';`],
  ['src-main/core/reference/store/x.ts', `import type { AirportFacts } from '../sources/facts.ts';`],
  ['src-main/core/reference/build/x.ts', `import { openSync } from '#core/sync/sync.ts';`],
  ['src-main/contract/x.ts', `import { readFileSync } from 'node:fs';`],
  ['src-main/contract/x.ts', `import { Refusal } from '#core/refusal.ts';`],
  ['src-main/http/x.ts', `import { openUsers } from '#core/users/users.ts';`],
  ['src-main/http/x.ts', `import { type Users } from '#core/users/users.ts';`],
  ['src-main/http/x.ts', `import Sqlite from 'better-sqlite3';`],
  ['src-main/headless/x.ts', `import { app } from 'electron';`],
  ['src-main/electron/x.ts', `import { serve } from '#headless/serve.ts';`],
  ['src-main/electron/x.ts', `import { guard } from '#http/guard.ts';`],
  ['src-main/electron/x.ts', `import { words } from '#renderer/i18n/words.ts';`],
  ['src-main/launcher/x.ts', `import electron from 'electron';`],
  ['src-preload/x.ts', `import { readFileSync } from 'node:fs';`],
  ['src-preload/x.ts', `import { answerPage } from '#electron/ipc.ts';`],
  ['src-renderer/features/map/x.tsx', `import { endpoints } from '#contract/endpoints.ts';`],
  ['src-renderer/features/map/x.tsx', `import { type Airport } from '#contract/airports/airport.ts';`],
  ['src-renderer/features/map/x.tsx', `import { contextBridge } from 'electron';`],
  ['src-renderer/features/map/x.tsx', `import type { Core } from '#core/core.ts';`],
  ['src-renderer/features/map/x.ts', `import { columnOf } from '#renderer/features/airports/table/columns.tsx';`],
  ['src-renderer/features/map/x.ts', `import type { ColumnId } from '#renderer/features/airports/table/columns.tsx';`],
  ['src-renderer/features/map/x.ts', `import { screens } from '#renderer/app/screens.ts';`],
  ['src-renderer/features/map/chart/x.ts', `import { Look } from '#renderer/theme/Look.tsx';`],
  ['src-renderer/components/x.tsx', `import { MapScreen } from '../features/map/MapScreen.tsx';`],
  ['src-renderer/format/x.ts', `import { Tag } from '#renderer/components/text/Tag.tsx';`],
  ['src-renderer/data/x.ts', `import { utc } from '#renderer/format/time.ts';`],
  ['src-renderer/i18n/x.ts', `import { useSettings } from '#renderer/data/settings/settings.ts';`],
  ['src-renderer/app/x.tsx', `import type { Bridge } from '#preload/bridge.ts';`],
  ['src-renderer/x.tsx', `import { App } from './app/App.tsx';`],
  ['src-other/x.ts', `import { openCore } from '#core/core.ts';`],
])('a %s with %s is found', (path, text) => {
  expect(trespasses(path, text)).toHaveLength(1);
});

test.each([
  ['src-main/core/a/x.ts', `import { readFileSync } from 'node:fs'; import { fold } from '../text/fold.ts'; import './y.ts';`],
  [
    'src-main/core/reference/build/x.ts',
    `import { readSheet } from '../sources/csv/csv-file.ts'; import type { Reference } from '../store/reference.ts';`,
  ],
  ['src-main/core/reference/dataset.ts', `import { openShelf } from './store/version-store.ts';`],
  ['src-main/core/x.ts', `const text = "import { app } from 'electron'"; // import 'fastify'`],
  ['src-main/http/x.ts', `import type { Users } from '#core/users/users.ts'; import fastify from 'fastify';`],
  ['src-main/launcher/x.ts', `await import('#headless/main.ts');`],
  ['src-preload/x.ts', `import { ipcRenderer } from 'electron'; import type { Channel } from '#electron/channels.ts';`],
  [
    'src-renderer/features/map/x.tsx',
    `import type { Airport } from '#contract/airports/airport.ts'; import { useState } from 'react'; import './x.module.css';`,
  ],
  ['src-renderer/features/map/chart/x.ts', `import { view } from '../view.ts'; import { distance } from '#domain/geodesic.ts';`],
  ['src-renderer/app/x.tsx', `import { MapScreen } from '#renderer/features/map/MapScreen.tsx';`],
])('a %s with %s passes', (path, text) => {
  expect(trespasses(path, text)).toEqual([]);
});

test('an import of an address that is made at run time is refused, because it cannot be checked', () => {
  expect(() => trespasses('src-main/core/x.ts', `await import('elec' + 'tron');`)).toThrow(/made at run time/);
});

test.each([
  [`export * from './a.ts';\nexport { b } from './b.ts';`, true],
  [`// All of them.\nexport type { A } from './a.ts';`, true],
  [`export * from './a.ts';\nexport const b = 1;`, false],
  [`export const a = 1;`, false],
  ['', false],
])('a file of %j hands on only: %s', (text, barrel) => {
  expect(isBarrel(text)).toBe(barrel);
});
