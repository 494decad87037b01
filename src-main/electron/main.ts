/**
 * Electron's entry: a command, or the window. Nothing here waits until Electron is ready: a top-level await of `app.whenReady()` in an ES module is
 * a deadlock. What is awaited here, Electron awaits before it starts Chromium.
 */
import { app } from 'electron';
import { commandIn } from './options.ts';
import { runCommand } from './start/command.ts';

const words = process.argv.slice(app.isPackaged ? 1 : 2);
const command = commandIn(words);
if (command !== undefined) await runCommand(command);
else (await import('./start/open-program.ts')).openProgram(words);
