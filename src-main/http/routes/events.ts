/** Events of the core as server-sent events: the current state first, then every change. */
import type { Core } from '#core/core.ts';
import { reserveStream } from '../answers/feed.ts';
import type { Feed, Handlers } from '../handlers.ts';

export const eventRoutes = {
  // A window has its own places: neither strangers nor programs of its user keep it out.
  events: async ({ core, caller, isOfWindow }) =>
    eventsFor(core, `${caller?.id ?? 'anonymous'} ${isOfWindow() ? 'in a window' : 'elsewhere'}`),
} satisfies Partial<Handlers>;

function eventsFor(core: Core, caller: string): Feed {
  const release = reserveStream(core, caller);
  return {
    feed(emit) {
      const stop = core.events.on(emit);
      const { revision, date } = core.dataset.current();
      emit({ type: 'dataset', revision, date });
      emit({ type: 'notams', importedAt: core.notams.ages().importedAt, cursor: core.notams.changes.cursor(), ids: [] });
      emit({ type: 'weather', importedAt: core.weather.importedAt() });
      emit({ type: 'sync', sync: core.sync.status() });
      return () => {
        stop();
        release();
      };
    },
  };
}
