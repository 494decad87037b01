import type { Kind } from '../airports/airport-kinds.ts';
import { kindShapes } from './kind-shapes.ts';
import { ShapeMark } from './ShapeMark.tsx';

/** The mark of a kind of airport. */
export const KindMark = ({ kind }: { kind: Kind }) => <ShapeMark shape={kindShapes[kind]} of="airport" />;
