import { comboboxAria } from '#renderer/components/keyboard/combobox-aria.ts';

/** Id of the list under the search box, used by its rows and the box. */
export const foundList = comboboxAria('airports-found');
