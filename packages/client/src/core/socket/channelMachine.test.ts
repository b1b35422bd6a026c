import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHEET_SETTINGS, NOTICE_SETTINGS, type ChannelSettings } from './ChannelSettings';
import { IDLE_CHANNEL, stepChannel, type ChannelEffect, type ChannelEvent, type ChannelState } from './channelMachine';
import { reconnectDelay } from './reconnectDelay';

/** Runs events one after the other; returns the last state and all effects of the last event. */
function run(settings: ChannelSettings, events: readonly ChannelEvent[], random = 0) {
  let step = { state: IDLE_CHANNEL, effects: [] as readonly object[] };
  for (const event of events) step = stepChannel(step.state, event, settings, random);
  return step;
}
const START: ChannelEvent = { type: 'start' };
const OPENED: ChannelEvent = { type: 'opened' };
const FAILED: ChannelEvent = { type: 'failed' };
const closed = (code: number): ChannelEvent => ({ type: 'closed', code });
const due = (timer: 'heartbeat' | 'reply' | 'reconnect' | 'second' | 'settled'): ChannelEvent => ({
  type: 'due',
  timer,
});
const send = (text: string): ChannelEvent => ({ type: 'send', text });

describe('sheet channel', () => {
  test('sends a heartbeat every 10 s and waits 6 s for an answer', () => {
    expect(run(SHEET_SETTINGS, [START, OPENED]).effects).toEqual([
      { type: 'set', timer: 'heartbeat', ms: 10_000 },
      { type: 'set', timer: 'settled', ms: 10_000 },
    ]);
    expect(run(SHEET_SETTINGS, [START, OPENED, due('heartbeat')]).effects).toEqual([
      { type: 'transmit', text: '{"type":"heart_beat","data":""}' },
      { type: 'set', timer: 'heartbeat', ms: 10_000 },
      { type: 'set', timer: 'reply', ms: 6_000 },
    ]);
    expect(run(SHEET_SETTINGS, [START, OPENED, due('heartbeat'), { type: 'message' }]).effects).toEqual([
      { type: 'clear', timer: 'reply' },
    ]);
  });

  test.each([
    ['no answer', [START, OPENED, due('heartbeat'), due('reply')]],
    ['an error', [START, OPENED, FAILED]],
    ['a close', [START, OPENED, closed(1006)]],
    ['no connection', [START, FAILED]],
  ] as [string, ChannelEvent[]][])('after %s it connects again in 5 s', (_, events) => {
    const { state, effects } = run(SHEET_SETTINGS, events);
    expect(state.status).toBe('waiting');
    expect(effects).toContainEqual({ type: 'disconnect' });
    expect(effects.at(-1)).toEqual({ type: 'set', timer: 'reconnect', ms: 5_000 });
    expect(run(SHEET_SETTINGS, [...events, due('reconnect')]).effects).toEqual([{ type: 'connect' }]);
  });

  test('reconnects without limit', () => {
    const events = Array.from({ length: 100 }, () => [FAILED, closed(1006), due('reconnect')]).flat();
    expect(run(SHEET_SETTINGS, [START, ...events]).state.status).toBe('connecting');
  });
});

describe('notice channel', () => {
  test('sends HeartBeat after 20 s without a message', () => {
    expect(run(NOTICE_SETTINGS, [START, OPENED, due('heartbeat')]).effects).toEqual([
      { type: 'transmit', text: 'HeartBeat' },
      { type: 'set', timer: 'heartbeat', ms: 20_000 },
    ]);
    expect(run(NOTICE_SETTINGS, [START, OPENED, { type: 'message' }]).effects).toContainEqual({
      type: 'set',
      timer: 'heartbeat',
      ms: 20_000,
    });
  });

  test('reconnects after 20 s and stops at the sixth consecutive error', () => {
    const oneError: ChannelEvent[] = [FAILED, closed(1006), due('reconnect')];
    const five = [START, ...oneError, ...oneError, ...oneError, ...oneError, ...oneError];
    expect(run(NOTICE_SETTINGS, five.slice(0, -1)).state).toMatchObject({ status: 'waiting', errors: 5 });
    const sixth = run(NOTICE_SETTINGS, [...five, FAILED]);
    expect(sixth.state).toMatchObject({ status: 'stopped', stopReason: 'too-many-errors' });
    expect(run(NOTICE_SETTINGS, [START, FAILED]).effects.at(-1)).toEqual({
      type: 'set',
      timer: 'reconnect',
      ms: 20_000,
    });
  });

  test('a close without an error does not count as an error', () => {
    const events = Array.from({ length: 20 }, () => [OPENED, closed(1000), due('reconnect')]).flat();
    expect(run(NOTICE_SETTINGS, [START, ...events]).state).toMatchObject({ status: 'connecting', errors: 0 });
  });

  test('a stable connection resets the error count', () => {
    const { state } = run(NOTICE_SETTINGS, [START, FAILED, due('reconnect'), OPENED, due('settled')]);
    expect(state).toMatchObject({ errors: 0, attempt: 0 });
  });
});

describe('final close codes', () => {
  test.each([
    ['token refused', [START, OPENED, closed(4401)], 'unauthorised'],
    ['token refused, told after an error', [START, FAILED, closed(4401)], 'unauthorised'],
    ['page of another', [START, OPENED, closed(4403)], 'forbidden'],
    ['a newer connection', [START, OPENED, closed(4001)], 'replaced'],
  ] as [string, ChannelEvent[], string][])('ends the channel: %s', (_, events, stopReason) => {
    expect(run(SHEET_SETTINGS, events).state).toMatchObject({ status: 'stopped', stopReason });
    expect(run(SHEET_SETTINGS, [...events, due('reconnect')]).effects).toEqual([]);
    expect(run(SHEET_SETTINGS, [...events, START]).effects).toEqual([{ type: 'connect' }]);
  });
});

describe('sending', () => {
  test('sends at once when open, otherwise queues in order', () => {
    expect(run(SHEET_SETTINGS, [START, OPENED, send('a')]).effects[0]).toEqual({ type: 'transmit', text: 'a' });
    const { state, effects } = run(SHEET_SETTINGS, [START, send('a'), send('b'), OPENED]);
    expect(effects.slice(2)).toEqual([
      { type: 'transmit', text: 'a' },
      { type: 'transmit', text: 'b' },
      { type: 'set', timer: 'second', ms: 1000 },
    ]);
    expect(state.queue).toEqual([]);
  });

  test('sends at most 40 messages per second', () => {
    const many = Array.from({ length: 90 }, (_, index) => send(String(index)));
    const transmitted = (effects: readonly object[]) => effects.filter((one) => 'text' in one).length;
    const first = run(SHEET_SETTINGS, [START, ...many, OPENED]);
    expect(transmitted(first.effects)).toBe(40);
    const second = stepChannel(first.state, due('second'), SHEET_SETTINGS, 0);
    expect(transmitted(second.effects)).toBe(40);
    const third = stepChannel(second.state, due('second'), SHEET_SETTINGS, 0);
    expect(transmitted(third.effects)).toBe(10);
  });

  test('stop drops queued messages', () => {
    expect(run(SHEET_SETTINGS, [START, send('a'), { type: 'stop' }]).state).toMatchObject({
      status: 'stopped',
      stopReason: 'requested',
      queue: [],
    });
  });
});

describe('properties', () => {
  const anyEvent = fc.oneof(
    fc.constantFrom<ChannelEvent>(START, { type: 'stop' }, OPENED, { type: 'message' }, FAILED),
    fc.constantFrom(1000, 1001, 1006, 1008, 4001, 4401, 4403).map(closed),
    fc.constantFrom('heartbeat', 'reply', 'reconnect', 'second', 'settled').map((timer) => due(timer as 'reply')),
    fc.string({ maxLength: 3 }).map(send),
  );
  const settings = fc.constantFrom(SHEET_SETTINGS, NOTICE_SETTINGS);

  test('sends nothing without a connection, opens none twice, reopens none too early', () => {
    const random = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(settings, fc.array(anyEvent, { maxLength: 60 }), random, (kind, events, chance) => {
        let state: ChannelState = IDLE_CHANNEL;
        for (const event of events) {
          const step = stepChannel(state, event, kind, chance);
          expect(step.effects.filter((effect) => isWrong(effect, state, step.state, kind))).toEqual([]);
          expect(step.state.sent).toBeLessThanOrEqual(kind.perSecond);
          state = step.state;
        }
      }),
      { numRuns: 1000 },
    );
  });

  function isWrong(effect: ChannelEffect, before: ChannelState, after: ChannelState, kind: ChannelSettings): boolean {
    if (effect.type === 'transmit') return after.status !== 'open';
    if (effect.type === 'connect') return before.status === 'connecting' || before.status === 'open';
    if (effect.type !== 'set' || effect.timer !== 'reconnect') return false;
    return effect.ms < kind.reconnect.delayMs || effect.ms > kind.reconnect.delayMs + 30_000;
  }
});

test.each([
  [5_000, 0, 0, 5_000],
  [5_000, 0, 0.999, 5_999],
  [5_000, 1, 0.999, 6_998],
  [5_000, 20, 0.5, 20_000],
  [20_000, 0, 0.5, 22_000],
  [20_000, 1000, 0.999, 49_970],
])('%d ms, attempt %d, random %d → %d ms', (delay, attempt, random, ms) => {
  expect(reconnectDelay(delay, attempt, random)).toBe(ms);
});
