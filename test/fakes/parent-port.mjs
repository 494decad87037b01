/** Loaded first by a process of Node that is to find itself a utility process of Electron, which ends with the one that started it. */
process.parentPort = {
  on: (_event, listener) => process.on('message', (data) => listener({ data })),
  postMessage: (message) => process.send(message),
};
process.once('disconnect', () => process.exit(0));
