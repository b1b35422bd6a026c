import type { GridSite } from '../GridFeature';
import type { DropReason } from '../HeldCells';

/** Events of one kind that come before the code of the feature that handles them. */
export interface EarlyEvents {
  /** Loading has failed; it may be tried again. */
  fail(): void;
  /** Another cell is active. */
  used?(): void;
  /** The feature listens now: repeats what is held. @returns why it was dropped, for a message */
  repeat(): DropReason | undefined;
  /** Holds nothing any more. */
  stop(): void;
}

/** Starts to hold events of a grid. */
export type HoldEvents<Row extends object> = (site: GridSite<Row>) => EarlyEvents;
