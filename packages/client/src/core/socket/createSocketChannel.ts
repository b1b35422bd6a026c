import { systemTimers, type Timers } from '../kit/longTimer';
import { listenerSet } from '../kit/listenerSet';
import type { Outcome } from '../kit/Outcome';
import type { ChannelSettings } from './ChannelSettings';
import {
  CLOSE_UNAUTHORISED,
  IDLE_CHANNEL,
  isRunning,
  stepChannel,
  type ChannelEffect,
  type ChannelEvent,
  type ChannelState,
  type ChannelTimer,
} from './channelMachine';

/**
 * The part of `WebSocket` that is used. `never` accepts any handler; the events are {@link SocketMessage} and
 * {@link SocketClose}.
 */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

export interface SocketMessage {
  data: unknown;
}
export interface SocketClose {
  code: number;
}

/** What a channel needs from its platform; each default is the platform's own. */
export interface SocketEnvironment {
  openSocket?: (url: string, protocols: string[]) => SocketLike;
  timers?: Timers;
  /** Returns a number in [0, 1); default `Math.random`. */
  random?: () => number;
}

export interface SocketAddress {
  url: string;
  /** Sent as subprotocol: a browser lets a socket send no headers. */
  token: string;
}

export interface SocketChannelOptions extends SocketEnvironment {
  settings: ChannelSettings;
  /** Called at each connection; undefined (no user is signed in) stops the channel as `unauthorised`. */
  address: () => SocketAddress | undefined;
}

/** `queue-full`: too many messages wait; `too-large`: above `maxBytes`; `stopped`: not started, or stopped. */
export type SendRefusal = 'queue-full' | 'too-large' | 'stopped';

export interface SocketChannel {
  /** Connects, and reconnects when the connection is lost. */
  start: () => void;
  /** Disconnects until the next `start` and drops waiting messages. */
  stop: () => void;
  /** Sends a message, or queues it until there is a connection and the limit per second allows it. */
  send: (text: string) => Outcome<'sent' | 'queued', SendRefusal>;
  /** The current state; the same object until it changes. */
  state: () => ChannelState;
  /** Calls the listener when the state changes. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
  /** Calls the listener for each text message. @returns a function that unsubscribes */
  onText: (listener: (text: string) => void) => () => void;
}

/** Creates a channel that keeps its connection alive. {@link stepChannel} decides, this function runs its effects. */
export function createSocketChannel(options: SocketChannelOptions): SocketChannel {
  const { settings, timers = systemTimers, random = Math.random, openSocket = openPlatformSocket } = options;
  const changes = listenerSet();
  const texts = listenerSet<[text: string]>();
  const running = new Map<ChannelTimer, unknown>();
  let state = IDLE_CHANNEL;
  let socket: SocketLike | undefined;

  function dispatch(event: ChannelEvent) {
    const before = state;
    const step = stepChannel(state, event, settings, random());
    state = step.state;
    for (const effect of step.effects) runEffect(effect);
    if (state !== before) changes.notify();
  }

  function runEffect(effect: ChannelEffect) {
    switch (effect.type) {
      case 'connect':
        return connect();
      case 'disconnect':
        return socket?.close();
      case 'transmit':
        return socket?.send(effect.text);
      case 'set':
        timers.clear(running.get(effect.timer));
        running.set(
          effect.timer,
          timers.set(() => dispatch({ type: 'due', timer: effect.timer }), effect.ms),
        );
        return;
      case 'clear':
        timers.clear(running.get(effect.timer));
        running.delete(effect.timer);
    }
  }

  function connect() {
    if (socket) socket.onopen = socket.onmessage = socket.onerror = socket.onclose = null;
    socket = undefined;
    const address = options.address();
    if (!address) return dispatch({ type: 'closed', code: CLOSE_UNAUTHORISED });
    try {
      socket = openSocket(address.url, [address.token]);
    } catch {
      // The URL or the token is invalid.
      return dispatch({ type: 'failed' });
    }
    socket.onopen = () => dispatch({ type: 'opened' });
    socket.onerror = () => dispatch({ type: 'failed' });
    socket.onclose = ({ code }: SocketClose) => dispatch({ type: 'closed', code });
    socket.onmessage = ({ data }: SocketMessage) => {
      const isOpen = state.status === 'open';
      dispatch({ type: 'message' });
      if (isOpen && typeof data === 'string') texts.notify(data);
    };
  }

  return {
    start: () => dispatch({ type: 'start' }),
    stop: () => dispatch({ type: 'stop' }),
    send(text) {
      if (!isRunning(state)) return { ok: false, reason: 'stopped' };
      if (new TextEncoder().encode(text).length > settings.maxBytes) return { ok: false, reason: 'too-large' };
      if (state.queue.length >= settings.queueLimit) return { ok: false, reason: 'queue-full' };
      const waiting = state.queue.length;
      dispatch({ type: 'send', text });
      return { ok: true, value: state.queue.length > waiting ? 'queued' : 'sent' };
    },
    state: () => state,
    subscribe: changes.subscribe,
    onText: texts.subscribe,
  };
}

const openPlatformSocket = (url: string, protocols: string[]): SocketLike => new WebSocket(url, protocols);
