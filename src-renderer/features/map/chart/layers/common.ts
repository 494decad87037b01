/** What the layers have in common. */
import type { ExpressionSpecification } from 'maplibre-gl';

export const FONT = ['system-ui', 'Segoe UI', 'Roboto', 'Liberation Sans', 'Arial'];

export const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
export const isPoint: ExpressionSpecification = ['==', ['geometry-type'], 'Point'];
export const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];
