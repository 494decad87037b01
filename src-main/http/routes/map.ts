/** The map is drawn from its data, and from the basemaps of the user. */
import { endpoints } from '#contract/endpoints.ts';
import { noContentOr404, type Handlers } from '../handlers.ts';

export const mapRoutes = {
  getMapData: async ({ core, query }) => {
    const { gzip, tag } = await core.mapData(query.to);
    return { stored: gzip, isGzip: true, tag, mediaType: 'application/octet-stream' };
  },
  listBasemaps: async ({ core }) => ({ body: { items: await core.basemaps.list() } }),
  addBasemap: async ({ core, body }) => ({ body: await core.basemaps.add(body) }),
  sendBasemap: async ({ core, query, upload }) => ({
    body: await core.basemaps.receive(upload, { name: query.name, maxBytes: endpoints.sendBasemap.upload.maxBytes }),
  }),
  removeBasemap: async ({ core, params }) => noContentOr404(await core.basemaps.remove(params.basemapId)),
  getBasemapTile: async ({ core, params }) => {
    const found = await core.basemaps.tile(params.basemapId, params);
    if (found === undefined) return undefined;
    const { tag, tile } = found;
    return { stored: tile?.bytes ?? new Uint8Array(), isGzip: tile?.isGzip === true, mediaType: tile?.mediaType ?? '', tag };
  },
} satisfies Partial<Handlers>;
