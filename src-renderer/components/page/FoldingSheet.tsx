import type { ReactNode } from 'react';
import { useFolded } from '#renderer/data/folded.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

type FoldingSheetProps = SheetProps & {
  /** The window remembers under this name whether it is folded. */
  name: string;
  children: ReactNode;
};

/** The panel folds to its title. */
export function FoldingSheet({ name, ...sheet }: FoldingSheetProps) {
  const isOpen = useFolded(({ names }) => !names.includes(name));
  const toggle = useFolded((folded) => folded.toggle);
  return <Sheet {...sheet} fold={{ isOpen, toggle: () => toggle(name) }} />;
}
