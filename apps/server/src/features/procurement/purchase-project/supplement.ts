import type { ProjectEdit } from '@gezi/domain';
import { refuse } from '../../../platform/http/refusal';
import { emptyAsNull } from '../../../records/lists/emptyAsNull';
import type { StoredProject } from '../shared/projects/projectKind';
import { projectTexts } from '../shared/projects/projectTexts';

/**
 * Changes of a published project: remark, contacts and files (contract, part 3 §4.2). Other members may be sent as they
 * are stored.
 *
 * @throws {Refusal} naming the first other member that differs
 */
export function supplementOf(project: StoredProject, input: ProjectEdit) {
  const { id: _id, updateTime: _seen, remark, contactName, contactPhone, planFileUrl, ...others } = input;
  const stored = project as Readonly<Record<string, unknown>>;
  const changed = Object.entries(others).find(([member, given]) => member in stored && !isSame(stored[member], given));
  if (changed) throw refuse(projectTexts.onlySupplement, changed[0]);
  const given = { remark, contactName, contactPhone, planFileUrl };
  return emptyAsNull(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)));
}

/** Former and new texts of a supplement, one member a line. */
export const supplementNote = (project: StoredProject, members: ReturnType<typeof supplementOf>): string =>
  (['contactName', 'contactPhone', 'remark'] as const)
    .filter((member) => member in members && members[member] !== project[member])
    .map((member) => `${project[member] ?? ''} → ${members[member] ?? ''}`.trim())
    .join('\n');

/** True if the given members equal the stored ones; empty texts equal null. */
function isSame(stored: unknown, given: unknown): boolean {
  if (given === undefined) return true;
  if (Array.isArray(given)) {
    return (
      Array.isArray(stored) && stored.length === given.length && given.every((item, at) => isSame(stored[at], item))
    );
  }
  if (typeof given === 'object' && given !== null) {
    const members = (stored ?? {}) as Readonly<Record<string, unknown>>;
    return Object.entries(given).every(([member, value]) => isSame(members[member], value));
  }
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  return text(stored) === text(given);
}
