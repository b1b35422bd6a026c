import type { GivenRules, RightTree } from '@gezi/domain';

/** Loads and saves the permissions of a role or department. */
export interface RightsSource {
  /** Query key prefix. */
  key: readonly string[];
  load: () => Promise<{ tree: RightTree; granted: string[] }>;
  /** Both comma-joined: the new ids, and the ids when they were loaded. */
  save: (permissionIds: string, lastpermissionIds: string) => Promise<unknown>;
  /** Data rules of granted pages. */
  rules?: {
    load: (permissionId: string) => Promise<GivenRules>;
    save: (permissionId: string, ids: string) => Promise<unknown>;
  };
}
