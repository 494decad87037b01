/* Runs before anything else of the page: a one-time link's ticket leaves the address, and so the history, the Referer and what a person copies. */
(() => {
  const address = new URL(location.href);
  const ticket = address.searchParams.get('ticket');
  if (ticket === null) return;
  address.searchParams.delete('ticket');
  history.replaceState(history.state, '', address);
  globalThis.aeroshelfTicket = ticket;
})();
