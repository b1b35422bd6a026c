import { isIP } from 'node:net';
import { plainText, type SmtpSecurity } from '@gezi/domain';
import type { Config } from '../../platform/config/config';
import { texts } from '../../platform/texts';
import { mailPools } from './mailPools';
import { mailAddress } from './messageHost';
import type { OutgoingMessage } from './OutgoingMessage';
import { SendFailure } from './SendFailure';

export interface MailServer {
  host: string;
  port: number;
  security: SmtpSecurity;
  /** Absent: the server needs none. */
  user?: string | undefined;
  password?: string | undefined;
  sender: { name: string; address: string };
}

/** Milliseconds to connect, and to wait for an answer. */
const CONNECT = 10_000;
const ANSWER = 15_000;
/** Milliseconds for all of it; shorter than the lease of a message. */
const TOTAL = 30_000;

/** Sends e-mails by SMTP. @param ca certificate authorities; undefined: the public ones */
export function mailSender({ messageHosts }: Pick<Config, 'messageHosts'>, ca: readonly string[] | undefined) {
  const withTransport = mailPools();

  /** @throws {SendFailure} with the answer of the server */
  return async (server: MailServer, { id, receiver, title, content, priority }: OutgoingMessage): Promise<void> => {
    const { host, port, security, user, password, sender } = server;
    const settings = {
      // The address that was checked, so that the name cannot lead elsewhere meanwhile.
      host: await mailAddress(host, port, messageHosts),
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      tls: { ...(isIP(host) ? {} : { servername: host }), ...(ca && { ca: [...ca] }) },
      ...(user && { auth: { user, pass: password ?? '' } }),
      connectionTimeout: CONNECT,
      greetingTimeout: CONNECT,
      socketTimeout: ANSWER,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
    const signal = AbortSignal.timeout(TOTAL);
    try {
      await withTransport(settings, (transport) =>
        transport.sendMail({
          from: sender,
          // As an object, because text is parsed and may name several receivers.
          to: { name: '', address: receiver },
          subject: title,
          html: page(content),
          text: plainText(content),
          messageId: `<${id}@${domain}>`,
          headers: { 'auto-submitted': 'auto-generated' },
          ...(priority === 'H' && { priority: 'high' as const }),
          signal,
        }),
      );
    } catch (error) {
      throw signal.aborted ? new SendFailure(texts.channel.timeout, 'server') : failureOf(error as SmtpError);
    }
  };
}

interface SmtpError extends Error {
  code?: string;
  /** Answer of the server, e.g. `535 5.7.8 Authentication failed`. */
  response?: string;
  responseCode?: number;
}

function failureOf({ code, response, responseCode = 0, message }: SmtpError): SendFailure {
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutMessage) return new SendFailure(response ?? message, 'server');
  return new SendFailure(response ?? message, responseCode >= 500 ? 'final' : 'message');
}

const page = (content: string) =>
  `<!doctype html><html><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.6">${content}</body></html>`;
