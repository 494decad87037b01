/** Messages to and from the inspection worker. They cross a thread, so they are plain data. */
import type { Checked } from './check.ts';
import type { Compared } from './compare.ts';
import type { Copy } from './open-reference.ts';

export type InspectionTask =
  | { task: 'compare'; former: Copy; later: Copy }
  | { task: 'check'; path: string }
  /** Of state.sqlite; with `copyTo` a copy is made first, and the copy checked. */
  | { task: 'checkState'; path: string; copyTo: string | undefined };

export type InspectionMessage =
  /** Undefined: a path has another revision by now. */
  | { kind: 'compared'; compared: Compared | undefined }
  | { kind: 'checked'; checked: Checked }
  /** What SQLite says of a damaged one; null: it is whole. */
  | { kind: 'stateChecked'; fault: string | null };
