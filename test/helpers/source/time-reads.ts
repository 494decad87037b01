/** Where a module reads the time by itself, found in its syntax tree and in its SQL. */
import { parseSync, Visitor, type ESTree } from 'vite';

/** Globals of which reading a member gives the time, by that member. */
const readers = new Map([
  ['Date', ['now']],
  ['performance', ['now', 'timeOrigin', 'mark', 'measure']],
  ['process', ['hrtime', 'uptime']],
  ['Temporal', ['Now']],
]);

const inSql = /\bCURRENT_(?:TIMESTAMP|DATE|TIME)\b|'now'|\b(?:datetime|date|time|julianday|unixepoch)\(\s*\)/;

/** Each place in the module's own words. Throws for a file that can't be parsed. */
export function timeReads(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: string[] = [];
  const note = ({ start, end }: ESTree.Node) => void found.push(text.slice(start, end));
  const isDate = (node: ESTree.Node) =>
    (node.type === 'Identifier' && node.name === 'Date') || /(?:globalThis|window)\.Date$/.test(wordsOf(node));
  const wordsOf = ({ start, end }: ESTree.Node) => text.slice(start, end);
  new Visitor({
    NewExpression(node) {
      if (isDate(node.callee) && node.arguments.length === 0) note(node);
    },
    CallExpression(node) {
      if (isDate(node.callee)) note(node);
    },
    MemberExpression(node) {
      const owner = wordsOf(node.object).replace(/^(?:globalThis|window)\./, '');
      const member = node.property.type === 'Literal' ? node.property.value : wordsOf(node.property);
      if (typeof member === 'string' && readers.get(owner)?.includes(member)) note(node);
    },
    ImportDeclaration(node) {
      if (/^(?:node:)?perf_hooks$/.test(node.source.value)) note(node);
    },
    VariableDeclarator(node) {
      if (node.id.type === 'ObjectPattern' && node.init && readers.has(wordsOf(node.init))) note(node);
    },
    Literal(node) {
      if (typeof node.value === 'string' && inSql.test(node.value)) note(node);
    },
    TemplateElement(node) {
      if (inSql.test(node.value.raw)) note(node);
    },
  }).visit(program);
  return found;
}
