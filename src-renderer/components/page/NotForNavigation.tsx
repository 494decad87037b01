import { words } from '#renderer/i18n/words.ts';
import { Notice } from '../notices/Notice.tsx';

/** Shown with every NOTAM. */
export const NotForNavigation = () => <Notice tone="warn">{words.common.notForNavigation}</Notice>;
