import { Link } from 'wouter';
import { Page } from '#renderer/components/Page.tsx';

export const NothingHere = () => (
  <Page title="Nothing here">
    <p>
      There is no screen under this address. <Link href="/">Go to the search</Link>.
    </p>
  </Page>
);
