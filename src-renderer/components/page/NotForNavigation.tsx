import { words } from '#renderer/i18n/words.ts';
import { Notice } from '../notices/Notice.tsx';

/** Stands wherever NOTAMs are shown. */
export const NotForNavigation = () => <Notice tone="warn">{words.common.notForNavigation}</Notice>;
