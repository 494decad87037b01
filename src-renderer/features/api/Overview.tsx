import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { NeedsUser } from '#renderer/components/session/NeedsUser.tsx';
import { Facts } from '#renderer/components/tables/Facts.tsx';
import { Copyable } from '#renderer/components/text/Copyable.tsx';
import { known } from '#renderer/components/text/Unknown.tsx';
import { useApi } from '#renderer/data/api/use-query.ts';
import { spanInWords } from '#renderer/format/age.ts';
import { words } from '#renderer/i18n/words.ts';
import { Callers } from './Callers.tsx';
import { Keys } from './Keys.tsx';
import { Origins } from './Origins.tsx';

export const Overview = () => (
  <>
    <AddressSheet />
    <NeedsUser why={words.api.needsUser}>
      <Keys />
      <Origins />
      <Callers />
    </NeedsUser>
  </>
);

const MS_A_SECOND = 1000;

/** Shows the server's address, with a command to try it. */
function AddressSheet() {
  const { body: health } = useApi('health', {});
  const { api } = words;
  return (
    <Sheet title={words.common.address}>
      <div className="stack">
        <p className="how">{api.addressHow}</p>
        <Copyable text={location.origin} label={api.baseUrl} />
        <Copyable text={`curl '${location.origin}/airports/LSGG'`} label={words.api.tryIt} />
        <Facts
          facts={[
            { name: api.port, value: location.port },
            { name: words.common.version, value: known(health?.version, String) },
            { name: api.uptime, value: known(health?.uptimeSeconds, (seconds) => spanInWords(seconds * MS_A_SECOND)) },
          ]}
        />
      </div>
    </Sheet>
  );
}
