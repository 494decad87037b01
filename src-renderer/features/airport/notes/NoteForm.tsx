import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { words } from '#renderer/i18n/words.ts';
import { useMoment } from '#renderer/format/use-moment.ts';
import type { MyNotes } from './use-my-notes.ts';
import styles from './Notes.module.css';

/** The contract's bound. */
const MOST_CHARACTERS = 20_000;

/** The user's note, with whether it is saved. */
export function NoteForm({ own: { note, busy, write, erase } }: { own: MyNotes }) {
  const saved = note?.text ?? '';
  const [text, setText] = useState(saved);
  const when = useMoment();
  const { airport } = words;
  const isSaved = text === saved;
  const save = (event: FormEvent) => {
    event.preventDefault();
    write(text);
  };
  const state = note === undefined ? airport.noNote : airport.noteSaved(when(note.updatedAt) ?? airport.unknownDate);
  return (
    <form className={styles.own} onSubmit={save}>
      <Textarea
        label={airport.note}
        description={airport.noteHint}
        rows={4}
        maxLength={MOST_CHARACTERS}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.line}>
        <Button type="submit" disabled={busy || isSaved || text.trim() === ''}>
          {airport.saveNote}
        </Button>
        {note !== undefined && (
          <Button variant="default" disabled={busy} onClick={erase}>
            {airport.removeNote}
          </Button>
        )}
        <output className={styles.dim}>{isSaved ? state : airport.noteUnsaved}</output>
      </div>
    </form>
  );
}
