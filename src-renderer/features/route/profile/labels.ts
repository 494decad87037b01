/** Places labels in the chart so that they do not overlap: each is in the row that is nearest to what it names and has room, or is left out. */
export type Box = { x: number; y: number; width: number; height: number };
/** `y` is the upper edge of what it names. */
type Label = { x: number; y: number; text: string };
type Room = { left: number; right: number; top: number; rows: number; rowHeight: number; widthOf: (text: string) => number };
type Placed = { text: string; x: number; y: number };

const GAP = 4;
/** A label that is more rows away from what it names would name something else. */
const FAR = 2;

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
  const tops = Array.from({ length: rows }, (_, row) => top + row * rowHeight);
  return labels.map(({ x, y, text }) => {
    const width = widthOf(text);
    const far = (rowTop: number): number => Math.abs(rowTop + rowHeight - y);
    const box = tops
      .filter((rowTop) => far(rowTop) <= FAR * rowHeight)
      .toSorted((one, other) => far(one) - far(other))
      .map((rowTop) => ({ x: Math.max(left, Math.min(x, right - width)), y: rowTop, width, height: rowHeight }))
      .find((free) => width <= right - left && !boxes.some((other) => overlaps(free, other)));
    if (box === undefined) return undefined;
    boxes.push(box);
    return { text, x: box.x, y: box.y };
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
