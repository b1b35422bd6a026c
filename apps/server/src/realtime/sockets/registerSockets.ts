import { randomUUID } from 'node:crypto';
import { anyone } from '@gezi/domain';
import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { describeFault } from '../../platform/http/describeFault';
import { forbidden, unknownPath } from '../../platform/http/refusal';
import type { RealtimeServices } from '../RealtimeServices';
import { texts } from '../../platform/texts';
import { admitSocket } from './admitSocket';
import { cacheVersions } from './cacheVersions';
import { changeSockets } from './changeSockets';
import { closeCodes } from './closeCodes';
import { endSocket } from './endSocket';
import { gridSockets } from './gridSockets';
import { listenToBus } from './listenToBus';
import { livePages } from './livePages';
import { originAllowed } from '../../platform/http/originAllowed';
import { readPageId } from './pageRight';
import { perSecond } from './perSecond';
import { channels, sendText, socketRegistry, type Member } from './socketRegistry';
import { watchRights } from './watchRights';

/** Maximum bytes per message, and messages per second. */
const MAX_MESSAGE = 256 * 1024;
const MAX_PER_SECOND = 50;
/** Maximum messages, and bytes per message, before the token is checked. A client that sends more is disconnected. */
const MAX_EARLY = 16;
const MAX_EARLY_BYTES = 4096;
/** Milliseconds between checks of all open sockets, because sessions expire and the database may be changed directly. */
const SWEEP_INTERVAL = 15_000;
const HEARTBEATS = new Set(['HeartBeat', 'ping', 'heartcheck']);
const HEARTBEAT_ANSWER = JSON.stringify({ cmd: 'heartcheck' });

/** Purpose of a socket and the handling of its messages. */
interface Channel extends Pick<Member, 'channel' | 'pageId'> {
  onText: (member: Member, text: string) => void;
  /** Called once the socket is admitted. */
  onOpen?: (member: Member) => Promise<void>;
}

/**
 * Registers the two sockets of the contract (part 1 §7), notices and the grid sync of a page, and our own one, which
 * notifies open clients of changed permissions, departments and dictionaries.
 */
export async function registerSockets(app: FastifyInstance, services: RealtimeServices): Promise<void> {
  const { config, bus, sessions, clock, pageKinds, pages, gauges } = services;
  const registry = socketRegistry();
  gauges.push({
    name: 'gezi.sockets.open',
    description: 'Open sockets of this server',
    unit: '{socket}',
    read: () =>
      channels.map((channel) => ({
        value: registry.filter((member) => member.channel === channel).length,
        labels: { channel },
      })),
  });
  const grids = gridSockets({ store: pages, bus, registry, kinds: pageKinds, logError });
  const recheck = watchRights({ sessions, pageKinds, registry, rightChanged: grids.rightChanged, logError });
  const versions = cacheVersions(services);
  const changes = changeSockets({ bus, registry, versions, logError });
  const live = livePages({ registry, kinds: pageKinds, logError });
  const stops = [
    listenToBus(bus, registry, recheck),
    bus.subscribe(grids.onBusMessage),
    bus.subscribe(live.onBusMessage),
    versions.stop,
    changes.stop,
  ];
  const sweep = setInterval(() => recheck(registry.filter(() => true)), SWEEP_INTERVAL);
  sweep.unref();
  /** Counts changes of sessions and rights, to recheck sockets that were being admitted meanwhile. */
  let rightChanges = 0;
  const stopCounting = bus.subscribe(({ kind }) => {
    if (kind === 'session-ended' || kind === 'rights-changed') rightChanges += 1;
  });

  await app.register(fastifyWebsocket, {
    options: {
      maxPayload: MAX_MESSAGE,
      perMessageDeflate: false,
      // Browsers drop a connection that does not echo the requested protocol, which is the token.
      handleProtocols: (protocols) => protocols.values().next().value ?? false,
    },
    // An error of a socket, e.g. a too large message, only ends that socket.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose(done) {
      clearInterval(sweep);
      for (const stop of stops) stop();
      stopCounting();
      registry.close(closeCodes.goingAway, 'server stops', () => true);
      done();
    },
  });

  const allowed = { mode: config.mode, publicOrigins: [...config.publicOrigins, ...config.origins] };
  const route = {
    method: 'GET',
    config: { access: anyone },
    preValidation: async ({ headers }: FastifyRequest) => {
      if (!originAllowed(headers.origin, headers.host, allowed)) throw forbidden(texts.foreignOrigin);
    },
    // There is no answer without an upgrade.
    handler: async () => {
      throw unknownPath();
    },
  } as const;
  // With and without the base path (contract, part 1 §7).
  for (const base of ['/api', '']) {
    app.route({
      ...route,
      url: `${base}/websocket/:userId`,
      wsHandler: (socket, request) => open(socket, request, { channel: 'notices', onText: answerHeartbeat }),
    });
    app.route({
      ...route,
      url: `${base}/changeSocket/:userId`,
      wsHandler: (socket, request) =>
        open(socket, request, { channel: 'changes', onText: answerHeartbeat, onOpen: changes.welcome }),
    });
    app.route({
      ...route,
      url: `${base}/vxeSocket/:userId/:pageId`,
      wsHandler: (socket, request) =>
        open(socket, request, {
          channel: 'grid',
          pageId: (request.params as { pageId: string }).pageId,
          onText: grids.onText,
          onOpen: live.welcome,
        }),
    });
  }

  /** Admits a socket. Messages that arrive before the token is checked are queued. */
  function open(socket: WebSocket, request: FastifyRequest, { channel, pageId, onText, onOpen }: Channel) {
    const early: string[] = [];
    let member: Member | undefined;
    const isWithinLimit = perSecond(MAX_PER_SECOND, clock);
    socket.on('message', (data: RawData, isBinary: boolean) => {
      if (!isWithinLimit()) return endSocket(socket, closeCodes.policy, 'too many messages');
      if (isBinary) return;
      // `ws` delivers a text message as one buffer.
      const text = (data as Buffer).toString();
      if (member) onText(member, text);
      else if (early.length < MAX_EARLY && text.length <= MAX_EARLY_BYTES) early.push(text);
      else endSocket(socket, closeCodes.policy, 'too early');
    });
    // Not the time of admission: an older socket that is admitted later must not replace a newer one.
    const openedAt = clock();
    const changesBefore = rightChanges;
    admitSocket(request, pageId, sessions, pageKinds).then(
      (user) => {
        if (typeof user === 'number') return endSocket(socket, user);
        // The client may have disconnected meanwhile.
        if (socket.readyState !== socket.OPEN) return;
        member = { ...user, id: randomUUID(), openedAt, socket, channel, pageId };
        registry.add(member);
        if (rightChanges !== changesBefore) recheck([member]);
        if (pageId !== undefined && !readPageId(pageId, pageKinds)?.kind?.live) replaceOlder(member, pageId);
        for (const text of early) onText(member, text);
        onOpen?.(member).catch(logError);
      },
      (error: unknown) => {
        logError(error);
        endSocket(socket, closeCodes.fault);
      },
    );
  }

  function logError(error: unknown) {
    app.log.error({ fault: describeFault(error) }, 'fault of a socket');
  }

  /** Closes older connections of the user to the page, on all servers. */
  function replaceOlder({ id, userId, tenantId, openedAt }: Member, pageId: string) {
    bus.publish({ kind: 'page-opened', userId, tenantId, pageId, socketId: id, at: openedAt });
  }

  function answerHeartbeat({ socket }: Member, text: string) {
    if (HEARTBEATS.has(text)) sendText(socket, HEARTBEAT_ANSWER);
  }
}
