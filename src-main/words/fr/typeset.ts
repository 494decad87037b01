/** No line begins with the sign that French sets after a space. */
export const typeset = (text: string): string => text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0');
