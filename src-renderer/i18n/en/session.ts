export const session = {
  signIn: 'Sign in',
  user: 'User name or email',
  password: 'Password',
  showPassword: 'Show password',
  byKey: 'Use a key',
  apiKey: 'API key',
  keptInMemory: 'kept in memory only',
  showKey: 'Show key',
  enterKey: 'Use key',
  whereFrom:
    'The first start of Aeroshelf creates the user “owner” and shows its key once, in the terminal or the window. For another key: aeroshelf keys add owner.',
  firstKey: 'Your first API key, for other programs on this computer. It is shown only once; this window does not need it.',
  savedIt: 'I have saved it',
  expired: 'Your session has expired. Sign in again.',
  signInOrKey: 'Sign in or add a key',
};
