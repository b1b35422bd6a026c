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
    { value: '1', text: '公开招标' },
    { value: '2', text: '询价' },
  ],
};

/** 组件需要的接口按同一种信封回答，用任何语言都可以实现。 */
export function respond(method: string, path: string): Answer {
  const dictionary = /^\/api\/sys\/dict\/getDictItems\/([^/]+)$/.exec(path);
  if (method === 'GET' && dictionary) {
    const items = DICTIONARIES[decodeURIComponent(dictionary[1]!)];
    return items ? answer(items) : refuse('没有这个字典');
  }
  return refuse('没有这个接口');
}

export const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(respond(request.method ?? 'GET', pathname)));
});

respond('GET', '/api/sys/dict/getDictItems/none').message; // → '没有这个字典'
