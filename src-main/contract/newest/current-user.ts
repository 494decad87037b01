/** The caller, as the newest revision has it. */
import { User } from '../users/user.ts';
import { newestFields, newestObject } from './fields.ts';

export const CurrentUser = newestObject(User, newestFields.currentUser);
