import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button, Textarea } from '@mantine/core';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { useFileDrop } from '#renderer/components/use-file-drop.ts';
import { screenFor, useIncoming } from '#renderer/data/incoming.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './Aside.module.css';

/** Text pasted here is previewed on the NOTAM screen, as a file that is dropped anywhere on the window is. */
export function DropNotams() {
  const { home, notams } = words;
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const isOver = useFileDrop();
  const offer = (content: Blob, name: string) => {
    useIncoming.getState().offer({ name, kind: 'notams', content });
    navigate(screenFor('notams'));
  };
  return (
    <Sheet title={home.drop}>
      <form
        className={`tight ${styles.drop}`}
        data-over={isOver}
        onSubmit={(event) => {
          event.preventDefault();
          offer(new Blob([text]), notams.pastedName);
        }}
      >
        <Textarea
          label={home.dropHow}
          labelProps={{ c: 'dimmed', fw: 400 }}
          rows={3}
          resize="vertical"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={(event) => {
            const file = event.clipboardData.files[0];
            const pasted = event.clipboardData.getData('text/plain');
            if (file === undefined && (pasted.trim() === '' || text.trim() !== '')) return;
            event.preventDefault();
            offer(file ?? new Blob([pasted]), file?.name ?? notams.pastedName);
          }}
        />
        <div className="row">
          {text.trim() !== '' && <Button type="submit">{notams.checkText}</Button>}
          <Link href="/notams?import">{home.chooseFile}</Link>
        </div>
      </form>
    </Sheet>
  );
}
