import type { LayerSpecification } from 'maplibre-gl';
import { NAVAIDS_FROM } from '#renderer/features/map/navaids/navaid-types.ts';
import type { Colours } from '../colours.ts';
import { FONT } from './common.ts';

export const navaidIcons: LayerSpecification = {
  id: 'navaids',
  type: 'symbol',
  source: 'navaids',
  minzoom: NAVAIDS_FROM,
  layout: { 'icon-image': ['get', 'image'], 'icon-allow-overlap': true, 'icon-ignore-placement': true },
};

/** Left of the symbol: the codes of airports are on the right. */
export const navaidLabels = (colours: Colours): LayerSpecification => ({
  id: 'navaid-labels',
  type: 'symbol',
  source: 'navaids',
  minzoom: NAVAIDS_FROM + 0.5,
  layout: {
    'text-field': ['get', 'label'],
    'text-font': FONT,
    'text-size': 11,
    'text-anchor': 'right',
    'text-justify': 'right',
    'text-offset': [-1, 0],
    'text-padding': 2,
  },
  paint: { 'text-color': colours.accent, 'text-halo-color': colours.sheet, 'text-halo-width': 1.4 },
});
