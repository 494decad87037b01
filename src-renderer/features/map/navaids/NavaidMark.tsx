import type { NavaidType } from '#contract/navaids/navaid.ts';
import { ShapeMark } from '../chart/ShapeMark.tsx';
import { navaidShapes } from './navaid-shapes.ts';

/** The symbol of a type of navaid. */
export const NavaidMark = ({ type }: { type: NavaidType }) => <ShapeMark shape={navaidShapes[type]} of="navaid" />;
