import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useFinder } from './finder.ts';
import { typesInto } from '#renderer/components/keyboard/types-into.ts';

/** "/" outside a field focuses the search box, from every screen but Home, which has a box of its own. */
export function useSearchKeys(): void {
  const [path, navigate] = useLocation();
  const isSearching = useFinder(({ query }) => query !== '');
  const [isHome, hasBox] = [path === '/', path === '/search' || (path.startsWith('/airports/') && isSearching)];
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !typesInto(event.target);
      if (!slash || isHome) return;
      event.preventDefault();
      if (!hasBox) navigate('/search');
      useFinder.getState().call();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isHome, hasBox, navigate]);
}
