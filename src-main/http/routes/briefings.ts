import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingFormat, BriefingPlan, BriefingQuery } from '#contract/briefing/options.ts';
import type { Core } from '#core/core.ts';
import type { JsonBytes } from '#core/database/json.ts';
import { leftOutHeaders } from '../answers/left-out.ts';
import { tableFor } from '../answers/spreadsheet.ts';
import { requireUser } from '../access.ts';
import { refuseWithout } from '../form-refusal.ts';
import type { Answer, Handlers, NamedFile } from '../handlers.ts';

/** People read these; the data have the sheet that these draw. */
const printedFormats: readonly BriefingFormat[] = ['pdf', 'html', 'md', 'text'];
const writtenFormats: readonly BriefingFormat[] = ['json', ...printedFormats];

type Form = Omit<BriefingQuery, 'apiKey'>;

export const briefingRoutes = {
  brief: async ({ core, body, query, caller }) => answerOf(await made(core, { plan: body, userId: requireUser(caller).id }, query), query),
  async briefStoredRoute({ core, caller, params, query }) {
    const { id } = requireUser(caller);
    const stored = core.userData.routes.get(id, params.routeId);
    if (!stored) return undefined;
    const plan = core.userData.routes.planOf(stored, query.depart);
    return answerOf(await made(core, { plan, userId: id, routeId: stored.id }, query), query);
  },
  async useBriefing({ core, caller, params, query, body }) {
    const { id } = requireUser(caller);
    const stored = core.userData.routes.get(id, params.routeId);
    if (!stored) return undefined;
    const { isRemembered = true, ...given } = body ?? {};
    const plan = { ...core.userData.routes.planOf(stored), ...given };
    // A file that could not be made was not used.
    const briefing = await made(core, { plan, userId: id, routeId: stored.id }, query);
    if (isRemembered) core.first(() => core.briefingMemory.remember(stored.id, briefing.memory));
    return answerOf(briefing, query);
  },
  listBriefings: async ({ core, caller }) => ({ body: { items: core.briefingMemory.list(requireUser(caller).id) } }),
} satisfies Partial<Handlers>;

type Asked = { plan: BriefingPlan; userId: string; routeId?: string };
type Made = Awaited<ReturnType<Core['briefings']['make']>>;

/** Throws `invalidRequest` for the paper of what is not printed, and for the language of what has no sentences. */
async function made(
  core: Core,
  { routeId, ...plan }: Asked,
  { format = 'json', paper, language, appendix, spreadsheet }: Form,
): Promise<Made> {
  refuseWithout(['pdf'], 'paper', { format, paper });
  refuseWithout(writtenFormats, 'language', { format, language });
  refuseWithout(printedFormats, 'appendix', { format, appendix });
  const form = { format, paper: paper ?? 'a4', language, hasAppendix: appendix === 'true', table: tableFor({ spreadsheet }) };
  return core.briefings.make({ ...plan, routeId }, form);
}

/** Headers carry the counts, because a program does not read the files. */
function answerOf({ file, shown, notamsImportedAt }: Made, { format = 'json' }: Form): Answer<Briefing> | NamedFile {
  const { bytes, mediaType, fileName, leftOut } = file;
  const headers = { 'x-notams-shown': String(shown), 'x-notams-imported-at': notamsImportedAt ?? 'unknown' };
  if (format === 'json') return { body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) as JsonBytes<Briefing>, headers };
  return { file: bytes, mediaType, fileName, headers: { ...headers, ...leftOutHeaders(leftOut) } };
}
