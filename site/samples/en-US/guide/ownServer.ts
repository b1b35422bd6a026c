import { createServer } from 'node:http';

interface Answer {
  success: boolean;
  code: number;
  message: string;
  result: unknown;
}

const answer = (result: unknown): Answer => ({ success: true, code: 200, message: '', result });
const refuse = (message: string): Answer => ({ success: false, code: 500, message, result: null });

const DICTIONARIES: Record<string, { value: string; text: string }[]> = {
  buy_type: [
    { value: '1', text: 'Open tender' },
    { value: '2', text: 'Inquiry' },
  ],
};

/** The calls of the components are answered in one envelope, in a language of your choice. */
export function respond(method: string, path: string): Answer {
  const dictionary = /^\/api\/sys\/dict\/getDictItems\/([^/]+)$/.exec(path);
  if (method === 'GET' && dictionary) {
    const items = DICTIONARIES[decodeURIComponent(dictionary[1]!)];
    return items ? answer(items) : refuse('There is no such dictionary');
  }
  return refuse('There is no such call');
}

export const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(respond(request.method ?? 'GET', pathname)));
});

respond('GET', '/api/sys/dict/getDictItems/none').message; // → 'There is no such dictionary'
