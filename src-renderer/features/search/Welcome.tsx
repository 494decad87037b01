import { StarterNotice } from '#renderer/components/dataset/StarterNotice.tsx';
import { StoredFacts } from '#renderer/components/dataset/StoredFacts.tsx';
import { Page } from '#renderer/components/page/Page.tsx';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { words } from '#renderer/i18n/words.ts';

/** The address of an airport without one: what can be found with the box. */
export function Welcome() {
  const status = useDataset((dataset) => dataset.status);
  return (
    <Page title={words.search.find} lead={words.box.hint}>
      {status !== undefined && <StarterNotice status={status} />}
      {status !== undefined && <StoredFacts status={status} />}
    </Page>
  );
}
