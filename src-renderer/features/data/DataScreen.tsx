import { Page } from '#renderer/components/page/Page.tsx';
import { PartNav } from '#renderer/components/page/PartNav.tsx';
import { NothingHere } from '#renderer/components/page/NothingHere.tsx';
import { words } from '#renderer/i18n/words.ts';
import { Conflicts } from './versions/Conflicts.tsx';
import { Differences } from './versions/Differences.tsx';
import { Overview } from './Overview.tsx';
import { Packs } from './packs/Packs.tsx';
import { Sources } from './sources/Sources.tsx';
import { Versions } from './versions/Versions.tsx';

/** The part in the address: `/data` alone is the overview. */
const screens = { '': Overview, sources: Sources, versions: Versions, differences: Differences, conflicts: Conflicts, packs: Packs };

const isPart = (part: string): part is keyof typeof screens => Object.hasOwn(screens, part);

/** The stored data, its age and sources, and how to get other data. */
export default function DataScreen({ part }: { part: string }) {
  if (!isPart(part)) return <NothingHere />;
  const { data } = words;
  const Part = screens[part];
  return (
    <Page title={data.title}>
      <PartNav
        label={data.parts}
        base="/data"
        part={part}
        parts={[
          ['', data.overview],
          ['sources', data.sources],
          ['versions', data.versions],
          ['differences', data.differences],
          ['conflicts', data.conflicts],
          ['packs', data.packs],
        ]}
      />
      <Part key={part} />
    </Page>
  );
}
