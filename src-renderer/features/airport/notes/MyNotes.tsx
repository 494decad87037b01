import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Airport } from '#contract/airports/airport.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { AccessPanel } from '#renderer/components/session/AccessPanel.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { useMoment } from '#renderer/format/use-moment.ts';
import { NoteForm } from './NoteForm.tsx';
import { useMyNotes } from './use-my-notes.ts';
import styles from './Notes.module.css';

/** Favourite and note; an anonymous page says that they need a user. */
export function MyNotes({ airport }: { airport: Airport }) {
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  return (
    <FoldingSheet name="airport.notes" title={words.airport.myNotes}>
      {anonymous ? <NobodysOwn /> : <UsersOwn airport={airport} />}
    </FoldingSheet>
  );
}

function NobodysOwn() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.own}>
      <p>{words.airport.notesNeedUser}</p>
      {isOpen ? (
        <AccessPanel />
      ) : (
        <Button variant="default" className={styles.act} onClick={() => setOpen(true)}>
          {words.session.signInOrKey}
        </Button>
      )}
    </div>
  );
}

function UsersOwn({ airport }: { airport: Airport }) {
  const own = useMyNotes(airport);
  const when = useMoment();
  const { airport: text } = words;
  const { favourite, note } = own;
  return (
    <div className={styles.own}>
      <div className={styles.line}>
        <Button
          variant={favourite === undefined ? 'default' : 'light'}
          aria-pressed={favourite !== undefined}
          disabled={own.busy || !own.isKnown}
          onClick={favourite === undefined ? own.mark : own.unmark}
        >
          {text.favourite}
        </Button>
        <output className={styles.dim}>
          {favourite !== undefined && `${text.isFavourite} ${when(favourite.createdAt) ?? text.unknownDate}`}
        </output>
      </div>
      {own.isKnown && <NoteForm key={note?.updatedAt ?? ''} own={own} />}
      {own.problem !== undefined && <ProblemNotice problem={own.problem} />}
    </div>
  );
}
