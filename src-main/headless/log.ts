/**
 * Writes the log on standard error, one JSON object per line. Promise: no key, token or password is written; the core logs none, and what
 * looks like one is still blanked out here.
 */
import { systemClock } from '#core/platform/clock.ts';
import type { Log } from '#core/platform/log.ts';
import { faultBehind } from '#core/reasons/system-faults.ts';
import { visibleJson } from '#domain/text/visible-text.ts';

const levels = ['info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];

const HIDDEN = '[hidden]';
const secretNames = /^(?:.*password|.*token|.*secret|api-?key|x-api-key|key|authorization|cookie)$/i;
/** API keys, signed tokens, and keys in addresses whatever they look like. */
const secretShapes = /ask_[\w-]{43}|eyJ[\w-]+(?:\.[\w-]+)*|(?<=\bapiKey=)[^&\s"\\]+/gi;

/** Writes entries of level `least` and above. */
export function openLog(options: { least: Level; write?: (line: string) => void }): Log {
  const { least, write = (line) => process.stderr.write(line) } = options;
  const entry =
    (level: Level) =>
    (message: string, about: object = {}) => {
      if (levels.indexOf(level) < levels.indexOf(least)) return;
      const line = JSON.stringify({ time: systemClock().toISOString(), level, message, ...about }, hide);
      write(`${visibleJson(line)}\n`);
    };
  return { info: entry('info'), warn: entry('warn'), error: entry('error') };
}

function hide(name: string, value: unknown): unknown {
  if (value === undefined || value === null) return value;
  if (secretNames.test(name)) return HIDDEN;
  // A stack says nothing where the machine is at fault.
  if (value instanceof Error) return hide(name, (faultBehind(value) ? undefined : value.stack) ?? value.message);
  return typeof value === 'string' ? value.replace(secretShapes, HIDDEN) : value;
}
