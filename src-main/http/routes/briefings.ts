/** Briefings of routes, as data and as files. */
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingFormat, BriefingPlan, BriefingQuery } from '#contract/briefing/options.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { Core } from '#core/core.ts';
import { leftOutHeaders } from '../answers/left-out.ts';
import { requireUser } from '../access.ts';
import { refuseWithout } from '../form-refusal.ts';
import type { Answer, Handlers, NamedFile } from '../handlers.ts';

/** Those that people read, and the data with the sheet that these draw. */
const writtenFormats: readonly BriefingFormat[] = ['json', 'pdf', 'html', 'md', 'text'];

type Form = Pick<BriefingQuery, 'format' | 'paper' | 'language'>;

export const briefingRoutes = {
  async brief({ core, body, query, caller }) {
    const briefing = await briefed(core, body, readerOf(core, requireUser(caller).id), query);
    return briefingAnswer(core, briefing, query);
  },
  async briefStoredRoute({ core, caller, params, query }) {
    const { id } = requireUser(caller);
    const stored = core.userData.routes.get(id, params.routeId);
    if (!stored) return undefined;
    const plan = core.userData.routes.planOf(stored, query.depart);
    return briefingAnswer(core, await briefed(core, plan, readerOf(core, id, stored.id), query), query);
  },
  async useBriefing({ core, caller, params, query, body }) {
    const { id } = requireUser(caller);
    const stored = core.userData.routes.get(id, params.routeId);
    if (!stored) return undefined;
    const { isRemembered = true, ...given } = body ?? {};
    const plan = { ...core.userData.routes.planOf(stored), ...given };
    const briefing = await briefed(core, plan, readerOf(core, id, stored.id), query);
    const answer = await briefingAnswer(core, briefing, query);
    // A file that could not be made was not used.
    if (isRemembered) core.first(() => core.briefingMemory.remember(stored.id, plan, briefing));
    return answer;
  },
  listBriefings: async ({ core, caller }) => ({ body: { items: core.briefingMemory.list(requireUser(caller).id) } }),
} satisfies Partial<Handlers>;

/** In slices: other requests are answered meanwhile. */
async function briefed(
  { briefings, briefingFiles }: Core,
  plan: BriefingPlan,
  reader: ReturnType<typeof readerOf>,
  { format }: Form,
): Promise<Briefing> {
  if (format !== undefined) (await briefingFiles()).prepare(format);
  return briefings.briefInSlices(plan, reader);
}

const readerOf = (core: Core, userId: string, routeId?: string) => ({
  acknowledged: readBy(core, userId),
  waypoints: core.userData.waypoints.placesOf(userId),
  last: routeId === undefined ? undefined : core.briefingMemory.last(routeId),
});

/** NOTAMs whose text, as it is now, the user has acknowledged. */
function readBy({ userData }: Core, userId: string): ReadonlySet<string> {
  const read = userData.acknowledgements.list(userId).filter(({ isOutdated, isVanished }) => !isOutdated && !isVanished);
  return new Set(read.map(({ notamId }) => notamId));
}

/** Throws `invalidRequest` for the paper of what is not printed, and for the language of what has no sentences. */
async function briefingAnswer(
  core: Core,
  briefing: Briefing,
  { format = 'json', paper, language }: Form,
): Promise<Answer<Briefing> | NamedFile> {
  refuseWithout(['pdf'], 'paper', { format, paper });
  refuseWithout(writtenFormats, 'language', { format, language });
  const headers = briefingHeaders(briefing);
  if (format === 'json') {
    const sheet = language === undefined ? {} : { sheet: await (await core.briefingFiles()).sheet(briefing, language) };
    return { body: { ...briefing, ...sheet }, headers };
  }
  const { bytes, mediaType, fileName, leftOut } = await (
    await core.briefingFiles()
  ).make(briefing, { format, paper: paper ?? 'a4', language: language ?? DEFAULT_LANGUAGE });
  return { file: bytes, mediaType, fileName, headers: { ...headers, ...leftOutHeaders(leftOut) } };
}

/** Beside a file, which a program does not read. */
const briefingHeaders = ({ notices, data }: Briefing): Record<string, string> => ({
  'x-notams-shown': String(notices.length),
  'x-notams-imported-at': data.notamsImportedAt ?? 'unknown',
});
