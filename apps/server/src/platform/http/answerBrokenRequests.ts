import type { Socket } from 'node:net';
import { codes } from '@gezi/domain';
import { texts } from '../texts';
import { failure } from './envelope';

const ANSWERS: Readonly<Record<string, readonly [status: string, message: () => string]>> = {
  HPE_HEADER_OVERFLOW: ['413 Payload Too Large', () => texts.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', () => texts.slowBody],
};

/** Milliseconds the client has to read the answer before its socket is destroyed. */
const LINGER = 1_000;

/**
 * Answers requests that fail before routing: invalid HTTP, oversized headers, timeouts. The socket is destroyed soon
 * after, also when the client keeps sending.
 */
export function answerBrokenRequests(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = ANSWERS[error.code ?? ''] ?? ['400 Bad Request', () => texts.unreadable];
  const body = JSON.stringify(failure({ code: codes.refused, message: message() }));
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
}
