import type { Handlers } from '../handlers.ts';

export const mapRoutes = {
  getMapData: ({ core }) => {
    const { gzip, tag } = core.mapData();
    return { gzip, tag, mediaType: 'application/octet-stream' };
  },
} satisfies Partial<Handlers>;
