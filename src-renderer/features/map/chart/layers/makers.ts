/** Each layer is a row of id, source and look. */
import type { CircleLayerSpecification, ExpressionSpecification, LineLayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';

export const FONT = ['system-ui', 'Segoe UI', 'Roboto', 'Liberation Sans', 'Arial'];

export const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
export const isPoint: ExpressionSpecification = ['==', ['geometry-type'], 'Point'];
export const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];

/** A layer is drawn there and at these zooms. */
type Where = Pick<LineLayerSpecification, 'minzoom' | 'maxzoom' | 'filter' | 'source-layer'>;

type Stroke = { colour: string | ExpressionSpecification; width: number | ExpressionSpecification; opacity?: number; dashes?: number[] };
export const line = (
  id: string,
  source: string,
  { colour, width, opacity, dashes }: Stroke,
  where: Where = {},
): LineLayerSpecification => ({
  id,
  type: 'line',
  source,
  ...where,
  paint: {
    'line-color': colour,
    'line-width': width,
    ...(opacity !== undefined && { 'line-opacity': opacity }),
    ...(dashes !== undefined && { 'line-dasharray': dashes }),
  },
});

type Dot = { radius: number; fill: string; stroke: string; width: number };
export const dot = (id: string, source: string, { radius, fill, stroke, width }: Dot, where: Where = {}): CircleLayerSpecification => ({
  id,
  type: 'circle',
  source,
  ...where,
  paint: { 'circle-radius': radius, 'circle-color': fill, 'circle-stroke-color': stroke, 'circle-stroke-width': width },
});

type Text = {
  /** It is the name of the property, or an expression of several. */
  of: string | ExpressionSpecification;
  size: number | ExpressionSpecification;
  colour: string | ExpressionSpecification;
  /** The edge around the letters has this colour and this many pixels. */
  edge: string;
  edgeWidth: number;
  font?: string[];
};
export const text = (
  id: string,
  source: string,
  { of, size, colour, edge, edgeWidth, font = FONT }: Text,
  { layout, ...where }: Where & Pick<SymbolLayerSpecification, 'layout'> = {},
): SymbolLayerSpecification => ({
  id,
  type: 'symbol',
  source,
  ...where,
  layout: { 'text-field': typeof of === 'string' ? ['get', of] : of, 'text-font': font, 'text-size': size, ...layout },
  paint: { 'text-color': colour, 'text-halo-color': edge, 'text-halo-width': edgeWidth },
});
