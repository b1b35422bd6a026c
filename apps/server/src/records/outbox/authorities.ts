import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import type { Config } from '../../platform/config/config';

/** Certificate authorities that sign the servers messages leave by; undefined: the public ones. @throws if the file is missing */
export const authorities = ({ messageCaFile }: Pick<Config, 'messageCaFile'>): string[] | undefined =>
  messageCaFile ? [...rootCertificates, readFileSync(messageCaFile, 'utf8')] : undefined;
