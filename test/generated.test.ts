import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedFiles } from './helpers/source/generated.ts';

it('generated files and tables under resources/ are what the program makes now; "npm run generate" writes them', async () => {
  for (const { path, text } of await generatedFiles()) expect(readFileSync(path, 'utf8'), path).toBe(text);
});
