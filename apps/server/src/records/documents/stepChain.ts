/** Members of a step of a timeline that its hash covers. */
export interface ChainedStep {
  documentTable: string;
  documentId: string;
  action: string;
  fromStatus: string | null;
  toStatus: string;
  remark: string | null;
  operator: string | null;
  operateTime: string;
  tenantId: number;
}

/** Position of a step in the chain of its document. Null in steps from before the chain was introduced. */
export interface Seal {
  /** From 1, without gaps. */
  seq: number | null;
  /** Keyed hash of the step and the hash before it. */
  hash: string | null;
  /** Keyed hash that only the last step has, which shows that none is missing after it. */
  tip: string | null;
}

/** The last step of a chain. */
export interface ChainEnd {
  seq: number;
  hash: string;
}

/** Keyed hash of a text. */
export type Sign = (text: string) => string;

/** The end of a chain without steps. */
const CHAIN_START: ChainEnd = { seq: 0, hash: '' };

/** Position of a new step after the end of a chain. */
export function sealOf(step: ChainedStep, end: ChainEnd, sign: Sign) {
  const seq = end.seq + 1;
  const hash = hashOf(step, { seq, hash: end.hash }, sign);
  return { seq, hash, tip: tipOf(hash, sign) };
}

/**
 * Compares stored steps with their hashes.
 *
 * @param steps of one document, those without a position first
 * @returns `brokenAt`: position of the first step that was changed, moved or removed; null if there is none.
 *   `end`: where the chain goes on. After a removed end it leaves a gap, so that a new step does not hide the removal.
 */
export function checkChain(steps: readonly (ChainedStep & Seal)[], sign: Sign) {
  let end = CHAIN_START;
  let brokenAt: number | null = null;
  let isSealed = false;
  for (const step of steps) {
    const seq = end.seq + 1;
    const hash = hashOf(step, { seq, hash: end.hash }, sign);
    isSealed ||= step.seq !== null || step.hash !== null;
    if (isSealed && (step.seq !== seq || step.hash !== hash)) brokenAt ??= seq;
    end = { seq: step.seq ?? seq, hash: step.hash ?? hash };
  }
  if (isSealed && steps.at(-1)!.tip !== tipOf(end.hash, sign)) {
    brokenAt ??= end.seq + 1;
    end = { ...end, seq: end.seq + 1 };
  }
  return { brokenAt, end };
}

/** Seals the steps of documents in their order. */
export function sealSteps<Step extends ChainedStep>(steps: readonly Step[], sign: Sign): (Step & Seal)[] {
  const ends = new Map<string, ChainEnd>();
  const sealed = steps.map((step) => {
    const seal = sealOf(step, ends.get(step.documentId) ?? CHAIN_START, sign);
    ends.set(step.documentId, seal);
    return { ...step, ...seal };
  });
  return sealed.map((step) => ({ ...step, tip: ends.get(step.documentId)!.seq === step.seq ? step.tip : null }));
}

/** An array of texts and numbers has one JSON text only (RFC 8785). */
function hashOf(step: ChainedStep, { seq, hash }: ChainEnd, sign: Sign): string {
  const { documentTable, documentId, action, fromStatus, toStatus, remark, operator, operateTime, tenantId } = step;
  const document = [tenantId, documentTable, documentId];
  return sign(
    JSON.stringify(['step', hash, seq, ...document, action, fromStatus, toStatus, remark, operator, operateTime]),
  );
}

const tipOf = (hash: string, sign: Sign): string => sign(JSON.stringify(['last', hash]));
