import { Page } from '#renderer/components/page/Page.tsx';
import { PartNav } from '#renderer/components/page/PartNav.tsx';
import { Documentation } from '#renderer/features/api/docs/Documentation.tsx';
import { NothingHere } from '#renderer/components/page/NothingHere.tsx';
import { words } from '#renderer/i18n/words.ts';
import { Access } from './Access.tsx';
import { Overview } from './Overview.tsx';

const screens = { '': Overview, docs: Documentation, access: Access };

const isPart = (part: string): part is keyof typeof screens => Object.hasOwn(screens, part);

/** How other programs call this server, and which may. */
export default function ApiScreen({ part }: { part: string }) {
  if (!isPart(part)) return <NothingHere />;
  const { api } = words;
  const Part = screens[part];
  return (
    <Page title={api.title}>
      <PartNav
        label={api.parts}
        base="/api"
        part={part}
        parts={[
          ['', api.overview],
          ['docs', api.docs],
          ['access', api.access],
        ]}
      />
      <Part key={part} />
    </Page>
  );
}
