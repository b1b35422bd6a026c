import { runFileCommand } from './start/fileMove/runFileCommand';

// files copy --to s3 | local: copies the stored files to the other storage while the server uses the one before.
// files move --to s3 | local: copies the rest and removes the files there, once the server uses the new storage.
await runFileCommand(process.argv.slice(2));
