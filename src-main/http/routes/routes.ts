/** Routes as words, points and legs, the files that are made of them, and those that the caller stored. */
import { endpoints } from '#contract/endpoints.ts';
import type { Plog } from '#contract/route/plog.ts';
import type { PlogQuery } from '#contract/route/documents.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import type { ExpandedRoute, RouteQuery, StoredRoute } from '#contract/route/stored.ts';
import type { User } from '#contract/users/user.ts';
import type { Core } from '#core/core.ts';
import type { MadeFile } from '#core/route/made-file.ts';
import { Refusal } from '#core/refusal.ts';
import { requireUser } from '../access.ts';
import { bodyOr404, noContentOr404, type Answer, type Handlers, type NamedFile } from '../handlers.ts';
import { leftOutHeaders } from '../left-out.ts';
import { uploadedBytes } from '../uploaded-bytes.ts';

export const routeRoutes = {
  parseRoute: ({ core, caller, body }) => ({ body: core.routes.parse(body, placesOf(core, caller)) }),
  flightPlan: ({ core, caller, body }) => ({ body: core.flightPlans.of(body, placesOf(core, caller)) }),
  plogRoute: async ({ core, caller, body, query }) =>
    plogAnswer(await core.routeDocuments.plog(body, { ...plogForm(query), waypoints: placesOf(core, caller) })),
  exportRoute: ({ core, caller, body, query: { format } }) =>
    exportAnswer(core.routeDocuments.file(body, { format, waypoints: placesOf(core, caller) })),
  async openRoute({ core, caller, upload }) {
    const bytes = await uploadedBytes(upload, endpoints.openRoute.upload.maxBytes);
    const { words, faults, ...opened } = core.routeDocuments.open(bytes, placesOf(core, caller));
    return { body: { text: words, ...opened, faults: [...faults] } };
  },

  listRoutes: ({ core, caller }) => ({ body: { items: core.userData.routes.list(requireUser(caller).id) } }),
  addRoute({ core, caller, body }) {
    const { id } = requireUser(caller);
    // What cannot be worked out later is refused now.
    const parsed = core.routes.parse(core.userData.routes.planOf(body), placesOf(core, caller));
    return { body: core.userData.routes.add(id, body, endsOf(parsed)) };
  },
  changeRoute({ core, caller, params, body }) {
    const { id } = requireUser(caller);
    core.routes.parse(core.userData.routes.planOf(body), placesOf(core, caller));
    return bodyOr404(core.userData.routes.change(id, params.routeId, body));
  },
  removeRoute: ({ core, caller, params }) => noContentOr404(core.userData.routes.remove(requireUser(caller).id, params.routeId)),

  getRoute({ core, caller, params, query }) {
    if (query.depart !== undefined && query.expand === undefined)
      throw new Refusal('invalidRequest', { details: ['depart: has no effect without expand=legs'] });
    const stored = core.userData.routes.get(requireUser(caller).id, params.routeId);
    return bodyOr404(stored && expanded(core, caller, stored, query));
  },
  async plogStoredRoute({ core, caller, params, query }) {
    const stored = core.userData.routes.get(requireUser(caller).id, params.routeId);
    if (!stored) return undefined;
    const options = { ...plogForm(query), name: stored.name, waypoints: placesOf(core, caller) };
    return plogAnswer(await core.routeDocuments.plog(core.userData.routes.planOf(stored, query.depart), options));
  },
  exportStoredRoute({ core, caller, params, query: { format } }) {
    const stored = core.userData.routes.get(requireUser(caller).id, params.routeId);
    if (!stored) return undefined;
    return exportAnswer(
      core.routeDocuments.file(core.userData.routes.planOf(stored), { format, name: stored.name, waypoints: placesOf(core, caller) }),
    );
  },
} satisfies Partial<Handlers>;

/** The waypoints of the caller; none for an anonymous one. */
const placesOf = (core: Core, caller: User | undefined) => core.userData.waypoints.placesOf(caller?.id);

function expanded(core: Core, caller: User | undefined, stored: StoredRoute, { expand, depart }: RouteQuery): ExpandedRoute {
  if (expand === undefined) return stored;
  const { alternates, ...parsed } = core.routes.parse(core.userData.routes.planOf(stored, depart), placesOf(core, caller));
  return { ...stored, ...parsed, alternatePoints: alternates };
}

/** As they are written, so that a route is called the same whatever is in the data. */
function endsOf({ words }: ParsedRoute): string | null {
  const ends = words.filter(({ kind }) => ['point', 'coordinates', 'bearingDistance', 'departure', 'destination'].includes(kind));
  const [first, last] = [ends[0], ends.at(-1)];
  return first && last && first !== last ? `${first.text} ${last.text}` : null;
}

/** Throws `invalidRequest` for the paper of what is not printed. */
function plogForm({ format = 'json', paper }: Pick<PlogQuery, 'format' | 'paper'>) {
  if (paper !== undefined && format !== 'pdf')
    throw new Refusal('invalidRequest', { details: [`paper: has no effect with format=${format}; use format=pdf`] });
  return { format, paper: paper ?? 'a5' } as const;
}

/** As data it is an answer like any other. */
function plogAnswer(made: MadeFile): Answer<Plog> | NamedFile {
  return made.mediaType.startsWith('application/json') ? { body: Buffer.from(made.bytes) } : fileAnswer(made);
}

const fileAnswer = ({ bytes, mediaType, fileName }: MadeFile): NamedFile => ({ file: bytes, mediaType, fileName });

const exportAnswer = ({ leftOut, ...made }: ReturnType<Core['routeDocuments']['file']>): NamedFile => ({
  ...fileAnswer(made),
  headers: leftOutHeaders(leftOut),
});
