/** Cuts a text between words, with an ellipsis. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.lastIndexOf(' ', most - 2);
  return `${text.slice(0, cut > most / 2 ? cut : most - 2).replace(/[ ,.:;(…-]{1,9}$/, '')} …`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
