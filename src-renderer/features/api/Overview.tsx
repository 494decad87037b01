import { NeedsUser } from '#renderer/components/session/NeedsUser.tsx';
import { words } from '#renderer/i18n/words.ts';
import { AddressSheet } from './AddressSheet.tsx';
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
