/** What the inspecting worker is told and what it tells. Everything here crosses a thread, so it is plain data. */
import type { Checked } from './check.ts';
import type { Compared } from './compare.ts';
import type { Copy } from './open-reference.ts';

export type InspectionTask = { task: 'compare'; former: Copy; later: Copy } | { task: 'check'; path: string };

export type InspectionMessage =
  /** Undefined: a path holds another revision by now. */
  { kind: 'compared'; compared: Compared | undefined } | { kind: 'checked'; checked: Checked };
