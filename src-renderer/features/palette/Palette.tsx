import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { RunwaysLeft } from '#renderer/components/airport/RunwaysLeft.tsx';
import { comboboxAria } from '#renderer/components/keyboard/combobox-aria.ts';
import { words } from '#renderer/i18n/words.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import type { Command } from './commands.ts';
import { putFavourites, putLargest, putWhatIsHere } from './fill-memory.ts';
import { openMemory } from './memory.ts';
import { usePalette } from './palette.ts';
import { airportOf, target, withMarked, type Marked, type Result } from './results.ts';
import { useResults } from './use-results.ts';
import styles from './Palette.module.css';

/** Kept when the palette closes, so that the index is still there when it opens again. */
const memory = openMemory();
/** The dataset, by number of swap, whose largest airports the memory holds or is being given. */
let filledFor: number | undefined;
const aria = comboboxAria('palette-results');

/** The one box for everything: a dialog over the screen, the focus in the box, the list under it. */
export default function Palette({ commands: readCommands }: { commands: () => Command[] }) {
  const [commands] = useState(readCommands);
  const { close, leave, typed: line, setTyped } = usePalette();
  const [, navigate] = useLocation();
  const [marked, setMarked] = useState<Marked>();
  useFilled(commands);
  const { results: found, isAsking } = useResults(line, memory, commands);
  const results = withMarked(found, marked);
  const dialog = useRef<HTMLDialogElement>(null);
  // Identified by its target, because later answers move the rows; the best one until another is marked.
  const place = marked === undefined ? 0 : results.findIndex((result) => target(result) === target(marked.result));
  const mark = (index: number) => {
    const result = results[index];
    setMarked(result && { result, index });
  };

  // Closed before it is removed from the page: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      if (usePalette.getState().leaves) document.querySelector<HTMLElement>('#content')?.focus();
      else queueMicrotask(restoreCaret);
    };
  }, []);
  useEffect(() => {
    document.querySelector(`#${aria.rowId(place)}`)?.scrollIntoView({ block: 'nearest' });
  }, [place]);

  const run = ({ kind, leads }: Result) => {
    close();
    const go = (path: string) => {
      leave();
      navigate(path);
    };
    if (kind !== 'command') return go(leads);
    void commands.find(({ name }) => name === leads)?.run(go);
  };
  const steps: Partial<Record<string, () => void>> = {
    ArrowDown: () => mark(Math.min(place + 1, results.length - 1)),
    ArrowUp: () => mark(Math.max(place - 1, 0)),
    Enter: () => {
      const result = results[place];
      if (result !== undefined) run(result);
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.nativeEvent.isComposing ? undefined : steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  };
  // A click outside closes it, as everywhere; the dialog handles Escape itself.
  const backdrop = { onClick: (event: MouseEvent) => event.target === dialog.current && close() };
  const { palette } = words;
  const shown = results[place];
  const airport = shown && airportOf(shown);

  return (
    <dialog ref={dialog} className={styles.palette} aria-label={palette.label} onClose={close} {...backdrop}>
      <div className={styles.inside}>
        <input
          className={styles.box}
          aria-label={palette.label}
          {...aria.box(results.length, place)}
          placeholder={palette.placeholder}
          value={line}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setMarked(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <p className={styles.count}>
          <output>{line.trim() === '' ? palette.hint : palette.count(results.length)}</output>
          {isAsking && <span> {words.common.searching}</span>}
        </p>
        <div className={styles.list} {...aria.list(palette.results, isAsking)}>
          {results.map((result, index) => (
            <div
              key={result.key}
              className={styles.row}
              onMouseMove={() => mark(index)}
              {...aria.row(index, index === place, () => run(result))}
            >
              <span className={styles.kind}>{palette.kinds[result.kind]}</span>
              <span className={styles.title}>{result.title}</span>
              <span className={styles.place}>{result.place}</span>
              <span className={styles.why}>{result.why}</span>
            </div>
          ))}
        </div>
        {shown && airport !== undefined && (
          <p className={styles.count}>
            {shown.title}: <RunwaysLeft key={airport} id={airport} />
          </p>
        )}
      </div>
    </dialog>
  );
}

/** Fills the index while the palette is open, once per dataset, and renders again each time something was added. */
function useFilled(commands: readonly Command[]): void {
  const [, setFilled] = useState(0);
  useEffect(() => {
    const grow = () => setFilled((before) => before + 1);
    putWhatIsHere(memory, commands);
    grow();
    putFavourites(memory).then(grow, () => undefined);
    const { version } = useDataset.getState();
    if (filledFor === version) return;
    filledFor = version;
    // It continues after the palette is closed, so that the index is complete the next time.
    putLargest(memory, () => filledFor === version).then(grow, () => (filledFor = undefined));
  }, [commands]);
}

/**
 * The browser gives the focus back to the field that had it before a dialog, but not its caret, if the caret was in a field of the dialog: what is typed
 * then is lost. To be called when the dialog has gone from the page.
 */
function restoreCaret(): void {
  const held = document.activeElement;
  if (!(held instanceof HTMLInputElement || held instanceof HTMLTextAreaElement)) return;
  held.blur();
  held.focus({ preventScroll: true });
}
