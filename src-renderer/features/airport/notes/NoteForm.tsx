import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { usePageKey } from '#renderer/components/keyboard/use-page-key.ts';
import { readClock } from '#renderer/data/clock.ts';
import { shortcut } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import type { PageTimes } from '../times/page-times.ts';
import { Timed } from '../times/Timed.tsx';
import type { MyNotes } from './use-my-notes.ts';
import { fieldsOf, readLocal, writeLocal } from '#renderer/data/browser-store.ts';

/** It is the contract's bound. */
const MOST_CHARACTERS = 20_000;

/** `draft` is the name under which what is not saved is kept. */
type NoteFormProps = { own: MyNotes; draft: string; times: PageTimes };

/** The user's note, with whether it is saved; what is not is kept over leaving the page. */
export function NoteForm({ own: { note, busy, write, erase }, draft: name, times }: NoteFormProps) {
  const saved = note?.text ?? '';
  const [former] = useState(() => readDraft(name));
  const [text, setText] = useState(former?.text ?? saved);
  const box = useRef<HTMLTextAreaElement>(null);
  usePageKey('n', () => box.current?.focus());
  const { airport } = words;
  const isSaved = text.trim() === saved.trim();
  useEffect(() => {
    if (isSaved) keepDraft(name, undefined);
  }, [isSaved, name]);
  const change = (next: string) => {
    setText(next);
    keepDraft(name, { text: next, savedAt: new Date(readClock()).toISOString() });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    write(text);
  };
  return (
    <form className="stack" onSubmit={save}>
      <Textarea
        ref={box}
        {...shortcut('search.note')}
        label={airport.note}
        description={airport.noteHint}
        rows={4}
        maxLength={MOST_CHARACTERS}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className="row">
        <Button variant="filled" type="submit" disabled={busy || isSaved || text.trim() === ''}>
          {airport.saveNote}
        </Button>
        {!isSaved && <Button onClick={() => setText(saved)}>{airport.discardDraft}</Button>}
        {note !== undefined && (
          <Button disabled={busy} onClick={erase}>
            {airport.removeNote}
          </Button>
        )}
        <output className="note">
          {isSaved && (note === undefined ? airport.noNote : <Timed times={times} say={(at) => airport.noteSaved(at(note.updatedAt))} />)}
          {!isSaved &&
            (former === undefined ? airport.noteUnsaved : <Timed times={times} say={(at) => airport.draftKept(at(former.savedAt))} />)}
        </output>
      </div>
    </form>
  );
}

/** A note that a user has typed and not saved stays in this browser, by user and airport, over leaving the page and a reload. */
type Draft = { text: string; savedAt: string };

/** Most drafts that are stored; those typed last stay. */
const MOST = 20;

function storedDrafts(): Readonly<Record<string, Draft>> {
  return Object.fromEntries(Object.entries(fieldsOf(readLocal('drafts'))).filter((entry): entry is [string, Draft] => isDraft(entry[1])));
}

function isDraft(value: unknown): value is Draft {
  const { text, savedAt } = fieldsOf(value);
  return typeof text === 'string' && typeof savedAt === 'string';
}

/** Undefined where everything was saved. */
const readDraft = (name: string): Draft | undefined => storedDrafts()[name];

function keepDraft(name: string, draft: Draft | undefined): void {
  const { [name]: _former, ...others } = storedDrafts();
  const named = draft === undefined ? [] : [[name, draft] as const];
  writeLocal('drafts', Object.fromEntries([...Object.entries(others), ...named].slice(-MOST)));
}
