import { codes, type Envelope } from '@gezi/domain';
import type { Refusal } from './refusal';

/** Envelope of a successful call. */
export const success = <Result>(result: Result, message = ''): Envelope<Result> => ({
  success: true,
  message,
  code: codes.ok,
  result,
  timestamp: Date.now(),
});

export const failure = (refusal: Pick<Refusal, 'code' | 'message' | 'field'>): Envelope => ({
  success: false,
  message: refusal.message,
  code: refusal.code,
  result: null,
  timestamp: Date.now(),
  ...(refusal.field === undefined ? {} : { field: refusal.field }),
});

/** A result with a `message` for the envelope, where the contract asks for one. */
export class WithMessage<Result> {
  constructor(
    readonly message: string,
    readonly result: Result,
  ) {}
}
