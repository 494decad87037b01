/** Settings, health, the programs and origins that call it and its events are of the running program, not of its data. */
import { type Handlers, noContentOr404, type Feed } from '../handlers.ts';
import type { Health } from '#contract/health.ts';
import type { Core } from '#core/core.ts';
import type { OriginList } from '#contract/users/origins.ts';
import { reserveStream } from '../answers/feed.ts';

export const installationRoutes = {
  getSettings: async ({ core }) => ({ body: core.settings.get() }),
  changeSettings: async ({ core, body }) => ({ body: core.settings.change(body) }),
  health: async (call) => ({ body: health(call) }),
  confirmClock: async (call) => {
    call.core.confirmClock();
    return { body: health(call) };
  },
  listOrigins: async ({ core }) => ({ body: originList(core.origins.list()) }),
  approveOrigin: async ({ core, body }) => ({ body: originList(core.origins.approve(body.origin)) }),
  withdrawOrigin: async ({ core, params }) => noContentOr404(core.origins.withdraw(params.origin)),
  listClients: async ({ core }) => ({ body: { items: core.clients.list() } }),
  // A window has its own places: neither strangers nor programs of its user keep it out.
  events: async ({ core, caller, isOfWindow }) =>
    eventsFor(core, `${caller?.id ?? 'anonymous'} ${isOfWindow() ? 'in a window' : 'elsewhere'}`),
} satisfies Partial<Handlers>;

function health({ core, uptimeSeconds }: { core: Core; uptimeSeconds: number }): Health {
  const problems = core.problems.list();
  const timestamp = core.clock().toISOString();
  return { status: 'ok', version: core.version, uptimeSeconds, timestamp, ...(problems.length > 0 && { problems }) };
}

const originList = (origins: readonly string[]): OriginList => ({ items: origins.map((origin) => ({ origin })) });

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
