/** The waypoints (`wpt`) of a GPX file; its routes and tracks are no waypoints. */
import { metresToFeet } from '#domain/units.ts';
import { numberOf } from '../files/reading.ts';
import { childrenOf, readXml, textOf } from '../files/xml/read-xml.ts';
import type { ReadWaypoints } from './file-waypoint.ts';

export function readGpxWaypoints(text: string): ReadWaypoints {
  const root = readXml(text, 'gpx');
  return {
    unused: ['rte', 'trk'].filter((name) => childrenOf(root, name).length > 0),
    waypoints: childrenOf(root, 'wpt').map((own) => {
      const [ident, metres] = [textOf(own, 'name'), textOf(own, 'ele')];
      // Devices show the comment beside the name; many programs write the name again as both.
      const [name, ...more] = [...new Set([textOf(own, 'desc'), textOf(own, 'cmt')])].filter((one) => one !== undefined && one !== ident);
      return {
        line: own.line,
        ident: ident ?? null,
        name: name ?? ident ?? null,
        latitude: numberOf(own.attributes['lat']),
        longitude: numberOf(own.attributes['lon']),
        elevationFt: metres === undefined ? null : metresToFeet(numberOf(metres)),
        remarks: more.length === 0 ? null : more.join('\n'),
      };
    }),
  };
}
