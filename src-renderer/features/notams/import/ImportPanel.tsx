import { Button, FileButton, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { NotamImport } from '#contract/notams/import.ts';
import { focusOn } from '#renderer/components/keyboard/focus.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { useEscape } from '#renderer/components/keyboard/use-escape.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { UndoneLines } from '#renderer/components/notams/UndoneLines.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { NeedsUser } from '#renderer/components/session/NeedsUser.tsx';
import { asOne, chosen } from '#renderer/data/given-files.ts';
import { words } from '#renderer/i18n/words.ts';
import { IMPORT, useImporting } from './importing.ts';
import { ImportIssues } from './ImportIssues.tsx';
import styles from './ImportPanel.module.css';
import { ImportPreview, weatherText } from './ImportPreview.tsx';

/** Each new step gets the focus, because the button that led to it is gone. */
const focusIt = (element: HTMLElement | null): void => element?.focus();

/** Imports a file or text: shows a preview first, stores it when the user agrees, and reports the result. */
export function ImportPanel() {
  const { step, close, check, store, cancel, reset } = useImporting();
  const { notams, common } = words;
  const leave = () => {
    close();
    focusOn(IMPORT);
  };
  useEscape(leave);
  return (
    <Sheet
      title={notams.importTitle}
      aside={
        <Button variant="subtle" size="compact-xs" onClick={leave}>
          {common.close}
        </Button>
      }
    >
      <div key={step.status} ref={focusIt} tabIndex={-1} className={`stack ${styles.panel}`}>
        <NeedsUser why={notams.importNeedsUser}>{step.status === 'idle' && <Ways />}</NeedsUser>
        <output className={styles.progress}>
          {step.status === 'checking' && words.common.readingFile(step.file.name)}
          {step.status === 'storing' && notams.storing(step.file.name)}
        </output>
        {(step.status === 'checking' || step.status === 'storing') && (
          <div>
            <Button onClick={() => void cancel()}>{words.data.importCancel}</Button>
          </div>
        )}
        {step.status === 'refused' && <ProblemNotice problem={step.problem} />}
        {step.status === 'refused' && step.problem.reasons.some(({ code }) => code === 'noNotamMark') && (
          <div>
            <Button variant="filled" onClick={() => void check({ ...step.file, asText: true })}>
              {notams.takeAsText}
            </Button>
          </div>
        )}
        {step.status === 'checked' && (
          <ImportPreview name={step.file.name} answer={step.answer} store={() => void store(step.file)} cancel={reset} />
        )}
        {step.status === 'stored' && <ImportReport name={step.file.name} answer={step.answer} />}
        {step.status === 'undone' && (
          <Notice tone="good" live="polite">
            <UndoneLines undone={step.undone} />
          </Notice>
        )}
        {(step.status === 'stored' || step.status === 'refused' || step.status === 'undone') && (
          <div>
            <Button onClick={reset}>{notams.another}</Button>
          </div>
        )}
      </div>
    </Sheet>
  );
}

/** Takes a file from the machine, or text from the clipboard. */
function Ways() {
  const { notams } = words;
  const check = useImporting((importing) => importing.check);
  const [text, setText] = useState('');
  return (
    <>
      <p className={styles.how}>{notams.importHow}</p>
      <div>
        <FileButton multiple onChange={(files) => void asOne(chosen(files)).then((file) => file && check(file))}>
          {(props) => (
            <Button variant="filled" {...props}>
              {notams.chooseFile}
            </Button>
          )}
        </FileButton>
      </div>
      <form
        className={styles.paste}
        onSubmit={(event) => {
          event.preventDefault();
          void check({ name: notams.pastedName, content: new Blob([text]) });
        }}
      >
        <Textarea label={notams.pasteHere} rows={4} w="100%" value={text} onChange={(event) => setText(event.currentTarget.value)} />
        <Button type="submit" disabled={text.trim() === ''}>
          {notams.checkText}
        </Button>
      </form>
    </>
  );
}

/** Says the result of an import in words. */
function ImportReport({ name, answer: { report, weather } }: { name: string; answer: NotamImport }) {
  const { notams, common } = words;
  const undo = useImporting((importing) => importing.undo);
  const { importId, files, read, added, changed, unchanged, delisted } = report;
  return (
    <Notice tone="good" live="polite">
      <div className="row">
        <span>{notams.stored(read, added, changed, unchanged, notams.ofFiles(name, files))}</span>
        {importId !== null && added + changed > 0 && (
          <Button size="compact-sm" {...withKey(common.undo, 'everywhere.undo')} onClick={() => void undo(importId)}>
            {common.undo}
          </Button>
        )}
      </div>
      {weather && <p>{weatherText(weather)}</p>}
      {delisted > 0 && <p>{notams.delisted(delisted)}</p>}
      {report.checklists.map(({ notamId, location, listed, missing }) => (
        <p key={`${notamId} ${location}`}>{notams.checklist([notamId, location].filter(Boolean).join(' '), listed, missing)}</p>
      ))}
      <ImportIssues report={report} />
    </Notice>
  );
}
