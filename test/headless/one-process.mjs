/**
 * Runs commands of the built program one after another in this process, for a test that asks by IPC: to load the program takes most of the time of a command.
 * A command has ended when nothing but the channel to the test keeps this process alive, as its own process would end then.
 */
import { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

const [, , entry] = process.argv;
let count = 0;

/** What keeps this process alive, without the timer that waits for it. */
const alive = () => process.getActiveResourcesInfo().filter((name) => name !== 'Timeout' && name !== 'Immediate').length;

function replace(name, stream) {
  Object.defineProperty(process, name, { value: stream, configurable: true });
}

function collected(name) {
  const pieces = [];
  const stream = new Writable({
    write(piece, _encoding, done) {
      pieces.push(Buffer.from(piece));
      done();
    },
  });
  replace(name, stream);
  return () => Buffer.concat(pieces).toString();
}

/** The exit code and what was written; `env` is that of the test, whose folder for temporary files is another for each file. */
async function command({ words, input, env }) {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv = [process.execPath, entry, ...words];
  process.exitCode = undefined;
  const [stdout, stderr] = [collected('stdout'), collected('stderr')];
  replace('stdin', Readable.from(input === '' ? [] : [Buffer.from(input)]));
  // The entry again, over the modules that are there.
  count += 1;
  await import(`${entry}?${count}`);
  while (alive() > idle) await pause(2);
  const code = process.exitCode ?? 0;
  process.exitCode = 0;
  return { code, stdout: stdout(), stderr: stderr() };
}

// Each command listens to signals, and its process ends with it.
process.setMaxListeners(0);
process.on('disconnect', () => process.exit());
process.on('message', (asked) => {
  command(asked).then(
    (outcome) => process.send({ outcome }),
    (error) => process.send({ fault: String(error?.stack ?? error) }),
  );
});
await pause(1);
const idle = alive();
process.send({ isReady: true });
