// Runs an S3-compatible server until its parent ends, and sends it the settings of a node that stores its files there.
import { openObjectStorage } from '../bench/rehearsals/kit/openObjectStorage.ts';

const storage = await openObjectStorage();
process.once('disconnect', () => void storage.close().then(() => process.exit()));
process.send!(storage.env);
