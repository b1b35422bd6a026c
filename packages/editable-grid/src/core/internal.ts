// For tests and benchmarks of this repository. Unstable: names come and go in any version.
export { SyncSession } from './sync/SyncSession';
export type { RefusedStep, SessionParts } from './sync/SessionParts';
export type { PendingChange, StoredOutbox } from './sync/SyncOutbox';
export type { LocalChange, ViewChange } from './sync/ViewChange';
export { SyncWorld, type Faults, type WorldClient } from './sync/SyncWorld';
