/** Routes as words, points and legs, the files that are made of them, and those that the caller stored. */
import { endpoints } from '#contract/endpoints.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { Plog } from '#contract/route/plog.ts';
import type { PlogQuery } from '#contract/route/documents.ts';
import type { User } from '#contract/users/user.ts';
import type { Core } from '#core/core.ts';
import type { MadeFile } from '#core/route/made-file.ts';
import { invalid } from '#core/refusal.ts';
import { requireUser } from '../access.ts';
import { tableFor } from '../answers/spreadsheet.ts';
import { refuseWithout } from '../form-refusal.ts';
import { bodyOr404, noContentOr404, type Answer, type Handlers, type NamedFile } from '../handlers.ts';
import { leftOutHeaders } from '../answers/left-out.ts';
import { whenUploaded } from '../uploaded-bytes.ts';

export const routeRoutes = {
  parseRoute: async ({ core, caller, body }) => ({ body: core.routes.parse(body, placesOf(core, caller)) }),
  flightPlan: async ({ core, caller, body }) => ({ body: (await core.flightPlans()).of(body, placesOf(core, caller)) }),
  plogRoute: async ({ core, caller, body, query }) =>
    plogAnswer(await (await core.routeDocuments()).plog(body, { ...plogForm(query), waypoints: placesOf(core, caller) })),
  exportRoute: async ({ core, caller, body, query: { format } }) =>
    exportAnswer((await core.routeDocuments()).file(body, { format, waypoints: placesOf(core, caller) })),
  async openRoute({ core, caller, upload }) {
    const documents = await core.routeDocuments();
    const about = { by: caller ? 'user' : 'stranger', waypoints: placesOf(core, caller) } as const;
    const { words, faults, ...opened } = await whenUploaded(upload, endpoints.openRoute.upload.maxBytes, (send) =>
      documents.open(send, about),
    );
    return { body: { text: words, ...opened, faults: [...faults] } };
  },

  listRoutes: async ({ core, caller }) => ({ body: { items: core.userData.routes.list(requireUser(caller).id) } }),
  addRoute: async ({ core, caller, body }) => ({ body: core.savedRoutes.add(requireUser(caller).id, body) }),
  changeRoute: async ({ core, caller, params, body }) => bodyOr404(core.savedRoutes.change(requireUser(caller).id, params.routeId, body)),
  removeRoute: async ({ core, caller, params }) => noContentOr404(core.userData.routes.remove(requireUser(caller).id, params.routeId)),

  async getRoute({ core, caller, params: { routeId }, query: { depart, expand } }) {
    const { id } = requireUser(caller);
    if (expand !== undefined) return bodyOr404(core.savedRoutes.expanded(id, routeId, depart));
    if (depart !== undefined) throw invalid('depart: has no effect without expand=legs');
    return bodyOr404(core.userData.routes.get(id, routeId));
  },
  async plogStoredRoute({ core, caller, params, query }) {
    const found = core.savedRoutes.planned(requireUser(caller).id, params.routeId, query.depart);
    if (!found) return undefined;
    const { plan, ...about } = found;
    return plogAnswer(await (await core.routeDocuments()).plog(plan, { ...plogForm(query), ...about }));
  },
  async exportStoredRoute({ core, caller, params, query: { format } }) {
    const found = core.savedRoutes.planned(requireUser(caller).id, params.routeId);
    if (!found) return undefined;
    const { plan, ...about } = found;
    return exportAnswer((await core.routeDocuments()).file(plan, { format, ...about }));
  },
} satisfies Partial<Handlers>;

/** An anonymous caller has no waypoints. */
const placesOf = (core: Core, caller: User | undefined) => core.userData.waypoints.placesOf(caller?.id);

/** Throws `invalidRequest` for the paper of what is not printed, and for the language of what has no sentences. */
function plogForm({ format = 'json', paper, language, spreadsheet }: Omit<PlogQuery, 'apiKey'>) {
  refuseWithout(['pdf'], 'paper', { format, paper });
  refuseWithout(['pdf', 'html'], 'language', { format, language });
  return { format, paper: paper ?? 'a5', language: language ?? DEFAULT_LANGUAGE, table: tableFor({ spreadsheet }) } as const;
}

/** A plog as data is an answer like any other. */
function plogAnswer(made: MadeFile): Answer<Plog> | NamedFile {
  return made.mediaType.startsWith('application/json') ? { body: Buffer.from(made.bytes) } : fileAnswer(made);
}

type RouteDocuments = Awaited<ReturnType<Core['routeDocuments']>>;

const fileAnswer = ({ bytes, mediaType, fileName }: MadeFile): NamedFile => ({ file: bytes, mediaType, fileName });

const exportAnswer = ({ leftOut, ...made }: ReturnType<RouteDocuments['file']>): NamedFile => ({
  ...fileAnswer(made),
  headers: leftOutHeaders(leftOut),
});
