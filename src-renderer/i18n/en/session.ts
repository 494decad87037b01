export const session = {
  logIn: 'Log in',
  user: 'User name or e-mail',
  password: 'Password',
  showPassword: 'Show the password',
  byKey: 'Use a key',
  apiKey: 'API key',
  keptInMemory: 'kept in memory only',
  showKey: 'Show the key',
  takeKey: 'Use key',
  whereFrom:
    'The first start of Aeroshelf makes the user “owner” and shows its key once, on the terminal or in the window. Another key: aeroshelf keys add owner.',
  firstKey: 'Your first API key, for other programs on this machine. It is shown this once; this window works without it.',
  keptIt: 'I have kept it',
  ended: 'The login has ended. Log in again.',
  logInOrKey: 'Log in or add a key',
};
