import { Kbd } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { airportHandle } from '#renderer/components/airport/airport-handle.ts';
import { comboboxAria, takeKey } from '#renderer/components/keyboard/combobox-aria.ts';
import { isCommand } from '#renderer/components/keyboard/is-command.ts';
import { typesInto } from '#renderer/components/keyboard/focus.ts';
import { dialogIsOpen } from '#renderer/components/keyboard/use-escape.ts';
import { shortcut } from '#renderer/components/keyboard/with-key.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { screenFor, useIncoming } from '#renderer/data/incoming.ts';
import { mapScreen } from '#renderer/data/on-map.ts';
import { placeOf, useRecents } from '#renderer/data/recents.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './Box.module.css';
import { useBoxState } from './box-state.ts';
import { commandsFor, type Command } from './commands.ts';
import { commandRow, meaningRow, recentRow, type Row } from './rows.ts';

const aria = comboboxAria('box-rows');
/** It is the contract's limit for a line. */
const MOST_CHARACTERS = 500;
const MOST_RECENT = 6;
const MOST_COMMANDS = 4;

/** The one box of the window: places, routes, NOTAMs, times, winds and commands by one grammar; what Enter will do stands over the list before it is pressed. */
export function Box({ commands: readCommands }: { commands: () => Command[] }) {
  const { box: text } = words;
  const [path, navigate] = useLocation();
  const [line, setLine] = useState('');
  const [marked, setMarked] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const waitsFor = useRef<string>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useCalls(input, () => setOpen(true));
  useEffect(() => {
    if (path === '/') input.current?.focus({ preventScroll: true });
  }, [path]);
  const { rows, unknown, isSettled } = useRows(line, path, readCommands);
  const place = Math.min(marked, Math.max(0, rows.length - 1));
  const isEmpty = line.trim() === '';

  const change = (next: string) => {
    setLine(next);
    setMarked(0);
    setOpen(true);
  };
  const run = (row: Row) => {
    change('');
    setOpen(false);
    void row.run((to) => {
      navigate(to);
      document.querySelector<HTMLElement>('#content')?.focus();
    });
  };
  // Enter before the answer waits for it, and does what was typed, not what an older row says.
  useEffect(() => {
    if (!isSettled || waitsFor.current === undefined) return;
    const wanted = waitsFor.current === line ? rows[place] : undefined;
    waitsFor.current = undefined;
    if (wanted) run(wanted);
  });
  useEffect(() => {
    if (isOpen) document.querySelector(`#${aria.rowId(place)}`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, place]);

  const mark = (to: number) => {
    setOpen(true);
    setMarked(Math.max(0, Math.min(to, rows.length - 1)));
  };
  const steps: Partial<Record<string, () => void>> = {
    ArrowDown: () => mark(isOpen ? place + 1 : 0),
    ArrowUp: () => mark(place - 1),
    Escape: () => {
      if (isEmpty) input.current?.blur();
      change('');
      setOpen(false);
    },
    Enter: () => {
      const row = rows[place];
      if (isSettled && row && (isOpen || !isEmpty)) run(row);
      else if (!isEmpty) waitsFor.current = line;
    },
    // The key that leads here is no part of a line, also where the focus is here already.
    ...(line === '' && { '/': () => setOpen(true) }),
  };
  const shown = isOpen ? rows : [];

  return (
    <search
      className={styles.box}
      aria-label={text.label}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <input
        ref={input}
        className={styles.input}
        aria-label={text.label}
        {...aria.box(shown.length, place)}
        {...shortcut('everywhere.box')}
        placeholder={text.placeholder}
        value={line}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(event.currentTarget.value)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => takeKey(event, steps)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (!areNotams(pasted)) return;
          event.preventDefault();
          useIncoming.getState().offer({ name: words.notams.pastedName, kind: 'notams', content: new Blob([pasted]) });
          navigate(screenFor('notams'));
        }}
      />
      {isEmpty && (
        <Kbd size="xs" className={styles.key ?? ''}>
          /
        </Kbd>
      )}
      {isOpen && (
        // It takes the focus of a click, so that the list stays until the click is done.
        <div className={styles.open} tabIndex={-1}>
          <output className={styles.says}>
            {isEmpty ? text.hint : !isSettled ? words.common.searching : rows[place] && text.enter(rows[place].does)}
            {unknown.length > 0 && <span className={styles.unknown}>{text.unknown(unknown)}</span>}
          </output>
          <div className={styles.list} {...aria.list(text.results, !isSettled)}>
            {shown.map((row, index) => (
              <div
                key={row.key}
                className={styles.row}
                {...(row.airport && airportHandle(row.airport))}
                draggable={row.airport !== undefined}
                {...aria.row(index, index === place, () => run(row))}
              >
                <span className={styles.title}>{row.title}</span>
                <span className={styles.does}>{row.does}</span>
                <span className={styles.detail}>{row.detail}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </search>
  );
}

/** Opens the box for `/` outside a field, for Ctrl-K or ⌘K from anywhere, and for menus and the tray. */
function useCalls(input: { readonly current: HTMLInputElement | null }, open: () => void): void {
  const calls = useBoxState((state) => state.calls);
  const answered = useRef(calls);
  useEffect(() => {
    if (answered.current === calls) return;
    answered.current = calls;
    input.current?.focus();
    input.current?.select();
    open();
  });
  useWindowEvent('keydown', (event) => {
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !typesInto(event.target);
    if (dialogIsOpen() || !(isSlash || isCommand(event, 'k'))) return;
    event.preventDefault();
    useBoxState.getState().call();
  });
}

/** The rows for a line: its meanings as the server answers, and commands; recent airports and all commands before anything is typed. */
function useRows(line: string, path: string, readCommands: () => Command[]) {
  const typed = line.trim();
  const units = useUnits();
  const now = useNow(60_000);
  const recents = useRecents(({ recents: latest }) => latest);
  const last = placeOf(recents[0])?.place;
  const near = last === undefined ? {} : { near: `${last.latitude},${last.longitude}` };
  const { body, latest, problem } = useApi('readLine', typed === '' ? undefined : { query: { text: typed, ...near } });
  const isOnMap = path.startsWith(mapScreen);
  if (typed === '')
    return {
      rows: [...recents.slice(0, MOST_RECENT).map((airport) => recentRow(airport, isOnMap)), ...readCommands().map(commandRow)],
      unknown: [],
      isSettled: true,
    };
  const meanings = latest?.meanings.map((meaning) => meaningRow(meaning, { units, isOnMap, now })) ?? [];
  const found = commandsFor(typed, readCommands()).slice(0, MOST_COMMANDS).map(commandRow);
  return {
    rows: [...meanings, ...found],
    unknown: found.length > 0 && meanings.length === 0 ? [] : (body?.unknown.map(({ text }) => text) ?? []),
    isSettled: body !== undefined || problem !== undefined,
  };
}

/**
 * Tells whether a pasted text is of NOTAMs, which go to their preview, and not a line for the box: by `NOTAMN`, `NOTAMR` or `NOTAMC`, or by
 * items A and B. Pure.
 */
export const areNotams = (text: string): boolean => /\bNOTAM[NRC]\b/i.test(text) || /\bA\) ?[A-Z]{4}\b[\s\S]*\bB\) ?\d{10}\b/i.test(text);
