import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

const folder = join(import.meta.dirname, '../fixtures/mail-server');

/** Signs the certificate of {@link startMailServer}, for `localhost` and 127.0.0.1. */
export const MAIL_CA_FILE = join(folder, 'ca.pem');
export const MAIL_USER = 'gezi@example.com';
export const MAIL_PASSWORD = 'a quiet harbour';

/** Input of a mail channel that sends to the server of a test as fast as it takes mails. */
export const mailChannel = (smtpPort: number) => ({
  channelName: '公司邮箱',
  channelType: 'mail',
  smtpHost: 'localhost',
  smtpPort,
  smtpSecurity: 'starttls',
  smtpUser: MAIL_USER,
  senderAddress: MAIL_USER,
  senderName: '采购平台',
  secret: MAIL_PASSWORD,
  perMinute: 10_000,
  receiverPerMinute: 1000,
});

export interface TestMailServer {
  port: number;
  /** Accepted mails, in order. */
  mails: readonly ParsedMail[];
  /** How each mail came: over TLS, and as which user. */
  sessions: readonly { secure: boolean; user: string | undefined }[];
  /** Ids of the connections that mails came over. */
  connections: ReadonlySet<string>;
  close(): Promise<void>;
}

/** A real SMTP server that requires STARTTLS and a password. @param port default any free one */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const mails: ParsedMail[] = [];
  const sessions: { secure: boolean; user: string | undefined }[] = [];
  const connections = new Set<string>();
  const server = new SMTPServer({
    key: readFileSync(join(folder, 'key.pem')),
    cert: readFileSync(join(folder, 'cert.pem')),
    onAuth({ username, password }, _session, done) {
      if (username === MAIL_USER && password === MAIL_PASSWORD) done(null, { user: username });
      else done(Object.assign(new Error('5.7.8 Authentication failed'), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, done) {
      if (!address.startsWith('nobody@')) done();
      else done(Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }));
    },
    async onData(stream, { id, secure, user }, done) {
      connections.add(id);
      // A mail whose connection is lost does not arrive.
      const mail = await simpleParser(stream).catch(() => undefined);
      if (mail) {
        mails.push(mail);
        sessions.push({ secure, user: user as string | undefined });
      }
      done();
    },
    // Milliseconds that kept connections of the sender may delay the end.
    closeTimeout: 200,
    ...options,
  });
  server.on('error', () => {
    // Clients that break off, e.g. because they do not trust the certificate.
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    sessions,
    connections,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
