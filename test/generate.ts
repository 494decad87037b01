/** Writes the generated files of resources/; `npm test` compares them. */
import { writeFileSync } from 'node:fs';
import { generatedFiles } from './helpers/source/generated.ts';

// The first time only what the others are made with, if that has changed.
for (let round = 0; round < 2; round++) for (const { path, text } of await generatedFiles()) writeFileSync(path, text);
