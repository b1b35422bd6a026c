import { codes, type Envelope } from '@gezi/domain';
import type { Refusal } from './refusal';

/** The answer to a call that went well. */
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

/** A result that comes with a message, where the contract puts something into `message`. */
export class WithMessage<Result> {
  constructor(
    readonly message: string,
    readonly result: Result,
  ) {}
}
