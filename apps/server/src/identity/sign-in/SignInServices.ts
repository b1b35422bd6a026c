import type { DictItem } from '@gezi/domain';
import type { IdentityServices } from '../IdentityServices';

/** Services for signing in. The result of a login includes all system dictionaries (contract, part 1 §2). */
export interface SignInServices extends IdentityServices {
  dictionaries: { all(): Promise<Record<string, DictItem[]>> };
}
