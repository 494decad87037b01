import { readWinds, useWinds, writeWinds } from '#renderer/data/winds.ts';
import { words } from '#renderer/i18n/words.ts';
import { TypedBox } from './TypedBox.tsx';

/** Takes the winds on the ground, which are those of every screen. */
export function SurfaceWinds({ className = '' }: { className?: string | undefined }) {
  const { home } = words;
  const shown = useWinds(({ texts }) => writeWinds(texts));
  const take = (line: string): boolean => {
    const texts = readWinds(line);
    if (texts !== undefined) useWinds.setState({ texts });
    return texts !== undefined;
  };
  return (
    <TypedBox
      label={words.compare.wind}
      placeholder={home.windHint}
      shown={shown}
      fault={home.windWrong}
      maxLength={400}
      take={take}
      className={className}
    />
  );
}
