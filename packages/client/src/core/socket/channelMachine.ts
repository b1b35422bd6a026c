import type { ChannelSettings } from './ChannelSettings';
import { reconnectDelay } from './reconnectDelay';

export type ChannelStatus = 'idle' | 'connecting' | 'open' | 'waiting' | 'stopped';
/**
 * Why a channel has ended: as asked, too many errors in a row, or the server will not have it: the token does not
 * count, the path or page is not the user's, or a newer connection for the same page has taken its place.
 */
export type StopReason = 'asked' | 'too-many-errors' | 'unauthorised' | 'forbidden' | 'replaced';

/** All there is to know of a channel; never changed, replaced as a whole. */
export interface ChannelState {
  readonly status: ChannelStatus;
  readonly stopReason?: StopReason;
  /** Errors since a connection last lasted. */
  readonly errors: number;
  /** Reconnections since then. */
  readonly attempt: number;
  /** Waiting to be sent, oldest first. */
  readonly queue: readonly string[];
  /** Sent in the running second. */
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

/** The server's close code for a token that is missing or no longer counts (contract, part 1 §7). */
export const CLOSE_UNAUTHORISED = 4401;
/** Close codes after which connecting again is of no use. */
const FINAL_CODES: Readonly<Record<number, StopReason>> = {
  [CLOSE_UNAUTHORISED]: 'unauthorised',
  4403: 'forbidden',
  4001: 'replaced',
};

export const IDLE_CHANNEL: ChannelState = { status: 'idle', errors: 0, attempt: 0, queue: [], sent: 0 };

/**
 * One step of a channel: what it becomes, and what must be done for it. Pure; time and network are the caller's.
 *
 * @param random 0 up to, not including, 1; for the jitter
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
      return state.status === 'stopped' ? same(state) : stop(state, 'asked');
    case 'opened':
      return state.status === 'connecting' ? opened(state, settings) : same(state);
    case 'message':
      return state.status === 'open' ? { state, effects: signOfLife(settings) } : same(state);
    case 'failed':
      return isConnected(state) ? failed(state, settings, random) : same(state);
    case 'closed': {
      const final = FINAL_CODES[event.code];
      // A browser may report an error first: the code still counts while the next attempt is awaited.
      if (final && isRunning(state)) return stop(state, final);
      return isConnected(state) ? reconnectLater(state, settings, random) : same(state);
    }
    case 'send':
      return flush({ ...state, queue: [...state.queue, event.text] }, settings);
    case 'due':
      return due(state, event.timer, settings, random);
  }
}

/** Connecting, open or about to connect again. */
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

/** The server has said something: no answer is owed, and a quiet channel is no longer quiet. */
function signOfLife({ heartbeat }: ChannelSettings): ChannelEffect[] {
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

/** Sends what waits, as far as the limit per second allows. */
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
