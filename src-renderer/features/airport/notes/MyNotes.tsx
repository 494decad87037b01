import { Button } from '@mantine/core';
import { Link } from 'wouter';
import type { Airport } from '#contract/airports/airport.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { SignInFirst } from '#renderer/components/session/SignInFirst.tsx';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { FAVOURITES } from '#renderer/data/airports/favourites.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { usePageKey } from '#renderer/components/keyboard/use-page-key.ts';
import type { PageTimes } from '../times/page-times.ts';
import { Timed } from '../times/Timed.tsx';
import { NoteForm } from './NoteForm.tsx';
import { useMyNotes } from './use-my-notes.ts';

/** Favourite and note; an anonymous page says that they need a user. */
export function MyNotes({ airport, times }: { airport: Airport; times: PageTimes }) {
  const isAnonymous = useIsAnonymous();
  return (
    <FoldingSheet name="airport.notes" title={words.airport.myNotes}>
      {isAnonymous ? <SignInFirst why={words.airport.notesNeedUser} /> : <UsersOwn airport={airport} times={times} />}
    </FoldingSheet>
  );
}

function UsersOwn({ airport, times }: { airport: Airport; times: PageTimes }) {
  const own = useMyNotes(airport);
  const user = useSession(({ credential }) => ('username' in credential ? credential.username : ''));
  const { airport: text } = words;
  const { favourite, note, turn } = own;
  const isBusy = own.busy || !own.isKnown;
  usePageKey('f', isBusy ? undefined : turn);
  return (
    <div className="stack">
      <div className="row">
        <Button aria-pressed={favourite !== undefined} {...withKey(text.favourite, 'search.favourite')} disabled={isBusy} onClick={turn}>
          {text.favourite}
        </Button>
        <output className="note">
          {favourite !== undefined && <Timed times={times} say={(write) => `${text.isFavourite} ${write(favourite.createdAt)}`} />}
        </output>
        <Link href={FAVOURITES} {...withKey(text.allFavourites, 'search.favourites')}>
          {text.allFavourites}
        </Link>
      </div>
      {own.isKnown && <NoteForm key={note?.updatedAt ?? ''} own={own} draft={`${user} ${airport.id}`} times={times} />}
      <ProblemNotice problem={own.problem} />
    </div>
  );
}
