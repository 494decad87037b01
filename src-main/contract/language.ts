/** Languages that people read: of the window, of printed forms and of the command line. Codes of ISO 639. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
export const DEFAULT_LANGUAGE: Language = 'en';
