/** Places labels in the chart so that they do not overlap: each is in the first row that has room for it, long or short, or is left out. */
export type Box = { x: number; y: number; width: number; height: number };
/** The longest of `texts` is first. */
type Label = { x: number; texts: readonly string[] };
type Room = { left: number; right: number; top: number; rows: number; rowHeight: number; widthOf: (text: string) => number };
type Placed = { text: string; x: number; y: number };

const GAP = 4;

export const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width + GAP &&
  other.x < one.x + one.width + GAP &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Places come in the order of the labels; undefined for one without room. `y` is the upper edge. */
export function placeLabels(
  labels: readonly Label[],
  { left, right, top, rows, rowHeight, widthOf }: Room,
  taken: readonly Box[],
): (Placed | undefined)[] {
  const boxes = [...taken];
  return labels.map(({ x, texts }) => {
    for (const text of texts)
      for (let row = 0; row < rows; row++) {
        const width = widthOf(text);
        const box = { x: Math.max(left, Math.min(x, right - width)), y: top + row * rowHeight, width, height: rowHeight };
        if (width > right - left || boxes.some((other) => overlaps(box, other))) continue;
        boxes.push(box);
        return { text, x: box.x, y: box.y };
      }
    return undefined;
  });
}

let pen: CanvasRenderingContext2D | null | undefined;

/** Measures the pixels of a text in the font of the page, at the weight and size of the labels. */
export function labelWidth(text: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (pen === null) return text.length * 8;
  pen.font = `600 11px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width;
}
