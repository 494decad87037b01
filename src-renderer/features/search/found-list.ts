import { comboboxAria } from '#renderer/components/keyboard/combobox-aria.ts';

/** The list under the search box, which its rows and the box name. */
export const foundList = comboboxAria('airports-found');
