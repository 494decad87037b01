/**
 * Lets an element that scrolls inside the page be reached and scrolled with the keyboard alone, and says what it holds
 * (WCAG 2.1.1).
 */
export const scrollGroup = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label }) as const;
