import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useIncoming } from '#renderer/data/incoming.ts';
import { choicesOf, useAsking } from './filters/asking.ts';
import { useImporting } from './import/importing.ts';

/** What the screen was opened for: `?import` or `?number=…`, before or after the #, a file from outside, or a location in the address. Each is handled once. */
export function useArrival(location: string): void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const file = useIncoming((incoming) => incoming.file);

  useEffect(() => {
    const [screen = '', behind = ''] = path.split('?');
    const given = behind === '' ? search : behind;
    if (given === '') return;
    if (new URLSearchParams(given).has('import')) useImporting.getState().open();
    const asked = choicesOf(given);
    if (asked !== undefined) useAsking.getState().change(asked);
    // If kept, it would follow to every other screen.
    navigate(`${screen}?`, { replace: true });
  }, [search, path, navigate]);

  useEffect(() => {
    if (file?.kind !== 'notams') return;
    const taken = useIncoming.getState().take();
    if (taken !== undefined) void useImporting.getState().check({ name: taken.name, content: taken.content });
  }, [file]);

  useEffect(() => {
    if (location !== '') useAsking.getState().change({ way: 'airport' });
  }, [location]);
}
