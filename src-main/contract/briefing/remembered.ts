/** The last briefing of a stored route that was made to be used, and what has changed since. */
import { Type, type Static } from 'typebox';
import { RoutePlan } from '../route/route.ts';
import { Closed, Count, Flag, Text, Timestamp, TimestampOrNull, itemsOf } from '../schema/values.ts';
import { BriefingOptions } from './options.ts';

const made = {
  made: Timestamp('when it was made'),
  notamsImportedAt: TimestampOrNull('when the NOTAMs in it had last been imported; null where none had'),
};
const differences = {
  added: Count('NOTAMs shown now that it did not show'),
  changed: Count('NOTAMs that it showed with another text'),
  gone: Count('NOTAMs that it showed and that are no longer shown'),
};

export const LastBriefing = Closed({ ...made, ...differences });

export const RememberedBriefing = Closed({
  routeId: Text('id of the stored route'),
  name: Text('name of the route'),
  ...made,
  until: Timestamp('end of the time that it looks at; imports after that change nothing of it'),
  ...differences,
  isChanged: Flag('whether imports have changed it and its flight is not over'),
});
export type RememberedBriefing = Static<typeof RememberedBriefing>;
export const RememberedBriefingList = itemsOf(RememberedBriefing);

export const StoredBriefingBody = Closed(
  {
    ...Type.Partial(RoutePlan).properties,
    options: Type.Optional(BriefingOptions),
    isRemembered: Type.Optional(Flag('false: only compared with the last briefing of the route, which stays the last; default: true')),
  },
  { description: 'what is given is in the place of what is stored' },
);
