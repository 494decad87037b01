/** Valid user names. A name never contains an @ and an e-mail address always does, so that no name is another user's address. */
import { fold } from '../text/fold.ts';
import { Refusal } from '../refusal.ts';

const MAX_NAME = 64;
/** RFC 5321: the longest address that can be delivered to. */
const MAX_EMAIL = 254;
const emailShape = /^[^\s@]+@[^\s@]+$/;
// Control characters could forge lines in lists and terminals; invisible ones allow look-alike names.
const unprintable = /[\p{C}\u2028\u2029]/u;

/** The name as stored. Throws `invalidRequest` with the rule that a name breaks. */
export function checkedName(given: string): string {
  const name = given.trim().normalize('NFC');
  const wrong = wrongWithName(name);
  if (wrong) throw new Refusal('invalidRequest', { details: [`username: ${wrong}`] });
  return name;
}

function wrongWithName(name: string): string | undefined {
  if (name.length === 0 || name.length > MAX_NAME) return `has ${name.length} characters; 1 to ${MAX_NAME} are allowed`;
  // Folded, since a full-width ＠ folds to the plain one.
  if (fold(name).includes('@')) return 'contains an @, which only e-mail addresses do';
  if (unprintable.test(name) || !/[\p{L}\p{N}]/u.test(name)) return 'needs a letter or digit and no control characters';
  if (fold(name) === 'me') return '"me" means the caller; choose another name';
  return undefined;
}

/** The address as stored. Throws `invalidRequest`; whether mail can be delivered to it is not checked. */
export function checkedEmail(given: string): string {
  const email = given.trim().normalize('NFC');
  if (email.length > MAX_EMAIL || !emailShape.test(email) || unprintable.test(email)) {
    throw new Refusal('invalidRequest', {
      details: [`email: ${JSON.stringify(given.slice(0, MAX_EMAIL))} is not an address like name@example.org`],
    });
  }
  return email;
}
