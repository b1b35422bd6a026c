import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Parameters of a sign-in. */
interface SignIn {
  user: string;
  database: string;
  password: string;
}

const SSL_REQUEST = 80_877_103;
/** AuthenticationCleartextPassword. */
const ASK = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/**
 * A fake server that signs in clients like PostgreSQL, over a real socket: user `reader` with `password`, database `erp`.
 *
 * @param options.silent accepts connections and never answers
 */
export async function fakePostgres(password: string, { silent = false } = {}) {
  const signIns: SignIn[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (!silent) welcome(socket, password, signIns);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    signIns,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function welcome(socket: Socket, password: string, signIns: SignIn[]): void {
  let given: { user: string; database: string } | undefined;
  let waiting = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    // The first message has no type byte before its length.
    const head = given ? 1 : 0;
    if (waiting.length < head + 4) return;
    const length = head + waiting.readInt32BE(head);
    if (waiting.length < length) return;
    const message = waiting.subarray(head + 4, length);
    waiting = Buffer.from(waiting.subarray(length));
    if (given) {
      const said = message.subarray(0, -1).toString();
      signIns.push({ ...given, password: said });
      if (given.user !== 'reader' || said !== password) socket.end(fatal('28P01'));
      else if (given.database !== 'erp') socket.end(fatal('3D000'));
      else socket.write(WELCOME);
      return;
    }
    if (message.readInt32BE(0) === SSL_REQUEST) {
      socket.write('N');
      return;
    }
    const words = message.subarray(4).toString().split('\0');
    const of = (name: string) => words[words.indexOf(name) + 1] ?? '';
    given = { user: of('user'), database: of('database') };
    socket.write(ASK);
  });
}

function fatal(code: string): Buffer {
  const said = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mthe name of a secret table\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(said.length + 4);
  return Buffer.concat([Buffer.from('E'), length, said]);
}
