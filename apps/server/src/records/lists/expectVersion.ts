import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

/**
 * Refuses a change based on an outdated version.
 *
 * @param seen `updateTime` the client read; empty skips the check
 * @throws {Refusal} naming `updateTime` when the record has changed since
 */
export function expectVersion(stored: { updateTime: string | null }, seen: string | null | undefined): void {
  if (seen && seen !== stored.updateTime) throw refuse(texts.stale, 'updateTime');
}
