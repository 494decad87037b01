/** The newest revision has the caller in this form. */
import { User } from '../users/user.ts';
import { newestFields, newestObject } from './fields.ts';

export const CurrentUser = newestObject(User, newestFields.currentUser);
