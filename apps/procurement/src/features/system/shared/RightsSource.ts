import type { GivenRules, RightTree } from '@gezi/domain';

/** Where what somebody may do comes from, and how it is changed. */
export interface RightsSource {
  /** Names the answers among all others. */
  key: readonly string[];
  load: () => Promise<{ tree: RightTree; granted: string[] }>;
  /** Comma-joined: what is granted now, and what was when it was read. */
  save: (permissionIds: string, lastpermissionIds: string) => Promise<unknown>;
  /** Data rules of pages that are granted. */
  rules?: {
    load: (permissionId: string) => Promise<GivenRules>;
    save: (permissionId: string, ids: string) => Promise<unknown>;
  };
}
