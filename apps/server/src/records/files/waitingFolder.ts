import { join } from 'node:path';
import type { Config } from '../../platform/config/config';

/** Folder on this server for files that are being received, read or sent. */
export const waitingFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'files/waiting');
