import { Link } from 'wouter';
import { words } from '#renderer/i18n/words.ts';
import { Page } from '#renderer/components/page/Page.tsx';

export const NothingHere = () => (
  <Page title={words.layout.nothingHere}>
    <p>
      {words.layout.noScreen} <Link href="/search">{words.layout.goToSearch}</Link>
    </p>
  </Page>
);
