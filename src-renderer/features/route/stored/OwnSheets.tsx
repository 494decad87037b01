import { Button } from '@mantine/core';
import { useState } from 'react';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { AccessPanel } from '#renderer/components/session/AccessPanel.tsx';
import { useSession } from '#renderer/data/session/session.ts';
import { words } from '#renderer/i18n/words.ts';
import type { Present } from '../use-parsed.ts';
import { StoredRoutes } from './StoredRoutes.tsx';
import { Waypoints } from './Waypoints.tsx';
import styles from '../Route.module.css';

/** The user's routes and waypoints; an anonymous page says that they need a user. */
export function OwnSheets({ present }: { present: Present | undefined }) {
  const isAnonymous = useSession(({ credential }) => credential.kind === 'anonymous');
  const [isOpen, setOpen] = useState(false);
  const { storedRoutes, session } = words;
  if (!isAnonymous)
    return (
      <>
        <StoredRoutes present={present} />
        <Waypoints />
      </>
    );
  return (
    <Sheet title={storedRoutes.title}>
      <div className={styles.stack}>
        <p>{storedRoutes.needsUser}</p>
        {isOpen ? (
          <AccessPanel />
        ) : (
          <div>
            <Button onClick={() => setOpen(true)}>{session.signInOrKey}</Button>
          </div>
        )}
      </div>
    </Sheet>
  );
}
