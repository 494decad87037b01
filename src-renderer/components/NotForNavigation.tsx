import { NOT_FOR_NAVIGATION } from './not-for-navigation.ts';
import { Notice } from './Notice.tsx';

/** Stands wherever NOTAMs are shown. */
export const NotForNavigation = () => <Notice tone="warn">{NOT_FOR_NAVIGATION}</Notice>;
