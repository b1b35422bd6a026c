import { isAccepted } from './acceptedTypes';
import type { TypeRefusal, UploadRefusal } from './UploadFault';

export interface FileRules {
  /** Extensions, see `acceptedTypes`; empty for all. */
  types: ReadonlySet<string>;
  /** Message for a wrong extension; default `wrong-type`. */
  wrongType?: TypeRefusal;
  /** Maximum size in MB; 0 for no limit. */
  maxSizeMB: number;
}

const MEGABYTE = 1024 * 1024;

/** Why a file is refused by name or size; undefined if it is accepted. */
export function refusalOf(file: Pick<File, 'name' | 'size'>, rules: FileRules): UploadRefusal | undefined {
  if (!isAccepted(file.name, rules.types)) return rules.wrongType ?? 'wrong-type';
  if (rules.maxSizeMB > 0 && file.size > rules.maxSizeMB * MEGABYTE) return 'too-large';
  return file.size === 0 ? 'empty' : undefined;
}
