import { words } from '#renderer/languages/words.ts';
import { Notice } from './Notice.tsx';

/** Stands wherever NOTAMs are shown. */
export const NotForNavigation = () => <Notice tone="warn">{words.common.notForNavigation}</Notice>;
