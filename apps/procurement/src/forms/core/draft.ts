/** Milliseconds a draft is kept; as long as a session. */
export const DRAFT_KEPT = 604_800_000;

/** What was typed and never saved. */
export interface Draft<Values> {
  /** Epoch milliseconds of the last change. */
  savedAt: number;
  /** Version of the record it was typed over, e.g. its `updateTime`; null for a new one. */
  basedOn: string | null;
  /** As JSON has them. */
  values: Values;
}

/** Reads what a browser kept; what is no draft, too old, or another form's is none. */
export function parseDraft<Values>(text: string | null, now: number): Draft<Values> | null {
  if (!text) return null;
  try {
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) && now - draft.savedAt < DRAFT_KEPT ? (draft as Draft<Values>) : null;
  } catch {
    return null;
  }
}

/**
 * How the draft of a form is named, and what it was typed over.
 *
 * @param form e.g. `dictionary`
 * @param record none for a new one
 */
export const draftFor = (form: string, record?: { id: string; updateTime: string | null }) => ({
  name: `${form}.${record?.id ?? 'new'}`,
  version: record?.updateTime ?? null,
});

/** Where one person's draft of one form lies; nobody else who signs in on this computer is shown it. */
export const draftKey = (userId: string, tenantId: number, name: string): string =>
  `gezi.draft.${userId}.${tenantId}.${name}`;

const isDraft = (value: unknown): value is Draft<unknown> =>
  isRecord(value) &&
  typeof value.savedAt === 'number' &&
  (value.basedOn === null || typeof value.basedOn === 'string') &&
  isRecord(value.values);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
