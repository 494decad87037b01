import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { words } from '#renderer/i18n/words.ts';
import { whole } from '../legs/figures.ts';
import type { Line, LineFaults } from './lines.ts';
import styles from '../Route.module.css';

type LinesTableProps<Name extends string> = {
  names: readonly Name[];
  headings: Readonly<Record<Name, string>>;
  lines: readonly Line<Name>[];
  faults: readonly LineFaults<Name>[];
  most: number;
  change: (lines: Line<Name>[]) => void;
};

/** Figures in lines, with an empty line at the end for the next ones. A line that is emptied counts no more. */
export function LinesTable<Name extends string>({ names, headings, lines, faults, most, change }: LinesTableProps<Name>) {
  const { lines: texts } = words.route;
  const [inUse, setInUse] = useState<number>();
  const empty = Object.fromEntries(names.map((name) => [name, ''])) as Line<Name>;
  const isEmpty = (line: Line<Name>): boolean => names.every((name) => line[name].trim() === '');
  const shown = lines.length < most ? [...lines, empty] : lines;
  const type = (at: number, name: Name, text: string): void => {
    const typed = shown.map((line, place) => (place === at ? { ...line, [name]: text } : line));
    change(typed.slice(0, typed.findLastIndex((line) => !isEmpty(line)) + 1));
  };
  const faultText = (at: number, name: Name): string | undefined => {
    const fault = faults[at]?.[name];
    // A line that is being filled in is not whole yet.
    if (fault === undefined || (fault.kind === 'missing' && at === inUse)) return undefined;
    return fault.kind === 'range' ? words.common.numberRange(whole(fault.least), whole(fault.most)) : texts[fault.kind];
  };
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {headings[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((line, at) => (
          <tr key={at} onFocus={() => setInUse(at)} onBlur={() => setInUse(undefined)}>
            {names.map((name) => (
              <td key={name}>
                <TextInput
                  size="xs"
                  aria-label={texts.field(headings[name], at + 1)}
                  value={line[name]}
                  error={faultText(at, name)}
                  onChange={({ currentTarget }) => type(at, name, currentTarget.value)}
                  maxLength={12}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
