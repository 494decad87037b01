import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { operators } from '#core/filter/operators.ts';
import { refusals } from '#core/refusal.ts';
import { program } from '#headless/program.ts';

const readme = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8');
const section = (title: string): string => new RegExp(`^## ${title}\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(readme)?.[1] ?? '';
/** First cells of a table's rows, without the head, in backquotes. */
const firstCells = (text: string): string[] => [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, cell]) => cell ?? '');

describe('the README', () => {
  it('lists every endpoint and no other', () => {
    const documented = firstCells(section('Endpoints'));
    expect(documented.sort()).toEqual(
      Object.values(endpoints)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
  });

  it('lists every code of refusal with its status and no other', () => {
    const rows = [...section('Refusals').matchAll(/^\| `(\w+)` +\| (\d{3}) +\|/gm)].map(([, code, status]) => `${code} ${status}`);
    expect(rows.sort()).toEqual(
      Object.entries(refusals)
        .map(([code, { status }]) => `${code} ${status}`)
        .sort(),
    );
  });

  it('lists every filter operator with its other name and no other', () => {
    const rows = [...section('Filters').matchAll(/^\| `(\w+)` +\| (?:`(\$\w+)`)? *\|/gm)].map(
      ([, name, alias]) => `${name} ${alias ?? ''}`,
    );
    expect(rows.sort()).toEqual(
      Object.entries(operators)
        .map(([name, operator]) => `${name} ${'alias' in operator ? operator.alias : ''}`)
        .sort(),
    );
  });

  it('lists every command and no other', () => {
    const leaves = (command: Command, path: string): string[] =>
      command.commands.length > 0
        ? command.commands.flatMap((one) => leaves(one, `${path}${one.name()} `))
        : [
            `${path.trim()}${command.registeredArguments.map((argument) => ` <${argument.name()}${argument.variadic ? '…' : ''}>`).join('')}`,
          ];
    expect(firstCells(section('Command line')).sort()).toEqual(
      leaves(
        program(() => undefined),
        '',
      ).sort(),
    );
  });

  it('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });
});
