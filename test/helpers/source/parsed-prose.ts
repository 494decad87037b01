/** Where a program looks for words in prose, read from the syntax tree. */
import { parseSync, Visitor, type ESTree } from 'vite';

/** Names that hold sentences for people, never codes. Texts of NOTAMs and of users have other names. */
const prose = /^(?:message|reason|sentence|detail|details|warning|remark|headline|plainText|summary)$/;
/** Members that hold English words next to a code. */
const besideCode = /^(?:subject|condition)$/;
const searches = new Set([
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
  'lastIndexOf',
  'localeCompare',
  'match',
  'matchAll',
  'search',
  'split',
  'replace',
  'replaceAll',
]);
/** Methods of which prose makes prose. */
const passing = new Set([
  'trim',
  'trimStart',
  'trimEnd',
  'toLowerCase',
  'toUpperCase',
  'toLocaleLowerCase',
  'normalize',
  'slice',
  'substring',
]);
/** Questions that a table answers for the prose as a whole. */
const lookups = new Set(['test', 'exec', 'get', 'has', 'includes', 'indexOf']);
/** Members of our own reports that are prose only there: the piece that a warning quotes. */
const quoted = /^(?:warning|issue)$/;

/** `others`: further names of prose in this file. */
function isProse(node: ESTree.Node, others: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'Identifier':
      return prose.test(node.name) || others.has(node.name);
    case 'MemberExpression': {
      if (node.property.type !== 'Identifier') return false;
      if (prose.test(node.property.name) || besideCode.test(node.property.name)) return true;
      return node.property.name === 'text' && node.object.type === 'Identifier' && quoted.test(node.object.name);
    }
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return isProse(node.expression, others);
    case 'LogicalExpression':
      return isProse(node.left, others) || isProse(node.right, others);
    case 'TemplateLiteral':
      return node.expressions.some((one) => isProse(one, others));
    case 'CallExpression': {
      const { callee, arguments: values } = node;
      if (callee.type === 'Identifier') return callee.name === 'String' && values[0] !== undefined && isProse(values[0], others);
      const method = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee : undefined;
      return method !== undefined && passing.has((method.property as { name: string }).name) && isProse(method.object, others);
    }
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
  const others = new Set<string>();
  const is = (node: ESTree.Node): boolean => isProse(node, others);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && is(init)) others.add(id.name);
      if (id.type !== 'ObjectPattern') return;
      for (const part of id.properties) {
        if (part.type !== 'Property' || part.key.type !== 'Identifier' || part.value.type !== 'Identifier') continue;
        if (prose.test(part.key.name)) others.add(part.value.name);
      }
    },
  }).visit(program);
  new Visitor({
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return;
      const { object, property } = node.callee;
      const [first] = node.arguments;
      if ((searches.has(property.name) && is(object)) || (lookups.has(property.name) && first && is(first))) add(node);
    },
    MemberExpression(node) {
      if (node.computed && is(node.property)) add(node);
    },
    BinaryExpression(node) {
      const isComparison = /^[!=]==?$/.test(node.operator);
      if (isComparison && ((is(node.left) && isWords(node.right)) || (isWords(node.left) && is(node.right)))) add(node);
    },
    SwitchStatement(node) {
      if (is(node.discriminant)) found.push(`switch (${text.slice(node.discriminant.start, node.discriminant.end)})`);
    },
  }).visit(program);
  return found;
}
