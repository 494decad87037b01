/** Writes the generated files of resources/; `npm test` compares them. */
import { writeFileSync } from 'node:fs';
import { generatedFiles } from './helpers/source/generated.ts';

for (const { path, text } of await generatedFiles()) writeFileSync(path, text);
