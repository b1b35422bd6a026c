import { createClient, createSessionStore } from '@gezi/client/core';
import { clientTransport, joinPaths, refusalMessage, UploadQueue } from '@gezi/upload/core';

const client = createClient({ session: createSessionStore(), basePath: '/api' });
let saved = '';

const queue = new UploadQueue({
  transport: clientTransport(client),
  accept: '.pdf,.xlsx',
  maxSizeMB: 5,
  onValue: (files) => (saved = joinPaths(files)),
});

// Extension, size, count, duplicates and first bytes are checked before a file is sent.
const refused = queue.add([new File(['MZ'], 'setup.exe')]);
refused.map(({ reason }) => refusalMessage(reason, 'en-US')); // → [ 'Files of this type are not accepted' ]
saved; // → ''
