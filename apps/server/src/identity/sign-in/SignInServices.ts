import type { DictItem } from '@gezi/domain';
import type { IdentityServices } from '../IdentityServices';

/** What signing in is built from; the answer of a login carries every system dictionary (contract, part 1 §2). */
export interface SignInServices extends IdentityServices {
  dictionaries: { all(): Promise<Record<string, DictItem[]>> };
}
