import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { SignInFirst } from '#renderer/components/session/SignInFirst.tsx';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import { words } from '#renderer/i18n/words.ts';
import type { Present } from '../use-parsed.ts';
import { StoredRoutes } from './StoredRoutes.tsx';
import { Waypoints } from './Waypoints.tsx';

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
