/** What a module asks for, read from its syntax tree. */
import { parseSync, Visitor, type ESTree } from 'vite';

export type Import = {
  specifier: string;
  /**
   * `type` is erased and loads nothing; `dynamic` loads later. `import { type A }` is static: under verbatimModuleSyntax the module is
   * still loaded.
   */
  kind: 'static' | 'dynamic' | 'type';
};

/** A bundler names its own `__require`. */
const requires = /^(?:__)?require(?:\$\d+)?$/;

/** Every import, re-export, `import()` and type import. Throws for a file that can't be parsed and for an address made at run time. */
export function importsOf(path: string, text: string): Import[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (kind: Import['kind'], source: ESTree.StringLiteral | null) => {
    if (source) found.push({ specifier: source.value, kind });
  };
  new Visitor({
    ImportDeclaration({ importKind, source }) {
      add(importKind === 'type' ? 'type' : 'static', source);
    },
    ExportNamedDeclaration({ exportKind, source }) {
      add(exportKind === 'type' ? 'type' : 'static', source);
    },
    ExportAllDeclaration({ exportKind, source }) {
      add(exportKind === 'type' ? 'type' : 'static', source);
    },
    TSImportType({ source }) {
      add('type', source);
    },
    ImportExpression({ source }) {
      const specifier = constantText(source);
      if (specifier === undefined) throw new Error(`${path}: import() of an address that is made at run time can't be checked`);
      found.push({ specifier, kind: 'dynamic' });
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || !requires.test(callee.name) || !first) return;
      const specifier = constantText(first);
      if (specifier !== undefined) found.push({ specifier, kind: 'static' });
    },
  }).visit(program);
  return found;
}

function constantText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}
