import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { requestContext } from '../kit/requestContext';
import { currentLanguage } from '../texts';
import { registerErrorAnswers } from './answerErrors';
import { HandlerTimeoutError, limitHandlerTime } from './limitHandlerTime';
import { registerRequestContext } from './registerRequestContext';

const app = fastify();
registerRequestContext(app);
limitHandlerTime(app, 50);
registerErrorAnswers(app);
/** Resolves to the error of `expectInTime` at the end of the handler. */
let ended: Promise<unknown> = Promise.resolve();
app.post('/wait/:milliseconds', (request) => {
  const work = async () => {
    await new Promise((resolve) =>
      setTimeout(resolve, Number((request.params as { milliseconds: string }).milliseconds)),
    );
    requestContext()!.expectInTime!();
    return currentLanguage();
  };
  const working = work();
  ended = working.catch((error: unknown) => error);
  return working;
});
afterAll(() => app.close());

test('a handler knows its language, and whether its request was answered with a timeout', async () => {
  const post = (milliseconds: number) =>
    app.inject({ method: 'POST', url: `/wait/${milliseconds}`, headers: { 'accept-language': 'en' } });
  expect((await post(0)).payload).toBe('en-US');
  expect((await post(100)).statusCode).toBe(503);
  expect(await ended).toBeInstanceOf(HandlerTimeoutError);
});
