/**
 * Makes the elements of the window in the place of React's own `jsx`, which the build replaces in libraries too (resources/packaging/visible-text.ts). Promise:
 * every text and label in the page is shown as `visible` writes it, and what runs from right to left is isolated. Values of boxes stay as they are: they
 * are edited and sent.
 */
import { Fragment, jsx as element, jsxs as elements } from 'react/jsx-runtime';
import { directedParts, isolated, visible } from '#domain/text/visible-text.ts';

type Props = Readonly<Record<string, unknown>> & { children?: unknown };
type Make = typeof element;

const labels = [
  'title',
  'alt',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
] as const;
/** These hold text alone, without elements. */
const textual: ReadonlySet<unknown> = new Set(['text', 'tspan', 'title', 'desc', 'option', 'textarea']);
const untouched: ReadonlySet<unknown> = new Set(['style', 'script']);

function shownChild(child: unknown, written: (text: string) => unknown): unknown {
  if (typeof child === 'string') return written(child);
  if (!Array.isArray(child)) return child;
  const children: unknown[] = child.map((one) => shownChild(one, written));
  return children.every((one, index) => one === child[index]) ? child : children;
}

function withElements(text: string): unknown {
  const parts = directedParts(text);
  if (parts.length === 1) return parts[0];
  return elements(Fragment, { children: parts.map((part, index) => (index % 2 === 1 ? element('bdi', { children: part }) : part)) });
}

/** A component may make its elements in another way, as the links of wouter: what it is given is visible, and isolated where it makes them here. */
function shown(type: unknown, props: Props): Props {
  if (untouched.has(type)) return props;
  const isOfPage = typeof type === 'string' || type === Fragment;
  const written = isOfPage ? isolated : visible;
  const changed: Record<string, unknown> = {};
  for (const label of labels) {
    const text = props[label];
    if (typeof text === 'string' && written(text) !== text) changed[label] = written(text);
  }
  const children = shownChild(props.children, isOfPage ? (textual.has(type) ? isolated : withElements) : visible);
  if (children !== props.children) changed['children'] = children;
  return Object.keys(changed).length === 0 ? props : { ...props, ...changed };
}

export { Fragment };
export const jsx: Make = (type, props, key) => element(type, shown(type, props as Props), key);
export const jsxs: Make = (type, props, key) => elements(type, shown(type, props as Props), key);
