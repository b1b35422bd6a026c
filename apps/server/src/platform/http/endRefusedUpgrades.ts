import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection of an upgrade that was answered like any other request, e.g. refused. Node leaves that to the
 * listener of upgrades, and `@fastify/websocket` closes only those that got past the hooks added before its own. An open
 * one would keep the server from stopping. Call it before routes and hooks are added.
 */
export function endRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    // Set by Node; its types leave it out.
    if ((raw as { upgrade?: boolean }).upgrade) raw.socket.destroySoon();
  });
}
