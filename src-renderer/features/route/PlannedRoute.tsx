import type { ComponentType } from 'react';
import { askedRouteQuery } from '#renderer/data/route/asked-route.ts';
import type { PlannedRouteProps } from '#renderer/data/route/planned-route.ts';
import { useRoute } from './route-state.ts';
import { useStoredAddress } from './stored/use-stored-address.ts';
import { useParsed } from './use-parsed.ts';
import { useRouteAddress } from './use-route-address.ts';

/** The route of the Route screen, or that of the address, for the screen beside it. */
export default function PlannedRoute({ Screen }: { Screen: ComponentType<PlannedRouteProps> }) {
  const { isOpening, problem: notOpened } = useStoredAddress(useRouteAddress('/briefing'));
  const route = useRoute();
  const { parsed, isCurrent, problem } = useParsed();
  const query = askedRouteQuery(route);
  return (
    <Screen
      plan={isCurrent && !isOpening ? parsed?.plan : undefined}
      isEmpty={!isOpening && route.text.trim() === ''}
      routeAddress={query === '' ? '/route' : `/route?${query}`}
      problem={notOpened ?? problem}
    />
  );
}
