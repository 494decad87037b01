import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { StoredRoute } from '#contract/route/stored.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { SignInFirst } from '#renderer/components/session/SignInFirst.tsx';
import { useAct } from '#renderer/data/api/use-act.ts';
import { bodyOf, noteOpened, useStoredRoutes, type StoredRoutes as Stored } from '#renderer/data/route/stored-routes.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import { words } from '#renderer/i18n/words.ts';
import type { Present } from '../use-parsed.ts';
import { openRoute, type Way } from './open-route.ts';
import styles from '../Route.module.css';
import { Waypoints } from './Waypoints.tsx';

const MOST_NAME = 100;

/** The user's routes and waypoints; an anonymous page says that they need a user. */
export function OwnSheets({ present }: { present: Present | undefined }) {
  const isAnonymous = useIsAnonymous();
  if (isAnonymous)
    return (
      <Sheet title={words.storedRoutes.title}>
        <SignInFirst why={words.storedRoutes.needsUser} />
      </Sheet>
    );
  return (
    <>
      <StoredRoutes present={present} />
      <Waypoints />
    </>
  );
}

/** The user's routes: stored, opened, marked and removed; the server holds them. */
function StoredRoutes({ present }: { present: Present | undefined }) {
  const stored = useStoredRoutes();
  const { storedRoutes } = words;
  return (
    <Sheet title={storedRoutes.title}>
      <div className="stack">
        {present !== undefined && <Save key={stored.opened?.id ?? ''} present={present} stored={stored} />}
        <ProblemNotice problem={stored.problem} />
        {stored.removed !== undefined && (
          <Notice live="polite">
            {storedRoutes.removed(stored.removed.name ?? stored.removed.text)}{' '}
            <Button size="compact-sm" onClick={stored.restore} disabled={stored.busy}>
              {words.common.undoDeletion}
            </Button>
          </Notice>
        )}
        {stored.routes?.length === 0 && <p className="note">{storedRoutes.none}</p>}
        {stored.routes !== undefined && stored.routes.length > 0 && (
          <ul className="bare-list" aria-label={storedRoutes.title}>
            {stored.routes.map((route) => (
              <Row key={route.id} route={route} stored={stored} />
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
}

/** A name for the route on the screen; one that was opened can be replaced. */
function Save({ present, stored }: { present: Present; stored: Stored }) {
  const { opened, busy } = stored;
  const [name, setName] = useState(opened?.name ?? '');
  const { storedRoutes } = words;
  const given = name.trim();
  const body = async () => {
    const { plan } = await present();
    return { ...plan, depart: plan.depart ?? null, ...(given !== '' && { name: given }) };
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (opened === undefined) stored.add(body());
    else stored.change(opened.id, body());
  };
  return (
    <form className="aligned-end" onSubmit={save}>
      <TextInput
        size="xs"
        label={storedRoutes.name}
        placeholder={storedRoutes.nameHint}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={MOST_NAME}
      />
      <Button variant="filled" type="submit" disabled={busy}>
        {opened === undefined ? storedRoutes.save : storedRoutes.change(opened.name)}
      </Button>
      {opened !== undefined && (
        <Button disabled={busy} onClick={() => stored.add(body())}>
          {storedRoutes.saveNew}
        </Button>
      )}
    </form>
  );
}

function Row({ route, stored }: { route: StoredRoute; stored: Stored }) {
  const { busy, problem, act } = useAct();
  const { id, name, text, isFavourite } = route;
  const { storedRoutes } = words;
  const ways = storedRoutes.ways;
  const open = (way: Way) => void act(() => openRoute(route, way)).then((isDone) => isDone && noteOpened(id));
  const isBusy = busy || stored.busy;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{name}</b>
        <span className={styles.written}>{text}</span>
      </div>
      <div className="aligned-end">
        <Button
          size="compact-sm"
          aria-pressed={isFavourite}
          aria-label={words.common.favouriteNamed(name)}
          disabled={isBusy}
          onClick={() => stored.change(id, { ...bodyOf(route), isFavourite: !isFavourite })}
        >
          {isFavourite ? '★' : '☆'}
        </Button>
        {(['asStored', 'back', ...(route.depart === null ? [] : (['again'] as const))] as const).map((way) => (
          <Button
            key={way}
            size="compact-sm"
            aria-label={`${ways[way]}${words.common.colon}${name}`}
            disabled={isBusy}
            onClick={() => open(way)}
          >
            {ways[way]}
          </Button>
        ))}
        <Button
          size="compact-sm"
          aria-label={`${words.common.delete}${words.common.colon}${name}`}
          disabled={isBusy}
          onClick={() => stored.remove(route)}
        >
          {words.common.delete}
        </Button>
      </div>
      <ProblemNotice problem={problem} />
    </li>
  );
}
