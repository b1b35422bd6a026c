import { ApiError } from '@gezi/client/core';
import type { InputMembers } from '@gezi/domain';
import { checkFields, trimmed, type CheckWords, type FieldSpec, type Values } from './checkFields';

interface ServerCheckOptions {
  /** Mounted fields; keep the server's last answer for each. */
  specs: Map<string, FieldSpec>;
  members: InputMembers;
  words: CheckWords;
  valuesNow: () => Values;
  /** Stored values, which need no check. */
  storedValues: () => Values;
  /** Message for a refusal without one. */
  taken: string;
}

/** Checks of values that only the server can decide, e.g. whether a username is taken. */
export function serverChecks({ specs, members, words, valuesNow, storedValues, taken }: ServerCheckOptions) {
  return { checkAll, checkOne };

  /** Refusals by field, before a save. A check that fails does not block it: the server decides then. */
  async function checkAll(names: readonly string[]): Promise<Record<string, string>> {
    const answers = await Promise.all(
      names.map(async (name) => {
        const message = await request(name, new AbortController().signal).catch(() => undefined);
        return message === undefined ? [] : [[name, message] as const];
      }),
    );
    return Object.fromEntries(answers.flat());
  }

  /** The refusal for a field while the user types; asks only for an otherwise valid value. */
  async function checkOne(name: string, signal: AbortSignal): Promise<string | undefined> {
    const spec = specs.get(name);
    if (!spec) return undefined;
    const own = new Map([[name, { ...spec, serverAnswer: undefined }]]);
    return name in checkFields(own, members, trimmed(valuesNow(), specs), words) ? undefined : request(name, signal);
  }

  /** The server's refusal; requested once per value. */
  async function request(name: string, signal: AbortSignal): Promise<string | undefined> {
    const spec = specs.get(name);
    const value = trimmed(valuesNow(), specs)[name];
    if (!spec?.check || typeof value !== 'string' || !value || value === storedValues()[name]) return undefined;
    if (spec.serverAnswer?.value === value) return spec.serverAnswer.message;
    const message = await spec.check(value, signal).then(
      () => undefined,
      (error: unknown) => {
        if (!(error instanceof ApiError) || error.kind !== 'rejected') throw error;
        return error.message || taken;
      },
    );
    const now = specs.get(name);
    if (now) specs.set(name, { ...now, serverAnswer: { value, message } });
    return message;
  }
}
