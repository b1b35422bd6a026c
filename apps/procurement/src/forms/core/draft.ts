/** Milliseconds a draft is stored; equals the session lifetime. */
export const DRAFT_LIFETIME = 604_800_000;

/** Unsaved values of a form. */
export interface Draft<Values> {
  /** Epoch milliseconds of the last change. */
  savedAt: number;
  /** Version of the edited record, e.g. its `updateTime`; null for a new one. */
  basedOn: string | null;
  /** As parsed from JSON. */
  values: Values;
}

/** Parses a stored draft; null if it is invalid, expired, or of another format. */
export function parseDraft<Values>(text: string | null, now: number): Draft<Values> | null {
  if (!text) return null;
  try {
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) && now - draft.savedAt < DRAFT_LIFETIME ? (draft as Draft<Values>) : null;
  } catch {
    return null;
  }
}

/**
 * Name and base version of a form's draft.
 *
 * @param form e.g. `dictionary`
 * @param record absent for a new one
 */
export const draftFor = (form: string, record?: { id: string; updateTime: string | null }) => ({
  name: `${form}.${record?.id ?? 'new'}`,
  version: record?.updateTime ?? null,
});

/** Storage key of a user's draft; other users of this computer do not see it. */
export const draftKey = (userId: string, tenantId: number, name: string): string =>
  `gezi.draft.${userId}.${tenantId}.${name}`;

const isDraft = (value: unknown): value is Draft<unknown> =>
  isRecord(value) &&
  typeof value.savedAt === 'number' &&
  (value.basedOn === null || typeof value.basedOn === 'string') &&
  isRecord(value.values);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
