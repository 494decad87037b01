/** Ids of elements that get the focus when the part of the screen that had it is gone. */
export const mapIds = { goTo: 'map-go-to', here: 'map-here', measure: 'map-measure', legend: 'map-legend', panel: 'map-panel' } as const;
