/** Electron's entry. Nothing here waits until Electron is ready: a top-level await of `app.whenReady()` in an ES module is a deadlock. */
import { app } from 'electron';
import { openProgram } from './start/open-program.ts';

openProgram(process.argv.slice(app.isPackaged ? 1 : 2));
