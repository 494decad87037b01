import { NeedsUser } from '#renderer/features/access/NeedsUser.tsx';
import { words } from '#renderer/languages/words.ts';
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
