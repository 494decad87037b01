import { openApi } from '#contract/openapi.ts';
import { installation } from '#core/platform/installation.ts';
import { printData } from './terminal.ts';

/** `openapi`: the document that the server gives at /openapi.json, laid out for reading. */
export async function printOpenApi(): Promise<number> {
  await printData(`${JSON.stringify(openApi(installation.version), null, 2)}\n`);
  return 0;
}
