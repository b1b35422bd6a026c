import type { PlatformServices } from '../platform/PlatformServices';
import { createAudit, type Audit } from './audit/createAudit';
import { createPeople, type People } from './people/createPeople';
import { createRights, type Rights } from './rights/createRights';
import { createDataRules, type DataRules } from './rights/dataRules';
import { callerTables } from './sessions/callerQuery';
import { createSessions, type Sessions } from './sessions/createSessions';

/** Sessions, permissions, data rules, users and the audit log. */
export interface IdentityServices extends PlatformServices {
  sessions: Sessions;
  rights: Rights;
  /** Data rules: which rows of a page a caller sees. */
  dataRules: DataRules;
  /** Users of each tenant in memory, for search on every keystroke. */
  people: People;
  audit: Audit;
}

export function createIdentity(platform: PlatformServices): IdentityServices {
  const { db, bus, clock, invalidations, replicas } = platform;
  invalidations.onChange(callerTables, replicas.noteRights);
  return {
    ...platform,
    sessions: createSessions(platform),
    rights: createRights(db, bus),
    dataRules: createDataRules(clock),
    people: createPeople(db, clock),
    audit: createAudit(db, clock),
  };
}
