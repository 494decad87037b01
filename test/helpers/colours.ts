/** How far colours are apart, also for eyes without a kind of cone. Colours are `#rrggbb`. */
export type Sight = 'usual' | 'deuteranopia' | 'protanopia';

type Three = readonly [number, number, number];

/** Machado, Oliveira and Fernandes (2009), whole severity, on linear light. */
const seen: Readonly<Record<Sight, readonly Three[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

/** From sRGB to linear light, IEC 61966-2-1. */
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const lightOf = (colour: string): Three => {
  const part = (at: number): number => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
};
const weighed = (row: Three, [red, green, blue]: Three): number => row[0] * red + row[1] * green + row[2] * blue;
const bounded = (part: number): number => Math.min(1, Math.max(0, part));

const Y: Three = [0.2126, 0.7152, 0.0722];

/** CIE L*a*b* under D65. */
function labOf(light: Three): Three {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = [
    f(weighed([0.4124, 0.3576, 0.1805], light) / 0.95047),
    f(weighed(Y, light)),
    f(weighed([0.0193, 0.1192, 0.9505], light) / 1.08883),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The distance of two colours as seen, CIE 76. */
export function distance(one: string, other: string, sight: Sight): number {
  const look = (colour: string): Three => {
    const light = lightOf(colour);
    const [red, green, blue] = seen[sight].map((row) => bounded(weighed(row, light)));
    return labOf([red ?? 0, green ?? 0, blue ?? 0]);
  };
  const [a, b] = [look(one), look(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** WCAG 2's contrast ratio. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map((colour) => weighed(Y, lightOf(colour))).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
