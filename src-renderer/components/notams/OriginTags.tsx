import type { NotamAnswer } from '#contract/notams/notam.ts';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { classInWords } from '#renderer/format/notams/origin.ts';
import { notamSource } from '#words/notam-source.ts';
import { words } from '#renderer/i18n/words.ts';
import { isSample } from '#renderer/format/notams/facets.ts';

/** Shows how much of a NOTAM was understood, its class and who published it. */
export function OriginTags({ notam }: { notam: NotamAnswer }) {
  const { source, sourceType, decoded, isSnowtam, isProcedure } = notam;
  const { notams } = words;
  const from = [
    ...(isSample(notam) ? [] : [notamSource(source, words.common)]),
    ...(sourceType === null ? [] : [classInWords(sourceType)]),
  ];
  return (
    <>
      {decoded !== undefined && decoded.warnings.length > 0 && (
        <Tag tone="warn">
          {words.briefing.notUnderstood}
          {words.common.colon}
          {decoded.warnings.length}
        </Tag>
      )}
      {isSnowtam === true && <Tag>{notams.snowtam}</Tag>}
      {isProcedure === true && <Tag>{notams.procedure}</Tag>}
      {from.length > 0 && <span>{from.join(' · ')}</span>}
    </>
  );
}
