import { Link } from 'wouter';
import { words } from '#renderer/i18n/words.ts';
import { Page } from '#renderer/components/page/Page.tsx';

export const NothingHere = () => (
  <Page title={words.frame.nothingHere}>
    <p>
      {words.frame.noScreen} <Link href="/">{words.frame.goToSearch}</Link>
    </p>
  </Page>
);
