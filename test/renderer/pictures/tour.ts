/**
 * `npm run tour`: the pictures of resources/docs/tour.md, and the page itself. `npm run tour -- all FOLDER [fr] [full]`: every screen at 480, 1280 and 1920 pixels,
 * light and dark, into a folder, to be looked at; in French, and over the worldwide set with real NOTAMs.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCamera } from './camera.ts';
import { looks, shots, tour } from './shots.ts';
import { pageOfTour, pictureOf, PICTURES } from './page.ts';

const docs = fileURLToPath(new URL('../../../resources/docs/', import.meta.url));
const [what, folder, ...options] = process.argv.slice(2);

const camera = await openCamera({ language: options.includes('fr') ? 'fr' : 'en', isFull: options.includes('full') });
try {
  if (what === 'all' && folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    for (const shot of shots)
      for (const look of looks)
        writeFileSync(join(folder, `${shot.name}-${look.width}-${look.colours}.jpg`), await camera.take(shot, look));
  } else {
    rmSync(join(docs, PICTURES), { recursive: true, force: true });
    mkdirSync(join(docs, PICTURES));
    for (const stop of tour) {
      const shot = shots.find(({ name }) => name === stop.shot);
      if (shot) writeFileSync(join(docs, pictureOf(stop)), await camera.take(shot, stop));
    }
    writeFileSync(join(docs, 'tour.md'), pageOfTour());
  }
} finally {
  await camera.close();
}
