import { Type, type TObject, type TProperties, type TSchema } from 'typebox';
import { holders } from '../access';
import { endpoint, type Endpoint } from '../endpoint';
import { DateTime, Id, MaybeText } from '../fields';

/** Maximum characters of an opinion or a reason. */
export const MAX_WORDS = 500;

const Words = Type.Optional(MaybeText(MAX_WORDS));

/** Input of an action that only names the document. */
export const OnlyId = Type.Object({ id: Id });
/** Input of an action with an opinion; the lifecycle requires it. */
export const WithOpinion = Type.Object({ id: Id, opinion: Words });
/** Input of an action with a reason; the lifecycle requires it. */
export const WithReason = Type.Object({ id: Id, reason: Words });

/**
 * Endpoint of an action. The permission code has the name of the action (contract, part 1 §1.13).
 *
 * @param base e.g. `/purchase/purchasePlan`
 * @param resource e.g. `purchase:purchasePlan`
 */
export const actionOf =
  (base: string, resource: string) =>
  <Input extends TProperties, Result extends TSchema>(
    action: string,
    input: TObject<Input>,
    result: Result,
  ): Endpoint<TObject<Input>, Result> =>
    endpoint({ method: 'POST', path: `${base}/${action}`, access: holders(`${resource}:${action}`), input, result });

/** An entry of the timeline of a document, oldest first. */
export const TimelineEntry = Type.Object({
  time: DateTime,
  /** Real name; null for the system. */
  user: MaybeText(),
  /** Name of the action in the lifecycle. */
  action: MaybeText(64),
  action_dictText: MaybeText(),
  /** States before and after; `from` is null for the first entry. */
  from: MaybeText(4),
  from_dictText: MaybeText(),
  to: MaybeText(4),
  to_dictText: MaybeText(),
  /** Opinion or reason. */
  remark: MaybeText(2000),
});

/** An entry of the timeline with its place in the chain of hashes. */
export const HistoryEntry = Type.Object({
  ...TimelineEntry.properties,
  /** From 1. */
  seq: Type.Integer(),
  /** Null for a step from before the chain was introduced. */
  hash: MaybeText(64),
});

/** Timeline of a document (contract, part 3 §5.2), for callers who may see it. */
export const timelineOf = (base: string, resource: string) =>
  endpoint({
    method: 'GET',
    path: `${base}/timeline`,
    access: holders(`${resource}:list`),
    input: Type.Object({ id: Id }),
    result: Type.Array(TimelineEntry),
  });

/** Timeline of a document and the result of the check of its hashes. */
export const DocumentHistory = Type.Object({
  /** True if no step was changed, moved or removed. */
  intact: Type.Boolean(),
  /** `seq` of the first step that was changed or is missing. */
  brokenAt: Type.Union([Type.Integer(), Type.Null()]),
  /** True if every step has a hash, from the creation of the document on. */
  isSealed: Type.Boolean(),
  /** Oldest first. */
  entries: Type.Array(HistoryEntry),
});

/** History of a document, for callers who may see it. */
export const historyOf = (base: string, resource: string) =>
  endpoint({
    method: 'GET',
    path: `${base}/history`,
    access: holders(`${resource}:list`),
    input: Type.Object({ id: Id }),
    result: DocumentHistory,
  });

/** History of a document as a workbook. */
export const historyExportOf = (base: string, resource: string) =>
  endpoint({
    method: 'GET',
    alsoBy: ['POST'],
    path: `${base}/exportHistory`,
    access: holders(`${resource}:export`),
    input: Type.Object({ id: Id }),
    alsoByQuery: true,
    result: Type.Unknown(),
    answer: 'raw',
  });
