import { Kbd } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { comboboxAria } from '#renderer/components/keyboard/combobox-aria.ts';
import { typesInto } from '#renderer/components/keyboard/types-into.ts';
import { shortcut } from '#renderer/components/keyboard/with-key.ts';
import { screenFor, useIncoming } from '#renderer/data/incoming.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './DeskBox.module.css';
import { runAct, useBoxResults, type Act } from './use-box-results.ts';

const aria = comboboxAria('desk-acts');
/** The contract's limit for a query, and a route. */
const MOST_CHARACTERS = 200;

/** One box for a name, a code, a route or a time; what Enter will do stands below it before it is pressed. */
export function DeskBox() {
  const { box: text } = words.home;
  const [, navigate] = useLocation();
  const [line, setLine] = useState('');
  const [marked, setMarked] = useState(0);
  const waitsFor = useRef<string>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const { acts, isSettled } = useBoxResults(line);
  const place = Math.min(marked, Math.max(0, acts.length - 1));

  const change = (next: string) => {
    setLine(next);
    setMarked(0);
  };
  const run = (act: Act) => {
    change('');
    runAct(act, navigate);
  };
  // Enter before the answer waits for it, and does what was typed, not what an older row says.
  useEffect(() => {
    if (!isSettled || waitsFor.current === undefined) return;
    const wanted = waitsFor.current === line ? acts[place] : undefined;
    waitsFor.current = undefined;
    if (wanted) run(wanted);
  });
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typesInto(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const steps: Partial<Record<string, () => void>> = {
    ArrowDown: () => setMarked(Math.min(place + 1, Math.max(0, acts.length - 1))),
    ArrowUp: () => setMarked(Math.max(place - 1, 0)),
    Escape: () => change(''),
    Enter: () => {
      const act = acts[place];
      if (isSettled && act) run(act);
      else if (line.trim() !== '') waitsFor.current = line;
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.nativeEvent.isComposing ? undefined : steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  };
  const shown = acts[place];
  const isEmpty = line.trim() === '';
  const says = isEmpty ? text.hint : shown ? text.enter(shown.does) : isSettled ? text.nothing(line.trim()) : words.common.searching;

  return (
    <search className={styles.box} aria-label={text.label}>
      <div className={styles.field}>
        <input
          ref={input}
          className={styles.input}
          aria-label={text.label}
          {...aria.box(acts.length, place)}
          {...shortcut('home.box')}
          placeholder={text.placeholder}
          value={line}
          maxLength={MOST_CHARACTERS}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (!areNotams(pasted)) return;
            event.preventDefault();
            useIncoming.getState().offer({ name: words.notams.pastedName, kind: 'notams', content: new Blob([pasted]) });
            navigate(screenFor('notams'));
          }}
        />
        {isEmpty && <Kbd className={styles.key ?? ''}>/</Kbd>}
      </div>
      <output className={styles.says}>{says}</output>
      {acts.length > 0 && (
        <div className={styles.list} {...aria.list(text.results, !isSettled)}>
          {acts.map((act, index) => (
            <div key={act.key} className={styles.row} {...aria.row(index, index === place, () => run(act))}>
              <span className={styles.title}>{act.title}</span>
              <span className="dim">{act.does}</span>
            </div>
          ))}
        </div>
      )}
    </search>
  );
}

/** Whether a pasted text is of NOTAMs, which go to their preview, and not a line for the box: by `NOTAMN`, `NOTAMR` or `NOTAMC`, or by items A and B. Pure. */
export const areNotams = (text: string): boolean => /\bNOTAM[NRC]\b/i.test(text) || /\bA\) ?[A-Z]{4}\b[\s\S]*\bB\) ?\d{10}\b/i.test(text);
