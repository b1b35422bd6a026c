import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

/**
 * What somebody changes is what they saw.
 *
 * @param seen `updateTime` as they saw it; none = whatever is there
 * @throws {Refusal} naming `updateTime`, when it was changed since
 */
export function expectVersion(held: { updateTime: string | null }, seen: string | null | undefined): void {
  if (seen && seen !== held.updateTime) throw refuse(texts.stale, 'updateTime');
}
