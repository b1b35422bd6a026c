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
 * The part of a browser's WebSocket that is used. `never` takes any handler: what a message event holds
 * is told by {@link SocketMessage} and {@link SocketClose}.
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

/** Where a channel lives; each default is the platform's, looked up when used. */
export interface SocketEnvironment {
  openSocket?: (url: string, protocols: string[]) => SocketLike;
  timers?: Timers;
  /** 0 up to, not including, 1. */
  random?: () => number;
}

export interface SocketAddress {
  url: string;
  /** Goes as subprotocol: browsers let a socket carry nothing else. */
  token: string;
}

export interface SocketChannelOptions extends SocketEnvironment {
  settings: ChannelSettings;
  /** Asked at each connection; undefined (nobody is signed in) stops the channel as `unauthorised`. */
  address: () => SocketAddress | undefined;
}

/** `queue-full` while there is no connection, `too-large` for the server, `stopped` before the start or after the end. */
export type SendRefusal = 'queue-full' | 'too-large' | 'stopped';

export interface SocketChannel {
  /** Connects, and from then on keeps connected. */
  start: () => void;
  /** Disconnects for good, until the next start; what waits is dropped. */
  stop: () => void;
  /** Sends now, or as soon as there is a connection and the limit per second allows. */
  send: (text: string) => Outcome<'sent' | 'queued', SendRefusal>;
  /** The same object until it changes. */
  state: () => ChannelState;
  /** Told of each change of the state. @returns stops listening */
  subscribe: (listener: () => void) => () => void;
  /** Told of each text that arrives. @returns stops listening */
  onText: (listener: (text: string) => void) => () => void;
}

/** Runs a channel: carries out what {@link stepChannel} asks for. */
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
    for (const effect of step.effects) carryOut(effect);
    if (state !== before) changes.notify();
  }

  function carryOut(effect: ChannelEffect) {
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
      // An address or token no socket can be made of.
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
