/** Routes as words, points and legs, and the files that are made of them. */
import { endpoints } from '#contract/endpoints.ts';
import type { Plog } from '#contract/route/plog.ts';
import type { PlogQuery } from '#contract/route/documents.ts';
import type { MadeFile } from '#core/route/made-file.ts';
import { Refusal } from '#core/refusal.ts';
import type { Answer, Handlers, NamedFile } from '../handlers.ts';
import { leftOutHeaders } from '../left-out.ts';
import { uploadedBytes } from '../uploaded-bytes.ts';

export const routeRoutes = {
  parseRoute: ({ core, body }) => ({ body: core.routes.parse(body) }),
  flightPlan: ({ core, body }) => ({ body: core.flightPlans.of(body) }),
  plogRoute: async ({ core, body, query }) => plogAnswer(await core.routeDocuments.plog(body, plogForm(query))),
  exportRoute({ core, body, query }) {
    const { leftOut, ...made } = core.routeDocuments.file(body, query);
    return { ...fileAnswer(made), headers: leftOutHeaders(leftOut) };
  },
  async openRoute({ core, upload }) {
    const { words, ...opened } = core.routeDocuments.open(await uploadedBytes(upload, endpoints.openRoute.upload.maxBytes));
    return { body: { text: words, ...opened, faults: [...opened.faults] } };
  },
} satisfies Partial<Handlers>;

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
