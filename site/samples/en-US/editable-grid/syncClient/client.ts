import { createFakeServer, createSocketHub, signedInKit } from '@gezi/client/testing';
import { connect } from '../syncHub';

type Message = Parameters<ReturnType<typeof connect>['send']>[0];

// Sockets without a server: messages go to the hub of the example above, so that the three grids are one sheet.
const hub = createSocketHub({ answers: false });

function openSocket(url: string, protocols: string[]) {
  hub.openSocket(url, protocols);
  const socket = hub.last();
  const server = connect('Me');
  server.onMessage((message) => socket.receive(message));
  socket.onsent = (text) => {
    const message = JSON.parse(text) as Message;
    if (message.type === 'heart_beat') socket.receive({ type: 'heart_beat', data: true });
    else server.send(message);
  };
  return socket;
}

export const kit = { ...signedInKit(createFakeServer({})), sockets: { openSocket } };
