import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { isCommand } from '#renderer/components/keyboard/is-command.ts';
import { askedRouteQuery } from '#renderer/data/route/asked-route.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { useRoute } from './route-state.ts';

/** The briefing of this route, by a key from wherever the focus is. */
export function BriefingLink() {
  const query = useRoute(askedRouteQuery);
  const [, navigate] = useLocation();
  const address = `/briefing?${query}`;
  const go = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommand(event, 'b') || query === '') return;
    event.preventDefault();
    navigate(address);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => go(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (query === '') return null;
  const shown = withKey(words.briefing.title, 'route.brief');
  return (
    <Link href={address} {...shown}>
      {shown.title}
    </Link>
  );
}
