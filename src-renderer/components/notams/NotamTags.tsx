import type { NotamAnswer } from '#contract/notams/notam.ts';
import { OriginTags } from './OriginTags.tsx';
import { StatusTags } from './StatusTags.tsx';

/** Status and origin of a NOTAM in one row. */
export const NotamTags = ({ notam }: { notam: NotamAnswer }) => (
  <>
    <StatusTags notam={notam} />
    <OriginTags notam={notam} />
  </>
);
