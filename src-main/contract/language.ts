/** People read the window, printed forms and the command line in these languages. The codes are those of ISO 639. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
export const DEFAULT_LANGUAGE: Language = 'en';
