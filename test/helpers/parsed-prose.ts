/** Where a program looks for words in prose, read from the syntax tree. */
import { parseSync, Visitor, type ESTree } from 'vite';

/** Names that hold sentences for people, never codes. Texts of NOTAMs and of users have other names. */
const prose = /^(?:message|reason|sentence|detail|details|warning|remark|headline|plainText)$/;
const searches = new Set([
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
  'match',
  'matchAll',
  'search',
  'split',
  'replace',
  'replaceAll',
]);
/** Members of our own reports that are prose only there: the piece that a warning quotes. */
const quoted = /^(?:warning|issue)$/;

function isProse(node: ESTree.Node): boolean {
  switch (node.type) {
    case 'Identifier':
      return prose.test(node.name);
    case 'MemberExpression': {
      if (node.property.type !== 'Identifier') return false;
      if (prose.test(node.property.name)) return true;
      return node.property.name === 'text' && node.object.type === 'Identifier' && quoted.test(node.object.name);
    }
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return isProse(node.expression);
    default:
      return false;
  }
}

const isWords = (node: ESTree.Node): boolean => node.type === 'Literal' && typeof node.value === 'string' && node.value !== '';

/** Each use as it is written: a pattern or words held against prose. Throws for a file that can't be parsed. */
export function parsedProse(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: string[] = [];
  const add = ({ start, end }: { start: number; end: number }) => void found.push(text.slice(start, end).replace(/\s+/g, ' '));
  new Visitor({
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return;
      const { object, property } = node.callee;
      const [first] = node.arguments;
      if (searches.has(property.name) && isProse(object)) add(node);
      else if ((property.name === 'test' || property.name === 'exec') && first && isProse(first)) add(node);
    },
    BinaryExpression(node) {
      const isComparison = node.operator === '===' || node.operator === '!==';
      if (isComparison && ((isProse(node.left) && isWords(node.right)) || (isWords(node.left) && isProse(node.right)))) add(node);
    },
    SwitchStatement(node) {
      if (isProse(node.discriminant)) found.push(`switch (${text.slice(node.discriminant.start, node.discriminant.end)})`);
    },
  }).visit(program);
  return found;
}
