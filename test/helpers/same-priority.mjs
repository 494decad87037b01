/**
 * Where AEROSHELF_TEST_SAME_PRIORITY is set, nothing that the program starts stands back: on processors that other tests keep busy, a test would wait ten times
 * as long for an import that it waits for alone.
 */
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

if (process.env.AEROSHELF_TEST_SAME_PRIORITY === '1') {
  os.setPriority = () => undefined;
  syncBuiltinESMExports();
}
