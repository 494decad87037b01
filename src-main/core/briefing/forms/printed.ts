/** Completes a sheet for a form without a screen: with its appendix, or with the count of what the appendix would have, at the top. */
import type { BriefingSheet, SheetNotice, SheetPart } from '#contract/briefing/sheet.ts';

/** The appendix has NOTAMs in full. */
type FullNotice = { kind: 'full'; notice: SheetNotice };
export type PrintedPart = SheetPart | FullNotice;

export function printedParts({ parts, appendix }: BriefingSheet, hasAppendix: boolean): PrintedPart[] {
  if (!hasAppendix) {
    const [first, ...others] = parts;
    const counted: SheetPart = { kind: 'lines', isList: false, lines: [{ text: appendix.without, isStrong: false, ids: [] }] };
    return [...(first ? [first] : []), counted, ...others];
  }
  const notices = parts.flatMap((part) => (part.kind === 'notices' ? [...part.notices, ...part.acknowledged] : []));
  return [
    ...parts,
    { kind: 'heading', level: 1, text: appendix.title, isFolded: true },
    ...notices.map((notice): FullNotice => ({ kind: 'full', notice })),
    ...appendix.parts,
  ];
}
