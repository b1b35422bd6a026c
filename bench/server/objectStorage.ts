// The S3-compatible server of the tests in a process of its own; sends the settings of a server that stores files there.
import { openObjectStorage } from '../rehearsals/kit/openObjectStorage.ts';

const storage = await openObjectStorage();
process.send!(storage.env);
process.once('disconnect', () => void storage.close().then(() => process.exit()));
