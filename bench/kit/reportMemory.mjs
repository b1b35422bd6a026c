// Preloaded into a server under test: answers each message with the memory of the process.
process.on('message', () => process.send({ memory: process.memoryUsage() }));
process.channel?.unref();
