/** The newest revision answers the caller in a form of its own. */
import { User } from '../users/user.ts';
import { newestFields, newestObject } from './fields.ts';

export const CurrentUser = newestObject(User, newestFields.currentUser);
