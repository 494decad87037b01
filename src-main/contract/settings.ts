import { Type, type Static } from 'typebox';
import { languages } from './language.ts';
import { Closed, Flag, OneOf } from './schema/values.ts';

/** Every setting has a default, so that a new installation is complete. */
export const Settings = Closed({
  offline: Flag('no request leaves this machine'),
  autoSync: Flag('sources are fetched automatically on their schedules'),
  notamRetentionDays: Type.Union([Type.Integer({ minimum: 0, maximum: 36_500 }), Type.Null()], {
    description: 'days that an expired or cancelled NOTAM is kept; null: forever',
  }),
  showSampleNotams: Flag(
    'sample NOTAMs are shown among real ones; without it only in the starter set, until the first real NOTAM is stored',
  ),
  language: OneOf(['system', ...languages], 'language of the window'),
  theme: OneOf(['system', 'light', 'dark'], 'colours of the window'),
  scale: Type.Number({ minimum: 0.75, maximum: 2, description: 'size of the window’s text; 1 is normal' }),
  density: OneOf(['comfortable', 'compact'], 'space between rows and around controls of the window'),
  lengthUnit: OneOf(['ft', 'm'], 'unit of elevations and runway lengths in the window; the API always uses feet'),
  distanceUnit: OneOf(['NM', 'km'], 'unit of distances in the window'),
  timeZone: OneOf(['utc', 'local', 'airport'], 'times in the window: UTC, of this machine, or of the airport'),
  closeToTray: Flag('closing the window leaves Aeroshelf running in the tray'),
  startAtLogin: Flag('Aeroshelf starts when the user logs in'),
});
export type Settings = Static<typeof Settings>;

export const SettingsChange = Type.Partial(Settings, { additionalProperties: false });
export type SettingsChange = Static<typeof SettingsChange>;
