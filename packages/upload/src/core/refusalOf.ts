import { isAccepted } from './acceptedTypes';
import type { TypeRefusal, UploadRefusal } from './UploadFault';

export interface FileRules {
  /** Extensions, of `acceptedTypes`; empty = everything. */
  types: ReadonlySet<string>;
  /** Said of a wrong extension instead of `wrong-type`. */
  wrongType?: TypeRefusal;
  /** 0 = no limit. */
  maxSizeMB: number;
}

const MEGABYTE = 1024 * 1024;

/** Why a file is not taken, judged by its name and size alone; undefined = it may go on. */
export function refusalOf(file: Pick<File, 'name' | 'size'>, rules: FileRules): UploadRefusal | undefined {
  if (!isAccepted(file.name, rules.types)) return rules.wrongType ?? 'wrong-type';
  if (rules.maxSizeMB > 0 && file.size > rules.maxSizeMB * MEGABYTE) return 'too-large';
  return file.size === 0 ? 'empty' : undefined;
}
