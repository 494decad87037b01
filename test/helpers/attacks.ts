/** Texts that cost a pattern the most: each of its repetitions pumped, behind what must stand before it, and with a sign at the end that fits nowhere. */
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import type { Pattern } from './source/patterns.ts';

/** A repetition that ends earlier cannot be pumped far. */
const LEAST_REPEATS = 20;
const NOWHERE = '\u0001';
const candidates = [
  ' ',
  'A',
  '1',
  'a',
  '-',
  '/',
  '.',
  '\n',
  'Я',
  'é',
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
];

function firstThat(raw: string, flags: string): string {
  const only = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
  return candidates.find((letter) => only.test(letter)) ?? '';
}

/** A short text that the node takes. */
function sampleOf(node: AST.Element | AST.Alternative, flags: string): string {
  switch (node.type) {
    case 'Alternative':
      return node.elements.map((one) => sampleOf(one, flags)).join('');
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives[0] ? sampleOf(node.alternatives[0], flags) : '';
    case 'Quantifier':
      return sampleOf(node.element, flags).repeat(Math.min(node.min, LEAST_REPEATS));
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterSet':
    case 'CharacterClass':
      return firstThat(node.raw, flags);
    default:
      return '';
  }
}

/** What stands before the node in its alternative and in those around it. */
function before(node: AST.Node, flags: string): string {
  const parent = node.parent;
  if (!parent) return '';
  if (parent.type !== 'Alternative') return before(parent, flags);
  const place = parent.elements.indexOf(node as AST.Element);
  const own = parent.elements.slice(0, place).map((one) => sampleOf(one, flags));
  return before(parent, flags) + own.join('');
}

function repetitionsIn(node: AST.Node): AST.Quantifier[] {
  const children: AST.Node[] =
    'alternatives' in node
      ? node.alternatives
      : node.type === 'Alternative'
        ? node.elements
        : node.type === 'Quantifier'
          ? [node.element]
          : [];
  const inside = children.flatMap(repetitionsIn);
  return node.type === 'Quantifier' && node.max >= LEAST_REPEATS ? [node, ...inside] : inside;
}

const filled = (piece: string, length: number): string => piece.repeat(Math.ceil(length / Math.max(1, piece.length))).slice(0, length);

/** Makes texts of about `length` letters. */
export function attacksOn({ source, flags }: Pattern, length: number): string[] {
  const parsed = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const texts = repetitionsIn(parsed).flatMap((node) => {
    const { element } = node;
    const loops = element.type === 'Group' || element.type === 'CapturingGroup' ? element.alternatives : [element];
    const ahead = before(node, flags);
    return loops.flatMap((loop) => {
      const pumped = sampleOf(loop, flags);
      if (pumped === '') return [];
      return [
        filled(pumped, length),
        ahead + filled(pumped, length),
        filled(ahead + pumped, length),
        filled(`${ahead}${pumped}\n`, length),
      ];
    });
  });
  return [...new Set(texts)].map((text) => text + NOWHERE);
}
