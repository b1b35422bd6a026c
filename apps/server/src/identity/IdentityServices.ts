import type { PlatformServices } from '../platform/PlatformServices';
import { createAudit, type Audit } from './audit/createAudit';
import { createPeople, type People } from './people/createPeople';
import { createRights, type Rights } from './rights/createRights';
import { createDataRules, type DataRules } from './rights/dataRules';
import { createSessions, type Sessions } from './sessions/createSessions';

/** Who calls, what they may do, and what they did. */
export interface IdentityServices extends PlatformServices {
  sessions: Sessions;
  rights: Rights;
  /** Which rows of a page's list a caller sees. */
  dataRules: DataRules;
  /** The users of each tenant in memory, for searches on every keystroke. */
  people: People;
  audit: Audit;
}

export function createIdentity(platform: PlatformServices): IdentityServices {
  const { db, bus, clock } = platform;
  return {
    ...platform,
    sessions: createSessions(db, bus, clock),
    rights: createRights(db, bus),
    dataRules: createDataRules(clock),
    people: createPeople(db, clock),
    audit: createAudit(db, clock),
  };
}
