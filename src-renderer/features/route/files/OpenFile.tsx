import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, type RefObject } from 'react';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Reasons } from '#renderer/components/notices/Reasons.tsx';
import { useFileDrop } from '#renderer/components/use-file-drop.ts';
import { useIncomingOf } from '#renderer/data/incoming.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from '../Route.module.css';
import { create } from 'zustand';
import type { OpenedRoute } from '#contract/route/documents.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api, upload } from '#renderer/data/api/client.ts';
import { alternatesTyped } from '../flight/alternates.ts';
import { useRoute } from '../route-state.ts';

const extensions = '.gpx,.fpl,.pln,.fms,.lnmpln,.cup,.kml,.geojson,.json,.txt';

/** Is hidden; the menu of the route clicks it. */
export function FileChooser({ chooser }: { chooser: RefObject<HTMLInputElement | null> }) {
  const check = useOpening((opening) => opening.check);
  return (
    <input
      ref={chooser}
      type="file"
      hidden
      accept={extensions}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file !== undefined) void check({ name: file.name, content: file });
        // The same file can be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}

/** What was dropped, pasted or chosen, before it replaces the route. */
export function FilePreview({ replaces }: { replaces: boolean }) {
  useFileArrival();
  const isOver = useFileDrop();
  const { step, reset } = useOpening();
  const { flightFiles, common } = words;
  return (
    <>
      {isOver && <Notice live="polite">{flightFiles.dropHere}</Notice>}
      {step.status === 'reading' && <output className="note">{words.common.readingFile(step.name)}</output>}
      {step.status === 'read' && <Preview key={`${step.name} ${step.opened.text}`} replaces={replaces} />}
      {step.status === 'refused' && (
        <div className={styles.preview}>
          <p>{flightFiles.refused(step.name)}</p>
          <ProblemNotice problem={step.problem} />
          <div className="aligned-end">
            <Button onClick={reset}>{common.close}</Button>
          </div>
        </div>
      )}
    </>
  );
}

function Preview({ replaces }: { replaces: boolean }) {
  const { step, accept, reset } = useOpening();
  const units = useUnits();
  const frame = useRef<HTMLElement>(null);
  const read = step.status === 'read' ? step : undefined;
  useEffect(() => frame.current?.focus(), []);
  if (read === undefined) return null;
  const { flightFiles, route: texts, common } = words;
  const { opened, route, name } = read;
  const kind = opened.format === null ? flightFiles.asWords : flightFiles.formats[opened.format];
  return (
    <section ref={frame} tabIndex={-1} className={styles.preview} aria-label={flightFiles.preview(name)}>
      <p>
        <b>{name}</b> · {kind} · {flightFiles.pointCount(route.points.length)} · {units.distance(route.totals.distanceNm)}
      </p>
      <p className={styles.opened}>{opened.text}</p>
      {opened.alternates.length > 0 && (
        <p>
          {texts.alternates}
          {words.common.colon}
          <span className={styles.opened}>{opened.alternates.join(', ')}</span>
        </p>
      )}
      {opened.faults.length > 0 && (
        <>
          <h3>{flightFiles.faults}</h3>
          <Reasons reasons={opened.faults} />
        </>
      )}
      <p className="note">{texts.faultCount(route.faults.length)}</p>
      <div className="aligned-end">
        <Button variant="filled" onClick={accept}>
          {replaces ? flightFiles.replace : flightFiles.use}
        </Button>
        <Button onClick={reset}>{common.cancel}</Button>
        {replaces && <span className="note">{flightFiles.undoable}</span>}
      </div>
    </section>
  );
}

/** XML or JSON is never the words of a route. */
const isFile = (text: string): boolean => /^\s*[<{[]/.test(text);

const isField = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('input, textarea, select');
const isRouteBox = (target: EventTarget | null): boolean => target instanceof HTMLTextAreaElement && target.name === 'route';

/** Takes a file that is dropped on the window or pasted, and the text of one, also into the box of the route. */
function useFileArrival(): void {
  useIncomingOf('route', (file) => useOpening.getState().check(file));
  useWindowEvent('paste', (event) => {
    const [given] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const takesText = isRouteBox(event.target) ? isFile(text) : !isField(event.target) && text.trim() !== '';
    if (given === undefined ? !takesText : isField(event.target) && !isRouteBox(event.target)) return;
    event.preventDefault();
    void useOpening
      .getState()
      .check(given === undefined ? { name: words.flightFiles.pasted, content: new Blob([text]) } : { name: given.name, content: given });
  });
}

type Step =
  | { status: 'idle' }
  | { status: 'reading'; name: string }
  | { status: 'read'; name: string; opened: OpenedRoute; route: ParsedRoute }
  | { status: 'refused'; name: string; problem: ApiProblem };

type Opening = {
  step: Step;
  /** Reads a file; one that is still being read is overtaken. */
  check: (file: { name: string; content: Blob }) => Promise<void>;
  /** Its route replaces that of the screen, which undo gives back. */
  accept: () => void;
  reset: () => void;
};

let latest = 0;

const useOpening = create<Opening>((set, get) => ({
  step: { status: 'idle' },
  check: async ({ name, content }) => {
    const own = ++latest;
    const settle = (step: Step): void => {
      if (own === latest) set({ step });
    };
    settle({ status: 'reading', name });
    try {
      const opened = await upload('openRoute', {}, content);
      settle({
        status: 'read',
        name,
        opened,
        route: await api('parseRoute', { body: { text: opened.text, alternates: opened.alternates } }),
      });
    } catch (thrown) {
      const problem = problemFrom(thrown);
      settle(problem === undefined ? { status: 'idle' } : { status: 'refused', name, problem });
    }
  },
  accept: () => {
    const { step } = get();
    if (step.status === 'read')
      useRoute.getState().change({ text: step.opened.text, alternates: alternatesTyped(step.opened.alternates), choices: [] });
    get().reset();
  },
  reset: () => {
    latest++;
    set({ step: { status: 'idle' } });
  },
}));
