/** Writes the page of the tour; its pictures are files next to it. */
import { tour } from './shots.ts';

/** The folder of the pictures is next to the page. */
export const PICTURES = 'tour';

export const pictureOf = ({ shot, width, colours }: (typeof tour)[number]): string => `${PICTURES}/${shot}-${width}-${colours}.jpg`;

const lead = `# A tour of the window

Over the starter set with its sample NOTAMs, at one moment; made by \`npm run tour\`.
`;

/** Writes Markdown. */
export const pageOfTour = (): string =>
  [lead, ...tour.map((stop) => `## ${stop.title}\n\n${stop.says}\n\n![${stop.title}](${pictureOf(stop)})\n`)].join('\n');
