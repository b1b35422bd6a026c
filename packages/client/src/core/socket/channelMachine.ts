import type { ChannelSettings } from './ChannelSettings';
import { reconnectDelay } from './reconnectDelay';

export type ChannelStatus = 'idle' | 'connecting' | 'open' | 'waiting' | 'stopped';
/**
 * Why a channel has stopped: `stop` was called, too many consecutive errors, or the server refused: the token is
 * invalid, the page belongs to another user, or a newer connection for the same page replaced this one.
 */
export type StopReason = 'requested' | 'too-many-errors' | 'unauthorised' | 'forbidden' | 'replaced';

/** State of a channel: an immutable snapshot. */
export interface ChannelState {
  readonly status: ChannelStatus;
  readonly stopReason?: StopReason;
  /** Errors since the last stable connection. */
  readonly errors: number;
  /** Reconnections since the last stable connection. */
  readonly attempt: number;
  /** Messages waiting to be sent, oldest first. */
  readonly queue: readonly string[];
  /** Number of messages sent in the current second. */
  readonly sent: number;
}

export type ChannelTimer = 'heartbeat' | 'reply' | 'reconnect' | 'second' | 'settled';

export type ChannelEvent =
  | { type: 'start' }
  | { type: 'stop' }
  | { type: 'opened' }
  | { type: 'message' }
  | { type: 'failed' }
  | { type: 'closed'; code: number }
  | { type: 'due'; timer: ChannelTimer }
  | { type: 'send'; text: string };

export type ChannelEffect =
  | { type: 'connect' }
  | { type: 'disconnect' }
  | { type: 'transmit'; text: string }
  | { type: 'set'; timer: ChannelTimer; ms: number }
  | { type: 'clear'; timer: ChannelTimer };

export interface ChannelStep {
  state: ChannelState;
  effects: readonly ChannelEffect[];
}

/** Close code for a missing or invalid token (contract, part 1 §7). */
export const CLOSE_UNAUTHORISED = 4401;
/** Close codes after which the channel does not reconnect. */
const FINAL_CODES: Readonly<Record<number, StopReason>> = {
  [CLOSE_UNAUTHORISED]: 'unauthorised',
  4403: 'forbidden',
  4001: 'replaced',
};

export const IDLE_CHANNEL: ChannelState = { status: 'idle', errors: 0, attempt: 0, queue: [], sent: 0 };

/**
 * One transition of a channel: the next state and the effects to run. Pure: the caller runs timers and network.
 *
 * @param random number in [0, 1) for the jitter
 */
export function stepChannel(
  state: ChannelState,
  event: ChannelEvent,
  settings: ChannelSettings,
  random: number,
): ChannelStep {
  switch (event.type) {
    case 'start':
      return isRunning(state) ? same(state) : connect({ ...IDLE_CHANNEL, queue: state.queue });
    case 'stop':
      return state.status === 'stopped' ? same(state) : stop(state, 'requested');
    case 'opened':
      return state.status === 'connecting' ? opened(state, settings) : same(state);
    case 'message':
      return state.status === 'open' ? { state, effects: afterMessage(settings) } : same(state);
    case 'failed':
      return isConnected(state) ? failed(state, settings, random) : same(state);
    case 'closed': {
      const final = FINAL_CODES[event.code];
      // A browser may report an error first; the close code still applies while waiting to reconnect.
      if (final && isRunning(state)) return stop(state, final);
      return isConnected(state) ? reconnectLater(state, settings, random) : same(state);
    }
    case 'send':
      return flush({ ...state, queue: [...state.queue, event.text] }, settings);
    case 'due':
      return due(state, event.timer, settings, random);
  }
}

/** Connecting, open or waiting to reconnect. */
export const isRunning = ({ status }: ChannelState): boolean => status !== 'idle' && status !== 'stopped';
const isConnected = ({ status }: ChannelState): boolean => status === 'connecting' || status === 'open';

const same = (state: ChannelState): ChannelStep => ({ state, effects: [] });

const TIMERS: readonly ChannelTimer[] = ['heartbeat', 'reply', 'reconnect', 'second', 'settled'];
const clearTimers: readonly ChannelEffect[] = TIMERS.map((timer) => ({ type: 'clear', timer }));

function connect(state: ChannelState): ChannelStep {
  return { state: { ...state, status: 'connecting' }, effects: [{ type: 'connect' }] };
}

function opened(state: ChannelState, settings: ChannelSettings): ChannelStep {
  const ms = settings.heartbeat.everyMs;
  const sending = flush({ ...state, status: 'open', sent: 0 }, settings);
  return {
    state: sending.state,
    effects: [{ type: 'set', timer: 'heartbeat', ms }, { type: 'set', timer: 'settled', ms }, ...sending.effects],
  };
}

/** A message answers the heartbeat, and restarts the interval of a quiet channel. */
function afterMessage({ heartbeat }: ChannelSettings): ChannelEffect[] {
  const effects: ChannelEffect[] = [{ type: 'clear', timer: 'reply' }];
  if (heartbeat.onlyWhenQuiet) effects.push({ type: 'set', timer: 'heartbeat', ms: heartbeat.everyMs });
  return effects;
}

function failed(state: ChannelState, settings: ChannelSettings, random: number): ChannelStep {
  const counted = { ...state, errors: state.errors + 1 };
  const { maxErrors = Infinity } = settings.reconnect;
  return counted.errors > maxErrors ? stop(counted, 'too-many-errors') : reconnectLater(counted, settings, random);
}

function reconnectLater(state: ChannelState, { reconnect }: ChannelSettings, random: number): ChannelStep {
  const ms = reconnectDelay(reconnect.delayMs, state.attempt, random);
  return {
    state: { ...state, status: 'waiting', attempt: state.attempt + 1 },
    effects: [...clearTimers, { type: 'disconnect' }, { type: 'set', timer: 'reconnect', ms }],
  };
}

function stop(state: ChannelState, stopReason: StopReason): ChannelStep {
  return {
    state: { ...state, status: 'stopped', stopReason, queue: [] },
    effects: [...clearTimers, { type: 'disconnect' }],
  };
}

/** Sends waiting messages within the limit per second. */
function flush(state: ChannelState, { perSecond }: ChannelSettings): ChannelStep {
  const count = state.status === 'open' ? Math.min(state.queue.length, perSecond - state.sent) : 0;
  if (count <= 0) return same(state);
  const effects: ChannelEffect[] = state.queue.slice(0, count).map((text) => ({ type: 'transmit', text }));
  if (state.sent === 0) effects.push({ type: 'set', timer: 'second', ms: 1000 });
  return { state: { ...state, queue: state.queue.slice(count), sent: state.sent + count }, effects };
}

function due(state: ChannelState, timer: ChannelTimer, settings: ChannelSettings, random: number): ChannelStep {
  if (timer === 'reconnect') return state.status === 'waiting' ? connect(state) : same(state);
  if (state.status !== 'open') return same(state);
  const { text, everyMs, replyWithinMs } = settings.heartbeat;
  switch (timer) {
    case 'heartbeat': {
      const effects: ChannelEffect[] = [
        { type: 'transmit', text },
        { type: 'set', timer: 'heartbeat', ms: everyMs },
      ];
      if (replyWithinMs !== undefined) effects.push({ type: 'set', timer: 'reply', ms: replyWithinMs });
      return { state, effects };
    }
    case 'reply':
      return reconnectLater(state, settings, random);
    case 'second':
      return flush({ ...state, sent: 0 }, settings);
    case 'settled':
      return same({ ...state, errors: 0, attempt: 0 });
  }
}
